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
import { pendingRegistrationAtom } from './pendingRegistration'

/** How a registration ended; a failure was already shown. After `mayExist` the member has to log in. */
export type RegistrationOutcome =
  | { readonly status: 'created'; readonly value: LoginValue; readonly session: Session }
  | { readonly status: 'loggedIn' | 'taken' | 'failed' | 'mayExist' }

export interface RegistrationAttempt extends RegisterRequest {
  /** The platform reported the user name as available. */
  readonly userNameAvailable: boolean
}

/**
 * Registers an account (I4.14 to I4.19). Rejects with CaptchaNotPassedError. If an earlier response was lost, a retry with the
 * same name and password logs in to the existing account, so that only one is created.
 */
export async function register(
  site: Site,
  request: RegistrationAttempt,
  signal: AbortSignal,
): Promise<RegistrationOutcome> {
  const { store } = site
  const captcha = await site.service('captcha')
  const captchaFields = await captcha?.getFields('register', signal)
  // Browsers may silently resend a request when the connection breaks: then an available name is suddenly taken.
  const mayBeOwnAccount = request.userNameAvailable || store.get(pendingRegistrationAtom)(request)
  try {
    const value = await send(site, request, { ...captchaFields }, mayBeOwnAccount, signal)
    const session = readSession(value, site.data.code)
    if (!session) return await tryLogInInstead(site, request, signal)
    store.set(pendingRegistrationAtom, undefined)
    return { status: 'created', value, session }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (mayHaveCreatedAccount(error)) store.set(pendingRegistrationAtom, request)
    if (!isAccountTaken(error)) return { status: 'failed' }
    return mayBeOwnAccount ? await tryLogInInstead(site, request, signal, error) : { status: 'taken' }
  } finally {
    // Used or refused, a solution is no longer valid: the field is cleared and a new captcha is shown (I4.20, F105).
    captcha?.invalidate('register')
  }
}

async function send(
  site: Site,
  request: RegisterRequest,
  captchaFields: Readonly<Record<string, string>>,
  mayBeOwnAccount: boolean,
  signal: AbortSignal,
): Promise<LoginValue> {
  const { origin, hostname } = site.browser.page
  const deviceInfo = await getDeviceInfo(site)
  const context = { runMode: site.store.get(runModeAtom), origin, hostname, path: site.location.path }
  return site.platform.call(registerCalls[request.identity.method], {
    body: {
      ...registerPayload(request, context),
      ...deviceInfo,
      ...captchaFields,
      ...(await registrationTrackingFields(site)),
    },
    headers: deviceHeader(deviceInfo),
    // No alert if the account is probably the member's own.
    alert: (failure) => !(mayBeOwnAccount && isAccountTaken(failure)),
    signal,
  })
}

/** Saves the session and shows the success; completes the login once it is confirmed (I4.18). */
export async function completeRegistration(
  site: Site,
  { value, session }: Extract<RegistrationOutcome, { status: 'created' }>,
  { identity, password }: RegisterRequest,
): Promise<void> {
  const chosenUserName = identity.method === 'username' ? identity.userName : undefined
  const userName = session.userName ?? chosenUserName ?? loginNameOf(identity)
  site.session.save(session)
  trackEvent(site, 'registerSuccess', {
    method: identity.method,
    customerId: session.id,
    customerName: userName,
  })
  await site.openOverlay('registered', { userName, generated: chosenUserName === undefined })
  const completeLogin = await site.service('completeLogin')
  completeLogin?.(value, { password, ...(userName === undefined ? {} : { userName }) })
}

/**
 * The account exists; it is the member's own if the password fits, which one silent login finds out. A name that was available
 * a moment ago, and belongs to somebody else, is reported as taken.
 */
async function tryLogInInstead(
  site: Site,
  { identity, password, userNameAvailable }: RegistrationAttempt,
  signal: AbortSignal,
  { detail }: Partial<Failure> = {},
): Promise<RegistrationOutcome> {
  const { store } = site
  const account = { identity, password }
  const wasPending = store.get(pendingRegistrationAtom)(account)
  store.set(pendingRegistrationAtom, undefined)
  const userName = loginNameOf(identity)
  if (userName === undefined) return { status: 'mayExist' }
  const logIn = await site.service('logIn')
  const outcome = await logIn?.({ userName, password, silent: true, signal })
  if (outcome === 'loggedIn' || outcome === 'secondFactor') return { status: 'loggedIn' }
  if (signal.aborted) {
    if (wasPending) store.set(pendingRegistrationAtom, account)
    return { status: 'failed' }
  }
  if (wasPending || !userNameAvailable) return { status: 'mayExist' }
  void site.notice({ title: 'common.prompt', message: detail?.message ?? site.text.t('errors.unknown') })
  return { status: 'taken' }
}
