import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import { CodeMissing, tellOfLoss } from '../contract/lazyCode'
import type { Site } from '../contract/site'
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
  return async (diallingCode, mobileNum, signal) => {
    try {
      const number = internationalNumber(diallingCode, mobileNum)
      if (number === undefined) throw new SignInFailure('auth/invalid-phone-number', '')
      const signIn = await reach()
      if (signal.aborted) return undefined
      return provenOnce(await signIn.sendCode(number))
    } catch (error) {
      if (!signal.aborted) tell(site, error)
      return undefined
    }
  }
}

function tell(site: Site, error: unknown): void {
  if (error instanceof CodeMissing) return void tellOfLoss(site, error.remedy)
  const message = signInNotice(site, readSignInFailure(error))
  if (message !== undefined) void site.notice({ message })
}
