import * as limits from '../../tables/limits'
import { fields } from '../network/read'

/** What the page in a frame can tell the site (D5); `.github/EMBEDDED_PAGES.md` explains it to its authors. */
export type FrameMessage =
  /** It is on the screen, and can receive messages. */
  | { readonly type: 'ready' }
  /** A deposit has arrived, a withdrawal was asked for, a card was bound, or something else has changed the balance. */
  | { readonly type: Exclude<MoneyMessage, 'deposit'> }
  | { readonly type: 'deposit'; readonly payment?: Payment }
  /** It is done: back to the lobby. */
  | { readonly type: 'close' }
  /** To another page of the site; the path is not checked yet. */
  | { readonly type: 'navigate'; readonly path: string }
  /** Its height in px, so that the site's page scrolls and not the frame. */
  | { readonly type: 'height'; readonly height: number }

/** The payment of a deposit, for the tracking of purchases alone (D30). */
export interface Payment {
  /** The page's own id of it. */
  readonly id: string
  /** A decimal above zero, "100.50". */
  readonly amount: string
  /** ISO 4217 */
  readonly currency: string
}

export type MoneyMessage = 'deposit' | 'withdrawal' | 'cardBound' | 'balance'

const plainTypes = ['ready', 'withdrawal', 'cardBound', 'balance', 'close'] as const

/** Undefined when something of it is missing or wrong: the message then only says that there was a deposit. */
function readPayment(data: unknown): Payment | undefined {
  const { id, amount, currency } = fields(data)
  const isValid =
    typeof id === 'string' &&
    id !== '' &&
    id.length <= limits.paymentId &&
    typeof amount === 'string' &&
    /^\d{1,18}(\.\d{1,8})?$/.test(amount) &&
    Number(amount) > 0 &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency)
  return isValid ? { id, amount, currency } : undefined
}

/** Reads a message; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { type, path, height } = fields(data)
  if (type === 'deposit') {
    const payment = readPayment(data)
    return payment ? { type, payment } : { type }
  }
  const plainType = plainTypes.find((known) => known === type)
  if (plainType) return { type: plainType }
  if (type === 'navigate' && typeof path === 'string') return { type, path }
  if (type !== 'height' || typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return { type, height: Math.min(Math.max(Math.ceil(height), 0), limits.frameHeight) }
}
