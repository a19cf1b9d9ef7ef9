import { createScanner } from 'jsonc-parser'

/** What the brackets of a text show before it is parsed. Offsets in characters. */
export interface Brackets {
  /** The first bracket that is nested too deeply. */
  readonly tooDeep?: number
  /** The bracket that is never closed, or is closed by one of the other kind. */
  readonly unclosed?: number
}

/** No manifest needs more; parsing, merging and checking call themselves for each level. */
export const maxDepth = 64

interface OpenBracket {
  readonly offset: number
  readonly closer: string
  readonly indent: number
}

/**
 * Scans without parsing, so that no nesting is too deep for it. Of several brackets that may be the unclosed one, it is
 * the first whose closing bracket would be further left than its own line.
 */
export function scanBrackets(text: string): Brackets {
  const scanner = createScanner(text, true)
  const open: OpenBracket[] = []
  let suspect: OpenBracket | undefined
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
    const bracket = open.pop()
    if (!bracket) return {}
    if (bracket.closer !== character) return { unclosed: bracket.offset }
    const { indent, isFirst } = lineStart(text, offset)
    if (isFirst && indent < bracket.indent) suspect ??= bracket
  }
  const unclosed = open.length > 0 ? (suspect ?? open.at(-1)) : undefined
  return unclosed ? { unclosed: unclosed.offset } : {}
}

/** The indentation of the line of an offset, and whether nothing else is before it there. */
function lineStart(text: string, offset: number): { readonly indent: number; readonly isFirst: boolean } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const indent = text.slice(start, offset).search(/\S|$/)
  return { indent, isFirst: indent === offset - start }
}
