import { atom } from 'jotai/vanilla'
import { codeExpiredFailure } from '../../rules/identity/signInFailure'

/** The last code that was sent. */
export interface SentCode {
  /** In E.164. */
  readonly number: string
  /** On the steady clock; undefined when another one may be asked for at once. */
  readonly since: number | undefined
  /** Gives the id token; undefined once the code is good for nothing any more. */
  readonly confirm: ((code: string) => Promise<string>) | undefined
}

/** It lives in memory, longer than the form and no longer than the page. */
export const sentAtom = atom<SentCode | undefined>(undefined)

/** The number as it was typed: it is there again when the form comes back. */
export const typedNumberAtom = atom('')

/** Confirms the code that was sent to this very number; without a pending result it has expired (I4.32, I4.33). */
export async function confirmCode(
  sent: SentCode | undefined,
  number: string | undefined,
  code: string,
): Promise<string> {
  if (sent?.confirm === undefined || sent.number !== number) throw codeExpiredFailure()
  return sent.confirm(code)
}
