import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedFile } from '../schema/generateTypes'
import { type CanBegin, prefixPattern } from './prefixPattern'

/** The numbering plans of all countries, by dialling code, in the form that `runtime/rules/phone/numberingPlans.ts` reads. */
export async function generateNumberingPlans(root: string): Promise<GeneratedFile> {
  const folder = join(root, 'node_modules/libphonenumber-js')
  const { version } = await readJson<{ version: string }>(join(folder, 'package.json'))
  const { country_calling_codes: codes, countries } = await readJson<Metadata>(
    join(folder, 'metadata.max.json'),
  )
  const rows = Object.entries({ ...codes, ...reservedCodes }).map(([code, names]) => {
    const plans = names.map((name) => countries[name] ?? [])
    return `  ${code}: ${quote(rowOf(code, plans))},\n`
  })
  return {
    file: 'runtime/rules/phone/numberingPlans.gen.ts',
    text: `// generated: npm run types
// from the metadata of libphonenumber-js ${version}
export const numberingPlanRows: Readonly<Record<string, string>> = {\n${rows.join('')}}\n`,
  }
}

/** Lists of countries have a code that was reserved for the Vatican, whose numbers are Italian. */
const reservedCodes: Metadata['country_calling_codes'] = { 379: ['IT'] }

const readJson = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(file, 'utf8')) as Content

interface Metadata {
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>
  readonly countries: Readonly<Record<string, Country>>
}

/** A country in the library's metadata: a list whose places have meanings. Zero stands for "nothing". */
type Country = readonly unknown[]
type NumberType = readonly [pattern: string, lengths?: readonly number[]]

const place = { lengths: 3, trunkPrefix: 5, trunkPattern: 7, types: 11 }

/** Types of numbers that a member can have; the others are numbers of services. */
const typePlace = { landline: 0, mobile: 1, personal: 4, pager: 7, internet: 8 }

/** "lengths and beginnings of all numbers;the same of mobile numbers;trunk prefixes besides zero" */
function rowOf(code: string, countries: readonly Country[]): string {
  const all = countries.flatMap((country) =>
    Object.values(typePlace).flatMap((type) => numbersOfType(country, type)),
  )
  const mobile = countries.flatMap((country) => numbersOfType(country, typePlace.mobile))
  const keepsZero = all.some(({ canBegin }) => canBegin('0'))
  const fields = [
    beginnings(all, 1),
    beginnings(mobile, mobileDepth),
    trunkPrefixes(code, countries, keepsZero),
  ]
  return fields.join(';').replace(/;$/, '')
}

/** With one digit, Myanmar's mobile numbers cannot be told from its others; a third makes no difference. */
const mobileDepth = 2

interface Numbers {
  readonly length: number
  readonly canBegin: CanBegin
}

function numbersOfType(country: Country, type: number): Numbers[] {
  const types = country[place.types] as readonly (NumberType | 0)[] | undefined
  const found = types?.[type]
  if (!found) return []
  // The library leaves out a pattern of mobile numbers that is the same as that of landlines.
  const landline = types?.[typePlace.landline]
  const pattern = found[0] || (landline ? landline[0] : '')
  const whole = new RegExp(`^(?:${withUnknownDigits(pattern)})$`)
  const lengths = found[1] ?? (country[place.lengths] as readonly number[])
  return lengths.map((length) => ({
    length,
    canBegin: (digits) => whole.test(digits.padEnd(length, unknownDigit)),
  }))
}

const unknownDigit = '_'

/** The pattern, but an unknown digit matches where any digit does. */
const withUnknownDigits = (pattern: string): string =>
  pattern.replace(/\{[^}]*\}|\[([^\]]*)\]|\\d|\d/g, (part, digits: string | undefined) =>
    part.startsWith('{') ? part : `[${digits ?? part}${unknownDigit}]`,
  )

/** "9=[6-9] 7,8=1": beginnings by length. */
function beginnings(numbers: readonly Numbers[], depth: number): string {
  const lengthsOf = new Map<string, number[]>()
  const lengths = [...new Set(numbers.map(({ length }) => length))].sort((one, other) => one - other)
  for (const length of lengths) {
    const ofLength = numbers.filter((one) => one.length === length)
    const pattern = prefixPattern((digits) => ofLength.some(({ canBegin }) => canBegin(digits)), depth)
    if (pattern !== undefined) lengthsOf.set(pattern, [...(lengthsOf.get(pattern) ?? []), length])
  }
  return [...lengthsOf].map(([pattern, ofPattern]) => `${ofPattern.join()}=${pattern}`).join(' ')
}

/** What is dialled before a number within the country, with or without the code of a carrier. */
function trunkPrefixes(code: string, countries: readonly Country[], keepsZero: boolean): string {
  const patterns = countries.flatMap((country) => {
    const parsed = country[place.trunkPattern] || country[place.trunkPrefix]
    return typeof parsed === 'string' ? prefixesIn(parsed) : []
  })
  const prefixes = [...patterns, ...(habits[code] ?? [])]
  return [...new Set(prefixes)].filter((prefix) => prefix !== code && (prefix !== '0' || keepsZero)).join('|')
}

/**
 * What people still dial, or write, although the prefix was abolished: Mexico until 2019, and the 8 of the Soviet Union, after
 * which came a zero in some countries.
 */
const habits: Readonly<Record<string, readonly string[]>> = {
  '52': ['1', '01', '04[45]'],
  ...Object.fromEntries([371, 372, 373, 374, 380, 992, 994, 995, 996, 998].map((code) => [code, ['80?']])),
}

/**
 * The alternatives of the library's pattern that only remove digits. Those that end with "$" add an area code, which depends on
 * the country. Gabon's depends on the digits that follow, and Argentina's is a rule of `numberingPlans.ts`.
 */
const prefixesIn = (pattern: string): string[] =>
  splitAlternatives(pattern.replace(/\(\\d\{[\d,]*\}\)/g, ''))
    .filter((alternative) => !alternative.endsWith('$') && !/\\d\{|15\)\?$/.test(alternative))
    .map((alternative) => alternative.replaceAll('(?:', '('))

/** Splits at each "|" outside of brackets. */
function splitAlternatives(pattern: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of pattern) {
    if ('(['.includes(character)) depth += 1
    if (')]'.includes(character)) depth -= 1
    if (character === '|' && depth === 0) parts.push('')
    else parts.push(parts.pop() + character)
  }
  return parts
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\')}'`
