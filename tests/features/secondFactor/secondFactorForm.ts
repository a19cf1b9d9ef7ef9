import english from '../../../runtime/text/EN.json'
import { decryptBody } from '../../support/decryptBody'
import { type Reply, refusal, success } from '../../support/fakes/replies'
import { press, type RunningSite, type SiteOptions, submit } from '../../support/site'
import { fillLogin, openLogin } from '../login/loginForm'

export const allMethods = ['email', 'ga', 'sms', 'payeeName']

export const countries = success({
  countryCode: 'VN',
  countryDialingCode: '84',
  countries: [
    { countryCode: 'BR', countryDialingCode: '55' },
    { countryCode: 'VN', countryDialingCode: '84' },
  ],
})

interface SecondFactorOptions extends SiteOptions {
  /** The methods that the platform offers. */
  readonly methods?: unknown
  readonly verification?: Reply
  readonly password?: string
}

/** Logs in at a platform that accepts the password and requires a second factor. */
export async function openSecondFactor(options: SecondFactorOptions = {}): Promise<RunningSite> {
  const { methods = allMethods, password = 'Lucky-7788', prepare, ...siteOptions } = options
  const { verification = success({ id: 7, token: 'token-7', userName: 'minhanh88' }) } = options
  const running = await openLogin({
    ...siteOptions,
    prepare(browser) {
      browser.http.answer(
        'login',
        refusal({ code: 'login_verify_required', message: 'More', value: methods }),
      )
      browser.http.answer('loginVerification', verification)
      browser.http.answer('country', countries)
      browser.http.answer('sendSms', success({ expirationTime: 90 }))
      prepare?.(browser)
    },
  })
  await fillLogin('minhanh88', password)
  await submit()
  return running
}

export const submitSecondFactor = (): Promise<void> => press('button', english.secondFactor.submit)

/** The last request with a second factor, decrypted. */
export const lastVerification = ({ browser }: RunningSite): unknown =>
  JSON.parse(decryptBody(browser.http.requestsTo('loginVerification').at(-1) ?? { headers: {} }).text)
