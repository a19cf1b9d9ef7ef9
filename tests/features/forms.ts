import type { CallName } from '../../runtime/tables/calls'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { manifest } from '../support/manifest'
import {
  actAndSettle,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  submit,
  type,
} from '../support/site'
import { fillLogin, openLogin } from './login/loginForm'
import { changePath, withPasswordPage } from './password/passwordPage'
import { fillRegistration, openRegister } from './register/registerForm'
import { countries, openSecondFactor } from './secondFactor/secondFactorForm'

const { login, common, forgotten, register, password, feedback, secondFactor } = english

/** Fills in the form that sends a call, and taps its button. */
export interface FormCase {
  readonly call: CallName
  readonly send: (prepare: SiteOptions['prepare']) => Promise<RunningSite>
  /** The name of its button before. */
  readonly button: string
}

const openForgotten = async (prepare: SiteOptions['prepare']): Promise<RunningSite> => {
  const running = await openLogin({
    prepare(browser) {
      browser.http.answer('country', countries)
      prepare?.(browser)
    },
  })
  await type(login.userName, 'minhanh88')
  await press('button', login.forgotten)
  return running
}

const openForgottenSms = async (prepare: SiteOptions['prepare']): Promise<RunningSite> => {
  const running = await openForgotten(prepare)
  await press('tab', forgotten.smsTab)
  await type(common.mobileNum, '903100500')
  return running
}

/** Every form whose button sends a call. */
export const forms: readonly FormCase[] = [
  {
    call: 'login',
    button: login.submit,
    async send(prepare) {
      const running = await openLogin({ ...(prepare ? { prepare } : {}) })
      await fillLogin()
      await submit()
      return running
    },
  },
  {
    call: 'register',
    button: register.submit,
    async send(prepare) {
      const running = await openRegister({ ...(prepare ? { prepare } : {}) })
      await fillRegistration()
      await submit()
      await running.browser.clock.advance(times.registerLock)
      return running
    },
  },
  {
    call: 'changePassword',
    button: password.submit,
    async send(prepare) {
      const running = await startSite({
        path: changePath,
        session: {},
        manifest: withPasswordPage(),
        ...(prepare ? { prepare } : {}),
      })
      await type(password.old, 'old phrase')
      await type(password.new, 'new phrase')
      await submit()
      return running
    },
  },
  {
    call: 'forgottenByEmail',
    button: forgotten.sendMail,
    async send(prepare) {
      const running = await openForgotten(prepare)
      await type(forgotten.email, 'lan@mail.example')
      await press('button', forgotten.sendMail)
      return running
    },
  },
  {
    call: 'sendSmsVisitor',
    button: common.sendCode,
    async send(prepare) {
      const running = await openForgottenSms(prepare)
      await press('button', common.sendCode)
      return running
    },
  },
  {
    call: 'forgottenBySms',
    button: forgotten.reset,
    async send(prepare) {
      const running = await openForgottenSms(prepare)
      await type(common.verificationCode, '123456')
      await type(forgotten.newPassword, 'new phrase')
      await press('button', forgotten.reset)
      return running
    },
  },
  {
    call: 'sendSms',
    button: common.sendCode,
    async send(prepare) {
      const running = await openSecondFactor({ ...(prepare ? { prepare } : {}) })
      await press('tab', secondFactor.smsTab)
      await type(common.mobileNum, '903100500')
      await press('button', common.sendCode)
      return running
    },
  },
  {
    call: 'feedback',
    button: feedback.submit,
    async send(prepare) {
      const running = await startSite({
        path: '/m/feedback',
        session: {},
        manifest: { routes: { ...manifest.routes, '/m/feedback': { page: 'feedback' } } },
        ...(prepare ? { prepare } : {}),
      })
      await actAndSettle(() => {
        const area = document.querySelector('textarea')
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Well done')
        area?.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await press('button', feedback.submit)
      return running
    },
  },
]
