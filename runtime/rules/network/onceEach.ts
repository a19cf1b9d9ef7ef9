/** The items of a list whose id means something: the first with each. */
export function onceEach<T>(items: readonly T[], idOf: (item: T) => string): T[] {
  const first = new Map<string, T>()
  for (const item of items) if (!first.has(idOf(item))) first.set(idOf(item), item)
  return [...first.values()]
}
