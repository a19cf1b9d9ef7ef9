import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { cropSvg } from '../../svg/cropSvg'
import { hasOwnGround } from '../../svg/drawSvg'
import type { SvgDrawing, SvgReading } from '../../svg/readSvg'
import { leastSeen, seenContrast, visibleShare } from '../../svg/visibleShare'
import { deriveBackgrounds } from '../../theme/palette'
import type { Finding, IssueDetails } from '../issue'
import type { Path } from '../jsonTree'
import type { LintContext } from '../lintContext'

type PictureKey = 'logo' | 'icon' | 'mark'

/** Pictures exist, are SVG files that every browser shows in the same way, and can be seen on this brand's backgrounds. */
export const picturesAreValid = ({ brand }: Manifest, context: LintContext): Finding[] =>
  (['logo', 'icon'] as const).flatMap((key) =>
    pictureFindings(brand[key], key, ['brand', key], brand.theme, context),
  )

/** What is wrong with the image of a mark in the footer. */
export const markFindings = (
  image: string,
  path: Path,
  { brand }: Manifest,
  context: LintContext,
): Finding[] => pictureFindings(image, 'mark', path, brand.theme, context)

function pictureFindings(
  name: string,
  key: PictureKey,
  path: Path,
  theme: Manifest['brand']['theme'],
  { picture, folder }: LintContext,
): Finding[] {
  const file = `${folder}/${name}`
  const reading = picture(name)
  if (!reading) return [{ path, ofMerchant: true, ...missingPicture(file) }]
  const { text, drawing } = reading
  if (!drawing) return pictureProblems(reading, file, path)
  const { offset, length } = drawing.place
  const at = { source: { file, text }, offset, length }
  return drawingProblems(drawing, key, theme).map((details) => ({ path, at, ofMerchant: true, ...details }))
}

/** Why a file is no drawing. */
export const pictureProblems = ({ text, problems }: SvgReading, file: string, path: Path): Finding[] =>
  problems.map(({ offset, length, ...details }) => ({
    path,
    at: { source: { file, text }, offset, length },
    ofMerchant: true,
    code: 'picture-unfit',
    ...details,
  }))

export const missingPicture = (file: string): IssueDetails => ({
  code: 'picture-missing',
  message: `There is no file "${file}".`,
  hint: 'Add the file, or correct the name.',
})

/** What can be wrong with a picture that is drawn: one problem, because each makes the next one meaningless. */
function drawingProblems(
  drawing: SvgDrawing,
  key: PictureKey,
  theme: Manifest['brand']['theme'],
): IssueDetails[] {
  const problem = key === 'icon' ? iconProblem(drawing) : shapeProblem(drawing, key)
  return problem ? [problem] : unseen(drawing, key, theme)
}

/** Programs round the sides of a square. */
const squareTolerance = 0.01

function iconProblem(drawing: SvgDrawing): IssueDetails | undefined {
  const { width, height, viewBox } = drawing
  const isSquare = [width / height, viewBox[2] / viewBox[3]].every(
    (shape) => Math.abs(shape - 1) < squareTolerance,
  )
  if (isSquare) return undefined
  return {
    code: 'picture-unfit',
    message: `The icon is not square: it is ${number(width)} wide and ${number(height)} high.`,
    expected: 'viewBox="0 0 512 512"',
    hint: 'Make the page square on which it is drawn, and export it again.',
  }
}

/** The logo is drawn about 32 pixels high, a mark 20. */
const logoShape = { narrowest: 0.5, widest: 12 }

function shapeProblem(drawing: SvgDrawing, key: 'logo' | 'mark'): IssueDetails | undefined {
  const { width, height } = cropSvg(drawing, 'wordmark')
  const shape = width / height
  if (shape >= logoShape.narrowest && shape <= logoShape.widest) return undefined
  return {
    code: 'picture-unfit',
    message: `The picture is ${number(width)} wide and ${number(height)} high, so nobody could read it in the ${key === 'logo' ? 'top bar' : 'footer'}.`,
    expected: 'about 160 by 40',
    hint: 'Use the wordmark on one line, without space around it.',
  }
}

/** Where a picture is shown, and on which of the theme's backgrounds. */
const places = {
  logo: { colour: 'background', place: 'the page' },
  // Systems that cut an icon fill its transparent parts, and the splash image is of this colour.
  icon: { colour: 'background', place: 'the app’s icon' },
  mark: { colour: 'sunken', place: 'the footer' },
} as const

function unseen(drawing: SvgDrawing, key: PictureKey, theme: Manifest['brand']['theme']): IssueDetails[] {
  const { colour, place } = places[key]
  if (key === 'icon' && hasOwnGround(drawing.raster)) return []
  const background = deriveBackgrounds(theme)[colour]
  const share = visibleShare(drawing.raster, background)
  const least = leastSeen(drawing.raster)
  if (share >= least) return []
  const other = theme.mode === 'dark' ? 'dark' : 'light'
  return [
    {
      code: 'picture-unseen',
      message: `The picture can hardly be seen on the background of ${place}, ${background}: only ${Math.floor(share * 100)} % of what it draws differs from it.`,
      expected: `at least ${least * 100} % with a contrast of ${seenContrast} to 1 or more`,
      hint: `Export the version for ${other} backgrounds, or change "brand.theme.background".`,
    },
  ]
}

const number = (value: number): string => String(Number(value.toFixed(1)))
