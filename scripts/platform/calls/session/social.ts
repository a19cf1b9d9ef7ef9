import { assertMayLogIn } from '../../account/assertMayLogIn'
import {
  findIdentityOwner,
  type IdentityState,
  linkIdentity,
  readIdentity,
} from '../../account/linkedIdentities'
import {
  createAccount,
  createRegistrationReply,
  type NewAccountState,
  type NewMember,
} from '../../account/registration'
import { createLoginReply, refuseNextLogin, type SessionState } from '../../account/sessions'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { Identity } from '../../members/idToken'
import { assertKnownCodes } from '../../members/invitation'
import type { MemberState } from '../../members/member'
import { createUserName, isAvailable } from '../../members/userName'
import type { ConfigState, SettingsState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'
import { parseE164 } from '../../system/countries'

type LoginContext = CallContext<PlatformServices, SettingsState & MemberState & SessionState & IdentityState>

type RegistrationContext = CallContext<PlatformServices, NewAccountState & IdentityState>

/**
 * Logs a member in with a linked identity (I7.11); any other identity has to be linked first (I4.23). An identity does not
 * replace a second factor.
 */
export function loginSocial(context: LoginContext) {
  const { platform, state } = context
  const identity = readIdentity(context)
  const member = findIdentityOwner(state, identity)
  if (!member) throw new RefusalError('bind_customer_required', { messageKey: 'bindRequired' })
  assertMayLogIn(member)
  refuseNextLogin(state, member)
  if (member.secondFactor)
    throw new RefusalError('login_verify_required', {
      messageKey: 'secondFactor',
      value: member.secondFactor,
    })
  return createLoginReply(platform, state, member)
}

/** Creates an account for an identity, and links it (I7.12). The member can set a password later, by e-mail or SMS. */
export function registerSocial(context: RegistrationContext) {
  const { platform, state, body } = context
  const identity = readIdentity(context)
  assertRegistrationOpen(state, identity)
  assertKnownCodes(state, body)
  if (findIdentityOwner(state, identity))
    throw new RefusalError('identity.taken', { messageKey: 'identityTaken' })
  if (isEmailTaken(state, identity.email)) throw new RefusalError('email.taken', { messageKey: 'emailTaken' })
  const member = createAccount(context, 'social', newMemberOf(platform, state, identity))
  linkIdentity(state, identity, member)
  return createRegistrationReply(context, member)
}

/** Throws unless the merchant allows it for all identities (FIREBASECREATEACC3) or for Facebook only (FBAUTOREGISTER3). */
function assertRegistrationOpen({ flags }: SettingsState, { channel }: Identity): void {
  const isOpen = flags.FIREBASECREATEACC3 || (channel === 'facebook' && flags.FBAUTOREGISTER3)
  if (!isOpen) throw new RefusalError('register.social.off', { messageKey: 'registrationOff' })
}

/** An identity without an e-mail address never counts as a duplicate (F116). */
const isEmailTaken = ({ members }: MemberState, email: string): boolean =>
  email !== '' && [...members.values()].some((member) => member.email.toLowerCase() === email.toLowerCase())

function newMemberOf(
  platform: PlatformServices,
  state: ConfigState & MemberState,
  { phone, email }: Identity,
): NewMember {
  const account = { email, password: platform.tokens.token() }
  const mobile = parseE164(phone)
  if (!mobile) return { ...account, userName: createUserName(platform, state) }
  const number = mobile.countryDialingCode + mobile.mobileNum
  return isAvailable(state, number)
    ? { ...account, userName: number, mobile, byMobile: true }
    : { ...account, userName: createUserName(platform, state) }
}
