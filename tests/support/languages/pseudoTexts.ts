import type { Catalogue } from '../catalogues'

/*
 * Two languages that nobody speaks. Every Latin letter of their texts has a mark, so that a text that does not come from a
 * catalogue is seen at once; and they are as long as the languages that need most room.
 */

const plain = 'aeiouycnszAEIOUYCNSZ'
const marked = 'áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ'

/** Words that make a text longer; each can stand at the end of a line. */
const fillers = ['éñ', 'lóñg', 'ádé', 'šéñ', 'wórd', 'ýés']

/** Texts in the narrowest places, which are written as briefly as each language can. */
const isBrief = (key: string): boolean =>
  /^(?:navigation\.|lobby\.(?:new|hot)$|shell\.(?:logIn|register)$|login\.(?:remember|forgotten)$|secondFactor\.\w+Tab$|forgotten\.\w+Tab$|common\.(?:sendCode|resendCode)$)/.test(
    key,
  )

/** About a third longer, as German and Tamil texts are. */
const growth = 1 / 3
const shortestGrown = 8

function lengthen(text: string): string {
  let longer = text
  for (let index = 0; longer.length < text.length * (1 + growth); index += 1)
    longer = `${longer} ${fillers[index % fillers.length]}`
  return longer
}

const markLetter = (letter: string): string => marked[plain.indexOf(letter)] ?? letter

/** Marks the letters outside placeholders. */
const mark = (text: string): string =>
  text
    .split(/(\{\{\w+\}\})/)
    .map((part) => (part.startsWith('{{') ? part : [...part].map(markLetter).join('')))
    .join('')

/** The English texts in the long language. */
export function pseudoTexts(english: Catalogue): Catalogue {
  const write = (key: string, text: string): string =>
    mark(isBrief(key) || text.length < shortestGrown ? text : lengthen(text))
  return Object.fromEntries(
    Object.entries(english).map(([section, texts]) => [
      section,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, write(`${section}.${key}`, text)])),
    ]),
  )
}

/** The same written from right to left: an override turns Latin letters around. */
export const mirroredTexts = (texts: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(texts).map(([section, one]) => [
      section,
      Object.fromEntries(Object.entries(one).map(([key, text]) => [key, `\u202e${text}\u202c`])),
    ]),
  )
