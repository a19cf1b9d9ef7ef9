import { rightToLeftPattern } from '../../platform/pictures/lines'
import { escapeXml } from '../../platform/pictures/svg'
import type { PictureColours } from './brandColours'
import { type FittedLetters, fitLetters, initialsOf } from './brandLetters'

/** A linter of files wants a title, which the build leaves out. */
const svg = (width: number, height: number, title: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${escapeXml(title)}</title>${content}</svg>\n`

const ground = (side: number, colour: string, radius = 0): string =>
  `<rect width="${side}" height="${side}"${radius ? ` rx="${radius}"` : ''} fill="${colour}"/>`

/** An icon of 512 by 512: initials above a bar, inside of what is left when it is cropped to a circle. */
export async function iconSvg(words: string, colours: PictureColours): Promise<string> {
  const { svg: initials } = await fitLetters(
    [initialsOf(words)],
    { x: 126, y: 126, width: 260, height: 200 },
    { maxSize: 340, colour: colours.onGround },
  )
  const bar = `<rect x="206" y="362" width="100" height="24" rx="12" fill="${colours.mark}"/>`
  return svg(512, 512, words, ground(512, colours.ground) + initials + bar)
}

/** The logo's height, and the place of the words beside its emblem, in its units: about 160 by 40 all in all. */
const height = 40
const wordsX = 50
const maxWords = 130
const padding = 3
const sizes = { largest: 30, leastInOneLine: 16, least: 11 }

/**
 * A logo: an emblem with the initials, and the words beside it in one line, or in two. Where they would be too small to be read, the
 * emblem stands alone.
 */
export async function logoSvg(words: string, colours: PictureColours): Promise<string> {
  const letters = await wordmark(words, colours)
  const width = letters ? Math.ceil(wordsX + letters.width) : height
  const isRightToLeft = rightToLeftPattern.test(words)
  const { svg: initials } = await fitLetters(
    [initialsOf(words)],
    { x: 7, y: 7, width: height - 14, height: height - 14 },
    { maxSize: sizes.largest, colour: colours.onGround },
  )
  const emblem = ground(height, colours.ground, 10) + initials
  if (!letters) return svg(width, height, words, emblem)
  // The words were drawn in the middle of the widest place.
  const left = (isRightToLeft ? 0 : wordsX) - (maxWords - letters.width) / 2
  const moved = `<g transform="translate(${Number(left.toFixed(2))})">${letters.svg}</g>`
  return svg(
    width,
    height,
    words,
    isRightToLeft ? `<g transform="translate(${width - height})">${emblem}</g>${moved}` : emblem + moved,
  )
}

async function wordmark(
  words: string,
  { letters: colour }: PictureColours,
): Promise<FittedLetters | undefined> {
  const box = { x: 0, y: padding, width: maxWords, height: height - 2 * padding }
  const drawn = (lines: readonly string[]) => fitLetters(lines, box, { maxSize: sizes.largest, colour })
  const inOne = await drawn([words])
  if (inOne.size >= sizes.leastInOneLine) return inOne
  const lines = inTwoLines(words)
  const smaller = lines ? await drawn(lines) : inOne
  return smaller.size >= sizes.least ? smaller : undefined
}

/** Broken at the space that is nearest to the middle; undefined when there is none. */
function inTwoLines(words: string): readonly [string, string] | undefined {
  const middle = words.length / 2
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index)
  const nearest = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  return nearest === undefined ? undefined : [words.slice(0, nearest), words.slice(nearest + 1)]
}
