import { countDrawn } from './countDrawn'
import { type CssVariables, readCssVariables, variableProblem, withCssVariables } from './cssVariables'
import { type Place, parseXml, type XmlElement } from './parseXml'
import { styleProblem } from './styleProblem'
import {
  attributeProblem,
  type ContentProblem,
  elementProblem,
  isDrawn,
  isLink,
  isOfSvg,
  linkOf,
  svgNamespace,
  textOf,
} from './svgContent'
import { inKilobytes, type SvgProblem } from './svgProblem'

/** An SVG file that has only what draws, before its styles are worked in. */
export interface NormalSvg {
  /** What is in the svg element. */
  readonly content: string
  /** The attributes of the svg element, by name. */
  readonly root: Readonly<Record<string, string>>
  /** The pictures inside, as data: URLs. */
  readonly images: readonly string[]
  /** Where the svg element's tag is. */
  readonly place: Place
}

export type NormalizedSvg = { readonly svg: NormalSvg } | { readonly problems: readonly SvgProblem[] }

/** Whoever has corrected these checks again. */
const maxProblems = 5
/** Characters of a drawing before its styles are worked in; a logo that ships has a tenth. */
const maxDrawing = 600_000
/** Elements, as often as they are drawn. */
const maxDrawn = 50_000

/**
 * Reads the text of an SVG file and writes what draws: elements of SVG without a prefix, and their attributes. A
 * declaration, a document type, comments, metadata, and what only the exporting program reads are left out. What could run,
 * load, move, or look different on each phone is a problem, with its place.
 */
export function normalizeSvg(source: string): NormalizedSvg {
  const parsed = parseXml(source)
  if ('problem' in parsed) return { problems: [parsed.problem] }
  const { root } = parsed
  if (root.local !== 'svg' || !isOfSvg(root)) return { problems: [noSvg(root)] }
  const hidingClasses = readHidingClasses(root)
  const variables = readCssVariables(root, stylesOf(root))
  const problems = problemsOf(root, { source, hidingClasses, variables, isHidden: false })
  if (problems.length > 0) return { problems: problems.slice(0, maxProblems) }
  const drawn = countDrawn(root)
  if (drawn > maxDrawn)
    return {
      problems: [
        tooMuch(
          root.place,
          Number.isFinite(drawn)
            ? `${drawn.toLocaleString('en')} shapes, as often as they are used`
            : 'a chain of shapes without end, each of which uses the next',
        ),
      ],
    }
  const images = new Set<string>()
  const content = writeChildren(root, { images, variables })
  if (content.length > maxDrawing) return { problems: [tooMuch(root.place, inKilobytes(content.length))] }
  return { svg: { content, root: keptAttributes(root, variables), images: [...images], place: root.place } }
}

const noSvg = ({ name, uri, place }: XmlElement): SvgProblem => ({
  ...place,
  message: `The file is no SVG: its first element is <${name}>${name === 'svg' ? ` of the namespace "${uri}"` : ''}.`,
  expected: `<svg xmlns="${svgNamespace}">`,
  hint: 'Export the drawing as plain SVG.',
})

const tooMuch = (place: Place, amount: string): SvgProblem => ({
  ...place,
  message: `The drawing has ${amount}.`,
  expected: 'at most 50 KB of shapes and paths',
  hint: 'Simplify it: an automatic trace, or a photograph as shapes, is no logo.',
})

interface Surroundings {
  readonly source: string
  readonly hidingClasses: ReadonlySet<string>
  readonly variables: CssVariables
  /** Whether nobody sees what is drawn here: a layer that was switched off. */
  readonly isHidden: boolean
}

function problemsOf(element: XmlElement, around: Surroundings): SvgProblem[] {
  const isHidden = around.isHidden || hides(element, around.hidingClasses)
  const at = (problem: ContentProblem | undefined, place: Place): SvgProblem[] =>
    problem ? [{ ...place, ...problem }] : []
  const own = at(elementProblem(element, isHidden), element.place)
  // One problem for an element, and its inside is left out with it.
  if (own.length > 0 || !isDrawn(element)) return own
  const ofAttributes = element.attributes.flatMap((attribute) =>
    at(
      attributeProblem(element, attribute) ??
        variableProblem(withCssVariables(attribute.value, around.variables)),
      attributePlace(element.place, attribute.name, around.source),
    ),
  )
  const css = element.local === 'style' ? textOf(element) : ''
  const ofStyle = at(
    styleProblem(css) ?? variableProblem(withCssVariables(css, around.variables)),
    element.place,
  )
  const inside = element.children.flatMap((child) =>
    typeof child === 'string' ? [] : problemsOf(child, { ...around, isHidden }),
  )
  return [...ofAttributes, ...ofStyle, ...inside]
}

function attributePlace(tag: Place, name: string, source: string): Place {
  const at = source.slice(tag.offset, tag.offset + tag.length).search(new RegExp(`\\s${name}\\s*=`))
  return at < 0 ? tag : { offset: tag.offset + at + 1, length: name.length }
}

const hiding = /(?:^|[;\s])display\s*:\s*none/i
/** Programs switch layers off by a class of their own. */
const readHidingClasses = (element: XmlElement): ReadonlySet<string> =>
  new Set(
    stylesOf(element)
      .flatMap((css) => css.split('}'))
      .flatMap((rule) => {
        const [selectors = '', declarations = ''] = rule.split('{')
        return hiding.test(declarations) ? [...selectors.matchAll(/\.([\w-]+)\s*(?=,|$)/g)] : []
      })
      .map(([, name = '']) => name),
  )

const stylesOf = (element: XmlElement): string[] => [
  ...(element.local === 'style' ? [textOf(element)] : []),
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : stylesOf(child))),
]

function hides(element: XmlElement, hidingClasses: ReadonlySet<string>): boolean {
  const { display, style = '', class: classes = '' } = keptAttributes(element)
  return (
    display === 'none' || hiding.test(style) || classes.split(/\s+/).some((name) => hidingClasses.has(name))
  )
}

/** Those of SVG itself and links, without what only scripts read. Styles may select by data attributes: these are left out later. */
function keptAttributes(element: XmlElement, variables: CssVariables = new Map()): Record<string, string> {
  const plain = element.attributes.filter(
    ({ uri, name, local }) => uri === '' && local !== 'href' && !/^(?:xmlns$|on)/i.test(name),
  )
  const link = element.attributes.find((attribute) => isLink(attribute))
  return {
    ...Object.fromEntries(
      plain.map(({ name, value }) => [name, plainReferences(withCssVariables(value, variables))]),
    ),
    ...(link && element.local !== 'a' && { [link.uri === '' ? 'href' : 'xlink:href']: linkOf(element) }),
  }
}

/** url( "#a" ) as url(#a), as SVGO knows it. */
const plainReferences = (text: string): string =>
  text.replaceAll(/\burl\(\s*(["']?)\s*#([^"'()]*?)\s*\1\s*\)/gi, 'url(#$2)')

interface Writing {
  /** Collects the pictures inside. */
  readonly images: Set<string>
  readonly variables: CssVariables
}

function write(element: XmlElement, writing: Writing): string {
  if (!isDrawn(element)) return ''
  const { local } = element
  const link = linkOf(element)
  if ((local === 'image' || local === 'feImage') && /^data:/i.test(link)) writing.images.add(link)
  const content =
    local === 'style'
      ? escapeXml(plainReferences(withCssVariables(textOf(element), writing.variables)))
      : writeChildren(element, writing)
  return `<${local}${serialize(keptAttributes(element, writing.variables))}>${content}</${local}>`
}

const writeChildren = (element: XmlElement, writing: Writing): string =>
  element.children.map((child) => (typeof child === 'string' ? '' : write(child, writing))).join('')

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Attributes as XML, with a space before each. */
export const serialize = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
