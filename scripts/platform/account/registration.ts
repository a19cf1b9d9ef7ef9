import type { CaptchaState } from '../captcha/captchaState'
import { checkCaptcha } from '../captcha/checkCaptcha'
import { asRecord, textField } from '../http/bodyFields'
import type { CallContext } from '../http/callContext'
import { RefusalError } from '../http/refusal'
import { assertKnownCodes, creditInviter } from '../members/invitation'
import { createMember, type Member, type MemberState } from '../members/member'
import type { ConfigState, SettingsState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'
import { createSession, type SessionState } from './sessions'

/** How an account was created. */
export type RegistrationMethod = 'userName' | 'mobile' | 'autoUserName' | 'social'

/** An account that was created since the start, for tests that check the result of a form. */
export interface Registration {
  readonly merchant: string
  readonly method: RegistrationMethod
  readonly id: number
  readonly userName: string
  /** ms since 1970. */
  readonly at: number
  /** The request's payload, without secrets and one-time values (I3.13). */
  readonly payload: Readonly<Record<string, unknown>>
}

export interface RegistrationState {
  /** Accounts that were created since the start, oldest first. */
  readonly registrations: Registration[]
}

/** What a registration reads and changes: it creates a member, and logs the member in. */
export type NewAccountState = ConfigState & SettingsState & MemberState & SessionState & RegistrationState

const registerMethods = new Set(['APP', 'H5', 'WEBCLIP', 'PWA'])

const deviceIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const secretFields = new Set([
  'password',
  'verificationCode',
  'firebaseIdToken',
  'geetestChallenge',
  'geetestSeccode',
  'geetestValidateV4',
  'captchaId',
  'captchaCode',
])

/** Throws for values that no site sends: an unknown `registerMethod`, a malformed device id (I5.01). */
function assertKnownClient(body: unknown): void {
  const deviceId = textField(body, 'loginDeviceId')
  if (!registerMethods.has(textField(body, 'registerMethod'))) throw new RefusalError('register.method.err')
  if (deviceId && !deviceIdPattern.test(deviceId)) throw new RefusalError('device.id.err')
}

/** Validates what every form sends (I3.13): the captcha where it is required, the client, and known invitation codes. */
export function assertValidForm({
  platform,
  state,
  body,
}: CallContext<PlatformServices & CaptchaState, ConfigState & SettingsState & MemberState>): void {
  const captchaError = checkCaptcha(platform, state, 'register', body)
  if (captchaError) throw captchaError
  assertKnownClient(body)
  assertKnownCodes(state, body)
}

const firstId = 500_001

/** The fields of a new member that depend on the registration method. */
export type NewMember = Pick<Member, 'userName'> & Partial<Member>

/** Creates the account. The request has already been validated. */
export function createAccount(
  context: CallContext<PlatformServices, ConfigState & MemberState & RegistrationState>,
  method: RegistrationMethod,
  fields: NewMember,
): Member {
  const { platform, state, language, body } = context
  const now = platform.clock.now()
  const id = firstId + state.registrations.length
  const member = createMember(
    {
      registeredAt: now,
      balance: (0).toFixed(state.merchant.currency.decimals),
      email: '',
      mobile: { countryDialingCode: '', mobileNum: '' },
      payeeName: '',
      note: 'registered',
      ...fields,
      id,
    },
    { language, now, countryDialingCode: '' },
  )
  creditInviter(state, body)
  state.members.set(member.userName.toLowerCase(), member)
  state.registrations.push({
    merchant: state.merchant.code,
    method,
    id,
    userName: member.userName,
    at: now,
    payload: Object.fromEntries(Object.entries(asRecord(body)).filter(([name]) => !secretFields.has(name))),
  })
  platform.log(`Registered ${member.userName} at ${state.merchant.code}`)
  return member
}

/** A new member is logged in at once unless the payload explicitly says no. */
const wantsSession = (body: unknown): boolean =>
  ![false, 'false', 0, '0'].includes(asRecord(body).login as string)

/**
 * The reply to a registration (I3.03, I3.15). Registering does not count as the first login: an account with the default
 * password reports `firstTimeLogin` when the member logs in.
 */
export function createRegistrationReply(
  { platform, state, body }: CallContext<PlatformServices, SessionState>,
  member: Member,
) {
  const { id, userName, type } = member
  return {
    id,
    customerId: id,
    userName,
    customerName: userName,
    customerType: type,
    firstTimeLogin: false,
    passwordExpired: false,
    ...(wantsSession(body) ? { token: createSession(platform, state, member) } : {}),
  }
}
