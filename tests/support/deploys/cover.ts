type Row = Readonly<Record<string, unknown>>

/** Every two values of a row, as a text each. */
function pairsOf(row: Row): string[] {
  const cells = Object.entries(row).map(([axis, value]) => `${axis}=${String(value)}`)
  return cells.flatMap((one, index) => cells.slice(index + 1).map((other) => `${one} ${other}`))
}

/** Numbers between 0 and 1 that look random, the same ones for a seed. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Takes the row with the most pairs that are new, again and again; `next` decides between equals. */
function takeGreedily<R>(rows: readonly R[], pairs: readonly (readonly string[])[], next: () => number): R[] {
  const open = new Set(pairs.flat())
  const taken: R[] = []
  while (open.size > 0) {
    const worth = pairs.map((own) => own.filter((pair) => open.has(pair)).length + next() * 0.9)
    const best = worth.indexOf(Math.max(...worth))
    for (const pair of pairs[best] ?? []) open.delete(pair)
    taken.push(rows[best] as R)
  }
  return taken
}

/** More attempts find no smaller choice, for tables of some hundred rows. */
const attempts = 20

/** So few of the rows that every two values that stand in one row stand in one of them. The same rows give the same choice. */
export function coverPairs<R extends object>(rows: readonly R[]): R[] {
  const pairs = rows.map((row) => pairsOf(row as Row))
  const choices = Array.from({ length: attempts }, (_, seed) => takeGreedily(rows, pairs, sequence(seed + 1)))
  return choices.reduce((best, one) => (one.length < best.length ? one : best))
}
