import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import type { Site } from '../../contract/site'
import { readSignInFailure, SignInFailure } from '../../rules/identity/signInFailure'
import { confirmOnce } from '../../rules/phone/confirmOnce'
import { internationalNumber } from '../../rules/phone/phoneNumber'
import { smsProviderAtom } from '../../state/smsProvider'
import { ChunkLoadError, notifyChunkLoadError } from '../code/lazyCode'
import { retryOf } from '../feedback/retries'
import type { SendByFirebase } from '../forms/usePhoneCode'
import { useSite } from '../useSite'
import { signInNotice } from './signInMessage'
import { firebaseConfig, useFirebaseSignIn } from './useFirebaseSignIn'

/**
 * Sends SMS codes through Firebase; undefined if the platform sends them itself (I3.34). A failure is shown as a
 * notice (I8.11).
 */
export function useFirebaseCodeSender(): SendByFirebase | undefined {
  const site = useSite()
  const { load } = useFirebaseSignIn()
  const provider = useAtomValue(smsProviderAtom)
  const isEnabled = useMemo(
    () => provider === 'firebase' && firebaseConfig(site) !== undefined,
    [provider, site],
  )
  if (!isEnabled) return undefined
  return async (diallingCode, mobileNum, signal) => {
    try {
      const number = internationalNumber(diallingCode, mobileNum)
      if (number === undefined) throw new SignInFailure('auth/invalid-phone-number', '')
      const signIn = await load()
      if (signal.aborted) return undefined
      return confirmOnce(await signIn.sendCode(number))
    } catch (error) {
      if (!signal.aborted) notifyFailure(site, error, retryOf(signal))
      return undefined
    }
  }
}

function notifyFailure(site: Site, error: unknown, retry: (() => void) | undefined): void {
  if (error instanceof ChunkLoadError) return void notifyChunkLoadError(site, error.remedy, retry)
  const notice = signInNotice(site, readSignInFailure(error), retry)
  if (notice) void site.notice(notice)
}
