import type { Draw } from './draw'
import type { Kind, Mutant } from './kinds'
import { lineAt } from './places'

const pictureKind = (name: string, make: (text: string, draw: Draw) => Mutant | undefined): Kind => ({
  name,
  of: 'picture',
  make,
})
const whole = (text: string): Mutant => ({ text, lines: [1] })

/** Writes something before the end of the picture. */
const inserted = (name: string, element: string): Kind =>
  pictureKind(name, (text) => {
    const offset = text.lastIndexOf('</svg>')
    return { text: `${text.slice(0, offset)}${element}${text.slice(offset)}`, lines: [lineAt(text, offset)] }
  })

const changed = (name: string, from: RegExp, to: string): Kind =>
  pictureKind(name, (text) => {
    const found = from.exec(text)
    if (!found) return undefined
    return { text: text.replace(from, to), lines: [lineAt(text, found.index)] }
  })

export const pictureKinds: readonly Kind[] = [
  pictureKind('picture-cut', (text, draw) => {
    const end = 10 + draw.number(text.trimEnd().length - 16)
    const cut = text.slice(0, end)
    return { text: cut, lines: Array.from({ length: cut.split('\n').length }, (_, index) => index + 1) }
  }),
  pictureKind('picture-empty', () => whole('')),
  pictureKind('picture-of-html', () => whole('<!doctype html><html><body>404</body></html>')),
  pictureKind('picture-of-png', () => ({
    ...whole(''),
    bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  })),
  pictureKind('picture-removed', () => ({ text: '', lines: [], removed: true })),
  pictureKind('picture-draws-nothing', () =>
    whole('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"></svg>'),
  ),
  inserted('picture-with-script', '<script>alert(1)</script>'),
  inserted('picture-with-image', '<image href="https://elsewhere.example/a.png" width="9" height="9"/>'),
  inserted('picture-with-unclosed-tag', '<g>'),
  inserted('picture-with-unknown-prefix', '<a:b/>'),
  inserted('picture-with-unknown-entity', '<title>&nbsp;</title>'),
  changed('picture-without-namespace', / xmlns="[^"]*"/, ''),
  changed('picture-of-bad-frame', /viewBox="[^"]*"/, 'viewBox="0 0 a b"'),
  changed('picture-of-no-size', /viewBox="[^"]*"/, 'viewBox="0 0 0 0"'),
]
