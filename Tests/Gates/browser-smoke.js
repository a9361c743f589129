// Opens each of `pages` (paths below `site`) in a frame at two widths and writes what is wrong into #report:
// one line "problem: page: what" each, then a line that counts.

const widths = [320, 1280];
const report = document.getElementById("report");
let pictureCount = 0;

say("report");

function say(line) {
    report.textContent += line + "\n";
}

function load(path, width) {
    const frame = document.createElement("iframe");
    frame.style.cssText = `width:${width}px;height:900px;border:0`;
    return new Promise((resolve) => {
        frame.onload = () => resolve(frame);
        frame.src = site + encodeURI(path);
        document.body.append(frame);
    });
}

async function arrived(image) {
    image.loading = "eager";
    await image.decode().catch(() => {});
    return image.naturalWidth > 0;
}

// A style that arrived changes the browser's own font; the page around the frame has none to compare with.
function isStyled(page, view) {
    return view.getComputedStyle(page.body).fontFamily !== getComputedStyle(document.body).fontFamily;
}

async function problems(frame, path, width) {
    const page = frame.contentDocument;
    const found = [];
    if (!page.title.trim()) found.push("no title");
    if (!page.documentElement.lang) found.push("no language");
    if (path.startsWith("zh-Hans/") && page.documentElement.lang !== "zh-Hans") found.push("not marked as Chinese");
    if (path.startsWith("en/") && page.documentElement.lang !== "en") found.push("not marked as English");
    if (page.body.innerText.trim().length < 40) found.push("no text");
    if (!isStyled(page, frame.contentWindow)) found.push("no style");
    for (const image of page.images) {
        pictureCount += 1;
        if (!(await arrived(image))) found.push(`picture missing: ${image.getAttribute("src")}`);
        if (!image.alt) found.push(`picture without description: ${image.getAttribute("src")}`);
    }
    const excess = page.documentElement.scrollWidth - width;
    if (excess > 1) found.push(`scrolls sideways by ${excess} at ${width}`);
    return found;
}

(async () => {
    for (const path of pages) {
        for (const width of widths) {
            const frame = await load(path, width);
            for (const problem of await problems(frame, path, width)) say(`problem: ${path}: ${problem}`);
            frame.remove();
        }
    }
    say(`measured ${pages.length} pages at ${widths.length} widths, ${pictureCount} pictures`);
})();
