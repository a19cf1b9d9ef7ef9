/**
 * The same mark, a red square beside a ring, as programs export it: what each of them writes around a drawing, in its own words.
 * The shapes differ only in how they are written.
 */
export interface SvgExport {
  readonly program: string
  readonly text: string
  /** What must not ship: names of people, folders and files, and what only the program reads. */
  readonly secrets: readonly string[]
}

const illustrator = (body: string, style: string) => `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.8.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_graphs "http://ns.adobe.com/Graphs/1.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Ebene_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns:graph="&ns_graphs;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;"
	 x="0px" y="0px" viewBox="0 0 80 40" style="enable-background:new 0 0 80 40;" xml:space="preserve">
<style type="text/css">
${style}
</style>
${body}
</svg>`

const square = 'M4,4h32v32H4V4z'

export const svgExports: readonly SvgExport[] = [
  {
    program: 'Illustrator, with its entities, classes and own document',
    text: illustrator(
      `<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
		<i:aipgfRef xlink:href="#adobe_illustrator_pgf"></i:aipgfRef>
	</foreignObject>
	<g i:extraneous="self"><path class="st0" d="${square}"/><circle class="st1" cx="60" cy="20" r="14"/></g>
</switch>
<g id="Guides" class="st2"><text transform="matrix(1 0 0 1 0 0)" class="st3">for Ana Souza</text></g>
<i:aipgf id="adobe_illustrator_pgf" i:pgfEncoding="zstd/base64"><![CDATA[KLUv/QBY home of Ana]]></i:aipgf>`,
      `	.st0{fill:#E30613;}
	.st1{fill:none;stroke:#1D71B8;stroke-width:4;stroke-miterlimit:10;}
	.st2{display:none;}
	.st3{display:inline;font-family:'MyriadPro-Regular';font-size:12px;}`,
    ),
    secrets: ['Illustrator', 'adobe', 'Ebene', 'Ana', 'KLUv', 'Myriad', 'enable-background', 'foreignObject'],
  },
  {
    program: 'Illustrator, "Export for screens"',
    text: `<?xml version="1.0" encoding="UTF-8"?><svg id="Ebene_2" data-name="Ebene 2 (Ana)" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><defs><style>.cls-1{fill:none;stroke:#1d71b8;stroke-miterlimit:10;stroke-width:4px}.cls-1,.cls-2{stroke-linecap:butt}.cls-2{fill:#e30613}</style></defs><g id="Ebene_1-2" data-name="Ebene 1"><path class="cls-2" d="m4,4h32v32H4V4Z"/><circle class="cls-1" cx="60" cy="20" r="14"/></g></svg>`,
    secrets: ['Ebene', 'Ana', 'cls', 'style'],
  },
  {
    program: 'Inkscape',
    text: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="80mm" height="40mm" viewBox="0 0 80 40" version="1.1" id="svg5"
   inkscape:version="1.2.2 (b0a8486541, 2022-12-01)" sodipodi:docname="logo-final3.svg"
   inkscape:export-filename="/home/ana.souza/Clientes/Brasa/logo.png" inkscape:export-xdpi="96"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm"/>
  <title>Logo de Ana</title>
  <defs id="defs2"><inkscape:path-effect effect="spiro" id="path-effect1"/></defs>
  <metadata id="metadata3"><rdf:RDF><cc:Work rdf:about=""><dc:creator><cc:Agent><dc:title>Ana Souza</dc:title></cc:Agent></dc:creator></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Camada 1" inkscape:groupmode="layer" id="layer1">
    <path style="fill:#e30613;fill-opacity:1;stroke:none;-inkscape-stroke:none" d="${square}" id="rect1" sodipodi:nodetypes="ccccc"/>
    <circle style="fill:none;stroke:#1d71b8;stroke-width:4;stroke-dasharray:none" id="path2" cx="60" cy="20" r="14"/>
  </g>
</svg>`,
    secrets: ['Inkscape', 'inkscape', 'sodipodi', 'home', 'Ana', 'ana', 'Clientes', 'Camada', 'rdf', 'style'],
  },
  {
    program: 'Figma, with a mask, a clip path and a wide colour',
    text: `<svg width="80" height="40" viewBox="0 0 80 40" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_3)">
<mask id="mask0_12_3" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="80" height="40">
<path d="M80 0H0V40H80V0Z" fill="white"/>
</mask>
<g mask="url(#mask0_12_3)">
<path d="M4 4H36V36H4V4Z" fill="#E30613" style="fill:#E30613;fill:color(display-p3 0.8902 0.0235 0.0745);fill-opacity:1;"/>
<circle cx="60" cy="20" r="14" stroke="#1D71B8" style="stroke:#1D71B8;stroke:color(display-p3 0.1137 0.4431 0.7216);stroke-opacity:1;" stroke-width="4"/>
</g>
</g>
<defs>
<clipPath id="clip0_12_3">
<rect width="80" height="40" fill="white" style="fill:white;fill-opacity:1;"/>
</clipPath>
</defs>
</svg>
`,
    secrets: ['display-p3', 'clip0_12', 'style'],
  },
  {
    program: 'Sketch',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<svg width="80px" height="40px" viewBox="0 0 80 40" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns">
    <!-- Generator: Sketch 52.6 (67491) - http://www.bohemiancoding.com/sketch -->
    <title>Logo/Final/Ana</title>
    <desc>Created with Sketch.</desc>
    <defs><path d="M4,4 L36,4 L36,36 L4,36 Z" id="path-1"></path></defs>
    <g id="Logo/Final" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd" sketch:type="MSPage">
        <use id="Mark" fill="#E30613" xlink:href="#path-1"></use>
        <circle id="Oval" stroke="#1D71B8" stroke-width="4" cx="60" cy="20" r="14"></circle>
    </g>
</svg>`,
    secrets: ['Sketch', 'sketch', 'Ana', 'Final', 'Oval'],
  },
  {
    program: 'CorelDRAW, with Windows line breaks',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW 2021 (64-Bit) -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="0.8in" height="0.4in" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 80 40"
 xmlns:xlink="http://www.w3.org/1999/xlink"
 xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs>
  <style type="text/css">
   <![CDATA[
    .str0 {stroke:#1D71B8;stroke-width:4;stroke-miterlimit:22.9256}
    .fil1 {fill:none}
    .fil0 {fill:#E30613;fill-rule:nonzero}
   ]]>
  </style>
 </defs>
 <g id="Camada_x0020_1">
  <metadata id="CorelCorpID_0Corel-Layer"/>
  <path class="fil0" d="M4 4l32 0 0 32 -32 0z"/>
  <circle class="fil1 str0" cx="60" cy="20" r="14"/>
 </g>
</svg>
`.replaceAll('\n', '\r\n'),
    secrets: ['Corel', 'corel', 'Camada', 'CDATA', 'style'],
  },
  {
    program: 'Affinity Designer',
    text: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="100%" height="100%" viewBox="0 0 80 40" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;">
    <g id="Artboard1" serif:id="Artboard of Ana" transform="matrix(1,0,0,1,-10,-20)">
        <rect x="14" y="24" width="32" height="32" style="fill:rgb(227,6,19);"/>
        <circle cx="70" cy="40" r="14" style="fill:none;stroke:rgb(29,113,184);stroke-width:4px;"/>
    </g>
</svg>`,
    secrets: ['serif', 'Artboard', 'Ana', 'style'],
  },
  {
    program: 'potrace, with points and no pixels',
    text: `<?xml version="1.0" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN"
 "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">
<svg version="1.0" xmlns="http://www.w3.org/2000/svg"
 width="80.000000pt" height="40.000000pt" viewBox="0 0 80.000000 40.000000"
 preserveAspectRatio="xMidYMid meet">
<metadata>
Created by potrace 1.16, written by Peter Selinger 2001-2019
</metadata>
<g transform="translate(0.000000,40.000000) scale(0.100000,-0.100000)"
fill="#e30613" stroke="none">
<path d="M40 360 l320 0 0 -320 -320 0 0 320z"/>
</g>
<circle cx="60" cy="20" r="14" fill="none" stroke="#1d71b8" stroke-width="4"/>
</svg>
`,
    secrets: ['potrace', 'Selinger', 'metadata'],
  },
  {
    program: 'draw.io, whose private document is an attribute',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<!-- Do not edit this file with editors other than draw.io -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="80px" height="40px" viewBox="0 0 80 40" content="&lt;mxfile host=&quot;app.diagrams.net&quot; agent=&quot;Ana&quot;&gt;&lt;diagram name=&quot;Plano secreto&quot;&gt;7VdNc9&lt;/diagram&gt;&lt;/mxfile&gt;"><defs/><g data-cell-id="0"><rect x="4" y="4" width="32" height="32" fill="#e30613" pointer-events="all"/><ellipse cx="60" cy="20" rx="14" ry="14" fill="none" stroke="#1d71b8" stroke-width="4" pointer-events="all"/></g></svg>`,
    secrets: ['mxfile', 'diagram', 'Ana', 'secreto', 'content', 'cell'],
  },
  {
    program: 'Boxy SVG, with transforms and its own grid',
    text: `<?xml version="1.0" encoding="utf-8"?>
<svg viewBox="0 0 80 40" xmlns="http://www.w3.org/2000/svg" xmlns:bx="https://boxy-svg.com">
  <defs><bx:grid x="0" y="0" width="10" height="10"/><bx:export><bx:file format="svg" path="Ana.svg"/></bx:export></defs>
  <rect x="4" y="4" width="32" height="32" style="fill: rgb(227, 6, 19);" bx:origin="0.5 0.5"/>
  <ellipse style="fill: none; stroke: rgb(29, 113, 184); stroke-width: 4px;" cx="60" cy="20" rx="14" ry="14"/>
</svg>`,
    secrets: ['bx', 'Ana', 'style'],
  },
  {
    program: 'Vectornator, with its own namespace',
    text: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Vectornator (http://vectornator.io/) -->
<svg height="40.0px" stroke-miterlimit="10" style="fill-rule:nonzero;clip-rule:evenodd;stroke-linecap:round;stroke-linejoin:round;" version="1.1" viewBox="0 0 80 40" width="80.0px" xml:space="preserve" xmlns="http://www.w3.org/2000/svg" xmlns:vectornator="http://vectornator.io" xmlns:xlink="http://www.w3.org/1999/xlink">
<metadata><vectornator:setting key="DocumentName" value="Ana"/></metadata>
<defs/>
<g id="Untitled" vectornator:layerName="Untitled">
<path d="M4 4L36 4L36 36L4 36L4 4Z" fill="#e30613" fill-rule="nonzero" opacity="1" stroke="none" vectornator:layerName="path"/>
<path d="M46 20C46 12.268 52.268 6 60 6C67.732 6 74 12.268 74 20C74 27.732 67.732 34 60 34C52.268 34 46 27.732 46 20Z" fill="none" opacity="1" stroke="#1d71b8" stroke-linecap="butt" stroke-linejoin="miter" stroke-width="4"/>
</g>
</svg>`,
    secrets: ['ectornator', 'Ana', 'Untitled', 'style'],
  },
  {
    program: 'Canva, in groups without end',
    text: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" zoomAndPan="magnify" viewBox="0 0 60 30" height="40" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><g/><clipPath id="1a2b3c4d5e"><path d="M 3 3 L 27 3 L 27 27 L 3 27 Z M 3 3 " clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#1a2b3c4d5e)"><path fill="#e30613" d="M 0 0 L 60 0 L 60 30 L 0 30 Z M 0 0 " fill-opacity="1" fill-rule="nonzero"/></g><g fill="#1d71b8" fill-opacity="1"><g transform="translate(0,0)"><g><path stroke-width="3" fill="none" stroke="#1d71b8" d="M 55.5 15 A 10.5 10.5 0 1 1 34.5 15 A 10.5 10.5 0 1 1 55.5 15 Z"/></g></g></g></svg>`,
    secrets: ['zoomAndPan', '1a2b3c'],
  },
  {
    program: 'a library whose names all have a prefix, in single quotes',
    text: `<?xml version='1.0' encoding='UTF-8'?>
<svg:svg xmlns:svg='http://www.w3.org/2000/svg' width='80' height='40'><svg:g><svg:path d='${square}' style='fill:#e30613'/><svg:circle cx='60' cy='20' r='14' fill='none' stroke='#1d71b8' stroke-width='4'/></svg:g></svg:svg>`,
    secrets: ['svg:'],
  },
  {
    program: 'a page from which it was copied, without namespaces',
    text: `
  <svg class="logo" width="80" height="40" role="img" aria-label="Logo of Ana" data-v-1234><defs><path id="a" d="${square}"/></defs><use xlink:href="#a" fill="#e30613"/><circle cx="60" cy="20" r="14" fill="none" stroke="#1d71b8" stroke-width="4"/></svg>`.replace(
      'data-v-1234',
      'data-v-1234=""',
    ),
    secrets: ['Ana', 'data-', 'role', 'class'],
  },
]
