/**
 * Whether every label of a host that starts with "xn--" decodes to a name (RFC 3492): a browser opens no other host. URL
 * parsers disagree about this, so none is asked: a manifest has the same mistakes on every machine.
 */
export const isReadableHost = (host: string): boolean =>
  host.split('.').every((label) => !label.startsWith(prefix) || isName(decode(label.slice(prefix.length))))

/** The host of an https URL that the schema has checked: it has neither a user nor a port. */
export const hostOfAddress = (address: string): string => /^https:\/\/([^/?#]*)/.exec(address)?.[1] ?? ''

const prefix = 'xn--'

/** Nothing that a name in plain letters, or in other characters, would be written with. */
const isName = (name: string | undefined): boolean =>
  name !== undefined &&
  /[^\0-\x7f]/.test(name) &&
  !/^\p{M}|[\p{Cc}\p{Co}\p{Cs}\p{Z}]/u.test(name) &&
  name.normalize('NFKC').toLowerCase() === name

const base = 36
const lowestThreshold = 1
const highestThreshold = 26
const firstBias = 72
const firstCharacter = 0x80
const lastCharacter = 0x10ffff

/** Decodes what follows "xn--"; undefined when it is damaged. The names are those of the RFC. */
function decode(text: string): string | undefined {
  const end = text.lastIndexOf('-')
  const characters = [...text.slice(0, Math.max(end, 0))].map((character) => character.charCodeAt(0))
  let character = firstCharacter
  let bias = firstBias
  let index = 0
  let position = end + 1
  while (position < text.length) {
    const number = readNumber(text, position, bias)
    if (!number) return undefined
    const count = characters.length + 1
    bias = adapt(number.value, count, index === 0 && character === firstCharacter)
    index += number.value
    character += Math.floor(index / count)
    index %= count
    if (character > lastCharacter) return undefined
    characters.splice(index, 0, character)
    index += 1
    position = number.end
  }
  return String.fromCodePoint(...characters)
}

/** Reads a number of variable length; undefined when the text ends within it, or it is too large for a character. */
function readNumber(
  text: string,
  start: number,
  bias: number,
): { readonly value: number; readonly end: number } | undefined {
  let value = 0
  let weight = 1
  for (let position = start; position < text.length; position += 1) {
    const digit = digits.indexOf(text.charAt(position))
    if (digit < 0) return undefined
    value += digit * weight
    const step = base * (position - start + 1)
    const threshold = Math.min(Math.max(step - bias, lowestThreshold), highestThreshold)
    if (digit < threshold) return { value, end: position + 1 }
    weight *= base - threshold
    if (weight > Number.MAX_SAFE_INTEGER / base) return undefined
  }
  return undefined
}

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789'

const skew = 38
const damp = 700

function adapt(value: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(value / (isFirst ? damp : 2))
  delta += Math.floor(delta / count)
  let bias = 0
  for (; delta > ((base - lowestThreshold) * highestThreshold) / 2; bias += base)
    delta = Math.floor(delta / (base - lowestThreshold))
  return bias + Math.floor((base * delta) / (delta + skew))
}
