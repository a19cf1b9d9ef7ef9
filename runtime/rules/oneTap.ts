import { overlays } from '../tables/overlays'
import { fields, textOf } from './read'
import type { Wish } from './stage'

/** Where Google's script comes from; the manifest must list it in `hosts.script` (D16). */
export const oneTapHost = 'accounts.google.com'

interface Moment {
  /** What lies above the page. */
  readonly open: readonly Pick<Wish, 'id'>[]
  readonly visible: boolean
  /** A field for text has the focus. */
  readonly typing: boolean
}

/** Nothing is in the way, and nobody is in the middle of something: a toast does not matter. */
export const isCalm = ({ open, visible, typing }: Moment): boolean =>
  visible && !typing && open.every(({ id }) => overlays[id].lane === 'toast')

/**
 * Whether a credential answers our own question: the nonce in it is ours. Some browsers leave it out, and then the
 * identity library's judgement stands alone.
 */
export function answersUs(credential: string, nonce: string): boolean {
  const named = fields(claimsOf(credential)).nonce
  return named === undefined || textOf(named) === nonce
}

/** The claims of an ID token (JWT), unverified; undefined when it is none. */
function claimsOf(credential: string): unknown {
  const claims = credential.split('.')[1]
  if (claims === undefined) return undefined
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}
