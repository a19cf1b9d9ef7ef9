import { asRecord, textField } from '../http/bodyFields'
import type { CallContext } from '../http/callContext'
import { RefusalError } from '../http/refusal'
import { type Channel, type Identity, isChannel, readIdToken } from '../members/idToken'
import type { Member, MemberState } from '../members/member'
import { formatMobile } from '../members/mobile'
import type { SettingsState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'

/** An identity that is linked to an account. */
export interface LinkedIdentity {
  readonly channel: Channel
  readonly subject: string
  /** In lower case. */
  readonly userName: string
}

export interface IdentityState {
  /** By channel and subject. */
  readonly identities: Map<string, LinkedIdentity>
}

export const identityKey = ({ channel, subject }: Pick<LinkedIdentity, 'channel' | 'subject'>): string =>
  `${channel} ${subject}`

/** The identity in the body's `firebaseChannel` and `firebaseIdToken` (I3.06). Throws when the token is not valid. */
export function readIdentity({
  platform,
  state,
  body,
}: CallContext<PlatformServices, SettingsState>): Identity {
  const channel = textField(body, 'firebaseChannel')
  const idToken = textField(body, 'firebaseIdToken')
  if (!channel || !idToken) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  const { projectId } = asRecord(state.settings.sms)
  if (!isChannel(channel) || typeof projectId !== 'string')
    throw new RefusalError('firebase.channel.err', { messageKey: 'identityInvalid' })
  const identity = readIdToken(idToken, { channel, projectId, now: platform.clock.now() })
  if (identity === 'expired')
    throw new RefusalError('firebase.token.expired', { messageKey: 'identityExpired' })
  if (identity === 'invalid') throw new RefusalError('firebase.token.err', { messageKey: 'identityInvalid' })
  return identity
}

const e164Of = ({ mobile }: Member): string => formatMobile(mobile).replace(/\s/g, '')

/** The member that an identity logs in. A phone needs no link: it logs in the member with its number. */
export function findIdentityOwner(
  { identities, members }: IdentityState & MemberState,
  identity: Identity,
): Member | undefined {
  const linked = identities.get(identityKey(identity))
  if (linked) return members.get(linked.userName)
  if (identity.channel !== 'phone') return undefined
  return [...members.values()].find((member) => e164Of(member) === identity.subject)
}

/** Links an identity to a member. It belongs to one account only, and an account has one identity per channel (F116). */
export function linkIdentity(
  state: IdentityState,
  identity: Pick<Identity, 'channel' | 'subject'>,
  member: Member,
): void {
  const { channel, subject } = identity
  state.identities.set(identityKey(identity), { channel, subject, userName: member.userName.toLowerCase() })
}

/**
 * Links the identity that was sent with a successful login: this is how a member with an unknown identity logs in to an
 * existing account (I2.20). Nothing happens without a channel: a token alone is a second factor (I3.11).
 */
export function linkSubmittedIdentity(
  context: CallContext<PlatformServices, SettingsState & MemberState & IdentityState>,
  member: Member,
): void {
  const { state, body } = context
  if (!textField(body, 'firebaseChannel')) return
  const identity = readIdentity(context)
  const owner = findIdentityOwner(state, identity)
  if (owner === member) return
  if (owner) throw new RefusalError('identity.taken', { messageKey: 'identityTaken' })
  const userName = member.userName.toLowerCase()
  const hasAnother = [...state.identities.values()].some(
    (linked) => linked.userName === userName && linked.channel === identity.channel,
  )
  if (hasAnother) throw new RefusalError('identity.channel.taken', { messageKey: 'channelTaken' })
  linkIdentity(state, identity, member)
}
