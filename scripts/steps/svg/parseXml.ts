import { SaxesParser } from 'saxes'
import { readEntities } from './entities'
import type { SvgProblem } from './svgProblem'

/** A place in a file's text, in UTF-16 units. */
export interface Place {
  readonly offset: number
  readonly length: number
}

export interface XmlAttribute {
  /** As it is written, with its prefix. */
  readonly name: string
  readonly local: string
  readonly uri: string
  readonly value: string
}

export interface XmlElement {
  readonly name: string
  readonly local: string
  readonly uri: string
  readonly attributes: readonly XmlAttribute[]
  /** Elements and texts; comments and instructions are left out. */
  readonly children: readonly (XmlElement | string)[]
  /** Where its tag is. */
  readonly place: Place
}

export type ParsedXml = { readonly root: XmlElement } | { readonly problem: SvgProblem }

export const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** No program nests groups as deep. */
const maxDepth = 200

/** The next characters that are read; what is broken is not read to its end. */
const pieceLength = 10_000

/**
 * Parses XML as strictly as a browser parses a picture, with the entities of its document type. Only what is harmless is
 * forgiven: a blank before the declaration, and prefixes that are not declared.
 */
export function parseXml(source: string): ParsedXml {
  const first = source.search(/\S/)
  if (first >= 0 && source[first] !== '<') return { problem: beginsWithText(first) }
  const entities = readEntities(source)
  if (entities.problem) return { problem: entities.problem }
  // What is copied from a page lacks the declarations of its prefixes.
  const resolvePrefix = (prefix: string) =>
    prefix === 'xlink' ? xlinkNamespace : prefix === '' ? undefined : `undeclared:${prefix}`
  const parser = new SaxesParser({ xmlns: true, resolvePrefix })
  for (const [name, value] of entities.values) parser.ENTITIES[name] = value
  const start = source.length - source.trimStart().length
  const position = () => start + parser.position
  const open: (XmlElement & { children: (XmlElement | string)[] })[] = []
  let root: XmlElement | undefined
  let problem: SvgProblem | undefined
  parser.on('error', (error) => {
    problem ??= notWellFormed(error, Math.max(0, Math.min(source.length, position()) - 1), source)
  })
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    const offset = source.lastIndexOf('<', position() - 1)
    const place = { offset, length: Math.max(1, position() - offset) }
    const element = { name, local, uri, attributes: Object.values(attributes), children: [], place }
    if (open.length >= maxDepth) problem ??= tooDeep(place)
    open.at(-1)?.children.push(element)
    open.push(element)
    root ??= element
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => open.at(-1)?.children.push(text))
  parser.on('cdata', (text) => open.at(-1)?.children.push(text))
  for (let at = start; at < source.length && !problem; at += pieceLength)
    parser.write(source.slice(at, at + pieceLength))
  if (!problem) parser.close()
  if (problem) return { problem }
  return root ? { root } : { problem: notWellFormed(new Error('it has no element'), 0) }
}

const beginsWithText = (offset: number): SvgProblem => ({
  offset,
  length: 1,
  message: 'The file begins with text, not with a tag, so no browser shows it.',
  hint: 'Export the drawing as plain SVG; what is copied from a page, or is a stylesheet, is no file of it.',
})

/** What parsers say about an & that begins no reference is about what comes after it. */
const bareAmpersand = /&(?!#\d+;|#x[\da-f]+;|[\w:.-]+;)/i

function notWellFormed(error: Error, offset: number, source = ''): SvgProblem {
  const ampersand = source.slice(0, offset + 1).search(bareAmpersand)
  const isCode = /=\{/.test(source.slice(Math.max(0, offset - 1), offset + 1))
  const reason = error.message.replace(/^\S*?\d+:\d+: /, '').replace(/\.$/, '')
  const name = /entity/.test(reason) ? /&[\w:.-]+;$/.exec(source.slice(0, offset + 1))?.[0] : undefined
  const says = (why: string) => `The file is not well-formed XML, so no browser shows it: ${why}.`
  const common = { offset, length: 1 }
  if (ampersand >= 0 && !inCharacterData(source, ampersand))
    return { ...common, offset: ampersand, message: says('an & stands alone'), hint: 'Write it as &amp;.' }
  if (isCode)
    return {
      ...common,
      message: says(reason),
      hint: 'It is code for React: export the drawing itself as SVG.',
    }
  if (name !== undefined)
    return {
      ...common,
      message: says(`${reason}, ${name}`),
      hint: 'Write the character itself; & as &amp;. Or export the drawing again as plain SVG.',
    }
  return {
    ...common,
    message: says(reason),
    hint: 'Export the drawing again: the file was cut off, or changed by hand.',
  }
}

/** Whether a place is inside of a comment, or of a part in which & is only a character. */
const inCharacterData = (source: string, offset: number): boolean =>
  [
    ['<![CDATA[', ']]>'],
    ['<!--', '-->'],
  ].some(([open = '', close = '']) => source.lastIndexOf(open, offset) > source.lastIndexOf(close, offset))

const tooDeep = (place: Place): SvgProblem => ({
  ...place,
  message: `The drawing has more than ${maxDepth} groups within each other.`,
  hint: 'Ungroup it, and export it again.',
})
