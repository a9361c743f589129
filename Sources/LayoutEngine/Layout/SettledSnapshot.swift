/// The values of an app after everything has settled, without the phases before.
///
/// The same as `layOut(app, in: environment).settled`, for those who ask in thousands of environments.
package func settledSnapshot(of app: App, in environment: Environment) -> Snapshot {
    let moment = Lifecycle.Moment(.viewDidAppear, of: app, in: environment)
    var builder = SnapshotBuilder(app: app, environment: environment, moment: moment)
    return builder.build()
}
