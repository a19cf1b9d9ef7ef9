import { randomSequence } from '../../../scripts/platform/random'

type Combination = Readonly<Record<string, unknown>>

/** Every pair of values of a row, each as text. */
function pairsOf(row: Combination): string[] {
  const cells = Object.entries(row).map(([axis, value]) => `${axis}=${String(value)}`)
  return cells.flatMap((one, index) => cells.slice(index + 1).map((other) => `${one} ${other}`))
}

/** Repeatedly selects the row with the most uncovered pairs; `random` breaks ties. */
function selectGreedily<R>(
  rows: readonly R[],
  pairs: readonly (readonly string[])[],
  random: () => number,
): R[] {
  const uncovered = new Set(pairs.flat())
  const selected: R[] = []
  while (uncovered.size > 0) {
    const scores = pairs.map(
      (rowPairs) => rowPairs.filter((pair) => uncovered.has(pair)).length + random() * 0.9,
    )
    const best = scores.indexOf(Math.max(...scores))
    for (const pair of pairs[best] ?? []) uncovered.delete(pair)
    selected.push(rows[best] as R)
  }
  return selected
}

/** For tables of some hundred rows, more attempts do not find a smaller selection. */
const attempts = 20

/** Selects few rows that cover every pair of values of all rows (pairwise testing). The result is deterministic. */
export function selectPairwise<R extends object>(rows: readonly R[]): R[] {
  const pairs = rows.map((row) => pairsOf(row as Combination))
  const selections = Array.from({ length: attempts }, (_, seed) =>
    selectGreedily(rows, pairs, randomSequence(`${seed}`)),
  )
  return selections.reduce((best, selection) => (selection.length < best.length ? selection : best))
}
