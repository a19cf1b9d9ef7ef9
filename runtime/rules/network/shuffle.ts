/** A uniformly distributed integer from 0 to `bound` - 1. `randomBytes(n)` returns n random bytes. */
export function randomBelow(randomBytes: (count: number) => Uint8Array, bound: number): number {
  // The largest multiple of `bound` that fits in four bytes: larger values would favour small numbers.
  const limit = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const [first = 0, second = 0, third = 0, fourth = 0] = randomBytes(4)
    const number = ((first * 256 + second) * 256 + third) * 256 + fourth
    if (number < limit) return number % bound
  }
}

/** A shuffled copy; every order is equally likely (Fisher-Yates). `pickBelow(n)` returns a random integer below n. */
export function shuffle<Item>(list: readonly Item[], pickBelow: (below: number) => number): Item[] {
  const remaining = [...list]
  return list.flatMap(() => remaining.splice(pickBelow(remaining.length), 1))
}
