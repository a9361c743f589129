#!/bin/sh
# run.sh [DEVICE...]   compiles the probe for the simulator, without an Xcode project, and runs it on devices by their names
#
# Prints JSON Lines. Without a name it runs on the devices below, a line each, or on every iPhone and iPad where there is none;
# RUNTIME names one system, such as "iOS 26.4", in place of those below.
set -eu

devices=''
systems=''

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
app=$work/Probe.app
mkdir "$app"

sdk=$(xcrun --sdk iphonesimulator --show-sdk-path)
xcrun --sdk iphonesimulator swiftc -sdk "$sdk" -target "$(uname -m)-apple-ios17.0-simulator" -swift-version 5 \
    -parse-as-library -o "$app/Probe" "$here"/Sources/Probe/*.swift
cp "$here/Info.plist" "$app/Info.plist"
xcode=$(xcodebuild -version | tr '\n' ' ' | sed 's/ *$//')

xcrun simctl list devices available --json >"$work/devices.json"
xcrun simctl list runtimes available --json >"$work/runtimes.json"
/usr/bin/python3 - "$work" "$devices" "$systems" "$@" >"$work/list" <<'PYTHON'
import json, os, sys
work, devices, systems = sys.argv[1], sys.argv[2].splitlines(), sys.argv[3].splitlines()
names = sys.argv[4:] or devices


def is_chosen(runtime):
    asked = os.environ.get("RUNTIME")
    if asked:
        return asked == runtime["name"]
    version = runtime["version"]
    return not systems or any(version == s or version.startswith(s + ".") for s in systems)


runtimes = {r["identifier"]: r for r in json.load(open(work + "/runtimes.json"))["runtimes"]}
for identifier, devices in sorted(json.load(open(work + "/devices.json"))["devices"].items()):
    runtime = runtimes.get(identifier)
    if not runtime or runtime.get("platform", "iOS") != "iOS" or float(runtime["version"].split(".")[0]) < 17:
        continue
    if not is_chosen(runtime):
        continue
    for device in devices:
        if device["name"].startswith(("iPhone", "iPad")) and (not names or device["name"] in names):
            print(device["udid"], runtime["buildversion"], device["name"], sep="\t")
PYTHON
[ -s "$work/list" ] || { echo "no simulator has one of these names and systems; 'xcrun simctl list devices' shows them" >&2; exit 1; }

tab=$(printf '\t')
while IFS=$tab read -r id build device; do
    xcrun simctl bootstatus "$id" -b >&2
    xcrun simctl install "$id" "$app"
    SIMCTL_CHILD_PROBE_DEVICE=$device SIMCTL_CHILD_PROBE_BUILD=$build SIMCTL_CHILD_PROBE_XCODE=$xcode \
        xcrun simctl launch --console --terminate-running-process "$id" notchbook.probe </dev/null | grep '^{' || true
    xcrun simctl shutdown "$id" >&2
done <"$work/list"
