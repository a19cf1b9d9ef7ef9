/** What came from outside, as far as it has fields: readers are lenient, and ask for each by itself (D2). */
export type Fields = Record<string, unknown>

/** The fields of an object; none of anything else. */
export const fields = (raw: unknown): Fields =>
  typeof raw === 'object' && raw !== null ? (raw as Fields) : {}

/** Whether it has fields by names, as a list has not. */
export const hasFields = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** What a list holds; some platforms send its items under names or numbers of their own (F003). */
export const listOf = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : Object.values(fields(raw)))

/** Text, or a number as text; empty for anything else. */
export const textOf = (raw: unknown): string =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : ''

/** What JSON says; undefined for what is none: a firewall answers with a page of its own (F002). */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Only what is there: exact optional properties leave no undefined behind. */
export const present = <T extends object>(all: T): Present<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Present<T>
