import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import { useSite } from '../contract/useSite'
import { internationalNumber } from '../rules/dialling'
import { provenOnce } from '../rules/provenOnce'
import { readSignInFailure, SignInFailure } from '../rules/signInFailure'
import { firebaseConfig, usePrepared } from './firebase'
import { signInNotice } from './signInMessage'
import { smsProviderAtom } from './smsProvider'
import type { SendByFirebase } from './usePhoneCode'

/** Sends codes by Firebase; undefined where the platform sends them itself (I3.34). A failure is a notice (I8.11). */
export function useCodeByFirebase(): SendByFirebase | undefined {
  const site = useSite()
  const { reach } = usePrepared()
  const provider = useAtomValue(smsProviderAtom)
  const isOn = useMemo(() => provider === 'firebase' && firebaseConfig(site) !== undefined, [provider, site])
  if (!isOn) return undefined
  return async (diallingCode, mobileNum) => {
    try {
      const number = internationalNumber(diallingCode, mobileNum)
      if (number === undefined) throw new SignInFailure('auth/invalid-phone-number', '')
      const signIn = await reach()
      return provenOnce(await signIn.sendCode(number))
    } catch (error) {
      const message = signInNotice(site, readSignInFailure(error))
      if (message !== undefined) await site.notice({ message })
      return undefined
    }
  }
}
