import type { Site } from '../../contract/site'
import { deviceHeader, getDeviceInfo } from '../../kit/deviceInfo'
import { registrationTrackingFields, trackEvent } from '../../kit/tracking'
import { Failure } from '../../rules/network/failure'
import {
  loginNameOf,
  type RegisterRequest,
  registerCalls,
  registerPayload,
} from '../../rules/registration/register'
import { isAccountTaken, mayHaveCreatedAccount } from '../../rules/registration/registerFailure'
import { type LoginValue, readSession, type Session } from '../../rules/session/session'
import { runModeAtom } from '../../state/page'
import { doubtAtom } from './doubt'

/** How a registration ended. What failed has been told already; `mayExist` wants the member to log in. */
export type Outcome =
  | { readonly is: 'made'; readonly value: LoginValue; readonly session: Session }
  | { readonly is: 'in' | 'taken' | 'failed' | 'mayExist' }

export interface Attempt extends RegisterRequest {
  /** The platform has said that the name is free. */
  readonly free: boolean
}

/**
 * Makes an account (I4.14 to I4.19). Rejects with CaptchaUnpassed. Whose answer was lost on the way, and tries again with
 * the very same name and password, is logged in to the account that is there: one account in the end.
 */
export async function register(site: Site, request: Attempt, signal: AbortSignal): Promise<Outcome> {
  const { store } = site
  const captcha = await site.service('captcha')
  const solved = await captcha?.getFields('register', signal)
  // A browser repeats a request whose line broke, without telling: then a name that was free is taken all at once.
  const doubted = request.free || store.get(doubtAtom)(request)
  try {
    const value = await send(site, request, { ...solved }, doubted, signal)
    const session = readSession(value, site.data.code)
    if (!session) return await recover(site, request, signal)
    store.set(doubtAtom, undefined)
    return { is: 'made', value, session }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (mayHaveCreatedAccount(error)) store.set(doubtAtom, request)
    if (!isAccountTaken(error)) return { is: 'failed' }
    return doubted ? await recover(site, request, signal, error) : { is: 'taken' }
  } finally {
    // Used or refused, it counts no more: its field is emptied and another one comes (I4.20, F105).
    captcha?.invalidate('register')
  }
}

async function send(
  site: Site,
  request: RegisterRequest,
  solved: Readonly<Record<string, string>>,
  doubted: boolean,
  signal: AbortSignal,
): Promise<LoginValue> {
  const { origin, hostname } = site.browser.page
  const about = await getDeviceInfo(site)
  const place = { runMode: site.store.get(runModeAtom), origin, hostname, path: site.location.path }
  return site.platform.call(registerCalls[request.identity.method], {
    body: {
      ...registerPayload(request, place),
      ...about,
      ...solved,
      ...(await registrationTrackingFields(site)),
    },
    headers: deviceHeader(about),
    // "Taken" is no news for the one who took it.
    alert: (failure) => !(doubted && isAccountTaken(failure)),
    signal,
  })
}

/** The token is kept, the success is shown, and when that is confirmed the session begins (I4.18). */
export async function welcome(
  site: Site,
  { value, session }: Extract<Outcome, { is: 'made' }>,
  { identity, password }: RegisterRequest,
): Promise<void> {
  const typed = identity.method === 'username' ? identity.userName : undefined
  const userName = session.userName ?? typed ?? loginNameOf(identity)
  site.session.save(session)
  trackEvent(site, 'registerSuccess', {
    method: identity.method,
    customerId: session.id,
    customerName: userName,
  })
  await site.openOverlay('registered', { userName, unknown: typed === undefined })
  const enter = await site.service('completeLogin')
  enter?.(value, { password, ...(userName === undefined ? {} : { userName }) })
}

/**
 * The account is there, and it is the member's own if its password is: that is asked once. Of a name that was free a moment
 * ago, and is not the member's, it is told that it is taken.
 */
async function recover(
  site: Site,
  { identity, password, free }: Attempt,
  signal: AbortSignal,
  { detail }: Partial<Failure> = {},
): Promise<Outcome> {
  const { store } = site
  const account = { identity, password }
  const doubted = store.get(doubtAtom)(account)
  store.set(doubtAtom, undefined)
  const userName = loginNameOf(identity)
  if (userName === undefined) return { is: 'mayExist' }
  const logIn = await site.service('logIn')
  const outcome = await logIn?.({ userName, password, silent: true, signal })
  if (outcome === 'in' || outcome === 'secondFactor') return { is: 'in' }
  if (signal.aborted) {
    if (doubted) store.set(doubtAtom, account)
    return { is: 'failed' }
  }
  if (doubted || !free) return { is: 'mayExist' }
  void site.notice({ title: 'common.prompt', message: detail?.message ?? site.text.t('errors.unknown') })
  return { is: 'taken' }
}
