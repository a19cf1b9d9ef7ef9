import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cropSvg } from '../../scripts/steps/svg/cropSvg'
import { readSvg } from '../../scripts/steps/svg/readSvg'
import { lengthInPixels, readFrame } from '../../scripts/steps/svg/svgLength'
import fc from '../support/properties'
import { acceptedDrawings, refusedDrawings } from './svgDrawings'
import { svgExports } from './svgExports'

const read = (file: string | Uint8Array) => readSvg(typeof file === 'string' ? Buffer.from(file) : file)
const svg = (inner: string, attributes = 'viewBox="0 0 80 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const square = '<path fill="#e30613" d="M4 4h32v32H4z"/>'
const ring = '<circle cx="60" cy="20" r="14" fill="none" stroke="#1d71b8" stroke-width="4"/>'
const plain = svg(square + ring)

const pixelsOf = (text: string) =>
  new Resvg(text, { fitTo: { mode: 'width', value: 160 }, font: { loadSystemFonts: false } }).render().pixels

/** The greatest difference of a channel, on average over all pixels, 0 to 255. */
function difference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length)
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

describe('a logo', () => {
  it.each(svgExports)(
    'as exported by $program is accepted, draws the same, and says nothing else',
    async (row) => {
      const { problems, drawing } = await read(row.text)
      expect(problems).toEqual([])
      const content = drawing?.content ?? ''
      // Edges are drawn a little differently where a curve is written in another way.
      expect(difference(pixelsOf(content), pixelsOf(plain))).toBeLessThan(0.6)
      for (const secret of row.secrets) expect(content).not.toContain(secret)
      expect(content).not.toMatch(/<!|<\?|<metadata|<title|<desc|\bid="[^"]{3}|xmlns:(?!xlink)/)
      expect((await read(content)).drawing?.content).toBe(content)
    },
  )

  it.each([
    ['in UTF-8 with a mark', Buffer.from(`\uFEFF${plain}`)],
    ['in UTF-16', Buffer.from(`\uFEFF${plain}`, 'utf16le')],
    ['in UTF-16 of the other order', Buffer.from(`\uFEFF${plain}`, 'utf16le').swap16()],
    [
      'in the Latin-1 that it declares',
      Buffer.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?>${svg(`<title>Café</title>${square}${ring}`)}`,
        'latin1',
      ),
    ],
    ['compressed', gzipSync(plain)],
    [
      'with a stylesheet that nobody has',
      Buffer.from(`<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${plain}`),
    ],
    [
      'with a link around it',
      Buffer.from(svg(`<a href="https://a.example/" xlink:href="https://a.example/">${square}${ring}</a>`)),
    ],
    [
      'with a script of another program',
      Buffer.from(svg(`<metadata><x:script xmlns:x="x">go()</x:script></metadata>${square}${ring}`)),
    ],
    [
      'from another corner',
      Buffer.from(svg(`<g transform="translate(-7 9)">${square}${ring}</g>`, 'viewBox="-7,9, 80,40"')),
    ],
    [
      'with a font that no letter uses',
      Buffer.from(
        svg(`<style>@font-face{font-family:"A";src:url(https://a.example/a.woff)}</style>${square}${ring}`),
      ),
    ],
  ])('%s is accepted', async (_, file) => {
    const { problems, drawing } = await read(file)
    expect(problems).toEqual([])
    expect(difference(pixelsOf(drawing?.content ?? ''), pixelsOf(plain))).toBeLessThan(0.1)
  })

  /** The head of a PNG of 30,000 by 30,000 pixels. */
  const hugePng = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000075300000753008020000000b0f5d17',
    'hex',
  ).toString('base64')
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  it.each([
    ['a script', svg('<g>\n<script>go()</script></g>'), '2:1 The picture has a <script>'],
    [
      'a script with a prefix',
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
      '1:104 The picture has a <s:script>',
    ],
    ['a frame of HTML', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/>'), 'has a <iframe>'],
    ['an event handler', svg('<path\n onclick="go()"/>'), '2:2 The picture has an event handler (onclick)'],
    [
      'an event handler of the whole',
      svg('', 'viewBox="0 0 8 8" onload="go()"'),
      'an event handler (onload)',
    ],
    ['a link to code', svg('<a href="java&#9;script:go()"><path d="M0 0"/></a>'), 'a link that runs code'],
    [
      'a shape of another site',
      svg('<use href="https://a.example/x.svg#a"/>'),
      'refers to another file (https://a.example/x.svg#a)',
    ],
    ['a linked picture', svg('<image xlink:href="file:///C:/Ana/logo.png"/>'), 'refers to another file'],
    [
      'a paint of another site',
      svg('<path fill="url(https://a.example/x.svg#a)"/>'),
      'A style refers to another file',
    ],
    [
      'the same, disguised',
      svg('<style>path{fill:u\\72l(//a.example/x#a)}</style>'),
      'A style refers to another file',
    ],
    [
      'an imported stylesheet',
      svg('<style>@import "https://a.example/a.css";</style>'),
      'imports another stylesheet',
    ],
    ['a dark scheme', svg('<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>'), '@media'],
    ['an animation', svg('<path d="M0 0"><animate attributeName="d"/></path>'), 'moves (<animate>)'],
    [
      'an animation by style',
      svg('<style>path{animation:turn 2s infinite}</style>'),
      'A style moves the drawing',
    ],
    ['letters', svg('<g>\n <text y="9"><tspan>Brasa</tspan></text></g>'), '2:2 The picture has letters'],
    [
      'letters of a page',
      svg(
        '<switch><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject></switch>',
      ),
      '<foreignObject>',
    ],
    ['a picture of a picture', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), 'neither PNG'],
    [
      'a large photograph',
      svg(`<image href="data:image/png;base64,${'A'.repeat(300_000)}"/>`),
      'another one of 226 KB inside',
    ],
    ['a damaged photograph', svg('<image href="data:image/png;base64,AAAA"/>'), 'cannot be drawn'],
    [
      'entities of entities',
      `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg('<title>&l9;</title>')}`,
      'undefined entity',
    ],
    [
      'entities without end',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(999)}">]>${svg(`<title>${'&a;'.repeat(200)}</title>`)}`,
      'too much text',
    ],
    [
      'an entity of a file',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<title>&a;</title>')}`,
      'undefined entity',
    ],
    ['groups without end', svg('<g>'.repeat(5000) + '</g>'.repeat(5000)), 'groups within each other'],
    [
      'shapes of shapes without end',
      svg(
        `<g id="l0"><path d="M0 0h9v9z"/></g>${Array.from({ length: 8 }, (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`).join('')}`,
      ),
      '1:1 The drawing has 358,024,681 shapes',
    ],
    [
      'a chain of shapes without end',
      svg(Array.from({ length: 15_000 }, (_, n) => `<use id="a${n}" href="#a${n + 1}"/>`).join('')),
      '1:1 The drawing has a chain of shapes without end',
    ],
    [
      'a photograph that grows when it is opened',
      svg(`<image href="data:image/png;base64,${hugePng}"/>`),
      'cannot be drawn',
    ],
    ['a style without end', svg(`<style>${'.a{fill:red}'.repeat(6000)}</style>`), 'A style has 72 KB'],
    ['no end', plain.slice(0, -8), 'not well-formed'],
    ['tags that cross', svg('<g>\n<a></g></a>'), '2:7 The file is not well-formed'],
    ['no size', svg(square, 'width="100%" height="100%"'), 'The picture has no size'],
    [
      'too many shapes',
      svg(Array.from({ length: 4000 }, (_, n) => `<path d="M${n} 0h9v9z"/>`).join('')),
      'KB without all that does not draw',
    ],
    ['a web page', '<!DOCTYPE html><html><body>404</body></html>', 'The file is a web page'],
    [
      'another document',
      '<?xml version="1.0"?>\n<plist version="1.0"/>',
      '2:1 The file is no SVG: its first element is <plist>',
    ],
    ['nothing', '', 'The file is empty'],
    ['bytes of Latin-1', Buffer.from(svg('<title>Café</title>'), 'latin1'), 'not UTF-8'],
    ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'The file is a PNG picture'],
    ['a PDF', '%PDF-1.6 ', 'a PDF or Illustrator document'],
  ] as const)('with %s is refused, at its place and with its cause', async (_, file, expected) => {
    const { text, problems, drawing } = await read(file)
    expect(drawing).toBeUndefined()
    const before = text.slice(0, problems[0]?.offset).split('\n')
    const place = `${before.length}:${(before.at(-1) ?? '').length + 1}`
    expect(`${place} ${problems[0]?.message}`).toContain(expected)
    expect(problems).toHaveLength(1)
  })

  it.each([
    ['a web page', '<!DOCTYPE html>\n<p>404</p>', 0, '<!DOCTYPE html>\n<p>404</p>'],
    ['a web page after empty lines', '\ufeff\n\n<html>café</html>', 2, '\n\n<html>café</html>'],
    [
      'a pointer of Git LFS',
      'version https://git-lfs.github.com/spec/v1\n',
      0,
      'version https://git-lfs.github.com/spec/v1\n',
    ],
    ['a PDF', Buffer.from('%PDF-1.6\n%\xe2\xe3\xcf\xd3', 'latin1'), 0, ''],
    ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 0, ''],
  ])('of %s shows the line where it begins, unless it is binary', async (_, file, offset, shown) => {
    const { text, problems } = await read(file)
    expect([text, problems[0]?.offset]).toEqual([shown, offset])
  })

  it('names each of several problems', async () => {
    const { problems } = await read(svg('<script/><text>A</text><animate/><use href="a.svg#b"/>'))
    expect(problems.map(({ message }) => message.slice(0, 22))).toEqual([
      'The picture has a <scr',
      'The picture has letter',
      'The picture moves (<an',
      'The picture refers to ',
    ])
  })

  it('keeps a small photograph, without where it was taken', async () => {
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#e30613' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ana Souza' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .toBuffer()
    expect(photo.toString('latin1')).toContain('Ana Souza')
    const { problems, drawing } = await read(
      svg(
        `<image width="32" height="32" xlink:href="data:image/jpeg;base64,\n${photo.toString('base64')}"/>`,
      ),
    )
    expect(problems).toEqual([])
    const shipped = Buffer.from(/base64,([^"]*)/.exec(drawing?.content ?? '')?.[1] ?? '', 'base64')
    expect((await sharp(shipped).metadata()).format).toBe('jpeg')
    expect(shipped.toString('latin1')).not.toMatch(/Ana|Exif/)
  })

  it('with the masks of a program at which some renderers end the process is drawn', async () => {
    const mask = `<mask id="b"><g filter="url(#a)"><path d="M0 0"/></g></mask><filter id="a" height="100%" width="100%" x="0%" y="0%"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>`
    const { problems } = await read(
      svg(
        `${square}<clipPath id="c"><path d="M0 0h1v1z"/></clipPath>${mask}<g mask="url(#b)"><g clip-path="url(#c)" transform="translate(-500 -700)"><path d="M562 199h1v1z"/></g></g>`,
      ),
    )
    expect(problems).toEqual([])
  })

  it('keeps what only a style can say, and has no other', async () => {
    const blend = svg(
      `${square}<path style="mix-blend-mode:multiply;fill:#00f;cursor:pointer" class="a" d="M0 0h9v9z"/>`,
    )
    expect((await read(blend)).drawing?.content).toContain(
      '<path style="mix-blend-mode:multiply" d="M0 0h9v9z" fill="#00f"/>',
    )
  })
})

describe('a drawing', () => {
  /** As sharp draws it, 160 wide. */
  const drawnPixels = async (text: string): Promise<Uint8Array> =>
    (await sharp(Buffer.from(text))
      .resize(160, 80, { fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer()) as Uint8Array

  it.each(acceptedDrawings)(
    'with $what is accepted, and draws the same',
    async ({ text, drawsAs = text }) => {
      const { problems, drawing } = await read(text)
      expect(problems).toEqual([])
      const content = drawing?.content ?? ''
      expect(content).not.toMatch(/<style|\bdata-|var\(|\bclass=/)
      const opened = content.replace('<svg ', '<svg width="160" height="80" ')
      const comparable = drawsAs === text ? content : opened
      expect(difference(await drawnPixels(comparable), await drawnPixels(drawsAs))).toBeLessThan(0.3)
      expect((await read(content)).problems).toEqual([])
    },
  )

  it.each(refusedDrawings)(
    'with $what is refused, at its place and with its cause',
    async ({ text, finding }) => {
      const { text: source, problems, drawing } = await read(text)
      expect(drawing).toBeUndefined()
      const before = source.slice(0, problems[0]?.offset).split('\n')
      const place = `${before.length}:${(before.at(-1) ?? '').length + 1}`
      expect(`${place} ${problems[0]?.message}`).toContain(finding)
    },
  )
})

describe('the size of a picture', () => {
  it.each([
    ['its viewBox', { viewBox: '0 0 320 80' }, [320, 80, false]],
    ['a viewBox with commas', { viewBox: '0,0,12.5 , 5' }, [12.5, 5, false]],
    ['its width and height', { width: '160', height: '40px' }, [160, 40, false]],
    ['both, of one shape', { width: '210mm', height: '105mm', viewBox: '0 0 80 40' }, [80, 40, false]],
    ['a size of another shape', { width: '512', height: '40', viewBox: '0 0 8 8' }, [512, 40, true]],
    ['a viewBox beside per cent', { width: '100%', height: '100%', viewBox: '-5 3 8 4' }, [8, 4, false]],
    ['a size beside a viewBox that has none', { width: '8', height: '4', viewBox: '0 0 0 0' }, [8, 4, false]],
  ])('comes from %s', (_, attributes, expected) => {
    const frame = readFrame(attributes as Record<string, string>)
    expect([frame?.width, frame?.height, frame?.isStated]).toEqual(expected)
  })

  it.each([
    ['1in', 96],
    ['2.54cm', 96],
    ['25.4mm', 96],
    ['72pt', 96],
    ['6pc', 96],
    ['96.00PX', 96],
    ['.5e1', 5],
    ['0', undefined],
    ['-3', undefined],
    ['2em', undefined],
    ['50%', undefined],
  ])('is, of a length of %s, %s pixels', (length, pixels) => {
    expect(lengthInPixels(length)).toEqual(pixels === undefined ? undefined : expect.closeTo(pixels, 6))
  })
})

describe('a page around a drawing', () => {
  it.each([
    ['a wordmark in the middle of a sheet', 'wordmark', '200 200', 'M40 90h120v24H40z', [120, 24]],
    ['a wordmark with a little space', 'wordmark', '160 40', 'M10 6h140v28H10z', [160, 40]],
    ['a symbol in the middle of a sheet', 'icon', '500 500', 'M230 230h40v40h-40z', [50, 50]],
    ['a symbol in the corner of a sheet', 'icon', '500 500', 'M0 0h80v80H0z', [100, 100]],
    ['a symbol with its margin', 'icon', '512 512', 'M96 96h320v320H96z', [512, 512]],
  ] as const)('is cut from %s', async (_, shape, box, d, [width, height]) => {
    const { drawing } = await read(svg(`<path d="${d}"/>`, `viewBox="0 0 ${box}"`))
    if (!drawing) throw new Error('no drawing')
    const cropped = cropSvg(drawing, shape)
    // It is measured in 256 steps.
    expect(Math.abs(cropped.width / width - 1)).toBeLessThan(0.2)
    expect(Math.abs(cropped.height / height - 1)).toBeLessThan(0.2)
    expect(cropped.content).toContain(
      ` viewBox="${cropped.viewBox.map((value) => Number(value.toPrecision(6))).join(' ')}"`,
    )
  })
})

describe('whatever a file is', () => {
  it('it is a drawing that is accepted again, or is refused with a place in its text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...svgExports.map(({ text }) => text)),
        fc.nat(),
        fc.nat({ max: 60 }),
        fc.constantFrom('', '<', '>', '&a;', '"', '<g>', '</g>', ']]>', '\u0000', 'url(//a)'),
        async (text, at, length, inserted) => {
          const start = at % text.length
          const damaged = text.slice(0, start) + inserted + text.slice(start + length)
          const { text: source, problems, drawing } = await read(damaged)
          expect(problems.length === 0).toBe(drawing !== undefined)
          for (const { offset } of problems) expect(offset).toBeLessThanOrEqual(source.length)
          if (drawing) expect((await read(drawing.content)).problems).toEqual([])
        },
      ),
    )
  })
})
