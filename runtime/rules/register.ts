import type { CallName } from '../tables/calls'
import type { DeviceState } from './device'
import type { RegistrationInfo } from './registrationInfo'

/** How an account is made: by a name that the member chooses, by a mobile number, or by a name that the platform gives. */
export type Way = 'username' | 'mobile' | 'autoUsername'

/** Whose account it shall be. */
export type Identity =
  | { readonly way: 'username'; readonly userName: string }
  | {
      readonly way: 'mobile'
      /** Digits without the plus sign. */
      readonly diallingCode: string
      readonly mobileNum: string
      /** The code that was sent to the number, where the merchant asks for one. */
      readonly verificationCode?: string
    }
  | { readonly way: 'autoUsername' }

/** Each way has a call of its own (I7.13, I7.14, I7.15). */
export const registerCalls = {
  username: 'register',
  mobile: 'registerMobile',
  autoUsername: 'registerAutoUserName',
} as const satisfies Record<Way, CallName>

/** How the site runs, in the words of a registration (I3.13). */
export const registerMethods = {
  browser: 'H5',
  pwa: 'PWA',
  webclip: 'WEBCLIP',
  app: 'APP',
} as const satisfies Record<DeviceState, string>

export interface RegisterRequest {
  readonly identity: Identity
  /** Exactly as it was typed (F086). */
  readonly password: string
  readonly info: RegistrationInfo
}

/** Where the registration happens. */
export interface RegisterPlace {
  readonly state: DeviceState
  readonly origin: string
  readonly hostname: string
  readonly path: string
}

function nameFields(identity: Identity): Readonly<Record<string, string>> {
  switch (identity.way) {
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

/** What a registration says of itself (I3.13); device, captcha and tracking are added by those who know of them. */
export function registerPayload({ identity, password, info }: RegisterRequest, place: RegisterPlace) {
  const { affiliateCode, referralCode } = info
  return {
    ...nameFields(identity),
    password,
    login: true,
    registerMethod: registerMethods[place.state],
    registerUrl: place.origin + place.path,
    domain: place.hostname,
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
  }
}

/** What the new member logs in with, as far as the member knows it; a name that the platform gives is not known yet. */
export function loginNameOf(identity: Identity): string | undefined {
  if (identity.way === 'username') return identity.userName
  if (identity.way !== 'mobile') return undefined
  return identity.diallingCode + identity.mobileNum.replace(/\D/g, '').replace(/^0+/, '')
}

interface Setting {
  readonly known: boolean
  readonly value: unknown
}

/** Where the password of an account that is made by number comes from; `off` means that this way is closed. */
export type NumberPassword = 'own' | 'off' | 'unknown' | { readonly fixed: string }

/** The fixed default password serves where the merchant does not let the member choose one (I5.02, D8). */
export function numberPassword(chosen: Setting, fixed: Setting): NumberPassword {
  if (!chosen.known) return 'unknown'
  if (chosen.value === true) return 'own'
  if (!fixed.known) return 'unknown'
  return typeof fixed.value === 'string' && fixed.value !== '' ? { fixed: fixed.value } : 'off'
}

/** The ways that are open, in the merchant's order: a user name of one's own where nothing else is. */
export function openWays(methods: readonly Way[], byNumber: NumberPassword): readonly Way[] {
  const open = methods.filter((way) => way !== 'mobile' || byNumber !== 'off')
  return open.length > 0 ? open : ['username']
}
