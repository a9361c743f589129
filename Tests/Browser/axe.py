"""axe-core, on all that a page has of different shapes."""

import importlib.util
import pathlib

from browser import BrowserTest

AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text()

# Those that a palette can break.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]

# Takes away what repeats itself: an element of which everything stands twice before it in the same place, which is a
# chain of elements with their classes and attributes. What axe says of an element hangs on that chain, and a page with
# hundreds of entries takes it minutes. The first two stay, as neighbours may be too close to each other, and one in each
# parent, which would be empty; so do headings, whose order counts, and the cells of a row.
WITHOUT_REPETITION = """
    const values = ["lang", "role", "type", "aria-current", "aria-hidden", "aria-expanded"];
    const counts = new Map();

    function key(element) {
        const attributes = [...element.attributes].map(({ name, value }) =>
            name + (name === "class" || values.includes(name) || !value ? "=" + value : "")).sort();
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        return [element.localName, ...attributes, hasText].join(" ");
    }

    function isRepeated(element, chain) {
        if (element.matches(":focus")) return false;
        const own = chain + ">" + key(element);
        return (counts.get(own) ?? 0) > 1 && [...element.children].every((child) => isRepeated(child, own));
    }

    function visit(element, chain) {
        const own = chain + ">" + key(element);
        counts.set(own, (counts.get(own) ?? 0) + 1);
        const isWhole = element.matches("tr, svg, svg *");
        const siblings = new Map();
        for (const child of [...element.children]) {
            const count = siblings.get(key(child)) ?? 0;
            siblings.set(key(child), count + 1);
            if (count > 0 && !isWhole && !child.matches("h1, h2, h3, h4, h5, h6") && isRepeated(child, own)) child.remove();
            else visit(child, own);
        }
    }

    visit(document.body, "");"""

VIOLATIONS = """
    const options = {resultTypes: ["violations"], preload: false, rules: {"target-size": {enabled: true}}};
    if (arguments[0]) options.runOnly = {type: "rule", values: arguments[0]};
    for (const name of arguments[1]) options.rules[name] = {enabled: false};
    const found = await axe.run(arguments[2] ? {include: [arguments[2]]} : document, options);
    return found.violations.map((violation) =>
        violation.id + ": " + violation.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(" | "));"""


class AccessTest(BrowserTest):
    def violations(self, rules=None, without=(), within=None):
        """What axe finds on the open page, which loses what repeats itself, or in a part of it, by its selector; by the
        rules named, or by all but some, the size of targets (WCAG 2.2) included."""
        if not self.script("return Boolean(window.axe)"):
            self.script(AXE)
        self.script(WITHOUT_REPETITION)
        return self.result(VIOLATIONS, rules, without, within)

    def expect_access(self, what, is_coloured=True, within=None):
        """All rules in light colours, those about colour again in dark ones; without those where another page has the same
        colours."""
        without = [] if is_coloured else COLOUR_RULES
        self.assertEqual(self.violations(without=without, within=within), [], f"{what}, light")
        if not is_coloured:
            return
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark"}, {"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.assertEqual(self.violations(COLOUR_RULES, within=within), [], f"{what}, dark")

    def unfold(self):
        self.script("document.querySelectorAll('details').forEach(part => { part.open = true; })")
