import { inKilobytes } from './svgProblem'

/** Why a style cannot be kept: what it does, and what to do instead. */
export interface StyleProblem {
  readonly message: string
  readonly hint: string
}

const still =
  'Export it without animation: a logo does not move (and a member may have asked for less motion).'

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
    /@media(?!\s+(?:all|screen)\s*\{)/i,
    {
      message: 'A style holds for some screens only (@media), such as a dark scheme.',
      hint: 'Export one drawing with the colours for this brand’s background: the site has one scheme.',
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
  return rules.find(([pattern]) => pattern.test(plain))?.[1]
}

/** CSS may write any letter as \75 or \u. */
const withoutEscapes = (css: string): string =>
  css.replaceAll(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, letter?: string) => {
    const point = Number.parseInt(code ?? '', 16)
    return code === undefined ? (letter ?? '') : point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
