import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import { rateLimitsAtom, silentFailuresAtom } from '../../state/rateLimits'
import { type CallName, type CallRow, calls as table } from '../../tables/calls'
import { ms } from '../../tables/times'
import { useSite } from '../useSite'
import { useSecondsLeft } from './useSecondsLeft'

/** An encrypted call waits for the key as well. */
const withKey = (call: CallName): readonly CallName[] =>
  (table[call] as CallRow).encrypted ? [call, 'rsaKey'] : [call]

/** The seconds until the platform accepts all of these calls again (I8.03). */
export function useRateLimit(calls: readonly CallName[]): number {
  const { clock } = useSite().browser
  const limits = useAtomValue(rateLimitsAtom)
  const last = calls
    .flatMap(withKey)
    .flatMap((call) => limits[call] ?? [])
    .reduce<{ since: number; wait: number } | undefined>(
      (latest, limit) => (latest && latest.since + latest.wait > limit.since + limit.wait ? latest : limit),
      undefined,
    )
  return useSecondsLeft(clock, last?.since, ms(last?.wait ?? 0))
}

/** Whether one of these calls has failed without a word since the form was opened (I8.04, F039). */
export function useSilentFailure(calls: readonly CallName[]): boolean {
  const { store } = useSite()
  const own = calls.flatMap(withKey)
  const key = own.join()
  useEffect(
    () => () =>
      store.set(silentFailuresAtom, (failed) => failed.filter((one) => !key.split(',').includes(one))),
    [store, key],
  )
  return useAtomValue(silentFailuresAtom).some((call) => own.includes(call))
}
