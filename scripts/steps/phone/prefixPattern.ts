/** Whether a number can begin with these digits. */
export type CanBegin = (digits: string) => boolean

/**
 * A regular expression for the beginning of a number, `depth` digits at most: "6[1-7]|8". Empty when it can begin with any
 * digits, undefined when there is no such number.
 */
export function prefixPattern(canBegin: CanBegin, depth: number, beginning = ''): string | undefined {
  if (!canBegin(beginning)) return undefined
  if (beginning.length === depth) return ''
  const firstDigits = new Map<string, string>()
  for (const digit of allDigits) {
    const rest = prefixPattern(canBegin, depth, beginning + digit)
    if (rest !== undefined) firstDigits.set(rest, (firstDigits.get(rest) ?? '') + digit)
  }
  if (firstDigits.get('') === allDigits) return ''
  const patterns = [...firstDigits].map(([rest, digits]) => characterClass(digits) + rest)
  return patterns.length > 1 && beginning !== '' ? `(${patterns.join('|')})` : patterns.join('|')
}

const allDigits = '0123456789'

/** "5", "[35]" or "[0-35]", of digits in ascending order. */
function characterClass(digits: string): string {
  if (digits.length === 1) return digits
  const runs: string[] = []
  for (const digit of digits) {
    const last = runs.at(-1)
    if (last !== undefined && Number(digit) === Number(last.at(-1)) + 1) runs.splice(-1, 1, last + digit)
    else runs.push(digit)
  }
  return `[${runs.map((run) => (run.length > 2 ? `${run.at(0)}-${run.at(-1)}` : run)).join('')}]`
}
