import { type RegisterPlace, registerMethods } from './register'
import type { RegistrationInfo } from './registrationInfo'

export interface SocialRegistration {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
  readonly smsTemplate: string
  readonly info: RegistrationInfo
}

/** What the registration of an identity says of itself (I3.14); device and tracking are added by those who know of them. */
export function socialRegisterPayload(
  { info, ...identity }: SocialRegistration,
  { state, origin, hostname, path }: RegisterPlace,
) {
  const { affiliateCode, referralCode } = info
  return {
    ...identity,
    login: true,
    registerMethod: registerMethods[state],
    registerUrl: origin + path,
    domain: hostname,
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
  }
}
