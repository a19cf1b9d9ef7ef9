/** A file that is accepted, and draws as it did. */
export interface AcceptedDrawing {
  readonly what: string
  readonly text: string
  /** What the cleaned picture is compared with, where the renderer of the tests knows less than browsers. */
  readonly drawsAs?: string
}

/** A file that is refused: with the line, the column and the words of what is found. */
export interface RefusedDrawing {
  readonly what: string
  readonly text: string
  readonly finding: string
}

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, attributes = 'viewBox="0 0 80 40"') =>
  `<svg ${namespaces} ${attributes}>${inner}</svg>`
const styled = (css: string, inner: string) => svg(`<style>${css}</style>${inner}`)
const d = 'M4 4h32v32H4z'
const square = `<path fill="#e30613" d="${d}"/>`
const ring = '<circle cx="60" cy="20" r="14" fill="none" stroke="#1d71b8" stroke-width="4"/>'
/** 2 by 2 pixels. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgWMUAQhAKABKmAqlqVEvNAAAAAElFTkSuQmCC'
const drawsAsSquare = svg(square)

const row = (what: string, text: string, drawsAs?: string): AcceptedDrawing => ({
  what,
  text,
  ...(drawsAs !== undefined && { drawsAs }),
})

/** Ways in which programs and people write shapes, colours, sizes and styles. */
export const acceptedDrawings: readonly AcceptedDrawing[] = [
  row(
    'variables of CSS, as Penpot writes them, and one of a variable',
    styled(':root{--c:#e30613;--e:var(--c)}', `<path style="fill:var(--e, #000)" d="${d}"/>`),
    drawsAsSquare,
  ),
  row(
    'a variable in a class',
    styled('svg{--c:#e30613}.a{fill:var(--c)}', `<path class="a" d="${d}"/>`),
    drawsAsSquare,
  ),
  row(
    'a variable of a group',
    svg(`<g style="--c:#e30613"><path fill="var(--c)" d="${d}"/></g>`),
    drawsAsSquare,
  ),
  row(
    'a variable that only has a fallback',
    svg(`<path fill="var(--c,rgb(227,6,19))" d="${d}"/>`),
    drawsAsSquare,
  ),
  row(
    'the current colour',
    svg(
      `<g color="#e30613"><path fill="currentColor" d="${d}"/></g><path stroke="currentcolor" fill="none" d="M50 5h20v20H50z"/>`,
    ),
  ),
  row(
    'the current colour of a gradient',
    svg(
      `<linearGradient id="a" color="#e30613"><stop stop-color="currentColor"/><stop offset="1" stop-color="#00f"/></linearGradient><path fill="url(#a)" d="${d}"/>`,
    ),
  ),
  row(
    'a colour of the whole by style',
    svg(`<path fill="currentColor" d="${d}"/>`, 'viewBox="0 0 80 40" style="color:#e30613"'),
  ),
  row(
    'paints of the whole',
    svg(`<path d="${d}"/>`, 'viewBox="0 0 80 40" fill="#e30613" opacity=".5" stroke="#00f" stroke-width="2"'),
  ),
  row(
    'a class of the whole',
    svg(`<style>.r{fill:#e30613}</style><path d="${d}"/>`, 'viewBox="0 0 80 40" class="r"'),
  ),
  row(
    'selectors of everything and of the whole',
    styled('*{stroke:blue}svg{fill:#e30613}', `<path d="${d}"/>`),
  ),
  row(
    'selectors of what is in what',
    styled('.a .b{fill:#e30613} g>path{stroke:blue}', `<g class="a"><path class="b" d="${d}"/></g>`),
  ),
  row(
    'selectors of numbers, and of what is not',
    styled(
      'path:nth-of-type(2){fill:#e30613}path:not(.b){stroke:blue}',
      `<path class="b" d="${d}"/><path d="M44 4h32v32H44z"/>`,
    ),
  ),
  row(
    'selectors of attributes',
    styled(
      'path[data-name="1"]{fill:#e30613}[id^="q"]{fill:#00f}',
      `<path data-name="1" d="${d}"/><path id="q1" d="M44 4h32v32H44z"/>`,
    ),
  ),
  row('selectors of neighbours', styled('circle+path{fill:#e30613}', `<circle r="1"/><path d="${d}"/>`)),
  row(
    'one of several selectors',
    styled(':is(.a,.b){fill:#e30613}', `<path class="b" d="${d}"/>`),
    drawsAsSquare,
  ),
  row(
    'a style for a pointer',
    styled('path{fill:#e30613;cursor:pointer;transition:fill .3s}path:hover{fill:#00f}', `<path d="${d}"/>`),
  ),
  row(
    'what is important, and what is more exact',
    styled(
      '#x{fill:#e30613!important}.a{fill:blue}path{fill:green}',
      `<path id="x" class="a" style="fill:blue" d="${d}"/>`,
    ),
  ),
  row('styles for paper', styled(`path{fill:#e30613}@media print{path{fill:#000}}`, `<path d="${d}"/>`)),
  row(
    'style elements of paper and screen',
    svg(
      `<style media="print">path{fill:#00f}</style><style media="screen">path{fill:#e30613}</style><path d="${d}"/>`,
    ),
  ),
  row(
    'a stylesheet of another kind',
    svg(`<style type="text/less">path{fill:blue}</style><path d="${d}"/>`),
    svg(`<path d="${d}"/>`),
  ),
  row(
    'comments around and in styles',
    svg(
      `<style type="text/css"><![CDATA[<!-- /* .a{fill:blue} */.a/*x*/{fill:/*y*/#e30613} -->]]></style><path class="a" style="/*c*/stroke:blue;/* d */" d="${d}"/>`,
    ),
  ),
  row('styles in capitals', styled('.A{FILL:#E30613}', `<path class="A" d="${d}"/>`), drawsAsSquare),
  row(
    'names of classes in any script, with a dot',
    styled('.größe-1{fill:#e30613}.a\\.b{stroke:blue}', `<path class="größe-1 a.b" d="${d}"/>`),
  ),
  row(
    'a charset, a namespace and fonts of a host',
    styled(
      '@charset "utf-8";@import url(https://fonts.googleapis.com/css2?family=Inter);@namespace svg url(http://www.w3.org/2000/svg);.a{fill:#e30613}',
      `<path class="a" d="${d}"/>`,
    ),
  ),
  row(
    'fonts inside that no letter uses',
    styled(
      '@font-face{font-family:A;src:url(data:font/woff2;base64,AAAA)}.a{fill:#e30613}',
      `<path class="a" d="${d}"/>`,
    ),
  ),
  row(
    'a chain of gradients',
    svg(
      `<defs><linearGradient id="a"><stop offset="0" stop-color="#e30613"/><stop offset="100%" style="stop-color:blue;stop-opacity:.5"/></linearGradient><linearGradient id="b" xlink:href="#a" gradientTransform="rotate(45 20 20)" gradientUnits="userSpaceOnUse" x1="4" x2="36"/><radialGradient id="c" href="#b" r="50%" fx="30%"/></defs><path fill="url(#b)" d="${d}"/><path fill="url('#c')" d="M44 4h32v32H44z"/>`,
    ),
  ),
  row(
    'a gradient by classes',
    styled(
      '.s1{stop-color:#e30613}.s2{stop-color:#00f}.f{fill:url(#SVGID_1_)}',
      `<linearGradient id="SVGID_1_"><stop class="s1"/><stop class="s2" offset="1"/></linearGradient><path class="f" d="${d}"/>`,
    ),
  ),
  row(
    'names with dots, colons and accents, in quotes',
    svg(
      `<linearGradient id="a.1:x"><stop stop-color="#e30613"/></linearGradient><linearGradient id="é"><stop stop-color="#00f"/></linearGradient><path fill="url( &quot;#a.1:x&quot; ) red" d="${d}"/><path fill="url('#é')" d="M64 4h10v10H64z"/>`,
    ),
  ),
  row('a paint that does not exist, with another one', svg(`<path fill="url(#none) #e30613" d="${d}"/>`)),
  row(
    'a name that is given twice',
    svg(
      `<path id="a" d="${d}" fill="#e30613"/><path id="a" fill="blue" d="M4 4h9v9H4z"/><use href="#a" x="40"/>`,
    ),
  ),
  row(
    'a name that is a number',
    svg(`<clipPath id="1"><circle cx="20" cy="20" r="10"/></clipPath><g clip-path="url(#1)">${square}</g>`),
  ),
  row(
    'symbols',
    svg(
      `<symbol id="a" viewBox="0 0 10 10"><path fill="#e30613" d="M0 0h10v10H0z"/></symbol><use xlink:href="#a" x="4" y="4" width="32" height="16"/><use href="#a" width="20" x="50" transform="rotate(5)"/>`,
    ),
  ),
  row(
    'a shape in two colours',
    svg(
      `<defs><path id="a" d="${d}"/></defs><use href="#a" fill="#e30613"/><use href="#a" x="40" style="fill:blue"/>`,
    ),
  ),
  row(
    'a drawing in a drawing',
    svg(
      `<svg x="4" y="4" width="32" height="32" viewBox="0 0 10 10" preserveAspectRatio="none"><path fill="#e30613" d="M0 0h20v5H0z"/></svg><svg width="50%" x="50%" overflow="visible"><circle r="10" cx="20" cy="50%"/></svg>`,
    ),
  ),
  row(
    'a mask by opacity, as Figma writes it',
    svg(
      `<mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="80" height="40"><circle cx="20" cy="20" r="12" fill="#000"/></mask><g mask="url(#m)">${square}</g>`,
    ),
  ),
  row(
    'a mask by light',
    svg(
      `<mask id="m"><rect width="80" height="40" fill="#fff"/><circle cx="20" cy="20" r="8"/></mask><g style="mask:url(#m)">${square}</g>`,
    ),
  ),
  row(
    'a clip path of a used shape',
    svg(
      `<defs><circle id="c" cx="20" cy="20" r="12"/><clipPath id="p"><use xlink:href="#c" style="overflow:visible"/></clipPath></defs><g style="clip-path:url(#p)">${square}</g>`,
    ),
  ),
  row(
    'a shadow, as Figma writes it',
    svg(
      `<filter id="f" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="h"/><feOffset dy="2"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 0"/><feBlend in2="b" result="e"/><feBlend in="SourceGraphic" in2="e"/></filter><g filter="url(#f)">${square}</g>`,
    ),
  ),
  row(
    'a blur, as Inkscape writes it',
    svg(
      `<filter id="f" style="color-interpolation-filters:sRGB"><feGaussianBlur stdDeviation="2"/></filter><path style="filter:url(#f);fill:#e30613" d="M10 10h20v20H10z"/>`,
    ),
  ),
  row(
    'a pattern',
    svg(
      `<pattern id="p" patternUnits="userSpaceOnUse" width="8" height="8" patternTransform="rotate(30)"><path d="M0 0h4v8H0z" fill="#e30613"/></pattern><path fill="url(#p)" d="${d}"/>`,
    ),
  ),
  row(
    'a photograph as a pattern',
    svg(
      `<defs><pattern id="p0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i0" transform="scale(.5)"/></pattern><image id="i0" width="2" height="2" xlink:href="data:image/png;base64,${png}"/></defs><rect x="4" y="4" width="32" height="32" fill="url(#p0)"/>`,
    ),
  ),
  row(
    'a photograph with a charset',
    svg(
      `${square}<image x="44" y="4" width="32" height="32" href="data:image/png;charset=utf-8;base64,${png}"/>`,
    ),
    svg(`${square}<image x="44" y="4" width="32" height="32" href="data:image/png;base64,${png}"/>`),
  ),
  row(
    'a transform by style, around a point',
    svg(
      `<path style="transform:translate(4px,4px) rotate(10deg);transform-origin:20px 20px" fill="#e30613" d="M0 0h32v32H0z"/>`,
    ),
  ),
  row(
    'a transform by class',
    styled('.t{transform:translate(10px,0)}', `<path class="t" fill="#e30613" d="M4 4h22v32H4z"/>`),
  ),
  row(
    'lengths by style',
    styled(
      '.g{width:32px;height:32px;x:4px;y:4px;rx:8px}circle{r:10px;cx:60px;cy:20px}',
      '<rect class="g" fill="#e30613"/><circle/>',
    ),
  ),
  row('an outline by style', svg(`<path style="d:path('${d}');fill:#e30613"/>`), drawsAsSquare),
  row(
    'lengths in other units',
    svg(
      '<rect x="1mm" y="1mm" width="8mm" height=".2in" fill="#e30613"/><circle cx="40pt" cy="1pc" r="10"/>',
    ),
  ),
  row('lengths in per cent', svg('<rect x="5%" y="10%" width="40%" height="80%" fill="#e30613"/>')),
  row(
    'colours in many forms',
    svg(
      '<path fill="rgb(89%,2%,7%)" d="M4 4h9v9H4z"/><path fill="hsl(356,95%,46%)" d="M14 4h9v9h-9z"/><path fill="#e30613cc" d="M24 4h9v9h-9z"/><path fill="rgba(227,6,19,.5)" d="M34 4h9v9h-9z"/><path fill="Crimson" d="M54 4h9v9h-9z"/>',
    ),
  ),
  row(
    'colours that only new phones know',
    svg(`<path style="fill:color(srgb 0.8902 0.0235 0.0745)" d="${d}"/>`),
    drawsAsSquare,
  ),
  row(
    'a colour that only new phones know, by a class',
    styled('.a{fill:oklch(0 0 0)}', `<path class="a" d="${d}"/>`),
    svg(`<path d="${d}"/>`),
  ),
  row('an opacity in per cent', svg(`<g opacity="50%">${square}</g>`)),
  row(
    'a stroke below its fill',
    svg('<path d="M8 8h24v24H8z" fill="#e30613" style="stroke:blue;stroke-width:6;paint-order:stroke"/>'),
  ),
  row(
    'a stroke that does not grow',
    svg(
      '<g transform="scale(4)"><path d="M2 2h6v6H2z" fill="none" stroke="#e30613" style="vector-effect:non-scaling-stroke;stroke-width:3px"/></g>',
    ),
  ),
  row(
    'dashes',
    svg(
      '<path d="M4 20h70" stroke="#e30613" style="stroke-dasharray:4 2;stroke-dashoffset:1;stroke-linecap:round;stroke-width:3"/>',
    ),
  ),
  row(
    'markers in one',
    svg(
      '<marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2"><circle cx="2" cy="2" r="2" fill="blue"/></marker><path d="M8 20h50" style="stroke:#e30613;stroke-width:3;marker:url(#m)"/>',
    ),
  ),
  row(
    'a hidden group with a visible part',
    svg(`<g visibility="hidden">${square}<g style="visibility:visible">${ring}</g></g>`),
  ),
  row(
    'a layer that is switched off, with letters',
    svg(`<g style="display:inline">${square}</g><g style="display:none"><text>x</text></g>`),
  ),
  row('parts for languages', svg(`<switch><g systemLanguage="xx">${square}</g><g>${ring}</g></switch>`)),
  row('letters that are none', svg(`<text/><text> </text><flowRoot><flowPara/></flowRoot>${square}`)),
  row(
    'a shape that uses itself, and one that is not there',
    svg(`<g id="a">${square}<use href="#a"/><use href="#zz"/></g>`),
  ),
  row(
    'numbers and arcs without spaces',
    svg('<path fill="#e30613" d="M4e0,4E0l3.2e1-0,0 3.2e+1H.4e1z"/><path d="M60 4a16 16 0 11-.01 0z"/>'),
  ),
  row('values that are inherited', svg('<g fill="blue"><path style="fill:inherit" d="M24 4h9v9h-9z"/></g>')),
  row(
    'a mesh, which browsers do not know',
    svg(`<defs><meshgradient id="m"><meshrow/></meshgradient></defs><path fill="url(#m) #e30613" d="${d}"/>`),
  ),
  row('a size by style', svg(square, 'style="width:80px;height:40px"'), drawsAsSquare),
  row('a size in points', svg(square, 'width="60pt" height="30pt"'), drawsAsSquare),
  row(
    'a viewBox with units beside a size',
    svg(square, 'viewBox="0 0 80px 40px" width="80" height="40"'),
    drawsAsSquare,
  ),
  row('a page that begins before nought', svg(square, 'viewBox="-10 -10 100 60"')),
  row('a page far away', svg('<path fill="#e30613" d="M100004 4h32v32h-32z"/>', 'viewBox="100000 0 80 40"')),
  row(
    'a very large page',
    svg(`<g transform="scale(100000)">${square}</g>`, 'viewBox="0 0 8000000 4000000"'),
    drawsAsSquare,
  ),
  row(
    'a very small page',
    svg(`<g transform="scale(.0001)">${square}</g>`, 'viewBox="0 0 .008 .004"'),
    drawsAsSquare,
  ),
  row(
    'a shape that is stretched',
    svg(square, 'width="160" height="40" viewBox="0 0 80 40" preserveAspectRatio="none"'),
  ),
  row(
    'a shape that is cut',
    svg(square, 'width="160" height="40" viewBox="0 0 80 40" preserveAspectRatio="xMinYMin slice"'),
  ),
  row(
    'a library whose names all have a prefix, styles too',
    `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><ns0:style>.a{fill:#e30613}</ns0:style><ns0:path class="a" d="${d}"/></ns0:svg>`,
    drawsAsSquare,
  ),
  row(
    'a document of Illustrator of 5 MB',
    svg(
      `<i:pgf xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"><![CDATA[${'eJzsvWtT'.repeat(600_000)}]]></i:pgf>${square}`,
    ),
    drawsAsSquare,
  ),
]

const refused = (what: string, text: string, finding: string): RefusedDrawing => ({ what, text, finding })

/** What is no drawing, or none that every phone shows in the same way. */
export const refusedDrawings: readonly RefusedDrawing[] = [
  refused(
    'a variable with two values',
    svg(`\n<g style="--c:red"/><g style="--c:blue"><path fill="var(--c)" d="${d}"/></g>`),
    '2:47 A style uses the variable --c',
  ),
  refused(
    'a variable without a value',
    svg(`<path style="fill:var(--brand)" d="${d}"/>`),
    'A style uses the variable --brand',
  ),
  refused(
    'variables of variables without end',
    styled(
      Array.from({ length: 9 }, (_, n) => `path{--v${n}:${`var(--v${n + 1}) `.repeat(9)}}`).join(''),
      `<path fill="var(--v0)" d="${d}"/>`,
    ),
    'A style uses the variable --v',
  ),
  refused(
    'a variable of itself',
    styled('path{--a:var(--b);--b:var(--a);fill:var(--a)}', square),
    'A style uses the variable --',
  ),
  refused(
    'rules for browsers that know something',
    styled('@supports (fill:red){path{fill:red}}', square),
    'A style has rules that only newer phones know',
  ),
  refused(
    'layers of styles',
    styled('@layer a{path{fill:red}}', square),
    'A style has rules that only newer phones know',
  ),
  refused(
    'a turn by a property of its own',
    svg(`<path style="rotate:10deg" d="${d}"/>`),
    'A style says a place',
  ),
  refused(
    'a colour that is mixed',
    svg(`<path fill="color-mix(in srgb,red 50%,blue)" d="${d}"/>`),
    'A style says a place',
  ),
  refused(
    'a length that is calculated',
    svg('<rect style="width:calc(10px + 20px);height:30px"/>'),
    'A style says a place',
  ),
  refused(
    'a colour for either scheme',
    svg(`<path style="fill:light-dark(red,blue)" d="${d}"/>`),
    'A style holds for some screens only',
  ),
  refused(
    'a length of a font',
    svg('<circle cx="5em" cy="20" r="10"/>'),
    'The length cx="5em" depends on a font',
  ),
  refused(
    'letters of Inkscape that no browser draws',
    svg(`\n${square}<flowRoot><flowPara>Hello</flowPara></flowRoot>`),
    'The picture has letters',
  ),
  refused(
    'letters that are only used',
    svg(`<defs><text id="t">A</text></defs><use href="#t"/>${square}`),
    'The picture has letters',
  ),
  refused(
    'a viewBox below nought',
    svg(square, 'viewBox="0 0 -80 40"'),
    '1:1 The picture has no size: its viewBox "0 0 -80 40" is not',
  ),
  refused(
    'a viewBox with units only',
    svg(square, 'viewBox="0 0 80px 40px"'),
    'its viewBox "0 0 80px 40px" is not',
  ),
  refused('nothing inside', svg(''), '1:1 The picture draws nothing'),
  refused('a drawing beside the page', svg('<path d="M400 4h32v32h-32z"/>'), 'The picture draws nothing'),
  refused(
    'code for React',
    `<svg viewBox="0 0 80 40" className="logo">\n<path strokeWidth={2}/></svg>`,
    '2:',
  ),
  refused('a data URL', `data:image/svg+xml;base64,PHN2Zy8+`, '1:1 The file is a data: URL'),
  refused('an animation for Lottie', '{"v":"5.5.7","fr":60}', '1:1 The file is JSON'),
  refused('a stylesheet', '.logo{background:url(x.svg)}', '1:1 The file begins with text'),
  refused(
    'a line before the drawing',
    `Downloaded from a page\n${svg(square)}`,
    '1:1 The file begins with text',
  ),
  refused(
    'a drawing of Android',
    '<vector xmlns:android="http://schemas.android.com/apk/res/android"/>',
    '1:1 The file is no SVG: its first element is <vector>',
  ),
  refused(
    'a page around the drawing',
    `<div>${svg(square)}</div>`,
    '1:1 The file is no SVG: its first element is <div>',
  ),
  refused(
    'another namespace',
    `<svg xmlns="http://www.w3.org/2000/SVG" viewBox="0 0 8 4"/>`,
    'of the namespace "http://www.w3.org/2000/SVG"',
  ),
  refused('two drawings in a file', `${drawsAsSquare}\n${drawsAsSquare}`, '2:'),
  refused(
    'an & that stands alone',
    svg(`\n<title>A & B</title>${square}`),
    '2:10 The file is not well-formed XML, so no browser shows it: an & stands alone',
  ),
  refused(
    'a name that only pages know',
    svg(`\n<title>A&nbsp;B</title>${square}`),
    'undefined entity, &nbsp;',
  ),
  refused('an attribute twice', svg('<path fill="red" fill="blue"/>'), 'duplicate attribute: fill'),
  refused(
    'an attribute without quotes',
    '<svg xmlns=http://www.w3.org/2000/svg viewBox="0 0 80 40"/>',
    'unquoted attribute value',
  ),
  refused(
    'a declaration that comes late',
    `<!-- made by a program -->\n<?xml version="1.0"?>${drawsAsSquare}`,
    '2:',
  ),
]
