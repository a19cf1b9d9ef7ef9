import type { Node } from 'jsonc-parser'
import { type Issue, issueAt } from './issue'
import { rangeOf, type SourceText } from './jsonTree'

/** Characters that no text may contain. Isolates are allowed in pairs, and joiners and single marks wherever they are. */
const unusable: readonly [pattern: RegExp, name: string][] = [
  [/\p{Cc}/u, 'a control character'],
  [/[\u202a-\u202e]/, 'a character that overrides the direction of the text'],
  [/\p{Cs}/u, 'half of a character (a lone surrogate)'],
  [/\ufffd|\p{Noncharacter_Code_Point}/u, 'a character that could not be read when the file was saved'],
  [/[\u2028\u2029]/, 'a line break'],
]

/** Nothing of it can be seen. */
const isBlank = (text: string): boolean =>
  text !== '' && /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u.test(text)

/** Texts, and keys, that contain what nobody can see or type. */
export function characterIssues(node: Node, source: SourceText): Issue[] {
  const own = node.type === 'string' ? issueOf(String(node.value), node, source) : []
  return [...own, ...(node.children ?? []).flatMap((child) => characterIssues(child, source))]
}

function issueOf(text: string, node: Node, source: SourceText): Issue[] {
  const problem = isBlank(text) ? 'is blank' : unusableIn(text)
  if (problem === undefined) return []
  return [
    issueAt(rangeOf(node, source), {
      code: 'characters',
      message: `This text ${problem}.`,
      expected: 'a text that can be read',
      hint: problem === 'is blank' ? 'Write something, or remove it.' : 'Write the text again.',
    }),
  ]
}

function unusableIn(text: string): string | undefined {
  for (const [pattern, name] of unusable) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return `contains ${name}, ${codePoint(found)}`
  }
  return isolatesArePaired(text) ? undefined : 'contains an isolate of the text’s direction without its end'
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

function isolatesArePaired(text: string): boolean {
  let open = 0
  for (const character of text) {
    if (/[\u2066-\u2068]/.test(character)) open += 1
    if (character === '\u2069') open -= 1
    if (open < 0) return false
  }
  return open === 0
}
