/** Makes names unique: a repeated name gets a number appended. */
export function createUniqueNames(): (name: string) => string {
  const used = new Set<string>()
  const counts = new Map<string, number>()
  return (name) => {
    let unique = name
    while (used.has(unique)) {
      const suffix = (counts.get(name) ?? 1) + 1
      counts.set(name, suffix)
      unique = `${name}-${suffix}`
    }
    used.add(unique)
    return unique
  }
}

/** Gives each item of a list from the platform an id of its own, which only tells it from the others: the first one keeps its id. */
export function withUniqueIds<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const unique = createUniqueNames()
  return items.map((item) => ({ ...item, id: unique(item.id) }))
}
