import Testing

@Suite struct RawHTMLTests {
    static let cases = [
        HTMLCase(
            "tags in a line", "H<sub>2</sub>O <kbd title=\"a&amp;b\" onclick=x>A</kbd><br>x<BR/> <mark>*b*</mark>\n",
            """
            <p>H<sub>2</sub>O <kbd title="a&amp;b">A</kbd><br>x<br> <mark><em>b</em></mark></p>

            """,
            problems: ["1:16 markdown/dropped-attribute"]),
        HTMLCase(
            "an attribute that a tag has twice",
            "<abbr title=\"a\" TITLE='b' id=x id=y>c</abbr> <abbr title=d title=e>f</abbr>\n",
            """
            <p><abbr id="x" title="a">c</abbr> <abbr title="d">f</abbr></p>

            """,
            problems: ["1:1 markdown/duplicate-attribute", "1:1 markdown/duplicate-attribute"]),
        HTMLCase(
            "tags that say how something looks go, what is in them stays",
            "a <font color=\"red\">b</font> <big>c</big>\n",
            """
            <p>a b c</p>

            """,
            problems: ["1:3 markdown/raw-html", "1:30 markdown/raw-html"]),
        HTMLCase(
            "what may run goes with all that is in it",
            "a <script>alert(1)</script> b <iframe src=\"c\">d</iframe>\n\n<style>\np { }\n</style>\n\n<svg>\n<a href=\"e\">f</a>\n</svg>\n",
            """
            <p>a  b </p>

            """,
            problems: [
                "1:3 markdown/raw-html", "1:31 markdown/raw-html", "3:1 markdown/raw-html", "7:1 markdown/raw-html",
            ]),
        HTMLCase(
            "what is no tag is shown", "Array<Key> is [Key] <T>\n\n<!DOCTYPE x>\n",
            """
            <p>Array&lt;Key&gt; is [Key] &lt;T&gt;</p>
            <p>&lt;!DOCTYPE x&gt;</p>

            """,
            problems: ["1:6 markdown/raw-html", "1:21 markdown/raw-html", "3:1 markdown/raw-html"]),
        HTMLCase(
            "one message for a tag, however often it stands",
            "<big>a</big>\n\n<big>b</big> <kbd style=\"x\">c</kbd>\n\n<kbd style=\"x\">d</kbd>\n",
            """
            <p>a</p>
            <p>b <kbd>c</kbd></p>
            <p><kbd>d</kbd></p>

            """,
            problems: ["1:1 markdown/raw-html", "3:14 markdown/dropped-attribute"]),
        HTMLCase(
            "a picture in the middle", "<center><img src=\"a.png\" width=300 alt=\"b\"/></center>\n",
            """
            <div class="align-center"><img src="a.png" alt="b" width="300"></div>

            """),
        HTMLCase(
            "a heading of a project's first page",
            "<p align=\"center\">\n  <img src=\"a.png\" alt=\"b\">\n</p>\n\n<h1 align=\"center\">c</h1>\n",
            """
            <p class="align-center">
            <img src="a.png" alt="b">
            </p>
            <h1 id="c" class="align-center">c</h1>

            """),
        HTMLCase(
            "headings that are tags",
            "<h1>\n  <img src=\"a\" alt=\"b\"><br>\n  C &amp; <b>D</b>\n</h1>\n\n# C d\n\n<h2 id=\"e\">f</h2>\n\n<h3 style=\"x\">g</h3>\n",
            """
            <h1 id="-c--d"><img src="a" alt="b"><br> C &amp; <b>D</b></h1>
            <h1 id="c-d">C d</h1>
            <h2 id="e">f</h2>
            <h3>g</h3>

            """,
            problems: ["10:1 markdown/dropped-attribute"]),
        HTMLCase(
            "Markdown within tags",
            "<div align=\"right\">\n\n*a*\n\n</div>\n\n<p align=\"center\">\n\n![b](c)\n\n</p>\n",
            """
            <div class="align-right">
            <p><em>a</em></p>
            </div>
            <div class="align-center">
            <p><img src="c" alt="b"></p>
            </div>

            """),
        HTMLCase(
            "pictures of several forms",
            "<picture>\n  <source srcset=\"a.webp\" type=\"image/webp\">\n  <img src=\"a.png\" alt=\"b\" align=\"right\">\n</picture>\n\n<figure>\n<img src=\"c.png\" alt=\"d\">\n<figcaption>e</figcaption>\n</figure>\n",
            """
            <p>

            <img src="a.png" alt="b" class="align-right">
            </p>
            <figure>
            <img src="c.png" alt="d">
            <figcaption>e</figcaption>
            </figure>

            """),
        HTMLCase(
            "sizes of pictures",
            "<img src=a alt=b width=\"50%\"> <img src=a alt=b style=\"zoom: 33%;\"> <img src=a alt=b height=20px> <img src=a alt=b width=x>\n",
            """
            <p><img src="a" alt="b" class="width-50"> <img src="a" alt="b"> <img src="a" alt="b" height="20"> <img src="a" alt="b"></p>

            """),
        HTMLCase(
            "a table without the tags that may be missing",
            "<table border=1>\n<tr><th colspan=\"2\">a\n<tr><td align=center>b<td>c\n</table>\n",
            """
            <table>
            <tr><th colspan="2">a
            </th></tr><tr><td class="align-center">b</td><td>c
            </td></tr></table>

            """,
            problems: ["1:1 markdown/dropped-attribute"]),
        HTMLCase(
            "cells without a row, and text without a cell",
            "<table><td>a</td></table>\n\n<ul>b<li>c</ul>\n\n<li>d</li>\n",
            """
            <table><tr><td>a</td></tr></table>
            <ul><li>b</li><li>c</li></ul>
            d

            """,
            problems: ["5:1 markdown/misplaced-html"]),
        HTMLCase(
            "lists and definitions", "<dl><dt>a<dd>b<dd>c</dl>\n\n<ol start=\"3\" reversed><li value=\"7\">d</ol>\n",
            """
            <dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>
            <ol start="3" reversed><li value="7">d</li></ol>

            """),
        HTMLCase(
            "places and links",
            "<a name=\"x\"></a>\n\n# a <a id=\"y\"/>\n\n[b](#x) <a href=\"c.md#d\" target=_blank>e</a> <a id=\"a\"></a><a href=\"javascript:f\">g</a>\n",
            """
            <p><a id="x"></a></p>
            <h1 id="a-">a <a id="y"></a></h1>
            <p><a href="#x">b</a> <a href="c.md#d">e</a> <a id="a"></a>g</p>

            """,
            problems: ["5:60 markdown/unsafe-destination"]),
        HTMLCase(
            "an id that a heading has is left to it", "<a id=\"a\"></a>\n\n# a\n",
            """
            <p><a></a></p>
            <h1 id="a">a</h1>

            """),
        HTMLCase(
            "comments vanish", "a<!-- b -->c\n\n<!-- d\ne -->\n",
            """
            <p>ac</p>

            """),
        HTMLCase(
            "details", "<details open class=\"x\">\n<summary>A <b>B</b></summary>\n\n- c\n\n</details>\n\nd\n",
            """
            <details open>
            <summary>A <b>B</b></summary>
            <ul>
            <li>c</li>
            </ul>
            </details>
            <p>d</p>

            """),
        HTMLCase(
            "details with a heading for a summary", "<details><summary><h3>a</h3></summary>\n\nb</details>\n",
            """
            <details><summary><h3>a</h3></summary>
            <p>b</p>
            </details>

            """),
        HTMLCase(
            "tags that are not closed", "a <kbd>b\n\n<details>\n<summary>c\n\nd\n",
            """
            <p>a <kbd>b</kbd></p>
            <details>
            <summary>c</summary>
            <p>d</p>
            </details>
            """,
            problems: [
                "1:3 markdown/unbalanced-html", "3:1 markdown/unbalanced-html", "4:1 markdown/unbalanced-html",
            ]),
        HTMLCase(
            "tags that close nothing, or in the wrong order",
            "a</kbd> *<kbd>b*</kbd> <sub><sup>c</sub></sup>\n\n</details>\n",
            """
            <p>a <em><kbd>b</kbd></em> <sub><sup>c</sup></sub></p>


            """,
            problems: [
                "1:2 markdown/unbalanced-html", "1:10 markdown/unbalanced-html", "1:29 markdown/unbalanced-html",
                "3:1 markdown/unbalanced-html",
            ]),
        HTMLCase(
            "block tags within a paragraph", "a <div> b</div>\n",
            """
            <p>a  b</p>

            """,
            problems: ["1:3 markdown/misplaced-html"]),
    ]

    @Test(arguments: cases)
    func `raw HTML is kept, shown or mended`(_ example: HTMLCase) {
        let written = example.write()
        #expect(written.html == example.html)
        #expect(written.problems == example.problems)
    }
}
