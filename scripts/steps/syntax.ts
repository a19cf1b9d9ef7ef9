import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { type Issue, issueAt } from './issue'
import type { Place, Source } from './tree'

/**
 * Syntax errors in plain sentences. The parser goes on after an error and then complains about what follows
 * from it, so only the first is reported; but every missing comma is, for the parser recovers well from those.
 */
export function syntaxIssues(source: Source, errors: readonly ParseError[]): Issue[] {
  return errors
    .map((error) => ({ ...error, name: printParseErrorCode(error.error) }))
    .filter(({ name }, index) => index === 0 || name === 'CommaExpected')
    .map(({ name, offset, length }) => {
      const found = shorten(source.text.slice(offset, offset + Math.max(1, length)))
      const before = shorten(wordBefore(source, offset))
      const sentence = sentences[name] ?? notJson
      const place = isMissing(name) ? behind(source, offset) : at(source, offset, length)
      return issueAt(place, { code: 'syntax', ...sentence(found, before) })
    })
}

interface Sentence {
  readonly message: string
  readonly hint: string
}

/** What to say, given the word at the error and the word before it. */
type Say = (found: string, before: string) => Sentence

const notJson: Say = (found) => ({
  message: `${found} is not JSON.`,
  hint: 'Texts and keys stand in double quotes; numbers, true and false do not.',
})

/** By the parser's name of the error. */
const sentences: Readonly<Record<string, Say>> = {
  CommaExpected: (_, before) => ({
    message: `A comma is missing after ${before}.`,
    hint: `Write a comma after ${before}.`,
  }),
  ColonExpected: (_, before) => ({
    message: `A colon is missing after ${before}.`,
    hint: 'Write "key": value.',
  }),
  InvalidCommentToken: () => ({
    message: 'A comment is not allowed: manifests are plain JSON.',
    hint: 'Take the comment out; the schemas describe every key.',
  }),
  PropertyNameExpected: (found, before) =>
    before === ','
      ? {
          message: 'A comma stands before a closing brace.',
          hint: 'Take the comma out, or write the key that is missing.',
        }
      : { message: `A key in double quotes is expected where ${found} stands.`, hint: 'Write "key": value.' },
  ValueExpected: (found, before) =>
    before === ',' && found === ']'
      ? {
          message: 'A comma stands before a closing bracket.',
          hint: 'Take the comma out, or write the value that is missing.',
        }
      : {
          message: before === '' ? 'The file is empty.' : `A value is missing after ${before}.`,
          hint: 'Write a text in double quotes, a number, true, false, an object or a list.',
        },
  CloseBraceExpected: () => ({
    message: 'A closing brace } is missing.',
    hint: 'Close every brace that was opened.',
  }),
  CloseBracketExpected: () => ({
    message: 'A closing bracket ] is missing.',
    hint: 'Close every bracket that was opened.',
  }),
  EndOfFileExpected: (found) => ({
    message: `The manifest is complete, and yet ${found} follows.`,
    hint: 'Take out what follows the last brace, or look for a brace that closes too early.',
  }),
  UnexpectedEndOfString: () => ({
    message: 'A text is not closed.',
    hint: 'Close it with a double quote on the same line.',
  }),
}

const isMissing = (name: string): boolean => name === 'CommaExpected' || name === 'ColonExpected'

/** What is missing is shown where it belongs: right behind the word before, not at the next word. */
function behind(source: Source, offset: number): Place {
  return { document: source, offset: endOfWordBefore(source, offset), length: 1 }
}

/** At the end of the file the last character is shown. */
function at(source: Source, offset: number, length: number): Place {
  const last = Math.max(0, source.text.trimEnd().length - 1)
  return { document: source, offset: Math.min(offset, last), length: Math.max(1, length) }
}

function endOfWordBefore(source: Source, offset: number): number {
  return source.text.slice(0, offset).trimEnd().length
}

function wordBefore(source: Source, offset: number): string {
  const before = source.text.slice(0, endOfWordBefore(source, offset))
  return /("(?:[^"\\\n]|\\.)*"|[\w.+-]+|\S)$/.exec(before)?.[0] ?? ''
}

function shorten(word: string): string {
  const line = word.split('\n')[0] ?? ''
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
