import type { SvgProblem } from './svgProblem'

/** An address or a name; a picture needs no longer ones. In UTF-16 units. */
const maxValue = 1000
/** What all references together may become. */
const maxExpanded = 100_000

const declaration = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g
const documentType = /^<!DOCTYPE\s(?:"[^"]*"|'[^']*'|[^[>"'])*\[([\s\S]*?)\]\s*>/
/** Illustrator's document type has about 1,000 characters. */
const maxDocumentType = 20_000

/** The entities that a document type declares, and the reference that makes too much of them. */
export interface Entities {
  readonly values: ReadonlyMap<string, string>
  readonly problem?: SvgProblem
}

/**
 * Reads the entities of Illustrator's document type, which stand for addresses of namespaces. One that is made of other
 * entities, of tags, or of another file is not declared: whoever refers to it is told. So the text grows by a bounded amount.
 */
export function readEntities(text: string): Entities {
  const start = text.indexOf('<!DOCTYPE')
  const found = start < 0 ? undefined : documentType.exec(text.slice(start, start + maxDocumentType))
  if (!found) return { values: new Map() }
  const values = new Map(
    [...(found[1] ?? '').matchAll(declaration)].flatMap(([, name = '', double, single]) => {
      const value = double ?? single ?? ''
      return value.length > maxValue || /[&<%]/.test(value) ? [] : [[name, value] as const]
    }),
  )
  const problem = firstTooMany(text, start + found[0].length, values)
  return { values, ...(problem && { problem }) }
}

function firstTooMany(
  text: string,
  start: number,
  values: ReadonlyMap<string, string>,
): SvgProblem | undefined {
  let expanded = 0
  const reference = /&([\w:.-]+);/g
  reference.lastIndex = start
  for (let found = reference.exec(text); found; found = reference.exec(text)) {
    expanded += values.get(found[1] ?? '')?.length ?? 0
    if (expanded > maxExpanded)
      return {
        offset: found.index,
        length: found[0].length,
        message: 'The entities of the document type become too much text.',
        hint: 'Export the drawing again as plain SVG, without a document type.',
      }
  }
  return undefined
}
