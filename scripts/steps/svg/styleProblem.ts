import { inKilobytes } from './svgProblem'

/** Why a style cannot be kept: what it does, and what to do instead. */
export interface StyleProblem {
  readonly message: string
  readonly hint: string
}

const still =
  'Export it without animation: a logo does not move (and a member may have asked for less motion).'

/** A stylesheet that has only fonts, by its host. Programs leave it in a drawing whose letters are paths. */
const fontImport =
  /@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\/(?:fonts\.googleapis\.com|fonts\.bunny\.net|[pu]se?\.typekit\.net|fast\.fonts\.net)\/[^"'\s)]*["']?\s*\)?\s*;/gi

/** Characters; a program writes a line for each colour. */
const maxStyle = 60_000

const rules: readonly [RegExp, StyleProblem][] = [
  [
    /@import\b/i,
    {
      message: 'A style imports another stylesheet, which no browser loads within a picture.',
      hint: 'Export it with its styles as attributes, and its letters as paths.',
    },
  ],
  [
    /@keyframes\b|(?:^|[;{\s])animation(?:-name)?\s*:(?!\s*none)/i,
    { message: 'A style moves the drawing.', hint: still },
  ],
  [
    /@media(?!\s+(?:all|screen|print)\s*\{)|\blight-dark\s*\(/i,
    {
      message: 'A style holds for some screens only (@media, light-dark), such as a dark scheme.',
      hint: 'Export one drawing with the colours for this brand’s background: the site has one scheme.',
    },
  ],
  [
    /@(?!media\b|import\b|font-face\b|(?:-\w+-)?keyframes\b|page\b)[a-z-]+/i,
    {
      message: 'A style has rules that only newer phones know (@supports, @layer and others).',
      hint: 'Export it with its styles as attributes.',
    },
  ],
  [
    /(?:^|[;{\s])(?:rotate|scale|translate|offset(?:-\w+)?)\s*:|\b(?:color-mix|calc|clamp)\s*\(/i,
    {
      message: 'A style says a place, a length or a colour in a way that only newer phones know.',
      hint: 'Export it with transforms, lengths and colours as attributes: the program has an option for presentation attributes.',
    },
  ],
  [
    /\burl\(\s*["']?(?!["'#\s])/i,
    {
      message: 'A style refers to another file, which no browser loads within a picture.',
      hint: 'Export it with everything inside, as shapes and paths.',
    },
  ],
  [
    /\bexpression\s*\(|-moz-binding|\bbehavior\s*:/i,
    { message: 'A style runs code.', hint: 'Export it without.' },
  ],
]

/** The first thing in CSS that could load something, move, or depend on the screen. */
export function styleProblem(css: string): StyleProblem | undefined {
  if (css.length > maxStyle)
    return {
      message: `A style has ${inKilobytes(css.length)}.`,
      hint: 'Export it with its styles as attributes, and without what the drawing does not use.',
    }
  const plain = withoutEscapes(css.replaceAll(/\/\*[\s\S]*?\*\//g, ' '))
    // Fonts are not loaded: letters are paths.
    .replaceAll(/@font-face\s*\{[^}]*\}/gi, ' ')
    .replaceAll(fontImport, ' ')
    .replaceAll(/@(?:charset|namespace)\b[^;{}]*;/gi, ' ')
  return rules.find(([pattern]) => pattern.test(plain))?.[1]
}

/** CSS may write any letter as \75 or \u. */
const withoutEscapes = (css: string): string =>
  css.replaceAll(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, letter?: string) => {
    const point = Number.parseInt(code ?? '', 16)
    return code === undefined ? (letter ?? '') : point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
