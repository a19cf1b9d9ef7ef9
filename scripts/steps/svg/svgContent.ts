import { type XmlAttribute, type XmlElement, xlinkNamespace } from './parseXml'
import { type StyleProblem, styleProblem } from './styleProblem'
import { activeElements, drawnElements, letterElements, movingElements } from './svgNames'
import { inKilobytes } from './svgProblem'

export const svgNamespace = 'http://www.w3.org/2000/svg'
const xhtmlNamespace = 'http://www.w3.org/1999/xhtml'

/** What is wrong, and what to do about it. */
export type ContentProblem = StyleProblem

/** Base64 of a picture inside, in characters: 150 KB. */
const maxImage = 200_000

const embedded = /^data:image\/(?:png|jpe?g|webp|gif)(?:;[\w.-]+=[\w.-]+)*;base64,/i
const vectorsInstead = 'Export the drawing itself as shapes and paths: it is shown as large as an app’s icon.'
const everythingInside = 'Export it with everything inside, as shapes and paths.'

/** What is copied from a page lacks the namespace. */
export const isOfSvg = ({ uri }: XmlElement): boolean => uri === svgNamespace || uri === ''

export const isLink = ({ local, uri }: XmlAttribute): boolean =>
  local === 'href' && (uri === '' || uri === xlinkNamespace)

/** An element's link, without the line breaks of a data: URL. */
export const linkOf = ({ attributes }: XmlElement): string => {
  const links = attributes.filter(isLink)
  return (links.find(({ uri }) => uri === '') ?? links[0])?.value.replaceAll(/\s+/g, '') ?? ''
}

/** Whether an element stays in the picture; else it is left out, with what is in it. */
export const isDrawn = (element: XmlElement): boolean =>
  isOfSvg(element) &&
  drawnElements.has(element.local) &&
  !(['image', 'feImage'].includes(element.local) && linkOf(element) === '')

/** Why a picture with this element cannot be used. `isHidden`: nobody would see what it draws. */
export function elementProblem(element: XmlElement, isHidden: boolean): ContentProblem | undefined {
  const { local, name, uri } = element
  if (activeElements.has(local) && (isOfSvg(element) || uri === xhtmlNamespace))
    return { message: `The picture has a <${name}>, which could run code.`, hint: 'Export it without.' }
  if (!isOfSvg(element)) return undefined
  if (movingElements.has(local))
    return {
      message: `The picture moves (<${name}>).`,
      hint: 'Export it without animation: a logo does not move (and a member may have asked for less motion).',
    }
  if (local === 'foreignObject' && !isForOnePrograms(element))
    return {
      message:
        'The picture has content of a web page (<foreignObject>), which a picture does not show everywhere.',
      hint: 'Export it with its letters as paths (in draw.io, switch off "Formatted text" first).',
    }
  if (letterElements.has(local) && !isHidden && textOf(element).trim() !== '')
    return {
      message: 'The picture has letters that need a font, so each phone would draw them differently.',
      hint: 'Convert the letters to paths ("create outlines", "object to path"), and export it again.',
    }
  if (local === 'image' || local === 'feImage') return imageProblem(linkOf(element))
  return undefined
}

/** Illustrator's own document is for programs that know its extension; browsers skip it. */
const isForOnePrograms = ({ attributes }: XmlElement): boolean =>
  attributes.some(({ name, value }) => name === 'requiredExtensions' && value.trim() !== '')

/** The letters of an element, without those of other programs' elements. */
export const textOf = (element: XmlElement): string =>
  element.children
    .map((child) => (typeof child === 'string' ? child : isOfSvg(child) ? textOf(child) : ''))
    .join('')

function imageProblem(link: string): ContentProblem | undefined {
  if (!/^data:/i.test(link)) return undefined
  if (!embedded.test(link))
    return {
      message: 'The picture has another one inside that is neither PNG, JPEG, WebP nor GIF.',
      hint: vectorsInstead,
    }
  if (link.length <= maxImage) return undefined
  return {
    message: `The picture has another one of ${inKilobytes((link.length * 3) / 4)} inside.`,
    hint: vectorsInstead,
  }
}

/** Why a picture with this attribute cannot be used. */
export function attributeProblem(element: XmlElement, attribute: XmlAttribute): ContentProblem | undefined {
  const { name, value } = attribute
  if (isLink(attribute)) return linkProblem(element.local, value.trim())
  if (attribute.uri !== '') return undefined
  if (/^on[a-z]/i.test(name))
    return {
      message: `The picture has an event handler (${name}), which could run code.`,
      hint: 'Export it without.',
    }
  // A plain attribute may refer to paints, masks and filters, as a style does.
  if (fontUnit.test(value) && lengthNames.test(name))
    return {
      message: `The length ${name}="${value.trim()}" depends on a font, which a picture does not have.`,
      hint: 'Export it with lengths in pixels.',
    }
  return name === 'style' || /[\w-]\s*\(|\\/i.test(value) ? styleProblem(value) : undefined
}

const fontUnit = /^\s*[+-]?\d*\.?\d+(?:r?em|ex|ch)\s*$/i
const lengthNames = /^(?:[cf]?[xy][12]?|r|r[xy]|f?r|width|height|stroke-width|stroke-dash(?:array|offset))$/

function linkProblem(element: string, link: string): ContentProblem | undefined {
  if (/^(?:java|vb)script:/i.test(link.replaceAll(/\s/g, '')))
    return { message: 'The picture has a link that runs code.', hint: 'Export it without.' }
  // A link within a picture leads nowhere, and is left out. What a picture inside may be is another rule.
  const isOtherRules = element === 'a' || (/^data:/i.test(link) && /^(?:image|feImage)$/.test(element))
  if (link === '' || link.startsWith('#') || isOtherRules) return undefined
  return {
    message: `The picture refers to another file (${link.length > 60 ? `${link.slice(0, 57)}...` : link}), which no browser loads within a picture.`,
    hint: everythingInside,
  }
}
