import { useAtomValue } from 'jotai/react'
import { useSite } from '../../kit/useSite'
import {
  availableMethods,
  type MobilePassword,
  mobilePassword,
  type RegistrationMethod,
} from '../../rules/registration/registerRequest'
import { settingsAtom } from '../../state/settings'

export interface RegistrationOptions {
  readonly methods: readonly RegistrationMethod[]
  readonly mobilePasswordSource: MobilePassword
  readonly smsCode: boolean
  readonly referralCode: boolean
  readonly affiliateCode: boolean
}

/** The registration options of the merchant; with `skipWaiting`, only those that are already known. */
export function useRegistrationOptions(skipWaiting: boolean): RegistrationOptions {
  const { methods = ['username'], ...formOptions } = useSite().data.manifest.registration ?? {}
  const setting = useAtomValue(settingsAtom)
  const source = mobilePassword(setting('mobileNumberPassword'), setting('defaultPassword'))
  const mobilePasswordSource = skipWaiting && source === 'unknown' ? 'off' : source
  return {
    methods: availableMethods(methods, mobilePasswordSource),
    mobilePasswordSource,
    smsCode: formOptions.smsCode ?? false,
    referralCode: formOptions.referralCode ?? true,
    affiliateCode: formOptions.affiliateCode ?? false,
  }
}
