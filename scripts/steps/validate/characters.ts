import type { Node } from 'jsonc-parser'
import { nameCharacter } from './characterNames'
import { type Issue, issueAt } from './issue'
import type { SourceText } from './jsonTree'

interface Unusable {
  readonly pattern: RegExp
  /** What it is, before its name. */
  readonly kind?: string
  readonly hint: string
}

const writeAgain = 'Write the text again.'

/** Characters that no text may contain, and those that only some scripts need. Isolates are allowed in pairs. */
const unusable: readonly Unusable[] = [
  { pattern: /\p{Cc}/u, kind: 'a control character', hint: writeAgain },
  {
    pattern: /[\u202a-\u202e]/,
    kind: 'a character that overrides the direction of the text',
    hint: writeAgain,
  },
  { pattern: /\p{Cs}/u, kind: 'half of a character (a lone surrogate)', hint: writeAgain },
  {
    pattern: /\ufffd|\p{Noncharacter_Code_Point}/u,
    kind: 'a character that could not be read when the file was saved',
    hint: writeAgain,
  },
  { pattern: /[\u2028\u2029]/, kind: 'a line break', hint: writeAgain },
  {
    pattern: /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u,
    kind: 'what nobody can see',
    hint: 'Remove it, or write the text again.',
  },
]

/** Whether nothing of a character can be seen; spaces are not meant. */
export const isInvisible = (character: string): boolean =>
  /^[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]$/u.test(character)

/** Nothing of it can be seen. */
const isBlank = (text: string): boolean =>
  text !== '' && /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u.test(text)

const indic =
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Myanmar Khmer Tibetan'
const rightToLeft = 'Arabic Syriac Thaana Nko Hebrew'
const withoutSpaces = 'Khmer Lao Thai Myanmar'

const inScripts = (scripts: string): string =>
  `[${scripts
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('')}]`

/**
 * What scripts need although it cannot be seen: joiners after letters of Indic and Arabic scripts and between emoji, word
 * breaks in scripts without spaces, no break before a Korean particle, marks of direction beside right-to-left letters.
 */
const needed = new RegExp(
  [
    `(?<=(?!\\p{ASCII})${inScripts(`${indic} Arabic Syriac Mongolian`)})[\\u200c\\u200d]`,
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{Emoji}\\p{S}\\p{Script=Han}])[\\ufe0e\\ufe0f]',
    '(?<=\\p{Script=Han})[\\ufe00-\\ufe0d\\u{e0100}-\\u{e01ef}]',
    '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
    `(?<=${inScripts(withoutSpaces)})\\u200b(?=${inScripts(withoutSpaces)})`,
    '\\u2060(?=\\p{Script=Hangul})',
    '[\\u2066-\\u2069]',
  ].join('|'),
  'gu',
)

const hasRightToLeft = new RegExp(inScripts(rightToLeft), 'u')
const directionMarks = /[\u200e\u200f\u061c]/g

/** Most texts and keys are of these: each can be seen, and needs nothing beside it. */
const isPrintableAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** The text with a letter in place of whatever it needs, so that only the others are found. */
function withoutNeeded(text: string): string {
  if (isPrintableAscii(text)) return text
  const visible = text.replace(needed, (found) => 'x'.repeat(found.length))
  return hasRightToLeft.test(text) ? visible.replace(directionMarks, 'x') : visible
}

/** Texts, and keys, that contain what nobody can see or type. */
export function characterIssues(node: Node, source: SourceText): Issue[] {
  const own = node.type === 'string' ? issuesOf(String(node.value), node, source) : []
  return [...own, ...(node.children ?? []).flatMap((child) => characterIssues(child, source))]
}

function issuesOf(text: string, { offset }: Node, source: SourceText): Issue[] {
  const problem = isBlank(text) ? blank : findUnusable(text)
  if (!problem) return []
  const { index, message, hint } = problem
  const range = { source, offset: sourceOffset(source.text, offset, index), length: 1 }
  return [issueAt(range, { code: 'characters', message, expected: 'a text that can be read', hint })]
}

interface Problem {
  /** Where in the text. */
  readonly index: number
  readonly message: string
  readonly hint: string
}

const blank: Problem = { index: -1, message: 'This text is blank.', hint: 'Write something, or remove it.' }

function findUnusable(text: string): Problem | undefined {
  const remaining = withoutNeeded(text)
  for (const { pattern, kind, hint } of unusable) {
    const found = pattern.exec(remaining)
    if (found)
      return { index: found.index, message: `This text contains ${kind}, ${nameCharacter(found[0])}.`, hint }
  }
  const index = unpairedIsolate(text)
  if (index < 0) return undefined
  const message = 'This text contains an isolate of the text’s direction without its end.'
  return { index, message, hint: writeAgain }
}

/** The position of an isolate without its end, or of an end without its beginning; -1 when all are paired. */
function unpairedIsolate(text: string): number {
  const open: number[] = []
  for (const { 0: character, index } of text.matchAll(/[\u2066-\u2069]/g)) {
    if (character !== '\u2069') open.push(index)
    else if (open.pop() === undefined) return index
  }
  return open[0] ?? -1
}

/** Where the character at an index of a text stands in the file: an escape there has several. */
function sourceOffset(file: string, start: number, index: number): number {
  if (index < 0) return start
  const escapeOrCharacter = /\\u[\da-f]{4}|\\.|./gisy
  escapeOrCharacter.lastIndex = start + 1
  for (let count = 0; count < index; count += 1) escapeOrCharacter.exec(file)
  return escapeOrCharacter.lastIndex
}

/** A text without what nobody can see and nobody needs: what its author meant. */
function withoutInvisible(text: string): string {
  if (isPrintableAscii(text) || isBlank(text)) return text
  const remaining = withoutNeeded(text)
  let result = ''
  for (const { 0: character, index } of remaining.matchAll(/./gsu))
    if (!isInvisible(character)) result += text.slice(index, index + character.length)
  return result
}

/** The same texts and keys as their authors meant them. */
export function withVisibleTexts(node: Node): Node {
  const { type, value, children } = node
  return {
    ...node,
    ...(type === 'string' && { value: withoutInvisible(String(value)) }),
    ...(children && { children: children.map(withVisibleTexts) }),
  }
}
