/** A number from 0 up to, and without, `below`, each equally likely. `bytes(n)` gives n random bytes. */
export function draw(bytes: (count: number) => Uint8Array, below: number): number {
  // The largest multiple of `below` that four bytes hold: what lies above would favour the small numbers.
  const fair = 2 ** 32 - (2 ** 32 % below)
  for (;;) {
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes(4)
    const number = ((first * 256 + second) * 256 + third) * 256 + fourth
    if (number < fair) return number % below
  }
}

/** The same things in an order in which every other is equally likely (Fisher and Yates); `pick(n)` gives a number below n. */
export function shuffled<Item>(list: readonly Item[], pick: (below: number) => number): Item[] {
  const left = [...list]
  return list.flatMap(() => left.splice(pick(left.length), 1))
}
