import type { CallName } from '../../tables/calls'
import type { RunMode } from '../device/device'
import { nationalNumber } from '../phone/phoneNumber'
import type { Setting } from '../settings/settings'
import type { RegistrationInfo } from './registrationInfo'

/**
 * How an account is created: with a user name that the member chooses, with a mobile number, or with a generated user
 * name.
 */
export type RegistrationMethod = 'username' | 'mobile' | 'autoUsername'

/** What identifies the new account. */
export type AccountIdentity =
  | { readonly method: 'username'; readonly userName: string }
  | {
      readonly method: 'mobile'
      /** Digits without the plus sign. */
      readonly diallingCode: string
      readonly mobileNum: string
      /** The SMS code, if the merchant requires one. */
      readonly verificationCode?: string
    }
  | { readonly method: 'autoUsername' }

/** Each method has its own call (I7.13, I7.14, I7.15). */
export const registerCalls = {
  username: 'register',
  mobile: 'registerMobile',
  autoUsername: 'registerAutoUserName',
} as const satisfies Record<RegistrationMethod, CallName>

/** The value of `registerMethod` for each run mode (I3.13). */
export const registerMethodByRunMode = {
  browser: 'H5',
  pwa: 'PWA',
  webclip: 'WEBCLIP',
  app: 'APP',
} as const satisfies Record<RunMode, string>

export interface RegisterRequest {
  readonly identity: AccountIdentity
  /** Exactly as typed (F086). */
  readonly password: string
  readonly info: RegistrationInfo
}

/** Where the registration takes place. */
export interface RegistrationContext {
  readonly runMode: RunMode
  readonly origin: string
  readonly hostname: string
  readonly path: string
}

function identityFields(identity: AccountIdentity): Readonly<Record<string, string>> {
  switch (identity.method) {
    case 'username':
      return { username: identity.userName }
    case 'mobile': {
      const { diallingCode, mobileNum, verificationCode } = identity
      return {
        mobileNum,
        countryDialingCode: diallingCode,
        ...(verificationCode === undefined ? {} : { verificationCode }),
      }
    }
    default:
      return {}
  }
}

/** The body of a registration (I3.13); device, captcha and tracking fields are added by the caller. */
export function registerPayload({ identity, password, info }: RegisterRequest, context: RegistrationContext) {
  const { affiliateCode, referralCode } = info
  return {
    ...identityFields(identity),
    password,
    login: true as const,
    registerMethod: registerMethodByRunMode[context.runMode],
    registerUrl: context.origin + context.path,
    domain: context.hostname,
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
  }
}

/** The name that the new member logs in with; undefined for a generated one, which is not known yet. */
export function loginNameOf(identity: AccountIdentity): string | undefined {
  if (identity.method === 'username') return identity.userName
  if (identity.method !== 'mobile') return undefined
  return identity.diallingCode + nationalNumber(identity.diallingCode, identity.mobileNum)
}

/** Where the password of a mobile registration comes from; `off` means that this method is not available. */
export type MobilePassword = 'own' | 'off' | 'unknown' | { readonly fixed: string }

/** The merchant's default password is used if members cannot choose one (I5.02, D8). */
export function mobilePassword(
  choosable: Setting<'mobileNumberPassword'>,
  defaultPassword: Setting<'defaultPassword'>,
): MobilePassword {
  if (!choosable.known) return 'unknown'
  if (choosable.value) return 'own'
  if (!defaultPassword.known) return 'unknown'
  return defaultPassword.value === undefined ? 'off' : { fixed: defaultPassword.value }
}

/** The available methods, in the merchant's order; user name if there are none. */
export function availableMethods(
  methods: readonly RegistrationMethod[],
  passwordSource: MobilePassword,
): readonly RegistrationMethod[] {
  const available = methods.filter((method) => method !== 'mobile' || passwordSource !== 'off')
  return available.length > 0 ? available : ['username']
}
