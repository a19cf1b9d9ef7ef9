import type { Site } from '../../contract/site'
import { useSite, useText } from '../../kit/useSite'
import { Failure } from '../../rules/network/failure'
import { fields } from '../../rules/network/read'
import { rejectsValue } from '../../rules/registration/registerFailure'
import { truncate } from '../../rules/text/text'
import type { QueryOf } from '../../tables/calls'
import * as limits from '../../tables/limits'
import { type BlurCheck, type CheckResult, useBlurCheck } from './useBlurCheck'

/** The result in the reply; a value that the platform rejects with a message is invalid for that reason. */
async function checkValue(
  site: Site,
  call: 'checkUserName' | 'checkAffiliate',
  query: QueryOf<'checkUserName' | 'checkAffiliate'>,
  resultField: 'available' | 'valid',
): Promise<CheckResult | undefined> {
  try {
    const value = fields(await site.platform.call(call, { query, alert: false }))[resultField]
    return typeof value === 'boolean' ? { valid: value } : undefined
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { message = '' } = error.detail
    return rejectsValue(error) ? { valid: false, message: truncate(message, limits.message) } : undefined
  }
}

export interface Checks {
  readonly userName: BlurCheck
  readonly affiliateCode: BlurCheck
  /** The error of a user name, if a check found one. */
  userNameError(value: string): string | undefined
  affiliateCodeError(value: string): string | undefined
}

/** Checks the user name and the affiliate code on the platform before they are submitted (I7.28). */
export function useChecks(): Checks {
  const site = useSite()
  const t = useText()
  const userName = useBlurCheck((username) => checkValue(site, 'checkUserName', { username }, 'available'))
  const affiliateCode = useBlurCheck((code) =>
    checkValue(site, 'checkAffiliate', { affiliateCode: code }, 'valid'),
  )
  const errorFor = (check: BlurCheck, value: string, defaultMessage: string) => {
    const result = check.resultFor(value)
    return result && !result.valid ? (result.message ?? defaultMessage) : undefined
  }
  return {
    userName,
    affiliateCode,
    userNameError: (value) => errorFor(userName, value, t('register.userNameTaken')),
    affiliateCodeError: (value) => errorFor(affiliateCode, value, t('register.affiliateUnknown')),
  }
}
