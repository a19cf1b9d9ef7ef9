import type { CallOptions } from '../../contract/platform'
import type { Site } from '../../contract/site'
import { retryOf } from '../../kit/feedback/retries'
import { deviceHeader, getDeviceInfo } from '../../kit/identity/deviceInfo'
import { registrationTrackingFields } from '../../kit/identity/registrationTracking'
import { trackEvent } from '../../kit/tracking'
import { Failure } from '../../rules/network/failure'
import { supportCode } from '../../rules/network/supportCode'
import { isAccountTaken, isUnanswered, mayHaveCreatedAccount } from '../../rules/registration/registerFailure'
import {
  loginNameOf,
  type RegisterRequest,
  registerCalls,
  registerPayload,
} from '../../rules/registration/registerRequest'
import { type LoginValue, readSession, type Session } from '../../rules/session/session'
import { runModeAtom } from '../../state/page'
import { type Account, pendingRegistrationAtom } from './pendingRegistration'

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
 * same name and password first tries to log in to the account that may exist, so that only one is created.
 */
export async function register(
  site: Site,
  request: RegistrationAttempt,
  signal: AbortSignal,
): Promise<RegistrationOutcome> {
  const { store } = site
  const wasPending = store.get(pendingRegistrationAtom)(request)
  if (wasPending && (await logInToAccount(site, request, signal))) {
    store.set(pendingRegistrationAtom, undefined)
    return { status: 'loggedIn' }
  }
  if (signal.aborted) return { status: 'failed' }
  const captcha = await site.service('captcha')
  const captchaFields = await captcha?.getFields('register', signal)
  // Browsers may silently resend a request when the connection breaks: then an available name is suddenly taken.
  const mayBeOwnAccount = request.userNameAvailable || wasPending
  // The member cannot know what became of the registration, unless nothing was sent.
  const { online } = site.browser.page
  const isUncertain = (failure: Failure) => online && isUnanswered(failure) && canLogIn(request)
  // No alert if the account is probably the member's own: a login follows.
  const alert = (failure: Failure) => !(mayBeOwnAccount && isAccountTaken(failure)) && !isUncertain(failure)
  try {
    const value = await send(site, request, { ...captchaFields }, { alert, signal })
    const session = readSession(value, site.data.code)
    if (!session) return await tryLogInInstead(site, request, signal)
    store.set(pendingRegistrationAtom, undefined)
    return { status: 'created', value, session }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (mayHaveCreatedAccount(error)) store.set(pendingRegistrationAtom, request)
    if (isUncertain(error))
      void site.notice({
        message: site.text.t('register.unanswered'),
        code: supportCode(error),
        remedy: 'reconnect',
        retry: retryOf(signal),
      })
    if (!isAccountTaken(error)) return { status: 'failed' }
    if (!mayBeOwnAccount) return { status: 'taken' }
    if (!wasPending) return await tryLogInInstead(site, request, signal, error)
    // Its login was refused before.
    store.set(pendingRegistrationAtom, undefined)
    return { status: 'mayExist' }
  } finally {
    // Used or refused, a solution is no longer valid: the field is cleared and a new captcha is shown (I4.20, F105).
    captcha?.invalidate('register')
  }
}

async function send(
  site: Site,
  request: RegisterRequest,
  captchaFields: Readonly<Record<string, string>>,
  options: Pick<CallOptions, 'alert' | 'signal'>,
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
    ...options,
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
  failure = new Failure('empty', { call: registerCalls[identity.method] }),
): Promise<RegistrationOutcome> {
  const account = { identity, password }
  if (!canLogIn(account)) return { status: 'mayExist' }
  if (await logInToAccount(site, account, signal)) return { status: 'loggedIn' }
  if (signal.aborted) return { status: 'failed' }
  if (!userNameAvailable) return { status: 'mayExist' }
  const { message } = failure.detail
  void site.notice({
    title: 'common.prompt',
    ...(message === undefined
      ? { message: site.text.t('errors.unknown'), code: supportCode(failure), remedy: 'support' }
      : { message }),
  })
  return { status: 'taken' }
}

/** An account without a name of the member's choice cannot be logged in to: only the reply says its name. */
const canLogIn = ({ identity }: Account): boolean => loginNameOf(identity) !== undefined

/** One silent login; true when it succeeded, or continues with the second factor. */
async function logInToAccount(
  site: Site,
  { identity, password }: Account,
  signal: AbortSignal,
): Promise<boolean> {
  const userName = loginNameOf(identity)
  if (userName === undefined) return false
  const logIn = await site.service('logIn')
  const outcome = await logIn?.({ userName, password, silent: true, signal })
  return outcome === 'loggedIn' || outcome === 'secondFactor'
}
