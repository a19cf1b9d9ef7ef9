import type { StorageKeyRow } from '../tables/storageKeys'

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

/** Reads a value before the application is there; its storage (storage.ts) reads the same. */
export function readStoredValue(merchant: string, row: StorageKeyRow): unknown {
  try {
    const storage = row.area === 'session' ? sessionStorage : localStorage
    const text = storage.getItem(storedName(merchant, row))
    return text === null ? undefined : deserialize(text, row, Date.now())
  } catch {
    return undefined
  }
}
