import { hashText } from '../text/hash'
import type { Failure } from './failure'

/** Digits and letters that are not mistaken for each other; without vowels they form no word. */
const alphabet = '23456789CDFGHJKMPQRTWX'

/** Four signs that depend on the text only. */
function signsOf(text: string): string {
  let rest = Number.parseInt(hashText(text), 36)
  let signs = ''
  while (signs.length < 4) {
    signs += alphabet[rest % alphabet.length]
    rest = Math.floor(rest / alphabet.length)
  }
  return signs
}

/**
 * A short code for customer service, such as "500-K7FX" (D20): the HTTP status or the kind of the failure, and four signs for
 * the call and the platform's errorCode. The same failure always has the same code, which is also in its fault report.
 */
export function supportCode({
  kind,
  detail: { call, status = 0, code = '' },
}: Pick<Failure, 'kind' | 'detail'>): string {
  const what = status >= 400 ? String(status) : kind.slice(0, 3).toUpperCase()
  return `${what}-${signsOf(`${kind} ${call ?? ''} ${status} ${code}`)}`
}
