import { atom } from 'jotai/vanilla'
import { codeExpiredFailure } from '../../rules/identity/signInFailure'

/** The last code that was sent. */
export interface SentCode {
  /** In E.164. */
  readonly number: string
  /** On the monotonic clock; undefined when another code can be requested at once. */
  readonly since: number | undefined
  /** Resolves to the id token; undefined once the code has expired. */
  readonly confirm: ((code: string) => Promise<string>) | undefined
}

/** Kept in memory until the page is reloaded, so it outlives the form. */
export const sentCodeAtom = atom<SentCode | undefined>(undefined)

/** The number as typed; prefills the form when it opens again. */
export const typedNumberAtom = atom('')

/** Confirms the code; it counts as expired if none is pending for this number (I4.32, I4.33). */
export async function confirmCode(
  sentCode: SentCode | undefined,
  number: string | undefined,
  code: string,
): Promise<string> {
  if (sentCode?.confirm === undefined || sentCode.number !== number) throw codeExpiredFailure()
  return sentCode.confirm(code)
}
