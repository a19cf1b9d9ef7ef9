/** A test that names more ids than this proves none of them well. */
export const maxIdsPerTitle = 4

/** Ids of statements (I7.35, E9.10) and faults (F002) at the end of a test title. */
export function idsInTitle(title: string): string[] {
  const [, list] = /\(((?:[IE]\d+\.\d+|F\d{3})(?:, (?:[IE]\d+\.\d+|F\d{3}))*)\)$/.exec(title) ?? []
  return list?.split(', ') ?? []
}
