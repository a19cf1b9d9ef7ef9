import type { LoginOutcome } from '../../contract/services'
import type { Site } from '../../contract/site'
import { type AutoLoginConditions, mayAutoLogIn, type RememberedLogin } from '../../rules/session/autoLogin'
import { truncate } from '../../rules/text/text'
import { factsAtom } from '../../state/facts'
import { openOverlaysAtom } from '../../state/overlays'
import { initialQueryStringAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { limits } from '../../tables/limits'
import { overlays } from '../../tables/overlays'
import { captchaAsked } from './captchaAsked'
import { keepNameOnly, takeRemembered, triedAtom } from './remembered'

const dialogIsOpen = ({ store }: Site): boolean =>
  store.get(openOverlaysAtom).some(({ id, leaving }) => overlays[id].lane === 'dialog' && !leaving)

const signsOf = (site: Site, captcha: boolean): AutoLoginConditions => ({
  hasSession: site.store.get(sessionAtom) !== undefined,
  search: site.store.get(initialQueryStringAtom),
  enabled: site.store.get(factsAtom)('flag.AUTOLOGIN3'),
  switchedOff: site.browser.storage.read('autoLogin') === '0',
  captchaRequired: captcha,
  dialogOpen: dialogIsOpen(site),
  merchant: site.data.code,
  remembered: takeRemembered(site),
})

/** Tries what is remembered, if all conditions hold (I4.11). `attempt` is aborted when the page no longer wants it. */
export async function logInByItself(site: Site, attempt: AbortController): Promise<void> {
  // First without the captcha: most visitors are decided here, and no code is loaded for them.
  if (!mayAutoLogIn(signsOf(site, false))) return
  const needs = Promise.all([site.service('logIn'), captchaAsked(site, attempt.signal)])
  // Code that did not come is no reason to disturb anybody.
  const [logIn, captcha] = await needs.catch(() => [undefined, true] as const)
  const signs = signsOf(site, captcha)
  const { remembered } = signs
  if (!logIn || !remembered?.password || attempt.signal.aborted || !mayAutoLogIn(signs)) return
  const password = await site.browser.secretStorage.decrypt(remembered.password)
  // Changed, or its key is gone: nobody can use it any more (F077).
  if (password === undefined) return site.browser.storage.remove('remembered')
  if (attempt.signal.aborted) return
  site.store.set(triedAtom, remembered.username)
  const outcome = await shown(site, remembered, attempt, () =>
    logIn({ userName: remembered.username, password, silent: true, signal: attempt.signal }),
  )
  if (outcome === 'in' || !attempt.signal.aborted) settle(site, remembered, outcome)
}

/** While it lasts, the visitor sees who is signed in, and can cancel (D15). */
async function shown(
  site: Site,
  { username }: RememberedLogin,
  attempt: AbortController,
  run: () => Promise<LoginOutcome>,
): Promise<LoginOutcome> {
  const over = run()
  void site.openOverlay('signingIn', { userName: username, over }).then((closed) => {
    if (closed === 'cancelled') attempt.abort()
  })
  return over
}

/** One try, whatever came of it (F078). That wrong credentials are forgotten stands in the error table (I8.07). */
function settle(site: Site, remembered: RememberedLogin, outcome: LoginOutcome): void {
  const { t } = site.text
  if (outcome === 'in') {
    site.store.set(triedAtom, '')
    site.toast(t('autoLogin.done', { name: truncate(remembered.username, limits.toastName) }))
  }
  // The member proves it in the login that is open now; a reload must not find the password (D17, F084).
  if (outcome === 'secondFactor') keepNameOnly(site)
  if (outcome === 'failed') {
    // Nobody would ever open the password again (I4.09, I4.10).
    keepNameOnly(site)
    site.browser.storage.write('autoLogin', '0')
    site.toast(t('autoLogin.failed'))
  }
}
