import { type Exchange, fields, Refused, textField } from './exchange'
import { type Channel, type Identity, isChannel, readIdToken } from './members/id-token'
import type { Member } from './members/member'
import { spoken } from './members/mobile'
import type { MerchantState } from './world'

/** An identity that opens an account. */
export interface LinkedIdentity {
  readonly channel: Channel
  readonly subject: string
  /** In lower case. */
  readonly userName: string
}

export const keyOf = ({ channel, subject }: Pick<LinkedIdentity, 'channel' | 'subject'>): string =>
  `${channel} ${subject}`

/** Whoever the body's `firebaseChannel` and `firebaseIdToken` speak of (I3.06); refused when they cannot be believed. */
export function identityIn({ world, state, body }: Exchange): Identity {
  const channel = textField(body, 'firebaseChannel')
  const idToken = textField(body, 'firebaseIdToken')
  if (!channel || !idToken) throw new Refused('param.invalid', { say: 'incomplete' })
  const { projectId } = fields(state.settings.sms)
  if (!isChannel(channel) || typeof projectId !== 'string')
    throw new Refused('firebase.channel.err', { say: 'identityUnfit' })
  const identity = readIdToken(idToken, { channel, projectId, now: world.clock.now() })
  if (identity === 'expired') throw new Refused('firebase.token.expired', { say: 'identityExpired' })
  if (identity === 'unfit') throw new Refused('firebase.token.err', { say: 'identityUnfit' })
  return identity
}

const dialled = ({ mobile }: Member): string => spoken(mobile).replace(/\s/g, '')

/** Whose account an identity opens. A phone opens that of its number, without having been linked to it. */
export function ownerOf({ identities, members }: MerchantState, identity: Identity): Member | undefined {
  const linked = identities.get(keyOf(identity))
  if (linked) return members.get(linked.userName)
  if (identity.channel !== 'phone') return undefined
  return [...members.values()].find((member) => dialled(member) === identity.subject)
}

/** From now on the identity opens the member's account. One identity opens one account, which has one of a kind (F116). */
export function link(
  state: MerchantState,
  identity: Pick<Identity, 'channel' | 'subject'>,
  member: Member,
): void {
  const { channel, subject } = identity
  state.identities.set(keyOf(identity), { channel, subject, userName: member.userName.toLowerCase() })
}

/**
 * Links the identity that a good login has brought along: this is how somebody whose identity was not known logs in to the
 * existing account (I2.20). Nothing happens without a channel: a token alone is a second factor's (I3.11).
 */
export function linkBrought(exchange: Exchange, member: Member): void {
  const { state, body } = exchange
  if (!textField(body, 'firebaseChannel')) return
  const identity = identityIn(exchange)
  const owner = ownerOf(state, identity)
  if (owner === member) return
  if (owner) throw new Refused('identity.taken', { say: 'identityTaken' })
  const userName = member.userName.toLowerCase()
  const hasAnother = [...state.identities.values()].some(
    (linked) => linked.userName === userName && linked.channel === identity.channel,
  )
  if (hasAnother) throw new Refused('identity.channel.taken', { say: 'channelTaken' })
  link(state, identity, member)
}
