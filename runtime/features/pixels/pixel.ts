import type { PixelVendor } from '../../tables/pixelVendors'

/** The global object, on which vendors' scripts look for their queues. */
export type Globals = Record<string, unknown>

/** The data of an event for a vendor: amounts and the event's id, nothing about the member. */
export interface PixelEvent {
  readonly eventId: string
  readonly values: Readonly<Record<string, string | number>>
}

export interface PixelContext {
  readonly globals: Globals
  /** The pixel's id in the manifest. */
  readonly id: string
  /** ms since 1970 */
  readonly now: number
  /** The manifest's version of Facebook's SDK (I9.21). */
  readonly version: string
}

/** Prepares the globals that the vendor's script expects, before the script is loaded. */
export type StartPixel = (context: PixelContext) => Pixel

export interface Pixel {
  /** The script's address. */
  readonly script: string
  /** Sends an event under the vendor's name for it. */
  send(name: string, event: PixelEvent): void
}

export type Pixels = Readonly<Record<PixelVendor, StartPixel>>
