import type { Registration } from '../../../runtime/schema/manifest.gen'
import english from '../../../runtime/text/EN.json'
import { decryptBody } from '../../support/decryptBody'
import { success } from '../../support/fakes/replies'
import { type RunningSite, type SiteOptions, startSite, type } from '../../support/site'
import { countries } from '../secondFactor/secondFactorForm'

const { login } = english

export const registeredReply = success({
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

/** Opens the registration page; the platform accepts every registration. */
export const openRegister = ({ registration, ...options }: RegisterOptions = {}): Promise<RunningSite> =>
  startSite({
    path: '/m/register',
    ...options,
    manifest: { ...(registration ? { registration } : {}), ...options.manifest },
    prepare(browser) {
      const { http } = browser
      for (const call of ['register', 'registerMobile', 'registerAutoUserName'])
        http.answer(call, registeredReply)
      http.answer(
        'memberInfo',
        success({ id: 9, userName: 'thuha99', type: 0, language: 'EN', clubLabel: null }),
      )
      http.answer('checkUserName', success({ available: true }))
      http.answer('checkAffiliate', success({ valid: true }))
      http.answer('country', countries)
      options.prepare?.(browser)
    },
  })

/** Types a user name and a password without submitting. */
export async function fillRegistration(userName = 'thuha99', password = 'Rosy cloud 7'): Promise<void> {
  await type(login.userName, userName)
  await type(login.password, password)
}

/** The decrypted bodies of an encrypted call. */
export const sentBodies = ({ browser }: RunningSite, call = 'register'): Record<string, unknown>[] =>
  browser.http.requestsTo(call).map((request) => JSON.parse(decryptBody(request).text))
