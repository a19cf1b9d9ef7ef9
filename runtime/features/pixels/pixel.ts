import type { PixelVendor } from '../../tables/pixelVendors'

/** What vendors' scripts find on the page. */
export type Globals = Record<string, unknown>

/** What a vendor is told with an event: money and the event's id, nothing about the member. */
export interface Told {
  readonly eventId: string
  readonly values: Readonly<Record<string, string | number>>
}

export interface PixelStart {
  readonly globals: Globals
  /** The id that the manifest gives. */
  readonly id: string
  /** ms since 1970 */
  readonly now: number
  /** The manifest's version of Facebook's SDK (I9.21). */
  readonly version: string
}

/** Lays out what the vendor's script will look for; it is not loaded yet. */
export type StartPixel = (start: PixelStart) => Pixel

export interface Pixel {
  /** The script's address. */
  readonly script: string
  /** Tells an event by the vendor's own name. */
  send(name: string, told: Told): void
}

export type Pixels = Readonly<Record<PixelVendor, StartPixel>>
