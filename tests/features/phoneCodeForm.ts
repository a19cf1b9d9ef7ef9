import type { Manifest } from '../../runtime/schema/manifest.gen'
import english from '../../runtime/text/EN.json'
import { good } from '../support/fakes/replies'
import { press, type RunningSite, type SiteOptions } from '../support/site'
import { onLogin } from './loginForm'
import { fill } from './reach'
import { countries } from './secondFactorForm'

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

/** The login page of a merchant whose codes come from Firebase. */
export const onPhoneLogin = ({ prepare, ...more }: SiteOptions = {}): Promise<RunningSite> =>
  onLogin({
    manifest: withProject,
    ...more,
    prepare(browser) {
      browser.http.answer('settings', good({ sms: { firebase: true } }))
      browser.http.answer('country', countries)
      browser.http.answer('loginSocial', good({ id: 7, token: 'token-7', userName: 'minhanh88' }))
      prepare?.(browser)
    },
  })

const { common, phoneCode } = english

export const open = (): Promise<void> => press('button', phoneCode.title)

/** The sheet is open. */
export async function onSheet(more: SiteOptions = {}): Promise<RunningSite> {
  const running = await onPhoneLogin(more)
  await open()
  return running
}

/** A code has been sent to the number. */
export async function onCode(more: SiteOptions = {}, number = '903100500'): Promise<RunningSite> {
  const running = await onSheet(more)
  await fill(common.mobileNum, number)
  await press('button', common.sendCode)
  return running
}
