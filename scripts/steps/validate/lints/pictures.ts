import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { svgSize } from '../../assets/pictures'
import type { Finding, IssueDetails } from '../issue'
import type { LintContext } from '../lint'
import { xmlProblem } from '../xmlProblem'

type PictureKey = 'logo' | 'icon' | 'mark'

/** Pictures exist, are small SVG files that every browser can show, and contain no scripts, styles or references. */
export function picturesAreValid({ brand }: Manifest, { picture, folder }: LintContext): Finding[] {
  return (['logo', 'icon'] as const).flatMap((key): Finding[] => {
    const file = `${folder}/${brand[key]}`
    const text = picture(brand[key])
    const problem = text === undefined ? missingPicture(file) : pictureProblem(text, file, key)
    return problem ? [{ path: ['brand', key], ofMerchant: true, ...problem }] : []
  })
}

/** What is wrong with the image of a mark in the footer. */
export function markProblem(image: string, { picture, folder }: LintContext): IssueDetails | undefined {
  const file = `${folder}/${image}`
  const text = picture(image)
  return text === undefined ? missingPicture(file) : pictureProblem(text, file, 'mark')
}

const missingPicture = (file: string): IssueDetails => ({
  code: 'picture-missing',
  message: `There is no file "${file}".`,
  hint: 'Add the file, or correct the name.',
})

/** What a picture must not contain: it is inlined into pages whose policy forbids all of it (D16). */
const forbidden: readonly [RegExp, string][] = [
  [/<script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/<style\b|\sstyle\s*=/i, 'a style; use presentation attributes instead'],
  [/<foreignObject\b/i, 'foreign content'],
  [/<image\b|\b(?:href|src)\s*=\s*["'](?!#)|\burl\(\s*["']?(?!["'#\s])/i, 'a reference to another file'],
  [/<!(?:DOCTYPE|ENTITY)\b/i, 'a document type'],
]

const svgStart =
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/

/** A visitor downloads the logo before anything is shown; those of the first merchants have 1 to 4 KB. */
const maxBytes = 50_000

/** The logo is drawn about 32 pixels high, a mark 20. */
const logoShape = { narrowest: 0.5, widest: 12 }

function pictureProblem(text: string, file: string, key: PictureKey): IssueDetails | undefined {
  const unfit = (problem: string, hint: string, expected?: string): IssueDetails => ({
    code: 'picture-unfit',
    message: `"${file}" ${problem}.`,
    ...(expected !== undefined && { expected }),
    hint,
  })
  const bytes = Buffer.byteLength(text)
  if (bytes > maxBytes)
    return unfit(
      `has ${Math.round(bytes / 1000)} KB`,
      'Save it as plain SVG without what nobody sees.',
      `at most ${maxBytes / 1000} KB`,
    )
  const viewBox = svgStart.exec(text)
  if (!viewBox)
    return unfit('is not an SVG file with a viewBox from 0 0', 'Save it as plain SVG with a viewBox.')
  const violation = forbidden.find(([pattern]) => pattern.test(text))
  if (violation) return unfit(`contains ${violation[1]}`, 'Save it as plain SVG.', 'shapes and paths only')
  const broken = xmlProblem(text)
  if (broken) return unfit(`cannot be shown: ${broken}`, 'Save it again as plain SVG.')
  if (!/<svg\b[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(text))
    return unfit(
      'cannot be shown: its svg element has no xmlns',
      'Add the attribute.',
      'xmlns="http://www.w3.org/2000/svg"',
    )
  return shapeProblem(text, key, viewBox, unfit)
}

function shapeProblem(
  text: string,
  key: PictureKey,
  [, boxWidth, boxHeight]: readonly string[],
  unfit: (problem: string, hint: string, expected?: string) => IssueDetails,
): IssueDetails | undefined {
  const size = svgSize(text)
  if (!size) return unfit('has no size', 'Save it with a viewBox of its size.')
  const { width, height } = size
  if (key === 'icon')
    return boxWidth === boxHeight && width === height
      ? undefined
      : unfit('is not square', 'Make the icon square.', 'viewBox="0 0 512 512"')
  const shape = width / height
  if (shape >= logoShape.narrowest && shape <= logoShape.widest) return undefined
  return unfit(
    `is ${width} wide and ${height} high, so nobody could read it in the ${key === 'logo' ? 'top bar' : 'footer'}`,
    'Use the wordmark on one line, without space around it.',
    'about 160 by 40',
  )
}
