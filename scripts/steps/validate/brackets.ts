import { createScanner } from 'jsonc-parser'

/** What the brackets of a text show before it is parsed. Offsets in characters. */
export interface Brackets {
  /** The first bracket that is nested too deeply. */
  readonly tooDeep?: number
  /** The bracket that is never closed, or is closed by one of the other kind. */
  readonly unclosed?: number
  /** The bracket that closes nothing, or too early. */
  readonly surplus?: number
}

/** No manifest needs more; parsing, merging and checking call themselves for each level. */
export const maxDepth = 64

interface OpenBracket {
  readonly offset: number
  readonly closer: string
  readonly indent: number
}

/**
 * Scans without parsing, so that no nesting is too deep for it. Of several brackets that may be the wrong one, it is the
 * first whose line begins further left, or right, than the line of its counterpart.
 */
export function scanBrackets(text: string): Brackets {
  const scanner = createScanner(text, true)
  const open: OpenBracket[] = []
  let unclosed: number | undefined
  let surplus: number | undefined
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    // What follows a text without its end cannot be told from the text.
    if (scanner.getTokenError() !== 0) return {}
    const offset = scanner.getTokenOffset()
    const character = text[offset] ?? ''
    if (scanner.getTokenLength() !== 1 || !'{}[]'.includes(character)) continue
    if (character === '{' || character === '[') {
      if (open.length === maxDepth) return { tooDeep: offset }
      open.push({ offset, closer: character === '{' ? '}' : ']', indent: lineStart(text, offset).indent })
      continue
    }
    const bracket = open.at(-1)
    const counterpart = open.findLastIndex(({ closer }) => closer === character)
    const isLast = text.slice(offset + 1).trim() === ''
    // The outermost bracket is closed at the end of the text only.
    if (counterpart < 0 || (counterpart === 0 && open.length > 1 && !isLast)) return { surplus: offset }
    if (bracket?.closer !== character) return { unclosed: bracket?.offset ?? 0 }
    open.pop()
    const { indent, isFirst } = lineStart(text, offset)
    if (isFirst && indent < bracket.indent) unclosed ??= bracket.offset
    if (indent > bracket.indent) surplus ??= offset
    const isEnd = open.length === 0
    // Without a suspect, what follows the end is the mistake, and the parser reports that.
    if (isEnd) return surplus === undefined || isLast ? {} : { surplus }
  }
  const last = open.at(-1)
  return last ? { unclosed: unclosed ?? last.offset } : {}
}

/** The indentation of the line of an offset, and whether nothing else is before it there. */
function lineStart(text: string, offset: number): { readonly indent: number; readonly isFirst: boolean } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const indent = text.slice(start, offset).search(/\S|$/)
  return { indent, isFirst: indent === offset - start }
}
