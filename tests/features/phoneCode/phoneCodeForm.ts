import type { Manifest } from '../../../runtime/schema/manifest.gen'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { press, type RunningSite, type SiteOptions, type } from '../../support/site'
import { openLogin } from '../login/loginForm'
import { countries } from '../secondFactor/secondFactorForm'

export const project = {
  appId: '1:7:web:a',
  apiKey: 'a-key',
  authDomain: 'sign-in.hongvan.example',
  projectId: 'hongvan',
  googleWebClientId: '7-one.apps.googleusercontent.com',
}

/** A merchant with a Firebase project. */
export const withProject: Partial<Manifest> = {
  settings: { firebase: project },
  hosts: { frame: [project.authDomain], script: ['accounts.google.com'] },
}

/** Opens the login page of a merchant whose codes are sent by Firebase. */
export const openPhoneLogin = ({ prepare, ...options }: SiteOptions = {}): Promise<RunningSite> =>
  openLogin({
    manifest: withProject,
    ...options,
    prepare(browser) {
      browser.http.answer('settings', success({ sms: { firebase: true } }))
      browser.http.answer('country', countries)
      browser.http.answer('loginSocial', success({ id: 7, token: 'token-7', userName: 'minhanh88' }))
      prepare?.(browser)
    },
  })

const { common, phoneCode } = english

export const openSheet = (): Promise<void> => press('button', phoneCode.title)

/** Opens the sheet for a code by SMS. */
export async function openPhoneSheet(options: SiteOptions = {}): Promise<RunningSite> {
  const running = await openPhoneLogin(options)
  await openSheet()
  return running
}

/** Opens the sheet and requests a code for the number. */
export async function openWithSentCode(
  options: SiteOptions = {},
  number = '903100500',
): Promise<RunningSite> {
  const running = await openPhoneSheet(options)
  await type(common.mobileNum, number)
  await press('button', common.sendCode)
  return running
}
