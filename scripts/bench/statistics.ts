/** A measured value, and between which values half of the rounds were; exact values have no spread. */
export interface Measured {
  readonly value: number
  readonly spread?: readonly [low: number, high: number]
}

/** The value below which this part of the numbers is, interpolated between two of them; NaN without numbers. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const position = (sorted.length - 1) * part
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(position), Math.floor(position) + 2)
  return below + (above - below) * (position % 1)
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** The median, and the quartiles around it; undefined without numbers. */
export function summarize(numbers: readonly number[]): Measured | undefined {
  if (numbers.length === 0) return undefined
  return { value: median(numbers), spread: [quantile(numbers, 0.25), quantile(numbers, 0.75)] }
}

/**
 * How many times the floor's median the numbers are: their median and their quartiles. Undefined when there is nothing to divide
 * or to divide by.
 */
export function ratioOfMedians(numbers: readonly number[], floor: readonly number[]): Measured | undefined {
  const unit = median(floor)
  return unit > 0 ? summarize(numbers.map((number) => number / unit)) : undefined
}
