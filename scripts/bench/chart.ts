import { formatValue } from './format'
import type { Row } from './table'

/** How many characters a bar has that reaches exactly to its goal. */
const goalWidth = 16

/** A bar that is longer than this many goals is cut. */
const longestBar = 3

/**
 * Bars in plain text: all goals are on one line, and what stands out to its right is too much. A goal of nothing has no scale, so
 * rows without a goal, or with that one, have no bar.
 */
export function chart(rows: readonly Row[]): string {
  const bars = rows.flatMap((row) => {
    const length = barLength(row)
    return length === undefined ? [] : [{ row, length }]
  })
  const width = Math.max(0, ...bars.map(({ row }) => row.title.length))
  return [
    `${' '.repeat(width + goalWidth)}  goal`,
    ...bars.map(({ row, length }) => `${row.title.padEnd(width)}  ${bar(length)}  ${shownValue(row)}`),
  ].join('\n')
}

/** In goals: 1 reaches the goal, 2 misses it by as much again. */
function barLength({ goal, measured, moreIsBetter }: Row): number | undefined {
  if (!goal || !measured || measured.value <= 0) return undefined
  return moreIsBetter ? goal / measured.value : measured.value / goal
}

function bar(length: number): string {
  const cut = length > longestBar
  const full = '█'.repeat(Math.round(Math.min(length, longestBar) * goalWidth))
  const padded = full.padEnd(goalWidth)
  return `${padded.slice(0, goalWidth)}│${padded.slice(goalWidth)}${cut ? '…' : ''}`
}

const shownValue = ({ measured, unit }: Row): string => (measured ? formatValue(measured.value, unit) : '')
