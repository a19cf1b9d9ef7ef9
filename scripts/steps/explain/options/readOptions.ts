import { closestName } from '../../validate/closestName'

/** What was asked describes no possible case; the message says what to do. */
export class OptionError extends Error {}

/** What the options describe, or the problem with them. */
export function readOptions<T extends object>(read: () => T): T | { readonly problem: string } {
  try {
    return read()
  } catch (error) {
    if (error instanceof OptionError) return { problem: error.message }
    throw error
  }
}

/** The case that was read. Throws an OptionError for a problem. */
export function readMerchantCase<T extends object>(read: T | { readonly problem: string }): T {
  if ('problem' in read) throw new OptionError(String(read.problem))
  return read as T
}

/** A whole number of decimal digits, as one counts. Undefined without the option. */
export function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = readWhole(name, text)
  if (number < 0) throw new OptionError(`--${name} is not below 0: "${text}".`)
  return number
}

function readWhole(name: string, text: string): number {
  const number = Number(text)
  if (!/^\s*[+-]?\d+\s*$/.test(text) || !Number.isSafeInteger(number))
    throw new OptionError(`--${name} is a whole number, not "${text}".`)
  return number
}

/** A customer type; -1 is a visitor (I1.01). */
export function readMemberType(text: string): number {
  const type = text.trim().toLowerCase() === 'visitor' ? -1 : readWhole('type', text)
  if (type < -1)
    throw new OptionError(`--type is -1 for a visitor, or a member's type from 0 on, not "${text}".`)
  return type
}

/** Seconds, which may have a fraction. */
export function readSeconds(name: string, text: string): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number))
    throw new OptionError(`--${name} is a number of seconds, not "${text}".`)
  if (number < 0) throw new OptionError(`--${name} is not below 0: "${text}".`)
  return number
}

/** One of some names, in any letter case. */
export function readChoice<Name extends string>(name: string, text: string, choices: readonly Name[]): Name {
  const found = choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase())
  if (found !== undefined) return found
  const suggestion = closestName(text, choices)
  throw new OptionError(
    `--${name} is one of ${choices.join(', ')}, not "${text}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
  )
}

/** The words of a list that is separated by commas. */
export const readWords = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((word) => word.trim() || [])

/** The JSON of an option. */
export function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OptionError(`--${name} is not JSON: ${error instanceof Error ? error.message : error}.`)
  }
}

export function readJsonObject(name: string, text: string): Readonly<Record<string, unknown>> {
  const value = readJson(name, text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new OptionError(`--${name} is an object of settings, by name.`)
}

/** Says that there is nothing of a name, and which one was probably meant. */
export function unknownName(
  option: string,
  kind: string,
  name: string,
  known: readonly string[],
): OptionError {
  const suggestion = closestName(name, known)
  const hint = suggestion ? `Did you mean "${suggestion}"?` : `It is one of ${known.join(', ')}.`
  return new OptionError(`--${option}: there is no ${kind} "${name}". ${hint}`)
}
