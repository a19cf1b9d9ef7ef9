import { useAtom, useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useSite, useText } from '../contract/useSite'
import { type Countries, noCountries, readCountries } from '../rules/country'
import { regionNames } from '../rules/countryNames'
import { diallingButton, dialling as diallingOf } from '../rules/dialling'
import type { CountryEntry } from '../rules/platformSettings'
import { untrusted } from '../rules/read'
import { languages } from '../tables/languages'
import { factsAtom } from './facts'
import type { Asked } from './member'
import { serverSettingsAtom } from './server'
import { settingsAtom } from './settings'
import { smsProviderAtom } from './smsProvider'
import { useAsked } from './useAsked'

export interface DiallingOptions {
  /** The code that the number already has, with or without the plus sign (I5.08). */
  readonly given?: string
  /** The form cannot do without it (I2.26). */
  readonly forced?: boolean
}

/** What ui/PhoneField wants besides the number: spread it. */
export interface PhoneCountry {
  readonly shown: boolean
  readonly countryLabel: string
  readonly country: string
  readonly countryName: string
  readonly diallingCode: string
  readonly flag: string | undefined
  readonly onPick: (() => void) | undefined
}

export interface DiallingCodes {
  /** Sent with the number, also while no button is shown: digits without the plus sign; empty while nothing is known. */
  readonly diallingCode: string
  /** ISO 3166 alpha-2; empty while none is known. */
  readonly country: string
  /** The member sees the code, and may change it where the merchant lets them (I2.26, I2.27). */
  readonly shown: boolean
  /** Opens the list of countries; does nothing where it cannot be changed. */
  pick(): void
  /** `<PhoneField {...dialling.field} label=... value=... onChange=... />` */
  readonly field: PhoneCountry
}

/** What the overlay `countryPicker` is opened with; it is closed with the code of the chosen country. */
export interface CountryQuestion extends Countries {
  /** The chosen country, ISO 3166 alpha-2. */
  readonly current: string
}

/** What was chosen by hand, by the code that was given: it outlives the form, which goes when the member looks at another tab. */
const chosenAtom = atom<Readonly<Record<string, string>>>({})

/** The country call's list; where that has failed or has none, the one of the settings (E3.44). Either knows the detected country. */
function listOr({ value, state }: Asked<Countries>, spare: readonly CountryEntry[] = []): Countries {
  if (state === 'waiting' || value?.countries.length || spare.length === 0) return value ?? noCountries
  const { code, dialling } = value?.preferred ?? {}
  return readCountries(untrusted({ countryCode: code, countryDialingCode: dialling, countries: spare }))
}

/** The countries of the platform, and the one that a number belongs to (I7.19, I5.08). */
export function useDiallingCodes({ given, forced = false }: DiallingOptions = {}): DiallingCodes {
  const site = useSite()
  const t = useText()
  const [chosen, setChosen] = useAtom(chosenAtom)
  const facts = useAtomValue(factsAtom)
  const setting = useAtomValue(settingsAtom)
  const firebase = useAtomValue(smsProviderAtom) === 'firebase'
  const { language } = site.text
  const asked = useAsked(`country ${language}`, async () =>
    readCountries(await site.platform.call('country', { query: { _: site.data.code }, alert: false })),
  )
  const spare = useAtomValue(serverSettingsAtom).values?.countries
  const list = listOr(asked, spare)
  const about = given ?? ''
  const { code: diallingCode, country } = diallingOf(list, chosen[about], given)
  const button = diallingButton({
    loaded: list.countries.length > 0,
    forced,
    flag: facts('flag.UPDATEMOBILEICC3'),
    firebase,
    disabled: setting('disabledMobileIcc').value === true,
  })

  async function pick(): Promise<void> {
    if (button !== 'open') return
    const question: CountryQuestion = { ...list, current: country }
    const answer = await site.open('countryPicker', question)
    if (typeof answer === 'string') setChosen((all) => ({ ...all, [about]: answer }))
  }

  const { countryFlags } = site.data
  return {
    diallingCode,
    country,
    shown: button !== 'absent',
    pick: () => void pick(),
    field: {
      shown: button !== 'absent',
      countryLabel: t('common.diallingCode'),
      country,
      countryName: country && regionNames(languages[language].locale)(country),
      diallingCode,
      flag: countryFlags && country ? `${countryFlags}${country}.svg` : undefined,
      onPick: button === 'open' ? () => void pick() : undefined,
    },
  }
}
