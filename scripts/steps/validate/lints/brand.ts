import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { contrast } from '../../theme/colour'
import type { Finding, IssueDetails } from '../issue'
import type { LintContext } from '../lint'

/** Pictures exist, are SVG files with a size, and contain no scripts, styles or external references. */
export function picturesAreValid({ brand }: Manifest, { picture, folder }: LintContext): Finding[] {
  const pictures = [
    { key: 'logo', file: brand.logo },
    { key: 'icon', file: brand.icon },
  ]
  return pictures.flatMap(({ key, file }): Finding[] => {
    const problem = pictureProblem(picture(file), `${folder}/${file}`, key === 'icon')
    return problem ? [{ path: ['brand', key], ofMerchant: true, ...problem }] : []
  })
}

/** What a picture must not contain: it is inlined into pages whose policy forbids all of it (D16). */
const forbidden: readonly [RegExp, string][] = [
  [/<script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/<style\b|\sstyle\s*=/i, 'a style; use presentation attributes instead'],
  [/<foreignObject\b/i, 'foreign content'],
  [/<image\b|\b(?:href|src)\s*=\s*["'](?!#)/i, 'a reference to another file'],
  [/<!(?:DOCTYPE|ENTITY)\b/i, 'a document type'],
]

function pictureProblem(text: string | undefined, file: string, isIcon: boolean): IssueDetails | undefined {
  if (text === undefined) {
    return {
      code: 'picture-missing',
      message: `There is no file "${file}".`,
      hint: 'Add the file, or correct the name.',
    }
  }
  const viewBox = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text)
  if (!viewBox) {
    return {
      code: 'picture-unfit',
      message: `"${file}" is not an SVG file with a viewBox from 0 0.`,
      hint: 'Save it as plain SVG with a viewBox.',
    }
  }
  const violation = forbidden.find(([pattern]) => pattern.test(text))
  if (violation) {
    return {
      code: 'picture-unfit',
      message: `"${file}" contains ${violation[1]}.`,
      expected: 'shapes and paths only',
      hint: 'Save it as plain SVG.',
    }
  }
  if (isIcon && viewBox[1] !== viewBox[2]) {
    return {
      code: 'picture-unfit',
      message: `"${file}" is not square.`,
      expected: 'viewBox="0 0 512 512"',
      hint: 'Make the icon square.',
    }
  }
  return undefined
}

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5

/** The text colour has enough contrast on both backgrounds. All other colours are derived to be readable. */
export function contrastIsReadable({ brand }: Manifest, { isOwn }: LintContext): Finding[] {
  const { text, background, surface } = brand.theme
  return Object.entries({ background, surface }).flatMap(([name, colour]): Finding[] => {
    const ratio = contrast(text, colour)
    if (ratio >= minContrast) return []
    const pathOf = (key: string) => ['brand', 'theme', key]
    const isTextOfPreset = !isOwn(pathOf('text')) && isOwn(pathOf(name))
    return [
      {
        path: pathOf(isTextOfPreset ? name : 'text'),
        code: 'contrast',
        message: `The text has a contrast of ${ratio.toFixed(1)} to 1 against the ${name}, which is hard to read.`,
        expected: `at least ${minContrast} to 1`,
        hint: `Make the text ${brand.theme.mode === 'dark' ? 'lighter' : 'darker'}, or the ${name} ${brand.theme.mode === 'dark' ? 'darker' : 'lighter'}.`,
      },
    ]
  })
}
