package import CommandFramework

extension Extra {
    /// Answers for assistants.
    package static let assistants = Extra("Assistants", commands: [ContextCommand.self])
}
