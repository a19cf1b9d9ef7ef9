import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { Brackets } from './brackets'
import { type Issue, issueAt } from './issue'
import type { SourceRange, SourceText } from './jsonTree'

/**
 * Syntax errors as readable issues. The parser continues after an error and then reports errors that follow from it, so
 * only the first is kept; but missing commas are, one on each line, because the parser recovers well from those. After
 * a wrong bracket it recovers from nothing.
 */
export function syntaxIssues(
  source: SourceText,
  errors: readonly ParseError[],
  { unclosed, surplus }: Brackets = {},
): Issue[] {
  const wrong = unclosed ?? surplus
  if (wrong === undefined) return parserIssues(source, errors)
  const earlier = parserIssues(
    source,
    errors.filter(({ offset }) => offset < wrong),
  )
  if (surplus !== undefined && earlier.length > 0) return earlier
  return [...earlier, bracketIssue(source, wrong)]
}

function bracketIssue(source: SourceText, offset: number): Issue {
  const bracket = source.text[offset] ?? ''
  const noun = '{}'.includes(bracket) ? 'brace' : 'bracket'
  const details = '{['.includes(bracket)
    ? {
        message: `This ${noun} is not closed.`,
        hint: `Write ${bracket === '{' ? '}' : ']'} where what it opens ends.`,
      }
    : {
        message: `This ${noun} closes nothing, or too early.`,
        hint: `Remove it, or write ${bracket === '}' ? '{' : '['} where what it closes begins.`,
      }
  return issueAt({ source, offset, length: 1 }, { code: 'syntax', ...details })
}

function parserIssues(source: SourceText, errors: readonly ParseError[]): Issue[] {
  const named = errors.map((error) => ({ ...error, name: printParseErrorCode(error.error) }))
  const otherIndex = named.findIndex(({ name }, index) => index > 0 && name !== 'CommaExpected')
  const kept =
    named[0]?.name === 'CommaExpected'
      ? named.slice(0, otherIndex < 0 ? undefined : otherIndex)
      : named.slice(0, 1)
  const issues = kept.map(({ name, offset, length }) => {
    const found = shorten(source.text.slice(offset, offset + Math.max(1, length)))
    const previous = shorten(previousWord(source, offset))
    const createMessage = messageFactories[name] ?? notJson
    const range = isMissing(name)
      ? afterPreviousWord(source, offset)
      : previous === ',' && isTrailing(name)
        ? { source, offset: previousWordEnd(source, offset) - 1, length: 1 }
        : rangeInFile(source, offset, length)
    return issueAt(range, { code: 'syntax', ...createMessage(found, previous) })
  })
  return issues.filter(({ line }, index) => line !== issues[index - 1]?.line)
}

interface SyntaxMessage {
  readonly message: string
  readonly hint: string
}

/** Creates the message, given the word at the error and the word before it. */
type MessageFactory = (found: string, before: string) => SyntaxMessage

const comment: SyntaxMessage = {
  message: 'Comments are not allowed: manifests are plain JSON.',
  hint: 'Remove the comment; the schemas describe every key.',
}

const notJson: MessageFactory = (found) =>
  found.startsWith('#')
    ? comment
    : {
        message: `${found} is not JSON.`,
        hint: 'Put texts and keys in double quotes, but not numbers, true and false.',
      }

const doubleComma = { message: 'There are two commas in a row.', hint: 'Remove one of them.' }

/** By the parser's name for the error. */
const messageFactories: Readonly<Record<string, MessageFactory>> = {
  CommaExpected: (found, before) =>
    found === ':'
      ? {
          message: `There is a colon after ${before}, where a key is not expected.`,
          hint: `Write { before ${before}, or a comma if something is complete before it.`,
        }
      : { message: `A comma is missing after ${before}.`, hint: `Write a comma after ${before}.` },
  ColonExpected: (_, before) => ({
    message: `A colon is missing after ${before}.`,
    hint: 'Write "key": value.',
  }),
  InvalidCommentToken: () => comment,
  PropertyNameExpected: (found, before) =>
    found === ',' && before === ','
      ? doubleComma
      : before === ','
        ? {
            message: 'There is a comma before a closing brace.',
            hint: 'Remove the comma, or add the missing key.',
          }
        : { message: `Expected a key in double quotes instead of ${found}.`, hint: 'Write "key": value.' },
  ValueExpected: (found, before) =>
    found === ',' && before === ','
      ? doubleComma
      : before === ',' && found === ']'
        ? {
            message: 'There is a comma before a closing bracket.',
            hint: 'Remove the comma, or add the missing value.',
          }
        : {
            message: before === '' ? 'The file is empty.' : `A value is missing after ${before}.`,
            hint: 'Write a text in double quotes, a number, true, false, an object or a list.',
          },
  EndOfFileExpected: (found) => ({
    message: `Unexpected ${found} after the end of the manifest.`,
    hint: 'Remove what follows the last brace, or look for a brace that closes too early.',
  }),
  UnexpectedEndOfString: () => ({
    message: 'A text has no closing quote.',
    hint: 'Close it with a double quote on the same line.',
  }),
}

const isMissing = (name: string): boolean => name === 'CommaExpected' || name === 'ColonExpected'

/** What the parser expects where a comma is followed by a closing bracket: the comma is the mistake. */
const isTrailing = (name: string): boolean => name === 'PropertyNameExpected' || name === 'ValueExpected'

/** A missing character is reported right after the previous word, not at the next one. */
function afterPreviousWord(source: SourceText, offset: number): SourceRange {
  return { source, offset: previousWordEnd(source, offset), length: 1 }
}

/** At the end of the file, the last character is marked. */
function rangeInFile(source: SourceText, offset: number, length: number): SourceRange {
  const last = Math.max(0, source.text.trimEnd().length - 1)
  return { source, offset: Math.min(offset, last), length: Math.max(1, length) }
}

function previousWordEnd(source: SourceText, offset: number): number {
  return source.text.slice(0, offset).trimEnd().length
}

function previousWord(source: SourceText, offset: number): string {
  const before = source.text.slice(0, previousWordEnd(source, offset))
  return /("(?:[^"\\\n]|\\.)*"|[\w.+-]+|\S)$/.exec(before)?.[0] ?? ''
}

function shorten(word: string): string {
  const line = word.split('\n')[0] ?? ''
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
