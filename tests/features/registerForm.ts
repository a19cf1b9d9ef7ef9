import type { Registration } from '../../runtime/schema/manifest.gen'
import english from '../../runtime/text/EN.json'
import { decryptBody } from '../support/decryptBody'
import { good } from '../support/fakes/replies'
import { type RunningSite, type SiteOptions, startSite, type } from '../support/site'
import { countries } from './secondFactorForm'

const { login } = english

export const made = good({
  id: 9,
  customerId: 9,
  userName: 'thuha99',
  customerName: 'thuha99',
  customerType: 0,
  firstTimeLogin: false,
  token: 'token-9',
})

export interface RegisterOptions extends SiteOptions {
  readonly registration?: Registration
}

/** The registration page is open; the platform makes every account. */
export const onRegister = ({ registration, ...more }: RegisterOptions = {}): Promise<RunningSite> =>
  startSite({
    path: '/m/register',
    ...more,
    manifest: { ...(registration ? { registration } : {}), ...more.manifest },
    prepare(browser) {
      const { http } = browser
      for (const call of ['register', 'registerMobile', 'registerAutoUserName']) http.answer(call, made)
      http.answer(
        'memberInfo',
        good({ id: 9, userName: 'thuha99', type: 0, language: 'EN', clubLabel: null }),
      )
      http.answer('checkUserName', good({ available: true }))
      http.answer('checkAffiliate', good({ valid: true }))
      http.answer('country', countries)
      more.prepare?.(browser)
    },
  })

/** Types a user name and a password, and sends nothing. */
export async function enterNew(userName = 'thuha99', password = 'Rosy cloud 7'): Promise<void> {
  await type(login.userName, userName)
  await type(login.password, password)
}

/** The bodies of a sealed call, in clear. */
export const sent = ({ browser }: RunningSite, call = 'register'): Record<string, unknown>[] =>
  browser.http.requestsTo(call).map((request) => JSON.parse(decryptBody(request).text))
