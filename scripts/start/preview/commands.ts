import type { Command, SimulatedMerchant } from '../../platform'
import { shiftOf } from './choices'
import { toFault } from './faultKinds'
import { type Offer, readSetting } from './offer'
import type { PreviewState } from './previewState'

/** What puts a platform into the state, however it was before; with `reset`, its members and sessions are new as well. */
export function commandsOf(
  state: PreviewState,
  offer: Offer,
  { flags, settings }: Pick<SimulatedMerchant, 'flags' | 'settings'>,
  { reset, now }: { readonly reset: boolean; readonly now: number },
): Command[] {
  const merchant = offer.code
  const own = Object.fromEntries(
    offer.settings.map((setting) => {
      const text = state.settings[setting.name]
      const value = text === undefined ? settings[setting.name] : readSetting(setting, text)
      return [setting.name, value ?? null]
    }),
  )
  return [
    ...(reset ? [{ reset: true } as const] : []),
    {
      clock: { set: now + shiftOf(state.choices.clock) },
      flags: { merchant, values: { ...flags, ...state.flags } },
      settings: { merchant, values: own },
      clearFaults: true,
    },
    // The first that matches counts, so that one of every call comes last.
    ...state.faults
      .map((fault) => toFault(fault, merchant))
      .sort((one, other) => Number(one.call === '*') - Number(other.call === '*'))
      .map((fault) => ({ fault })),
  ]
}
