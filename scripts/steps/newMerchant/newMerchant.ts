import type { Currency } from '../../../runtime/schema/manifest.gen'
import type { Language } from '../../../runtime/tables/languages'
import type { BrandColours, GivenColours } from './brandColours'

/** What a new merchant's files are made of. */
export interface NewMerchant {
  readonly code: string
  readonly name: string
  /** The name of a file in merchants/_presets, without ".json". */
  readonly preset: string
  /** As they were chosen, and as they are written. */
  readonly given: GivenColours
  readonly colours: BrandColours
  /** The default first; at least one. */
  readonly languages: readonly [Language, ...Language[]]
  readonly currency: Currency
  /** The main one first. */
  readonly domains: readonly string[]
}
