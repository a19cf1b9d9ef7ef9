import { useAtom, useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useRef } from 'react'
import type { CountryPickerPayload } from '../../contract/overlays'
import type { QueryState } from '../../rules/network/query'
import { untrusted } from '../../rules/network/read'
import { type Countries, noCountries, readCountries } from '../../rules/phone/country'
import { diallingButton, selectDiallingCode as diallingOf } from '../../rules/phone/dialling'
import { regionNames } from '../../rules/text/intl/names'
import { factsAtom } from '../../state/facts'
import { platformSettingsAtom } from '../../state/platformValues'
import { settingsAtom } from '../../state/settings'
import { smsProviderAtom } from '../../state/smsProvider'
import { languages } from '../../tables/languages'
import * as times from '../../tables/times'
import { useDelayedFlag } from '../timing/useDelayedFlag'
import { useQuery } from '../useQuery'
import { useSite, useText } from '../useSite'

export interface DiallingOptions {
  /** The number's existing dialling code, with or without a plus sign (I5.08). */
  readonly existingCode?: string
  /** The form requires a dialling code (I2.26). */
  readonly forced?: boolean
}

/** Props for ui/forms/PhoneField besides those of the number; spread them. */
export interface PhoneCountryProps {
  readonly showCountry: boolean
  readonly countryLabel: string
  readonly country: string
  readonly countryName: string
  readonly diallingCode: string
  readonly flag: string | undefined
  readonly onPick: (() => void) | undefined
}

export interface DiallingCodes {
  /** Sent with the number, even if no button is shown: digits without the plus sign; empty until known. */
  readonly diallingCode: string
  /** ISO 3166 alpha-2; empty until known. */
  readonly country: string
  /** The code is shown; the merchant's settings decide whether the member can change it (I2.26, I2.27). */
  readonly shown: boolean
  /** Opens the country picker; does nothing if the code cannot be changed. */
  openPicker(): void
  /** `<PhoneField {...dialling.field} label=... value=... onChange=... />` */
  readonly field: PhoneCountryProps
}

/** The member's choices by existing code. They outlive the form, which unmounts when the member switches tabs. */
const chosenCountriesAtom = atom<Readonly<Record<string, string>>>({})

/**
 * The list of the country call; if that failed, is slow or empty, the list in the settings (E3.44). The detected country
 * comes from the call.
 */
function listOrFallback(
  { value, status }: QueryState<Countries>,
  slow: boolean,
  fallback: object = {},
): Countries {
  if ((status === 'pending' && !slow) || value?.countries.length) return value ?? noCountries
  const { code, diallingCode } = value?.preferred ?? {}
  const found = readCountries(
    untrusted({ countryCode: code, countryDialingCode: diallingCode, countries: fallback }),
  )
  return found.countries.length === 0 ? (value ?? noCountries) : found
}

/** The dialling code for a number, and the picker to change it (I7.19, I5.08). */
export function useDiallingCodes({ existingCode, forced = false }: DiallingOptions = {}): DiallingCodes {
  const site = useSite()
  const t = useText()
  const [chosen, setChosen] = useAtom(chosenCountriesAtom)
  const facts = useAtomValue(factsAtom)
  const setting = useAtomValue(settingsAtom)
  const firebase = useAtomValue(smsProviderAtom) === 'firebase'
  const { language } = site.text
  const countryQuery = useQuery(`country ${language}`, async () =>
    readCountries(await site.platform.call('country', { query: { _: site.data.code }, alert: false })),
  )
  const fallback = useAtomValue(platformSettingsAtom).values?.countries
  const slow = useDelayedFlag(site.browser.clock, countryQuery.status === 'pending', times.slowThreshold)
  const list = listOrFallback(countryQuery, slow, fallback)
  const key = existingCode ?? ''
  // What was shown while the list was slow may have been used: it does not change under a number.
  const shownWhileSlow = useRef<string>(undefined)
  const { code: diallingCode, country } = diallingOf(
    list,
    chosen[key] ?? shownWhileSlow.current,
    existingCode,
  )
  if (slow && country) shownWhileSlow.current = country
  const button = diallingButton({
    loaded: list.countries.length > 0,
    forced,
    flag: facts('flag.UPDATEMOBILEICC3'),
    firebase,
    disabled: setting('disabledMobileIcc').value,
  })

  async function openPicker(): Promise<void> {
    if (button !== 'open') return
    const payload: CountryPickerPayload = { ...list, current: country }
    const chosenCountry = await site.openOverlay('countryPicker', payload)
    if (typeof chosenCountry === 'string') setChosen((all) => ({ ...all, [key]: chosenCountry }))
  }

  const { countryFlags } = site.data
  return {
    diallingCode,
    country,
    shown: button !== 'absent',
    openPicker: () => void openPicker(),
    field: {
      showCountry: button !== 'absent',
      countryLabel: t('common.diallingCode'),
      country,
      countryName: country && regionNames(languages[language].locale)(country),
      diallingCode,
      flag: countryFlags && country ? `${countryFlags}${country}.svg` : undefined,
      onPick: button === 'open' ? () => void openPicker() : undefined,
    },
  }
}
