import { nameCharacter, plainCharacter } from './characterNames'
import type { Issue } from './issue'

/** What is reported of names and addresses, which are of ASCII; texts for people may have any letters. */
const codesOfNames = [
  'malformed',
  'unknown-key',
  'unknown-value',
  'unknown-preset',
  'unknown-page',
  'unknown-call',
  'unknown-icon',
  'unknown-text',
  'unknown-overlay',
  'unknown-section',
  'unknown-language',
  'clears-nothing',
  'host-not-allowed',
  'foreign-domain',
  'metadata-unused',
  'guard-leads-nowhere',
  'navigation-leads-nowhere',
  'placeholders',
]

/** An issue with a name that has a character of another script, or another space, says so, and points at it. */
export function nameLookAlikes(issue: Issue): Issue {
  if (!codesOfNames.includes(issue.code)) return issue
  const start = issue.column - 1
  const written = (issue.frame.at(-1) ?? '').slice(start, start + issue.length)
  const found = foreignCharacter(nameIn(written, issue.code), written)
  if (!found) return issue
  const { index, description, plain } = found
  return {
    ...issue,
    column: issue.column + index,
    length: 1,
    message: `${issue.message.replace(/\.$/, '')}: it contains ${description}.`,
    ...(plain !== undefined && {
      suggestion: plain,
      hint: `Write "${plain}" with the letters, digits and signs of an English keyboard.`,
    }),
  }
}

/** The part that is a name, the rest as spaces: of an address its host, of a text its placeholders. */
function nameIn(written: string, code: string): string {
  const rest = code === 'placeholders' ? /(?<=^|\}\}).*?(?=\{\{|$)/g : /(?<=^"https?:\/\/[^/]*\/)\S*/g
  return written.replace(rest, (part) => ' '.repeat(part.length))
}

/** A character that is not of ASCII. */
interface ForeignCharacter {
  readonly index: number
  readonly description: string
  /** What was meant as a whole, if that is known. */
  readonly plain?: string
}

const foreign = /\\u(?!00[2-7])[\da-f]{4}|[^\0-~]/giu

/** The first character of a name, or of its JSON, that is not of ASCII; the name may be a part of the whole. */
export function foreignCharacter(name: string, whole = name): ForeignCharacter | undefined {
  const [first] = name.matchAll(foreign)
  if (!first) return undefined
  const character = unescaped(first[0])
  const like = plainCharacter(character)
  const known = nameCharacter(character)
  const description =
    like === undefined
      ? `${character}, ${known}`
      : like === ' '
        ? known
        : `${known}, which looks like "${like}"`
  const plain = whole
    .replaceAll(foreign, (found) => plainCharacter(unescaped(found)) ?? found)
    .replace(/^"(.*)"$/, '$1')
    .trim()
  return { index: first.index, description, ...(/^[!-~]+$/.test(plain) && { plain }) }
}

const unescaped = (written: string): string =>
  written.startsWith('\\u') ? String.fromCharCode(Number.parseInt(written.slice(2), 16)) : written
