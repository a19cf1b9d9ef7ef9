import { useAtomValue } from 'jotai/react'
import { useSite } from '../../kit/useSite'
import {
  availableMethods,
  type MobilePassword,
  mobilePassword,
  type RegistrationMethod,
} from '../../rules/registration/register'
import { settingsAtom } from '../../state/settings'

export interface Offer {
  readonly ways: readonly RegistrationMethod[]
  readonly byNumber: MobilePassword
  readonly smsCode: boolean
  readonly referralCode: boolean
  readonly affiliateCode: boolean
}

/**
 * After a refusal also the codes that came along unseen: the wrong one may be theirs, and whoever cannot see it cannot take
 * it out.
 */
export const withCodes = (
  offer: Offer,
  codes: { readonly referralCode: string; readonly affiliateCode: string },
): Offer => ({
  ...offer,
  referralCode: offer.referralCode || codes.referralCode !== '',
  affiliateCode: offer.affiliateCode || codes.affiliateCode !== '',
})

/** What the merchant offers to whoever wants an account; who is tired of waiting is offered what is known. */
export function useOffer(tired: boolean): Offer {
  const { methods = ['username'], ...wishes } = useSite().data.manifest.registration ?? {}
  const setting = useAtomValue(settingsAtom)
  const password = mobilePassword(setting('mobileNumberPassword'), setting('defaultPassword'))
  const byNumber = tired && password === 'unknown' ? 'off' : password
  return {
    ways: availableMethods(methods, byNumber),
    byNumber,
    smsCode: wishes.smsCode ?? false,
    referralCode: wishes.referralCode ?? true,
    affiliateCode: wishes.affiliateCode ?? false,
  }
}
