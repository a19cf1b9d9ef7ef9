import type { LoginOutcome } from '../../contract/services'
import type { Site } from '../../contract/site'
import {
  attemptedUserNameAtom,
  rememberedLoginOf,
  removeRememberedPassword,
} from '../../kit/identity/rememberedLogin'
import { type AutoLoginConditions, mayAutoLogIn } from '../../rules/session/autoLogin'
import type { RememberedLogin } from '../../rules/session/rememberedLogin'
import { truncate } from '../../rules/text/text'
import { factsAtom } from '../../state/facts'
import { openOverlaysAtom } from '../../state/overlays'
import { initialQueryStringAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import * as limits from '../../tables/limits'
import { overlays } from '../../tables/overlays'
import { isLoginCaptchaRequired } from './isLoginCaptchaRequired'

const isDialogOpen = ({ store }: Site): boolean =>
  store.get(openOverlaysAtom).some(({ id, leaving }) => overlays[id].lane === 'dialog' && !leaving)

const getConditions = (site: Site, captchaRequired: boolean): AutoLoginConditions => ({
  hasSession: site.store.get(sessionAtom) !== undefined,
  search: site.store.get(initialQueryStringAtom),
  enabled: site.store.get(factsAtom)('flag.AUTOLOGIN3'),
  switchedOff: site.browser.storage.read('autoLogin') === '0',
  captchaRequired,
  dialogOpen: isDialogOpen(site),
  merchant: site.data.code,
  remembered: rememberedLoginOf(site),
})

/** Logs in with the remembered login, if all conditions hold (I4.11). The task aborts `controller` when it stops. */
export async function tryAutoLogin(site: Site, controller: AbortController): Promise<void> {
  // First without the captcha: for most visitors this decides, and no code is loaded.
  if (!mayAutoLogIn(getConditions(site, false))) return
  const dependencies = Promise.all([site.service('logIn'), isLoginCaptchaRequired(site, controller.signal)])
  // When the code fails to load, auto-login is skipped silently.
  const [logIn, captchaRequired] = await dependencies.catch(() => [undefined, true] as const)
  const conditions = getConditions(site, captchaRequired)
  const { remembered } = conditions
  if (!logIn || !remembered?.password || controller.signal.aborted || !mayAutoLogIn(conditions)) return
  // Its code may fail to load: that says nothing about the stored login, which stays for the next visit (F123).
  const password = await site.browser.secretStorage.decrypt(remembered.password).catch(() => null)
  if (password === null) return
  // It was tampered with, or its key is lost: it can never be used again (F077).
  if (password === undefined) return site.browser.storage.remove('remembered')
  if (controller.signal.aborted) return
  site.store.set(attemptedUserNameAtom, remembered.username)
  const outcome = await withSigningInDialog(site, remembered, controller, () =>
    logIn({ userName: remembered.username, password, silent: true, signal: controller.signal }),
  )
  if (outcome === 'loggedIn' || !controller.signal.aborted) handleOutcome(site, remembered, outcome)
}

/** Shows a dialog during the login, with the user name and a cancel button (D127). */
async function withSigningInDialog(
  site: Site,
  { username }: RememberedLogin,
  controller: AbortController,
  logIn: () => Promise<LoginOutcome>,
): Promise<LoginOutcome> {
  const outcome = logIn()
  void site.openOverlay('signingIn', { userName: username, finished: outcome }).then((result) => {
    if (result === 'cancelled') controller.abort()
  })
  return outcome
}

/** There is one attempt, whatever its outcome (F078). The error table deletes wrong credentials (I8.07). */
function handleOutcome(site: Site, remembered: RememberedLogin, outcome: LoginOutcome): void {
  const { t } = site.text
  if (outcome === 'loggedIn') {
    site.store.set(attemptedUserNameAtom, '')
    site.toast(t('autoLogin.done', { name: truncate(remembered.username, limits.toastName) }))
  }
  // The member continues in the login form, which is open now; a reload must not find the password (D127, F084).
  if (outcome === 'secondFactor') removeRememberedPassword(site)
  if (outcome === 'failed') {
    // Auto-login is switched off, so the password would never be read again (I4.09, I4.10).
    removeRememberedPassword(site)
    site.browser.storage.write('autoLogin', '0')
    site.toast(t('autoLogin.failed'))
  }
}
