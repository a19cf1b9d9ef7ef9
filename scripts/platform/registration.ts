import { checkCaptcha } from './captcha/check'
import { type Exchange, fields, Refused, textField } from './exchange'
import { refuseUnknownCodes } from './members/invitation'
import { type Member, memberFrom } from './members/member'
import { beginSession } from './sessions'

/** How an account came into being. */
export type RegistrationWay = 'userName' | 'mobile' | 'autoUserName' | 'social'

/** An account that was opened since the start, for tests that look at what came of a form. */
export interface Registration {
  readonly merchant: string
  readonly way: RegistrationWay
  readonly id: number
  readonly userName: string
  /** ms since 1970. */
  readonly at: number
  /** Everything that the payload told, without what is secret or served once (I3.13). */
  readonly told: Readonly<Record<string, unknown>>
}

const methods = new Set(['APP', 'H5', 'WEBCLIP', 'PWA'])

const DEVICE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const secrets = new Set([
  'password',
  'verificationCode',
  'firebaseIdToken',
  'geetestChallenge',
  'geetestSeccode',
  'geetestValidateV4',
  'captchaId',
  'captchaCode',
])

/** Refuses what no form of a site sends: a way of opening it that does not exist, a device id of another shape (I5.01). */
function refuseUnfitClient(body: unknown): void {
  const deviceId = textField(body, 'loginDeviceId')
  if (!methods.has(textField(body, 'registerMethod'))) throw new Refused('register.method.err')
  if (deviceId && !DEVICE_ID.test(deviceId)) throw new Refused('device.id.err')
}

/** What every form must bring (I3.13): the captcha where it is wanted, where it comes from, codes that are somebody's. */
export function refuseUnfitForm({ world, state, body }: Exchange): void {
  const unsolved = checkCaptcha(world, state, 'register', body)
  if (unsolved) throw unsolved
  refuseUnfitClient(body)
  refuseUnknownCodes(state, body)
}

const FIRST_ID = 500_001

/** What a way of registering decides about the new member. */
export type NewMember = Pick<Member, 'userName'> & Partial<Member>

/** Opens the account. Nothing may be refused any more: whoever comes here has been admitted. */
export function enrol(exchange: Exchange, way: RegistrationWay, given: NewMember): Member {
  const { world, state, language, body } = exchange
  const now = world.clock.now()
  const id = FIRST_ID + state.registrations.length
  const member = memberFrom(
    {
      registeredAt: now,
      balance: (0).toFixed(state.merchant.currency.decimals),
      email: '',
      mobile: { countryDialingCode: '', mobileNum: '' },
      payeeName: '',
      note: 'registered',
      ...given,
      id,
    },
    { language, now, countryDialingCode: '' },
  )
  state.members.set(member.userName.toLowerCase(), member)
  state.registrations.push({
    merchant: state.merchant.code,
    way,
    id,
    userName: member.userName,
    at: now,
    told: Object.fromEntries(Object.entries(fields(body)).filter(([name]) => !secrets.has(name))),
  })
  world.tell(`Registered ${member.userName} at ${state.merchant.code}`)
  return member
}

/** Only a plain no keeps somebody who registers from being logged in at once. */
const wantsSession = (body: unknown): boolean =>
  ![false, 'false', 0, '0'].includes(fields(body).login as string)

/**
 * The reply to whoever has registered (I3.03, I3.15). Registering is not yet the first login: an account with the fixed
 * default password says so when it is logged in to.
 */
export function welcome({ world, state, body }: Exchange, member: Member) {
  const { id, userName, type } = member
  return {
    id,
    customerId: id,
    userName,
    customerName: userName,
    customerType: type,
    firstTimeLogin: false,
    passwordExpired: false,
    ...(wantsSession(body) ? { token: beginSession(world, state, member) } : {}),
  }
}
