import type { CaptchaImage } from '../schema/replies.gen'
import { limits } from '../tables/limits'
import { patternWays } from './patternWays'
import { fields, type Untrusted } from './read'

/** A picture to read a code from, as the platform sent it. */
export interface CaptchaPicture {
  readonly id: string
  /** A data URL. */
  readonly image: string
}

/** The reply's value (D2), or undefined when there is nothing to show: no address may stand where a picture should. */
export function readPicture(raw: Untrusted<CaptchaImage>): CaptchaPicture | undefined {
  const { id, image } = fields(raw)
  const isImage = typeof image === 'string' && /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(image)
  return typeof id === 'string' && id !== '' && isImage ? { id, image } : undefined
}

/** What a group has taken is not known before it is tried. */
const refersToGroups = /\\[1-9]|\\k</

/**
 * The merchant's pattern of a code, or undefined when it cannot be used: it does not compile, or might hold the page
 * up (F006). The build refuses such patterns; this is for those that the platform sends.
 */
export function codePattern(source: unknown): RegExp | undefined {
  if (typeof source !== 'string' || source === '' || source.length > limits.captchaPattern) return undefined
  if (refersToGroups.test(source)) return undefined
  try {
    const pattern = new RegExp(source)
    return patternWays(source) > limits.captchaPatternCost ? undefined : pattern
  } catch {
    return undefined
  }
}

/** What is wrong with a typed code, or undefined (I5.03). */
export function codeProblem(code: string, pattern: RegExp | undefined): 'missing' | 'unlikely' | undefined {
  const typed = readCode(code)
  if (typed === '') return 'missing'
  return pattern && !pattern.test(typed) ? 'unlikely' : undefined
}

/** A code as it is sent: trimmed, capped at 64 characters (F006). */
export const readCode = (code: string): string => code.trim().slice(0, limits.captchaCode)
