import type { Row, Unit } from './table'

const bytesPerKilobyte = 1000

const formats: Readonly<Record<Unit, (value: number) => string>> = {
  ratio: (value) => value.toFixed(2),
  shift: (value) => value.toFixed(3),
  bytes: (value) => `${(value / bytesPerKilobyte).toFixed(1)} KB`,
  count: (value) => String(Math.round(value)),
  score: (value) => String(Math.round(value)),
  share: (value) => `${(value * 100).toFixed(1)} %`,
}

export const formatValue = (value: number, unit: Unit): string => formats[unit](value)

/** Whether a row's value is as good as its goal, as far as the table shows it. */
export function reachesGoal({ goal, measured, unit, moreIsBetter }: Row): boolean | undefined {
  if (goal === undefined || !measured) return undefined
  const shown = Number.parseFloat(formatValue(measured.value, unit))
  const shownGoal = Number.parseFloat(formatValue(goal, unit))
  return moreIsBetter ? shown >= shownGoal : shown <= shownGoal
}
