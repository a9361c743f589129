package import CommandFramework

extension Extra {
    /// Values of UIKit beside the engine's.
    package static let probeAnswers = Extra("ProbeAnswers", commands: [ObserveCommand.self])
}
