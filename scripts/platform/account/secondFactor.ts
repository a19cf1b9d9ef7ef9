import { asRecord, textField } from '../http/bodyFields'
import type { CallContext } from '../http/callContext'
import { RefusalError } from '../http/refusal'
import { checkPhone } from '../members/idToken'
import type { Member } from '../members/member'
import { type MobileNumber, readMobile, sameMobile } from '../members/mobile'
import { findCodeStep } from '../members/totp'
import type { SettingsState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'
import { assertNotLocked, type FailedAttemptsState, recordFailure } from './failedAttempts'
import { type SmsCodeState, verifySmsCode } from './smsCodes'

type Context = CallContext<PlatformServices, SettingsState & FailedAttemptsState & SmsCodeState>

/** Returns the error of the value in a body, or undefined when it is right. */
type VerifyValue = (context: Context, member: Member) => RefusalError | undefined

interface SecondFactorMethod {
  /** The method's name in the list of login_verify_required. */
  readonly name: string
  /** Required fields. */
  readonly fields: readonly string[]
  readonly verify: VerifyValue
}

/** The methods by their letter in the request (I3.11). */
const methods: Readonly<Record<string, SecondFactorMethod>> = {
  E: { name: 'email', fields: ['email'], verify: verifyEmail },
  P: { name: 'payeeName', fields: ['payeeName'], verify: verifyPayee },
  G: { name: 'ga', fields: ['authCode'], verify: verifyAuthenticator },
  S: { name: 'sms', fields: ['mobileNum'], verify: verifySms },
}

/** Verifies a member's second factor, or throws (I7.09). Five wrong values lock a method for a minute. */
export function verifySecondFactor(context: Context, member: Member): void {
  const { platform, state, body } = context
  const letter = textField(body, 'method')
  const method = methods[letter]
  if (!method || !member.secondFactor?.includes(method.name))
    throw new RefusalError('verification.method.err', { messageKey: 'methodNotOffered' })
  if (method.fields.some((field) => textField(body, field) === ''))
    throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  const now = platform.clock.now()
  const attemptKey = `${method.name} ${member.userName.toLowerCase()}`
  const lockedError = new RefusalError('TOO_MANY_REQUEST_VERIFICATION', { messageKey: 'tooManyTries' })
  assertNotLocked(state.failedAttempts, attemptKey, now, lockedError)
  const error = method.verify(context, member)
  // An SMS code counts its own attempts, so that a new code can be tried at once.
  if (error) throw letter === 'S' ? error : recordFailure(state.failedAttempts, attemptKey, now, error)
  state.failedAttempts.delete(attemptKey)
}

/** Normalized for comparison: letter case and repeated spaces do not matter. */
const normalizeText = (text: string): string =>
  text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')

function verifyEmail({ body }: Context, { email }: Member): RefusalError | undefined {
  if (normalizeText(textField(body, 'email')) === normalizeText(email)) return undefined
  return new RefusalError('verification.email.err', { messageKey: 'wrongEmail' })
}

function verifyPayee({ body }: Context, { payeeName }: Member): RefusalError | undefined {
  if (normalizeText(textField(body, 'payeeName')) === normalizeText(payeeName)) return undefined
  return new RefusalError('verification.payee.err', { messageKey: 'wrongPayee' })
}

function verifyAuthenticator({ platform, body }: Context, member: Member): RefusalError | undefined {
  const code = textField(body, 'authCode').replace(/\s/g, '')
  const step = findCodeStep(member.totpSecret, code, platform.clock.now(), member.totpStep)
  if (step === undefined) return new RefusalError('verification.ga.err', { messageKey: 'wrongAuthCode' })
  member.totpStep = step
  return undefined
}

function verifySms(context: Context, { mobile }: Member): RefusalError | undefined {
  const { platform, state, body } = context
  if (!sameMobile(readMobile(body), mobile))
    return new RefusalError('sms.number.err', { messageKey: 'wrongNumber' })
  if (asRecord(state.settings.sms).firebase === true) return verifyIdToken(context, mobile)
  const code = textField(body, 'verificationCode')
  if (!code) return new RefusalError('param.invalid', { messageKey: 'incomplete' })
  return verifySmsCode(platform, state, { to: 'member', mobile, code })
}

/** With the Firebase provider, an ID token proves that the phone was verified there (I3.11). */
function verifyIdToken({ platform, body }: Context, mobile: MobileNumber): RefusalError | undefined {
  const phoneHeld = checkPhone(textField(body, 'firebaseIdToken'), mobile, platform.clock.now())
  if (phoneHeld === 'no') return new RefusalError('verification.sms.err', { messageKey: 'wrongSmsCode' })
  return phoneHeld === 'yes'
    ? undefined
    : new RefusalError('verification.code.expired', { messageKey: 'codeExpired' })
}
