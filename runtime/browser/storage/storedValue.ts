import type { StorageKeyRow } from '../../tables/storageKeys'

/** The name of a value in the storage. */
export const storedName = (merchant: string, row: StorageKeyRow): string =>
  row.perMerchant ? `${merchant}:${row.name}` : row.name

/** Parses JSON, which carries a timestamp where the row limits its age. Anything unreadable counts as absent (F077). */
export function deserialize(text: string, row: StorageKeyRow, now: number): unknown {
  if (row.format === 'text') return text
  try {
    const parsed = JSON.parse(text) as unknown
    if (row.maxAge === undefined) return parsed
    const { at, value } = parsed as { at?: unknown; value?: unknown }
    return typeof at === 'number' && at <= now && now - at <= row.maxAge ? value : undefined
  } catch {
    return undefined
  }
}

export const serialize = (value: unknown, row: StorageKeyRow, now: number): string =>
  row.format === 'text'
    ? String(value)
    : JSON.stringify(row.maxAge === undefined ? value : { at: now, value })

const storageOf = ({ area }: StorageKeyRow): Storage => (area === 'session' ? sessionStorage : localStorage)

/** Reads a value before the application is there; its storage (storage.ts) reads the same. */
export function readStoredValue(merchant: string, row: StorageKeyRow): unknown {
  try {
    const text = storageOf(row).getItem(storedName(merchant, row))
    return text === null ? undefined : deserialize(text, row, Date.now())
  } catch {
    return undefined
  }
}

/** Stores a value before the application is there; what the browser refuses is not stored. */
export function writeStoredValue(merchant: string, row: StorageKeyRow, value: unknown): void {
  try {
    storageOf(row).setItem(storedName(merchant, row), serialize(value, row, Date.now()))
  } catch {
    // The application begins without it.
  }
}
