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
    problem ??= notWellFormed(error, Math.max(0, Math.min(source.length, position()) - 1))
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

function notWellFormed(error: Error, offset: number): SvgProblem {
  const reason = error.message.replace(/^\S*?\d+:\d+: /, '').replace(/\.$/, '')
  return {
    offset,
    length: 1,
    message: `The file is not well-formed XML, so no browser shows it: ${reason}.`,
    hint: /entity/.test(reason)
      ? 'Write & as &amp;, or export the drawing again as plain SVG.'
      : 'Export the drawing again: the file was cut off, or changed by hand.',
  }
}

const tooDeep = (place: Place): SvgProblem => ({
  ...place,
  message: `The drawing has more than ${maxDepth} groups within each other.`,
  hint: 'Ungroup it, and export it again.',
})
