import type { CaptchaImage } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { fields, type Untrusted } from '../network/read'
import { patternCost } from './patternCost'

/** A captcha picture, as the platform sent it. */
export interface CaptchaPicture {
  readonly id: string
  /** A data URL. */
  readonly image: string
}

/** Reads the reply's value (D2); undefined when it has no inline image. URLs are rejected. */
export function readCaptchaPicture(raw: Untrusted<CaptchaImage>): CaptchaPicture | undefined {
  const { id, image } = fields(raw)
  const isImage = typeof image === 'string' && /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(image)
  return typeof id === 'string' && id !== '' && isImage ? { id, image } : undefined
}

/** The cost of a back-reference cannot be known in advance. */
const backreference = /\\[1-9]|\\k</

/**
 * The merchant's pattern for codes; undefined when it does not compile or could block the page (F006). The build
 * rejects such patterns; this check is for those that the platform sends.
 */
export function codePattern(source: unknown): RegExp | undefined {
  if (typeof source !== 'string' || source === '' || source.length > limits.captchaPattern) return undefined
  if (backreference.test(source)) return undefined
  try {
    const pattern = new RegExp(source)
    return patternCost(source) > limits.captchaPatternCost ? undefined : pattern
  } catch {
    return undefined
  }
}

export type CodeProblem = 'missing' | 'tooLong' | 'invalid'

/** What is wrong with a typed code; undefined when nothing is (I5.03). A pattern is never tried on a longer text (F006). */
export function codeProblem(code: string, pattern: RegExp | undefined): CodeProblem | undefined {
  const normalized = normalizeCode(code)
  if (normalized === '') return 'missing'
  if (normalized.length > limits.captchaCode) return 'tooLong'
  return pattern && !pattern.test(normalized) ? 'invalid' : undefined
}

/** The code as it is sent. */
export const normalizeCode = (code: string): string => code.trim()
