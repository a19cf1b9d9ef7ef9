import * as limits from '../../tables/limits'
import { fields } from '../network/read'

/** What the page in a frame can tell the site (D5); `.github/EMBEDDED_PAGES.md` explains it to its authors. */
export type FrameMessage =
  /** It is on the screen, and can receive messages. */
  | { readonly type: 'ready' }
  /** A deposit has arrived, a withdrawal was asked for, a card was bound, or something else has changed the balance. */
  | { readonly type: MoneyMessage }
  /** It is done: back to the lobby. */
  | { readonly type: 'close' }
  /** To another page of the site; the path is not checked yet. */
  | { readonly type: 'navigate'; readonly path: string }
  /** Its height in px, so that the site's page scrolls and not the frame. */
  | { readonly type: 'height'; readonly height: number }

export type MoneyMessage = 'deposit' | 'withdrawal' | 'cardBound' | 'balance'

const plainTypes = ['ready', 'deposit', 'withdrawal', 'cardBound', 'balance', 'close'] as const

/** Reads a message; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { type, path, height } = fields(data)
  const plainType = plainTypes.find((known) => known === type)
  if (plainType) return { type: plainType }
  if (type === 'navigate' && typeof path === 'string') return { type, path }
  if (type !== 'height' || typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return { type, height: Math.min(Math.max(Math.ceil(height), 0), limits.frameHeight) }
}
