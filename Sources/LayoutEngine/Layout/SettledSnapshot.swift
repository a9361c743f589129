/// The values of an app after everything has settled, without the phases before.
///
/// The same as `layOut(app, in: environment).settled`, for those who ask in thousands of environments.
package func settledSnapshot(of app: App, in environment: Environment) -> Snapshot {
    let isPushed = app.initial.controller?.innermost.isPushed ?? false
    let moment = Lifecycle.Moment(phase: .viewDidAppear, os: environment.os, isPushed: isPushed)
    var builder = SnapshotBuilder(app: app, environment: environment, moment: moment)
    return builder.build()
}
