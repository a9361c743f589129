import DataTree
package import Diagnostics
package import Languages
package import Schema
import YAML

/// Reads `site.yaml`; parts that are not understood are reported and left out.
enum SiteSettingsReader {
    /// The settings of a document.
    ///
    /// - Parameters:
    ///   - known: the languages that there are words for.
    ///   - extras: the names of extras that the tool lacks, by the keys that they would read.
    ///   - isUntrusted: whether a stranger has written it.
    static func read(
        _ document: DataNode, knowing known: [Language], _ names: ProvidedNames, lacking extras: [String: String] = [:],
        isUntrusted: Bool
    ) -> Diagnosed<SiteSettings> {
        var settings = SiteSettings()
        var decoder = SettingsDecoder(
            SettingsContext(known: known, languages: known, names: names, isUntrusted: isUntrusted),
            subject: "site.yaml")
        // Texts may come before the languages that they are checked against.
        if let node = document["languages"] {
            var ahead = decoder
            let languages = ahead.inside(.key("languages")) { SettingsFormat.languages.decode(node, &$0) }
            if let languages { decoder.context.languages = languages }
        }
        decoder.decodeObject(document, into: &settings, SettingsKeys.all(names))
        for entry in document.entries ?? [] {
            guard let extra = extras[entry.key] else { continue }
            decoder.report(SettingsCodes.missingExtra(extra, of: entry.key, at: entry.keySpan))
        }
        settings.severities = severities(of: settings, &decoder)
        settings.changes = changes(of: settings, &decoder).sorted { $0.date > $1.date }
        settings.noteFeeds = feeds(of: settings, &decoder)
        for draft in settings.versionDrafts where draft.value.name == nil {
            decoder.report(decoder.codes.missingKey("name", of: "version", at: draft.span))
        }
        if let first = decoder.ignored.first {
            decoder.report(SettingsCodes.ignored(decoder.ignored.map { $0.value }, at: first.span))
        }
        return Diagnosed(settings, decoder.diagnostics)
    }

    private static func feeds(of settings: SiteSettings, _ decoder: inout SettingsDecoder) -> [NoteFeed] {
        var feeds: [NoteFeed] = []
        for draft in settings.noteFeedDrafts {
            guard let name = draft.value.name else {
                decoder.report(decoder.codes.missingKey("name", of: "feed", at: draft.span))
                continue
            }
            guard let feed = draft.value.feed, !feeds.contains(where: { $0.name == feed.name }) else {
                decoder.report(SettingsCodes.feedName(name.value, at: name.span))
                continue
            }
            feeds.append(feed)
        }
        return feeds
    }

    private static func severities(of settings: SiteSettings, _ decoder: inout SettingsDecoder) -> [SeverityRule] {
        settings.severityDrafts.compactMap { draft in
            for key in ["code", "severity", "reason"] where !draft.value.written.contains(key) {
                decoder.report(decoder.codes.missingKey(key, of: "severity", at: draft.span))
            }
            guard let code = draft.value.code, let severity = draft.value.severity, let reason = draft.value.reason
            else { return nil }
            return SeverityRule(
                span: code.span, code: code.value, severity: severity, reason: reason,
                files: draft.value.files.map { $0.value })
        }
    }

    private static func changes(of settings: SiteSettings, _ decoder: inout SettingsDecoder) -> [SiteChange] {
        var changes: [SiteChange] = []
        for draft in settings.changeDrafts {
            if !draft.value.isDated { decoder.report(decoder.codes.missingKey("date", of: "change", at: draft.span)) }
            if !draft.value.hasText { decoder.report(decoder.codes.missingKey("text", of: "change", at: draft.span)) }
            guard let date = draft.value.date, !draft.value.text.isEmpty else { continue }
            for language in settings.languages ?? [] where draft.value.text[language] == nil {
                decoder.report(SettingsCodes.changeUntold(language, at: draft.span))
            }
            changes.append(
                SiteChange(date: date.value, text: draft.value.text, notes: draft.value.notes.map { $0.value }))
        }
        for index in changes.indices {
            changes[index].number = changes[index...].count { $0.date == changes[index].date }
        }
        return changes
    }
}

/// A content folder's `site.yaml`, read: the settings of the site.
struct ContentSettings {
    let settings: SiteSettings
    let diagnostics: [Diagnostic]
    /// The file, when there is one, for the diagnostics.
    let sources: [SourceFile]

    static let fileName = "site.yaml"

    /// Reads the folder's file; without one, and where it cannot be read to its end, nothing is set.
    ///
    /// - Parameters:
    ///   - languages: the languages that there are words for.
    ///   - extras: the names of extras that the tool lacks, by the keys that they would read.
    ///   - isUntrusted: whether the folder comes from strangers.
    init(
        folder: String, knowing languages: [Language], _ names: ProvidedNames, lacking extras: [String: String] = [:],
        isUntrusted: Bool = false, in fileSystem: FileSystem
    ) throws(FileSystemError) {
        let file = try ContentYAML(Self.fileName, in: folder, of: fileSystem)
        let document = file.isWhole ? file.documents.first : nil
        let read =
            document.map {
                SiteSettingsReader.read($0, knowing: languages, names, lacking: extras, isUntrusted: isUntrusted)
            }
            ?? Diagnosed(SiteSettings())
        settings = read.value
        diagnostics = file.diagnostics + read.diagnostics
        sources = file.sources
    }
}

extension SiteSettings {
    /// The value of a key that a provider brings, read from a content folder; nil where it is not set.
    ///
    /// - Parameter languages: the languages that there are words for.
    package static func value<Value>(
        of key: String, as format: ValueFormat<Value, SettingsContext>, in folder: String,
        knowing languages: [Language], of fileSystem: FileSystem
    ) throws(FileSystemError) -> (value: Value?, diagnostics: [Diagnostic], sources: [SourceFile]) {
        let file = try ContentYAML(ContentSettings.fileName, in: folder, of: fileSystem)
        guard file.isWhole, let node = file.documents.first?[key] else { return (nil, file.diagnostics, file.sources) }
        var decoder = SettingsDecoder(
            SettingsContext(known: languages, languages: languages, names: ProvidedNames(), isUntrusted: false),
            subject: "site.yaml")
        let value = decoder.inside(.key(key)) { format.decode(node, &$0) }
        return (value, file.diagnostics + decoder.diagnostics, file.sources)
    }

    /// The problems of a settings file by itself.
    ///
    /// - Parameter known: the languages that the tool has words in.
    package static func problems(
        in file: SourceFile, knowing known: [Language], _ names: ProvidedNames
    ) -> [Diagnostic] {
        let parsed = YAMLParser.parse(file, in: file.span.range)
        return parsed.diagnostics
            + parsed.value.flatMap {
                SiteSettingsReader.read($0, knowing: known, names, isUntrusted: false).diagnostics
            }
    }
}
