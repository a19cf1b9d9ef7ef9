import { formatValue } from './format'
import type { Measured } from './statistics'
import type { Row } from './table'

/** What a row shows, as numbers: the lowest and the highest value of half of the rounds, or the one of an exact figure. */
type Range = readonly [low: number, high: number]

const rangeOf = ({ value, spread = [value, value] }: Measured): Range => spread

/** The rows of a table that `markdownTable` has written, by their titles; those without a value are left out. */
export function readTable(document: string): ReadonlyMap<string, Measured> {
  const rows = [
    ...document.matchAll(/^\| ([^|]+) \| ([\d.]+)[^|]* \| (?:([\d.]+)[^|]* to ([\d.]+))?[^|]*\|/gm),
  ]
  return new Map(
    rows.map(([, title = '', value, low, high]) => [
      title,
      { value: Number(value), ...(low !== undefined && { spread: [Number(low), Number(high)] as const }) },
    ]),
  )
}

/**
 * One line that says which figures are others than in the table of a document: half of the rounds were elsewhere, then and now, as
 * far as the table shows it.
 */
export function describeDifferences(document: string, rows: readonly Row[]): string {
  const before = readTable(document)
  const differing = rows.flatMap(({ title, unit, measured }) => {
    const old = before.get(title)
    if (!measured || !old) return []
    const shown = (value: number): number => Number.parseFloat(formatValue(value, unit))
    const [low, high] = rangeOf(measured).map(shown) as [number, number]
    const [oldLow, oldHigh] = rangeOf(old)
    return low > oldHigh || high < oldLow
      ? [`${title} ${formatValue(measured.value, unit)} (was ${old.value})`]
      : []
  })
  return differing.length === 0
    ? 'No figure differs from the table by more than its spread.'
    : `These differ from the table by more than their spread: ${differing.join('; ')}.`
}
