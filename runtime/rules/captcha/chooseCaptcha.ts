import type { CaptchaVersion } from '../../tables/captcha'

/** The actions that can require a captcha; each has a flag of its own (I4.43, I4.44, D50). */
export const captchaPurposes = ['login', 'sms', 'register'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

/** What a form shows: no captcha, a placeholder, GeeTest, the plain picture, or why there is no captcha to pass. */
export type CaptchaChoice = 'none' | 'unknown' | CaptchaVersion | 'picture' | 'later' | 'notWorking'

/** Undefined values are not known yet. */
export interface CaptchaConditions {
  readonly purpose: CaptchaPurpose
  /** The purpose's flag: LOGINCAPTCHA3, SMSCAPTCHA3 or REGISTERCAPTCHA3. */
  readonly enabled: boolean | undefined
  /** settings.register.captcha; true when the platform does not send it (D50). */
  readonly enabledForRegistration: boolean | undefined
  /** GEETEST3. */
  readonly geetest: boolean | undefined
  /** GEETESTTEST3. */
  readonly geetestTestOnly: boolean | undefined
  /** The query has isBgeTest. */
  readonly testMode: boolean
  /** GEETEST_VERSION (I3.10). */
  readonly version: CaptchaVersion | undefined
  /** Whether the merchant has a GeeTest id; without one, GeeTest is not loaded (F005). */
  readonly hasGeetestId: boolean | undefined
  /** What to show when GeeTest is not available (F005). */
  readonly fallback: 'picture' | 'later'
}

/** Whether a purpose requires a captcha; undefined until it is known (I4.44, D50). */
export function isCaptchaRequired({
  purpose,
  enabled,
  enabledForRegistration,
}: Pick<CaptchaConditions, 'purpose' | 'enabled' | 'enabledForRegistration'>): boolean | undefined {
  return purpose === 'register' && enabled ? enabledForRegistration : enabled
}

/** Which captcha to show for a purpose (I4.43, I4.44, I5.06, I5.18, D50). */
export function chooseCaptcha(conditions: CaptchaConditions): CaptchaChoice {
  const required = isCaptchaRequired(conditions)
  if (!required) return required === false ? 'none' : 'unknown'
  const usesGeetest = geetestApplies(conditions)
  if (usesGeetest === undefined || (usesGeetest && conditions.version === undefined)) return 'unknown'
  const version = usesGeetest ? conditions.version : undefined
  if (version && conditions.hasGeetestId === undefined) return 'unknown'
  const geetestVersion = version && conditions.hasGeetestId ? version : undefined
  if (conditions.purpose === 'sms') return geetestVersion === 'v4' ? 'v4' : 'notWorking'
  return geetestVersion ?? (usesGeetest ? conditions.fallback : 'picture')
}

/** Whether GEETEST3 applies: it is on, and not restricted to test mode (I5.18, E5.32). */
function geetestApplies({ geetest, geetestTestOnly, testMode }: CaptchaConditions): boolean | undefined {
  if (geetest === false || testMode) return geetest
  if (geetestTestOnly === undefined || geetest === undefined) return undefined
  return !geetestTestOnly
}

/** Whether the query turns on test mode: `isBgeTest` with any value except 0 and false (D50). */
export function isTestMode(search: string): boolean {
  const value = new URLSearchParams(search).get('isBgeTest')
  return value !== null && !['0', 'false'].includes(value.toLowerCase())
}
