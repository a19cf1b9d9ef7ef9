import type { Site } from '../../contract/site'
import { useSite, useText } from '../../kit/useSite'
import { Failure } from '../../rules/network/failure'
import { fields } from '../../rules/network/read'
import { rejectsValue } from '../../rules/registration/registerFailure'
import { truncate } from '../../rules/text/text'
import { limits } from '../../tables/limits'
import { type LeftCheck, useLeftCheck, type Verdict } from './useLeftCheck'

/** The answer's yes or no; a value that the platform refuses with words of its own is wrong for that reason. */
async function asked(
  site: Site,
  call: 'checkUserName' | 'checkAffiliate',
  query: Readonly<Record<string, string>>,
  answer: 'available' | 'valid',
): Promise<Verdict | undefined> {
  try {
    const value = fields(await site.platform.call(call, { query, alert: false }))[answer]
    return typeof value === 'boolean' ? { good: value } : undefined
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { message = '' } = error.detail
    return rejectsValue(error) ? { good: false, words: truncate(message, limits.message) } : undefined
  }
}

export interface Checks {
  readonly userName: LeftCheck
  readonly affiliateCode: LeftCheck
  /** What is known to be wrong with a user name, in words. */
  userNameProblem(value: string): string | undefined
  affiliateProblem(value: string): string | undefined
}

/** What the platform says about a user name and an affiliate code before they are sent (I7.28). */
export function useChecks(): Checks {
  const site = useSite()
  const t = useText()
  const userName = useLeftCheck((username) => asked(site, 'checkUserName', { username }, 'available'))
  const affiliateCode = useLeftCheck((code) =>
    asked(site, 'checkAffiliate', { affiliateCode: code }, 'valid'),
  )
  const problem = (check: LeftCheck, value: string, words: string) => {
    const verdict = check.of(value)
    return verdict && !verdict.good ? (verdict.words ?? words) : undefined
  }
  return {
    userName,
    affiliateCode,
    userNameProblem: (value) => problem(userName, value, t('register.userNameTaken')),
    affiliateProblem: (value) => problem(affiliateCode, value, t('register.affiliateUnknown')),
  }
}
