import { formatHex, parse } from 'culori'
import type { CustomPlugin } from 'svgo'

/** Declarations that are no attributes of SVG, and that draw. */
const styleOnly = /^\s*(?:mix-blend-mode|isolation|transform|transform-box|transform-origin)\s*:/i
/** A transform that an attribute can say when its units are left out: one in pixels and degrees, around nought. */
const plainTransform =
  /^(?:\s*(?:translate|scale|rotate|skew[XY]|matrix)\(\s*[+-]?[\d.]+(?:e[+-]?\d+)?(?:px|deg)?(?:[\s,]+[+-]?[\d.]+(?:e[+-]?\d+)?(?:px|deg)?)*\s*\))+\s*$/
/** SVGO writes the others as attributes, too, which do not know the units of CSS. */
const transforms = /^\s*transform(?:-box|-origin)?\s*:/i
/** Properties of CSS that are attributes of these elements, with a length and its unit. */
const geometry: Readonly<Record<string, RegExp>> = {
  rect: /^(?:x|y|width|height|rx|ry)$/,
  image: /^(?:x|y|width|height)$/,
  svg: /^(?:x|y|width|height)$/,
  circle: /^(?:cx|cy|r)$/,
  ellipse: /^(?:cx|cy|rx|ry)$/,
}
const length = /^(?:[+-]?0|[+-]?\d*\.?\d+(?:px|pt|pc|mm|cm|in|%))$/i

/** Colours that not every phone knows: programs mostly write one that all know before. */
const wideColour = /^(?:color|lab|lch|oklab|oklch)\(/i
const colourAttributes = ['fill', 'stroke', 'color', 'stop-color', 'flood-color', 'lighting-color']

type Attributes = Record<string, string>

/** A declaration of CSS. `property` is in lower case. */
interface Declaration {
  readonly property: string
  readonly value: string
  readonly text: string
}

const declarationsOf = (style: string): Declaration[] =>
  style
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/;(?![^(]*\))/)
    .filter((part) => part.includes(':'))
    .map((text) => ({
      property: text.slice(0, text.indexOf(':')).trim().toLowerCase(),
      value: text
        .slice(text.indexOf(':') + 1)
        .replace(/!\s*important\s*$/i, '')
        .trim(),
      text,
    }))

const forElements = (
  name: string,
  change: (attributes: Attributes, element: string) => void,
): CustomPlugin => ({
  name,
  fn: () => ({ element: { enter: ({ name: element, attributes }) => change(attributes, element) } }),
})

/** What an element's style is to be; nothing removes it. */
function setStyle(attributes: Attributes, declarations: readonly string[]): void {
  if (declarations.length > 0) attributes.style = declarations.join(';')
  else delete attributes.style
}

/** Leaves out each colour that has another before it, which all phones know. */
export const leaveOutWideColours = forElements('wideColours', (attributes) => {
  if (attributes.style === undefined) return
  const all = declarationsOf(attributes.style)
  const isKnownBefore = ({ property, value }: Declaration, index: number): boolean =>
    wideColour.test(value) &&
    all.slice(0, index).some((other) => other.property === property && !wideColour.test(other.value))
  setStyle(
    attributes,
    all.filter((one, index) => !isKnownBefore(one, index)).map(({ text }) => text),
  )
})

/** Lengths of CSS, transforms, outlines and the three markers in one become attributes, which all phones know. */
export const writeGeometry = forElements('geometry', (attributes, element) => {
  if (attributes.style === undefined) return
  const left: string[] = []
  const all = declarationsOf(attributes.style)
  const isAroundNought = element !== 'svg' && !all.some(({ property }) => property.startsWith('transform-'))
  for (const { property, value, text } of all) {
    const [, outline] =
      /^path\(\s*(?:evenodd\s*,\s*|nonzero\s*,\s*)?["']([^"']*)["']\s*\)$/i.exec(value) ?? []
    if (geometry[element]?.test(property) && length.test(value)) attributes[property] = value
    else if (property === 'd' && element === 'path' && outline !== undefined) attributes.d = outline
    else if (property === 'transform' && isAroundNought && plainTransform.test(value))
      attributes.transform = value.replaceAll(/(?<=\d\.?)(?:px|deg)/g, '')
    else if (property === 'mask-type') attributes['mask-type'] = value
    else if (property === 'marker')
      left.push(...['start', 'mid', 'end'].map((end) => `marker-${end}:${value}`))
    else left.push(text)
  }
  setStyle(attributes, left)
})

const keptName = 'data-kept-style'

/** Puts declarations aside that must stay as they are. */
export const putTransformsAside = forElements('putAside', (attributes) => {
  if (attributes.style === undefined) return
  const all = declarationsOf(attributes.style).map(({ text }) => text)
  const kept = all.filter((text) => transforms.test(text))
  if (kept.length === 0) return
  attributes[keptName] = kept.join(';')
  setStyle(
    attributes,
    all.filter((text) => !transforms.test(text)),
  )
})

/** Leaves only what no attribute can say, and puts back what was put aside. */
export const leaveOnlyStyles = forElements('leftStyles', (attributes) => {
  const style = [attributes.style, attributes[keptName]].filter((one) => one !== undefined).join(';')
  delete attributes[keptName]
  setStyle(
    attributes,
    declarationsOf(style)
      .map(({ text }) => text)
      .filter((text) => styleOnly.test(text)),
  )
})

/** Colours that only some phones know, as screens of sRGB show them. */
export const writeKnownColours = forElements('knownColours', (attributes) => {
  for (const name of colourAttributes) {
    const value = attributes[name]
    const colour = value !== undefined && wideColour.test(value) ? parse(value) : undefined
    if (colour) attributes[name] = formatHex(colour)
  }
})
