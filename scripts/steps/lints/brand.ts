import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { contrast } from '../colour'
import type { Complaint, Finding } from '../issue'
import type { Surroundings } from '../lint'

/** Pictures exist, are SVG with a size, and hold nothing that runs, styles or loads. */
export function picturesAreFit({ brand }: Manifest, { picture }: Surroundings): Finding[] {
  const pictures = [
    { key: 'logo', file: brand.logo },
    { key: 'icon', file: brand.icon },
  ]
  return pictures.flatMap(({ key, file }): Finding[] => {
    const complaint = complaintAbout(picture(file), file, key === 'icon')
    return complaint ? [{ path: ['brand', key], ...complaint }] : []
  })
}

/** What a picture must not hold: it is inlined into pages whose policy forbids all of it (D16). */
const forbidden: readonly [RegExp, string][] = [
  [/<script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/<style\b|\sstyle\s*=/i, 'a style; presentation attributes do the same'],
  [/<foreignObject\b/i, 'foreign content'],
  [/<image\b|\b(?:href|src)\s*=\s*["'](?!#)/i, 'a reference to another file'],
  [/<!(?:DOCTYPE|ENTITY)\b/i, 'a document type'],
]

function complaintAbout(text: string | undefined, file: string, isIcon: boolean): Complaint | undefined {
  if (text === undefined) {
    return {
      code: 'picture-missing',
      message: `There is no file "${file}" in the merchant’s folder.`,
      hint: 'Add the file, or correct the name.',
    }
  }
  const box = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text)
  if (!box) {
    return {
      code: 'picture-unfit',
      message: `"${file}" is not an SVG file with a viewBox from 0 0.`,
      hint: 'Save it as plain SVG with a viewBox.',
    }
  }
  const culprit = forbidden.find(([pattern]) => pattern.test(text))
  if (culprit) {
    return {
      code: 'picture-unfit',
      message: `"${file}" holds ${culprit[1]}.`,
      expected: 'shapes and paths only',
      hint: 'Save it as plain SVG.',
    }
  }
  if (isIcon && box[1] !== box[2]) {
    return {
      code: 'picture-unfit',
      message: `"${file}" is not square.`,
      expected: 'viewBox="0 0 512 512"',
      hint: 'Draw the icon in a square.',
    }
  }
  return undefined
}

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5

/** The text is read against both grounds. All other colours are derived so that they can be read. */
export function contrastIsReadable({ brand }: Manifest): Finding[] {
  const { text, background, surface } = brand.theme
  return Object.entries({ background, surface }).flatMap(([name, ground]): Finding[] => {
    const ratio = contrast(text, ground)
    if (ratio >= leastContrast) return []
    return [
      {
        path: ['brand', 'theme', 'text'],
        code: 'contrast',
        message: `The text has a contrast of ${ratio.toFixed(1)} to 1 against the ${name}, which is hard to read.`,
        expected: `at least ${leastContrast} to 1`,
        hint: `Make the text ${brand.theme.mode === 'dark' ? 'lighter' : 'darker'}, or the ${name} ${brand.theme.mode === 'dark' ? 'darker' : 'lighter'}.`,
      },
    ]
  })
}
