import type { Reader, Readers } from '../../readers/propertyReaders'
import { isLeftToPlatform } from '../../validate/leftToPlatform'
import { alignColumns } from '../alignColumns'
import type { ExplainedValue, ExplainedValues } from './explainValues'
import type { Setting } from './history'
import { spell } from './nodes'

export type ReadersOf = (value: ExplainedValue) => Readers

/** Values are cut after so many characters, so that a row stays a line. */
const longestValue = 60
const whole = Number.POSITIVE_INFINITY

export function printValue(value: unknown, longest = longestValue): string {
  if (value === undefined) return 'not set'
  if (isLeftToPlatform(value)) return 'from the platform'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

const isDefault = ({ file }: Setting): boolean => file.startsWith('schemas/')

const placeOf = ({ file, line }: Omit<Setting, 'value'>): string => `${file}:${line}`

/** The values that were asked for by their own keys; the others are below one. */
export const askedOf = ({ asked, values }: ExplainedValues): readonly ExplainedValue[] =>
  values.filter(({ key }) => asked.includes(key))

/** All that is known of the values that were asked for, and the others as a list; with `allReaders`, the list says who reads them. */
export function formatValues(
  code: string,
  explained: ExplainedValues,
  readersOf: ReadersOf | undefined,
  allReaders: boolean,
): string {
  const full = askedOf(explained)
  const list = explained.values.filter((value) => !full.includes(value))
  const title = `${code}: ${explained.asked.length > 0 ? 'the values below' : 'every value'}, and the line that sets it`
  const table = [title, ...formatList(list, allReaders ? readersOf : undefined)].join('\n')
  return [...full.map((value) => formatOne(value, readersOf)), ...(list.length > 0 ? [table] : [])].join(
    '\n\n',
  )
}

const unknownKey = 'no schema has this key: nothing reads it, and the check refuses it'

const placeNames: Readonly<Record<ExplainedValue['origin'], string>> = {
  merchant: 'set by',
  preset: 'set by',
  default: 'default of',
  cleared: 'cleared by',
  unset: '',
}

function formatOne(value: ExplainedValue, readersOf: ReadersOf | undefined): string {
  const { key, setBy, replaced, platform, description, origin } = value
  const rows = [
    ['value', origin === 'cleared' ? 'none: null clears it' : printValue(value.value, whole)],
    ...(setBy ? [[placeNames[origin], placeOf(setBy)]] : []),
    ...replaced.map((one) => [
      'replaces',
      `${printValue(one.value, whole)}  ${placeOf(one)}${isDefault(one) ? ' (default)' : ''}`,
    ]),
    ...(value.isUnknown ? [['problem', unknownKey]] : []),
    ['platform', platform ? `${platform.text} (${platform.call})` : 'has no say'],
    ...(readersOf && !value.isUnknown ? readerRows(value, readersOf(value)) : []),
    ...(description === undefined ? [] : [['meaning', description]]),
  ]
  return [key, ...alignColumns(rows, { once: true }).map((line) => `  ${line}`)].join('\n')
}

function readerRows(value: ExplainedValue, readers: Readers): string[][] {
  if (readers.readers.length === 0) return [['read by', noReader]]
  const how = howRead(value, readers)
  return summarize(readers.readers).map((reader, index) => ['read by', index === 0 ? reader + how : reader])
}

const noReader = 'no code'

/** How a value is read by code that does not name it. */
function howRead({ path }: ExplainedValue, { key, isWhole }: Readers): string {
  if (isWhole) return ` (with all of ${key.length > 0 ? spell(key) : 'the manifest'})`
  return key.length < path.length ? ` (as a part of ${spell(key)})` : ''
}

/** One line a file: `feature chat: runtime/features/chat/feature.ts:6`. */
function summarize(readers: readonly Reader[]): string[] {
  const files = new Map<string, Reader[]>()
  for (const reader of readers) files.set(reader.file, [...(files.get(reader.file) ?? []), reader])
  return [...files].map(
    ([file, places]) => `${ownerOf(file)}${file}:${places.map(({ line }) => line).join(',')}`,
  )
}

function ownerOf(file: string): string {
  const [, feature] = /^runtime\/features\/([^/]+)\//.exec(file) ?? []
  if (feature !== undefined) return `feature ${feature}: `
  return file.startsWith('scripts/steps/validate/') ? 'the check: ' : ''
}

function formatList(values: readonly ExplainedValue[], readersOf: ReadersOf | undefined): string[] {
  return alignColumns(
    values.map((value) => [
      value.key,
      value.setBy ? placeOf(value.setBy) : '',
      value.origin === 'cleared' ? 'cleared' : printValue(value.value),
      notesOf(value, readersOf).join('; '),
    ]),
  )
}

function notesOf(value: ExplainedValue, readersOf: ReadersOf | undefined): string[] {
  const { origin, platform, replaced } = value
  return [
    ...(origin === 'default' ? ['default'] : []),
    ...(platform?.note ? [platform.note] : []),
    ...(value.isUnknown ? [unknownKey] : []),
    ...replaced.map((one) => `was ${printValue(one.value, 24)} at ${placeOf(one)}`),
    ...(readersOf
      ? [
          `read by ${summarize(readersOf(value).readers).join(', ') || noReader}${howRead(value, readersOf(value))}`,
        ]
      : []),
  ]
}
