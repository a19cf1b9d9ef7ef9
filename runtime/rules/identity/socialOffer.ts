import type { SocialChannel } from '../../tables/socialChannels'

/** A manifest's settings for social sign-in. */
export interface SocialOffer {
  readonly channels?: readonly SocialChannel[]
}

/** The channels that a merchant offers; Google only if its flag is on (I2.17, I3.36). */
export const offeredChannels = (
  { channels = [] }: SocialOffer,
  googleEnabled: boolean | undefined,
): readonly SocialChannel[] => channels.filter((channel) => channel !== 'google' || googleEnabled === true)

/** Whether a merchant offers any channel; undefined while that depends on Google's flag, which is not known yet. */
export function offersSocial(
  offer: SocialOffer | undefined,
  googleEnabled: boolean | undefined,
): boolean | undefined {
  const channels = offer?.channels ?? []
  if (channels.some((channel) => channel !== 'google')) return true
  return channels.includes('google') ? googleEnabled : false
}
