import { mobileOf } from '../countries'
import { type Exchange, Refused } from '../exchange'
import { identityIn, link, ownerOf } from '../identities'
import type { Identity } from '../members/id-token'
import { refuseUnknownCodes } from '../members/invitation'
import { isFree, newUserName } from '../members/user-name'
import { enrol, type NewMember, welcome } from '../registration'
import { openSession, refuseOnce } from '../sessions'
import type { MerchantState, World } from '../world'

/**
 * Opens a session for an identity that an account is linked to (I7.11); any other is asked to be linked (I4.23). An identity
 * does not stand in for a second factor, which follows a password only.
 */
export function loginSocial(exchange: Exchange) {
  const { world, state } = exchange
  const identity = identityIn(exchange)
  const member = ownerOf(state, identity)
  if (!member) throw new Refused('bind_customer_required', { say: 'bindRequired' })
  if (member.blocked) throw new Refused('member.blocked', { say: 'blocked' })
  refuseOnce(state, member)
  if (member.secondFactor)
    throw new Refused('login_verify_required', { say: 'secondFactor', value: member.secondFactor })
  return openSession(world, state, member)
}

/** Opens an account for an identity, and links it (I7.12). It has no password until the member sets one by e-mail or SMS. */
export function registerSocial(exchange: Exchange) {
  const { world, state, body } = exchange
  const identity = identityIn(exchange)
  refuseUnlessOpen(state, identity)
  refuseUnknownCodes(state, body)
  if (ownerOf(state, identity)) throw new Refused('identity.taken', { say: 'identityTaken' })
  if (isKnownEmail(state, identity.email)) throw new Refused('email.taken', { say: 'emailTaken' })
  const member = enrol(exchange, 'social', newMember(world, state, identity))
  link(state, identity, member)
  return welcome(exchange, member)
}

/** The merchant opens accounts for identities (FIREBASECREATEACC3), or for those of Facebook only (FBAUTOREGISTER3). */
function refuseUnlessOpen({ flags }: MerchantState, { channel }: Identity): void {
  const isOpen = flags.FIREBASECREATEACC3 || (channel === 'facebook' && flags.FBAUTOREGISTER3)
  if (!isOpen) throw new Refused('register.social.off', { say: 'registrationOff' })
}

/** An identity without an e-mail address is nobody's double (F116). */
const isKnownEmail = ({ members }: MerchantState, email: string): boolean =>
  email !== '' && [...members.values()].some((member) => member.email.toLowerCase() === email.toLowerCase())

function newMember(world: World, state: MerchantState, { phone, email }: Identity): NewMember {
  const about = { email, password: world.newToken() }
  const mobile = mobileOf(phone)
  if (!mobile) return { ...about, userName: newUserName(world, state) }
  const number = mobile.countryDialingCode + mobile.mobileNum
  return isFree(state, number)
    ? { ...about, userName: number, mobile, byMobile: true }
    : { ...about, userName: newUserName(world, state) }
}
