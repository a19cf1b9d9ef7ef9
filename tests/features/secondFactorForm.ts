import english from '../../runtime/text/EN.json'
import { decryptBody } from '../support/decryptBody'
import { good, type Reply, refused } from '../support/fakes/replies'
import { press, type RunningSite, type SiteOptions, submit } from '../support/site'
import { enter, onLogin } from './loginForm'

export const everyMethod = ['email', 'ga', 'sms', 'payeeName']

export const countries = good({
  countryCode: 'VN',
  countryDialingCode: '84',
  countries: [
    { countryCode: 'BR', countryDialingCode: '55' },
    { countryCode: 'VN', countryDialingCode: '84' },
  ],
})

interface Asking extends SiteOptions {
  /** What the platform lists as the methods to choose from. */
  readonly methods?: unknown
  readonly verification?: Reply
  readonly password?: string
}

/** The platform has taken the password, and asks for more. */
export async function askedForMore(options: Asking = {}): Promise<RunningSite> {
  const { methods = everyMethod, password = 'Lucky-7788', prepare, ...more } = options
  const { verification = good({ id: 7, token: 'token-7', userName: 'minhanh88' }) } = options
  const running = await onLogin({
    ...more,
    prepare(browser) {
      browser.http.answer(
        'login',
        refused({ code: 'login_verify_required', message: 'More', value: methods }),
      )
      browser.http.answer('loginVerification', verification)
      browser.http.answer('country', countries)
      browser.http.answer('sendSms', good({ expirationTime: 90 }))
      prepare?.(browser)
    },
  })
  await enter('minhanh88', password)
  await submit()
  return running
}

export const confirm = (): Promise<void> => press('button', english.secondFactor.submit)

/** The last second factor as the platform reads it. */
export const proof = ({ browser }: RunningSite): unknown =>
  JSON.parse(decryptBody(browser.http.requestsTo('loginVerification').at(-1) ?? { headers: {} }).text)
