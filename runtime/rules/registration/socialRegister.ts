import { type RegistrationContext, registerMethodByRunMode } from './registerRequest'
import type { RegistrationInfo } from './registrationInfo'

export interface SocialRegistration {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
  readonly smsTemplate: string
  readonly info: RegistrationInfo
}

/** The body of a registration with a social identity (I3.14); device and tracking fields are added by the caller. */
export function socialRegisterPayload(
  { info, ...identity }: SocialRegistration,
  { runMode, origin, hostname, path }: RegistrationContext,
) {
  const { affiliateCode, referralCode } = info
  return {
    ...identity,
    login: true as const,
    registerMethod: registerMethodByRunMode[runMode],
    registerUrl: origin + path,
    domain: hostname,
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
  }
}
