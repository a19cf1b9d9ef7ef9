import { type CaptchaVersion, captchaLanguages, captchaServers } from '../tables/captcha'
import type { Language } from '../tables/languages'

/** What a captcha can be asked for; each has a flag of its own (I4.43, I4.44, D17). */
export const captchaPurposes = ['login', 'sms', 'register'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

/** The text that tells a member why a form was not sent. */
export type CaptchaRefusal = 'common.captchaFirst' | 'captcha.serviceNotWork' | 'captcha.later'

/** A form was submitted with a captcha that is shown and not passed (I5.05). */
export class CaptchaUnpassed extends Error {
  override readonly name = 'CaptchaUnpassed'

  /** `says` is the text of the notice: not passed yet, or why it cannot be passed now (I5.07, F005). */
  constructor(readonly says: CaptchaRefusal = 'common.captchaFirst') {
    super(says)
  }
}

/** What a form shows: nothing, nothing yet, GeeTest, the plain picture, or why there is no captcha to pass. */
export type CaptchaKind = 'none' | 'unknown' | CaptchaVersion | 'picture' | 'later' | 'notWorking'

/** Undefined means that the platform has not said yet. */
export interface CaptchaFacts {
  readonly purpose: CaptchaPurpose
  /** The purpose's flag: LOGINCAPTCHA3, SMSCAPTCHA3, REGISTERCAPTCHA3. */
  readonly wanted: boolean | undefined
  /** settings.register.captcha; true where the platform does not send it (D17). */
  readonly registerWants: boolean | undefined
  /** GEETEST3. */
  readonly geetest: boolean | undefined
  /** GEETESTTEST3. */
  readonly testOnly: boolean | undefined
  /** The address carries isBgeTest. */
  readonly testMode: boolean
  /** GEETEST_VERSION (I3.10). */
  readonly version: CaptchaVersion | undefined
  /** Whether the merchant has an id at GeeTest; without one nothing loads (F005). */
  readonly hasId: boolean | undefined
  /** What stands in where GeeTest cannot be shown (F005). */
  readonly fallback: 'picture' | 'later'
}

/** Whether a purpose wants any captcha at all; undefined while that is not known (I4.44, D17). */
export function captchaAsks({
  purpose,
  wanted,
  registerWants,
}: Pick<CaptchaFacts, 'purpose' | 'wanted' | 'registerWants'>): boolean | undefined {
  return purpose === 'register' && wanted ? registerWants : wanted
}

/** Which captcha a purpose shows (I4.43, I4.44, I5.06, I5.18, D17). */
export function captchaKind(facts: CaptchaFacts): CaptchaKind {
  const asks = captchaAsks(facts)
  if (!asks) return asks === false ? 'none' : 'unknown'
  const applies = geetestApplies(facts)
  if (applies === undefined || (applies && facts.version === undefined)) return 'unknown'
  const version = applies ? facts.version : undefined
  if (version && facts.hasId === undefined) return 'unknown'
  const shown = version && facts.hasId ? version : undefined
  if (facts.purpose === 'sms') return shown === 'v4' ? 'v4' : 'notWorking'
  return shown ?? (applies ? facts.fallback : 'picture')
}

/** GEETEST3 is on, and not for tests only outside of test mode (I5.18, E5.32). */
function geetestApplies({ geetest, testOnly, testMode }: CaptchaFacts): boolean | undefined {
  if (geetest === false || testMode) return geetest
  if (testOnly === undefined || geetest === undefined) return undefined
  return !testOnly
}

/** Whether an address asks for test mode: `isBgeTest`, with any value that does not say no (D17). */
export function isTestMode(search: string): boolean {
  const value = new URLSearchParams(search).get('isBgeTest')
  return value !== null && !['0', 'false'].includes(value.toLowerCase())
}

/** The vendor's code of a product language (E9.34). */
export const captchaLanguage = (version: CaptchaVersion, language: Language): string =>
  captchaLanguages[version][language] ?? captchaLanguages[version].EN

interface ServerWishes {
  readonly apiServers?: readonly string[] | undefined
  readonly staticServers?: readonly string[] | undefined
}

/** The servers to try, in their order: the manifest's, else the vendor's own. */
export const serversFor = (version: CaptchaVersion, { apiServers, staticServers }: ServerWishes = {}) => ({
  apiServers: apiServers?.length ? apiServers : captchaServers[version].api,
  staticServers: staticServers?.length ? staticServers : captchaServers[version].static,
})
