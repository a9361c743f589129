/// The scope in which each rule was observed, read from the fixtures by the conformance tests: on a device of the class, with
/// the major version of the OS, an observed value would differ if the rule gave another result.
///
/// `RECORD_GOLDEN=1 swift test --filter RuleSightingsTests` rewrites this file.
package enum RuleSightings {
    /// The scopes by the rule's id; rules that were never observed are missing.
    package static let scopes: [String: Scope] = {
        var scopes: [String: Scope] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: " ")
            var places: [Scope.Place] = []
            var deviceClass: DeviceClass?
            for part in parts.dropFirst() {
                if let major = Int(part), let deviceClass {
                    places.append(Scope.Place(deviceClass, major))
                } else {
                    deviceClass = DeviceClass(rawValue: String(part))
                }
            }
            scopes[String(parts[0])] = Scope(places)
        }
        return scopes
    }()

    private static let table = """
        status-bar.visibility homeButtonPhone 8 10 11 13 14 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 mac 12
        status-bar.height homeButtonPhone 7 11 sensorHousingPhone 11 13 17 26 foldingPhone 27 pad 15
        status-bar.overlap homeButtonPhone 7 8 9 10 11 12 13 14 15 16 sensorHousingPhone 11 12 13 14 15 16 17 26 pad 8 9 11 12 13 14 15 26 27 mac 12
        status-bar.hidden-inset homeButtonPhone 26 pad 26
        status-bar.in-call homeButtonPhone 11
        navigation-bar.height homeButtonPhone 7 8 9 10 11 12 13 15 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 8 9 12 13 14 15 26
        navigation-bar.position homeButtonPhone 7 8 9 10 11 12 13 15 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 8 9 12 13 14 15 26
        navigation-bar.sheet-height homeButtonPhone 13 15 sensorHousingPhone 14 pad 15
        navigation-bar.sheet-distance sensorHousingPhone 26
        navigation-bar.below-grabber sensorHousingPhone 26 27
        navigation-bar.large-title homeButtonPhone 12 13 26 sensorHousingPhone 12 13 17 18 26 27 pad 12 26
        navigation-bar.large-title.scrolled homeButtonPhone 26
        navigation-bar.large-title.text-size homeButtonPhone 26
        navigation-bar.prompt homeButtonPhone 11
        navigation-bar.search-bar homeButtonPhone 26 sensorHousingPhone 13 17 26
        tab-bar.height homeButtonPhone 7 8 9 10 11 12 13 14 26 27 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 9 11 12 13 17 26
        tab-bar.strip pad 26
        toolbar.height homeButtonPhone 9 11 26 sensorHousingPhone 11 26 27 foldingPhone 27 pad 12 26
        toolbar.sides sensorHousingPhone 26
        toolbar.above-tab-bar homeButtonPhone 11
        toolbar.gap-above-tab-bar sensorHousingPhone 11
        vertical-bar.column foldingPhone 27
        vertical-bar.status-bar foldingPhone 27
        vertical-bar.status-bar-height foldingPhone 27
        vertical-bar.margin foldingPhone 27
        vertical-bar.navigation-bar foldingPhone 27
        vertical-bar.tab-bar foldingPhone 27
        vertical-bar.toolbar foldingPhone 27
        vertical-bar.disabled foldingPhone 27
        vertical-bar.half foldingPhone 27
        reserved-regions.division foldingPhone 27
        reserved-regions.division-margins foldingPhone 27
        reserved-regions.camera foldingPhone 27
        reserved-regions.status-items foldingPhone 27
        reserved-regions.part-in-window foldingPhone 27
        reserved-regions.in-view foldingPhone 27
        presentation.sheet homeButtonPhone 13 15 16 26 sensorHousingPhone 15 16 26 27 pad 15
        presentation.page-sheet pad 12 15 26 27
        presentation.form-sheet pad 12 15 18 26
        presentation.form-sheet-size pad 12 15
        presentation.form-sheet-size-by-screen pad 18 26
        presentation.form-sheet-top pad 26
        presentation.detent sensorHousingPhone 16 26 27
        presentation.floating-sheet sensorHousingPhone 26 27
        presentation.small-sheet sensorHousingPhone 26
        presentation.lowest-sheet sensorHousingPhone 26
        presentation.folding-sheet foldingPhone 27
        presentation.folding-sheet-on-a-half foldingPhone 27
        presentation.folding-sheet-disputed foldingPhone 27
        presentation.folding-sheet-bar foldingPhone 27
        presentation.popover pad 12 15 26
        presentation.popover-arrow pad 12 15 26
        presentation.popover-aside pad 12
        split-view.collapsed homeButtonPhone 26 sensorHousingPhone 26 pad 15
        split-view.tiled-columns pad 12 14 15 26
        split-view.double-column pad 14 15
        split-view.floating-sidebar sensorHousingPhone 26 pad 26
        arrangement.split foldingPhone 27
        arrangement.primary-alone foldingPhone 27
        arrangement.fold foldingPhone 27
        arrangement.overlay foldingPhone 27
        view-frame.root-view homeButtonPhone 7 8 9 10 11 12 13 15 16 26 27 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 8 9 11 12 14 15 17 26 27
        view-frame.contained-container homeButtonPhone 8 9 10 11 13 26 sensorHousingPhone 11 12 13 14 15 26 27 foldingPhone 27 pad 9 26
        view-frame.extended-layout homeButtonPhone 7 8 9 10 11 12 13 15 26 sensorHousingPhone 11 12 13 14 15 17 18 26 27 foldingPhone 27 pad 8 9 14 15 26
        view-frame.before-layout homeButtonPhone 9 sensorHousingPhone 12
        view-frame.late-origin homeButtonPhone 9
        view-frame.fill homeButtonPhone 8 9 10 11 12 13 15 sensorHousingPhone 11 12 13 14 15 17 18 26 27 foldingPhone 27 pad 15 26 mac 26
        view-frame.child-controller homeButtonPhone 8
        view-frame.constraints homeButtonPhone 7 9 10 11 12 16 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 pad 15 17 18 mac 26
        view-frame.pixel-alignment homeButtonPhone 10 26 sensorHousingPhone 11 13 27
        view-frame.bounds homeButtonPhone 7 8 9 10 11 12 13 15 16 26 27 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 8 9 11 12 14 15 17 26 27 mac 12 26
        view-frame.transform sensorHousingPhone 11
        view-frame.intrinsic-size homeButtonPhone 9 10 11 13 sensorHousingPhone 11 18 26 27
        view-frame.in-window homeButtonPhone 8 12 26 27 sensorHousingPhone 11 12 15 17 26 27 foldingPhone 27 pad 26 27 mac 26
        geometry.rect-components homeButtonPhone 10 11 12 sensorHousingPhone 11 26 27 foldingPhone 27 pad 12 15 26
        stack-view.margins homeButtonPhone 13 sensorHousingPhone 12 18
        stack-view.fill homeButtonPhone 10 11 sensorHousingPhone 11 12 18
        stack-view.fill-equally homeButtonPhone 10 26
        stack-view.fill-proportionally homeButtonPhone 10 13
        stack-view.equal-spacing homeButtonPhone 10
        stack-view.equal-centering homeButtonPhone 10
        stack-view.order homeButtonPhone 10 11 13 26 sensorHousingPhone 12 18
        stack-view.right-to-left homeButtonPhone 10
        stack-view.alignment homeButtonPhone 10 13 26 sensorHousingPhone 12 18
        stack-view.hidden homeButtonPhone 10
        stack-view.constraints homeButtonPhone 10 26 sensorHousingPhone 18
        control.content-size homeButtonPhone 10 mac 26
        control.switch-size homeButtonPhone 10 sensorHousingPhone 15 26 mac 26
        layout-guides.length homeButtonPhone 7 8 9 10 11 12 sensorHousingPhone 11 pad 8 9
        layout-guides.timing homeButtonPhone 9 10
        safe-area.hardware homeButtonPhone 11 13 14 26 pad 11 26 mac 12
        safe-area.window homeButtonPhone 11 12 13 14 16 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 11 12 13 14 17 26 27
        safe-area.smaller-window foldingPhone 27 pad 13 26 27
        safe-area.floating-window pad 26 27
        safe-area.floating-window-bottom pad 27
        screen.display-zoom sensorHousingPhone 13 14
        window.letterbox sensorHousingPhone 11
        window.beside-the-column foldingPhone 27
        window.below-the-status-items foldingPhone 27
        window.of-an-older-sdk foldingPhone 27
        safe-area.replaced homeButtonPhone 12
        safe-area.root-view homeButtonPhone 7 8 9 10 11 12 13 14 15 16 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 8 9 11 12 13 14 15 17 26 27 mac 12 26
        safe-area.navigation-controller homeButtonPhone 7 8 9 10 11 12 13 15 16 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 8 9 12 13 14 15 26
        safe-area.tab-bar-controller homeButtonPhone 7 8 9 10 11 12 13 26 sensorHousingPhone 11 12 13 14 15 17 18 26 27 foldingPhone 27 pad 9 12 13 26 27
        safe-area.page-view-controller sensorHousingPhone 11
        safe-area.additional homeButtonPhone 11 12 13 15 sensorHousingPhone 11 12 13 mac 12
        safe-area.child-controller homeButtonPhone 12 sensorHousingPhone 11
        safe-area.detached-controller sensorHousingPhone 12
        safe-area.child-overlap homeButtonPhone 11 12 13 15 16 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 foldingPhone 27 pad 15 26 mac 12 26
        safe-area.not-in-window sensorHousingPhone 11 12 13 14 18
        safe-area.layout-guide homeButtonPhone 11 12 sensorHousingPhone 11 13 14 17 18 26 27 foldingPhone 27 pad 15 27
        layout-margins.default homeButtonPhone 11 12 sensorHousingPhone 11 14 18 foldingPhone 27 mac 12
        layout-margins.root-view homeButtonPhone 11 13 sensorHousingPhone 11 14 15 26 foldingPhone 27 pad 11 12 15 26
        layout-margins.system-minimum homeButtonPhone 11 13 sensorHousingPhone 11
        layout-margins.system-minimum-value homeButtonPhone 9 10 11 13 15 sensorHousingPhone 11 12 14 15 26 foldingPhone 27 pad 11 12 15 26
        layout-margins.safe-area homeButtonPhone 11 12 13 sensorHousingPhone 11 12 14 15 18 26 foldingPhone 27 pad 11 12 15 26 mac 12
        layout-margins.superview homeButtonPhone 11 12 sensorHousingPhone 11
        layout-margins.fixed-root homeButtonPhone 10
        layout-margins.directional homeButtonPhone 12 sensorHousingPhone 11
        layout-margins.guide homeButtonPhone 11 12 sensorHousingPhone 11 14 18 mac 12
        text-size.line homeButtonPhone 12 13 16 26 sensorHousingPhone 16 18 26 27 pad 9 12 17 26
        label.text-size homeButtonPhone 12 16 sensorHousingPhone 16 18 pad 17
        label.letter-widths homeButtonPhone 16 sensorHousingPhone 16 18 pad 17
        readable-content.guide homeButtonPhone 11 sensorHousingPhone 11 18 foldingPhone 27 pad 11 12 15 26 mac 12 26
        readable-content.longer-lines mac 26
        readable-content.text-size pad 12
        adjusted-content-inset.never homeButtonPhone 11 sensorHousingPhone 11 13 18
        adjusted-content-inset.always homeButtonPhone 11 sensorHousingPhone 11 16 18 foldingPhone 27
        adjusted-content-inset.scrollable-axes homeButtonPhone 11 sensorHousingPhone 11
        adjusted-content-inset.automatic homeButtonPhone 11 12 13 15 16 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 pad 14 15 26 mac 26
        adjusted-content-inset.absorption sensorHousingPhone 11 26
        scroll-view.automatic-insets homeButtonPhone 7 8 9 10 pad 9
        scroll-view.content-size homeButtonPhone 9 sensorHousingPhone 11
        content-offset.initial homeButtonPhone 7 8 9 10 11 12 13 15 16 26 sensorHousingPhone 11 12 13 14 15 16 17 18 26 27 pad 14 15 26
        content-offset.scrollable-range sensorHousingPhone 16
        content-offset.alignment sensorHousingPhone 17
        content-offset.range sensorHousingPhone 11
        scroll-view.layout-guides homeButtonPhone 9 11 sensorHousingPhone 11
        flow-layout.section-inset homeButtonPhone 26
        flow-layout.section-inset-reference sensorHousingPhone 11
        flow-layout.item-size homeButtonPhone 26 sensorHousingPhone 11
        flow-layout.interitem-spacing homeButtonPhone 26
        flow-layout.mixed-last-line homeButtonPhone 26
        flow-layout.single-item homeButtonPhone 26
        flow-layout.lines homeButtonPhone 26 sensorHousingPhone 11
        flow-layout.line-alignment homeButtonPhone 26
        flow-layout.pixel-alignment homeButtonPhone 26
        flow-layout.sections homeButtonPhone 26
        flow-layout.supplements homeButtonPhone 26
        flow-layout.content-size homeButtonPhone 26
        scroll-indicators.insets homeButtonPhone 10
        scroll-indicators.adjusted homeButtonPhone 11 sensorHousingPhone 12
        scroll-indicators.automatic sensorHousingPhone 13
        keyboard.input-accessory-view sensorHousingPhone 15 18
        keyboard.table-view-controller homeButtonPhone 10 26 sensorHousingPhone 12 15 pad 26
        keyboard.layout-guide sensorHousingPhone 15 17 pad 15
        keyboard.layout-guide-bottom sensorHousingPhone 17
        keyboard.layout-guide-undocked pad 18
        keyboard.height homeButtonPhone 7 8 9 10 11 12 13 26 sensorHousingPhone 11 12 13 15 17 26 27 foldingPhone 27 pad 7 8 11 12 26
        keyboard.frame-end homeButtonPhone 7 8 9 10 11 12 13 26 sensorHousingPhone 11 12 13 15 17 18 26 27 foldingPhone 27 pad 7 8 12
        table.content-size homeButtonPhone 7 8 9 10 11 12 13 14 15 26 sensorHousingPhone 11 12 15 16 17 26 27 pad 9 26
        table.content-size.laid-out homeButtonPhone 11 13 sensorHousingPhone 27
        table.content-size.end homeButtonPhone 14 26 sensorHousingPhone 26 pad 26
        table.row-height homeButtonPhone 8 10 11 12 13 15 26 sensorHousingPhone 15 17 26 pad 9 26
        table.row-height.default homeButtonPhone 7 8 9 10 11 12 13 14 26 sensorHousingPhone 11 12 15 16 26 pad 26
        table.row-height.text-size homeButtonPhone 26
        table.row-height.self-sizing homeButtonPhone 13 sensorHousingPhone 27
        table.row-height.estimate homeButtonPhone 11
        table.section-header.asked homeButtonPhone 10 11 14 15 sensorHousingPhone 26
        table.section-header.view homeButtonPhone 13 sensorHousingPhone 26
        table.section-header.title homeButtonPhone 10 11 12 13 26 sensorHousingPhone 15 26 27 pad 9 26
        table.section-header.large-title homeButtonPhone 26 sensorHousingPhone 27 pad 26
        table.section-footer.title homeButtonPhone 13 sensorHousingPhone 26 27
        table.section-header.text-size homeButtonPhone 13
        table.section-header.gap homeButtonPhone 8 10 11 14 26 sensorHousingPhone 26 27 pad 26
        table.section-header.automatic homeButtonPhone 11
        table.section-header.estimate homeButtonPhone 13
        table.section-header.top-padding homeButtonPhone 26 sensorHousingPhone 15 26
        table.section-header.pinned homeButtonPhone 10 11 mac 26
        table.side-margin homeButtonPhone 9 11 15 26 sensorHousingPhone 11 26 27 foldingPhone 27 pad 26
        table.readable-width sensorHousingPhone 11
        table.inset-grouped homeButtonPhone 26 sensorHousingPhone 26 27 foldingPhone 27 pad 26
        table.inset-grouped-titles sensorHousingPhone 27 pad 26
        table.cell.frame homeButtonPhone 7 8 9 10 11 12 13 15 26 sensorHousingPhone 11 15 26 27 pad 9 26
        table.cell.content-view homeButtonPhone 7 8 9 10 12 13 15 26 sensorHousingPhone 11 pad 26
        table.content-view.safe-area homeButtonPhone 15 26 sensorHousingPhone 11 26 27 pad 26
        table.cell.accessory homeButtonPhone 7 9 26 sensorHousingPhone 26 27 pad 26
        table.cell.text-label homeButtonPhone 7 8 9 15 26 sensorHousingPhone 11 26 pad 26
        table.cell.layout-margins homeButtonPhone 15 26 sensorHousingPhone 11 26 27 pad 26
        table.separator homeButtonPhone 7 8 9 10 11 12 15 sensorHousingPhone 11 26 27 pad 26
        table.separator.section-edge homeButtonPhone 15
        table.separator.inset homeButtonPhone 7 8 9
        table.separator.reference homeButtonPhone 11 sensorHousingPhone 11 26 27 pad 26
        lifecycle.order sensorHousingPhone 11 13
        lifecycle.second-appearance sensorHousingPhone 11
        callbacks.layout-pass sensorHousingPhone 11 13
        callbacks.layout-margins mac 26
        callbacks.safe-area sensorHousingPhone 11 mac 26
        callbacks.adjusted-content-inset homeButtonPhone 11 sensorHousingPhone 11
        """
}
