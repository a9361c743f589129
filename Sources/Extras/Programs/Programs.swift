package import CommandFramework
import Pages

extension Extra {
    /// Figures that programs of the author make.
    package static let programs = Extra(
        "Programs", providers: [BlockProvider(codes: ProgramCodes.all, open: ProgramFigures.open(for:of:_:in:))])
}
