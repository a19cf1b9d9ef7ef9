/** A test that names more than this proves none of them well. */
export const mostIds = 4

/** Statements of the specification (I7.35, E9.10) and faults (F002) that a test's title names at its end. */
export function idsOf(title: string): string[] {
  const [, list] = /\(((?:[IE]\d+\.\d+|F\d{3})(?:, (?:[IE]\d+\.\d+|F\d{3}))*)\)$/.exec(title) ?? []
  return list?.split(', ') ?? []
}
