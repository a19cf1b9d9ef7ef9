import type { Ms } from './times'

/** Where a value is stored: permanently, until the tab is closed, or as a cookie that the platform can read too. */
export type StorageArea = 'local' | 'session' | 'cookie'

export interface StorageKeyRow {
  /** Its name in the storage. */
  readonly name: string
  readonly area: StorageArea
  /** Plain text that other scripts read too, or our own JSON. */
  readonly format: 'text' | 'json'
  /**
   * Prefixed with the merchant, so that two merchants on one host do not share it (F026). A value that is shared names its
   * merchant inside.
   */
  readonly perMerchant: boolean
  /** How long the value is valid; absent: until it is removed. */
  readonly maxAge?: Ms
}

export interface RowOptions {
  readonly perMerchant?: boolean
  readonly maxAge?: Ms
  readonly format?: 'text'
}
