import { createScanner } from 'jsonc-parser'
import { nameCharacter, plainCharacter } from './characterNames'
import { isInvisible } from './characters'
import { type Issue, type IssueDetails, issueAt, lineOf } from './issue'
import type { SourceText } from './jsonTree'

/** A file's text, with the characters that were meant, at the same positions; and an issue for each kind of the others. */
export interface RepairedText {
  readonly text: string
  readonly issues: readonly Issue[]
}

interface Stray {
  readonly offset: number
  readonly character: string
  /** What was meant. */
  readonly instead: string
  readonly isInText?: true
}

/**
 * Finds what word processors, chats and keyboards of other scripts leave where JSON has only ASCII: other spaces, quotes
 * and commas, and what nobody can see; and control characters within texts. The repaired text can be checked further.
 */
export function repairCharacters(source: SourceText): RepairedText {
  const strays: Stray[] = []
  let text = source.text
  for (let position = 0; position < text.length; ) {
    const { start, found } = nextStrays(text, position)
    if (found.length === 0) break
    for (const stray of found) text = replaceStray(text, stray)
    strays.push(...found)
    position = start
  }
  return { text, issues: strayIssues(strays, source) }
}

/** The strays of the first token that has some. Those of one token can be what makes the next ones unreadable. */
function nextStrays(text: string, position: number): { readonly start: number; readonly found: Stray[] } {
  const scanner = createScanner(text)
  scanner.setPosition(position)
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const found = straysOf(text, start, scanner.getTokenLength())
    if (found.length > 0) return { start, found }
  }
  return { start: text.length, found: [] }
}

const replaceStray = (text: string, { offset, character, instead }: Stray): string =>
  text.slice(0, offset) + instead.padEnd(character.length) + text.slice(offset + character.length)

function straysOf(text: string, start: number, length: number): Stray[] {
  const token = text.slice(start, start + length)
  if (/^(?:[ \t\r\n]*|\/[/*].*)$/s.test(token)) return []
  if (token.startsWith('"')) return straysInText(text, start, token)
  if (quote.test(token.charAt(0))) return quotesAt(text, start)
  return straysBetween(token, start)
}

/** Letters are only exchanged where that makes a word of JSON: others belong to a text without quotes. */
function straysBetween(token: string, start: number): Stray[] {
  const strays = [...token.matchAll(/[^!-~ ]/gu)].flatMap(({ 0: character, index }): Stray[] => {
    const instead = /\p{Cc}/u.test(character) || isInvisible(character) ? ' ' : plainCharacter(character)
    return instead === undefined ? [] : [{ offset: start + index, character, instead }]
  })
  const repaired = strays.reduce(
    (word, stray) => replaceStray(word, { ...stray, offset: stray.offset - start }),
    token,
  )
  const isWord = /^(?:true|false|null|-?\d[\d.]*)$/i.test(repaired)
  return strays.filter(({ character }) => isWord || !/[\p{L}\p{N}]/u.test(character))
}

/** Characters that delimit a text in print: of several languages, and of East Asian keyboards. */
const quote = /["“”„‟″〝〞ʺ״‘’‚‛«»「」『』＂]/

/** A quote that ends a text is followed by what can follow one. */
const closingQuote = new RegExp(`(${quote.source})(?=\\s*(?:[,:}\\]，：]|$))`, 'm')

/** The quote that begins a text, and the one that ends it on the same line. */
function quotesAt(text: string, start: number): Stray[] {
  const [line = ''] = text.slice(start + 1).split('\n', 1)
  const end = closingQuote.exec(line)
  return [start, ...(end ? [start + 1 + end.index] : [])].flatMap((offset) => quoteAt(text, offset))
}

function quoteAt(text: string, offset: number): Stray[] {
  const character = text.charAt(offset)
  return character === '"' ? [] : [{ offset, character, instead: '"' }]
}

/** Of a text that has no end, or whose end is the beginning of the next one: its own end. Else what must be escaped. */
function straysInText(text: string, start: number, token: string): Stray[] {
  const isComplete =
    /^"(?:[^"\\]|\\.)*"$/s.test(token) && /^\s*(?:[,:}\]]|$)/.test(text.slice(start + token.length))
  const end = isComplete ? null : closingQuote.exec(token.slice(1))
  if (end && end[1] !== '"') return quoteAt(text, start + 1 + end.index)
  return [...token.matchAll(/\p{Cc}/gu)].map(({ 0: character, index }) => ({
    offset: start + index,
    character,
    instead: ' ',
    isInText: true,
  }))
}

/** One issue for each character, at its first place. */
function strayIssues(strays: readonly Stray[], source: SourceText): Issue[] {
  const characters = [...new Set(strays.map(({ character }) => character))]
  return characters.flatMap((character) => {
    const all = strays.filter((stray) => stray.character === character).sort((a, b) => a.offset - b.offset)
    const [first] = all
    const last = all.at(-1)
    if (!first || !last) return []
    const more =
      all.length > 1
        ? ` There are ${all.length} in the file, the last on line ${lineOf({ source, offset: last.offset, length: 1 })}.`
        : ''
    const { message, hint } = detailsOf(first)
    return issueAt(
      { source, offset: first.offset, length: 1 },
      { code: 'characters', message, hint: hint + more },
    )
  })
}

function detailsOf({ character, instead, isInText }: Stray): Pick<IssueDetails, 'message' | 'hint'> {
  const name = nameCharacter(character)
  const isSpace = /[\p{Z}\t]/u.test(character)
  const hint = isSpace ? 'Write an ordinary space instead.' : 'Remove it.'
  if (isInText) return { message: `This text contains a control character, ${name}.`, hint }
  if (instead !== ' ')
    return { message: `JSON has ${instead} instead of ${name}.`, hint: `Write ${instead} here.` }
  return {
    message: `Here is ${name}, which ${isSpace ? 'is no space of JSON' : 'nobody can see and JSON does not have'}.`,
    hint,
  }
}
