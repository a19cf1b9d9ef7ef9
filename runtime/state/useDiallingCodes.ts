import { useState } from 'react'
import { useSite } from '../contract/useSite'
import { readCountries } from '../rules/country'
import { languages } from '../tables/languages'
import { useAsked } from './useAsked'

export interface DiallingCodes {
  /** Digits without the plus sign; empty while nothing is known. */
  readonly diallingCode: string
  /** The chosen country, ISO 3166. */
  readonly country: string
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  choose(country: string): void
}

/** The countries of the platform, named in the member's language, the detected one chosen (I7.19, I5.08). */
export function useDiallingCodes(): DiallingCodes {
  const site = useSite()
  const [chosen, setChosen] = useState<string | undefined>()
  const { language } = site.text
  const asked = useAsked(`country ${language}`, async () =>
    readCountries(await site.platform.call('country', { query: { _: site.data.code }, alert: false })),
  )
  const { countries = [], preferred } = asked.value ?? {}
  const current = countries.find(({ code }) => code === chosen) ?? preferred
  const name = regionNames(languages[language].locale)
  return {
    diallingCode: current?.dialling ?? '',
    country: current?.code ?? '',
    choose: setChosen,
    choices: countries.map(({ code, dialling }) => ({ value: code, text: `+${dialling} ${name(code)}` })),
  }
}

/** The name of a region in a language; its code where the browser has none. */
function regionNames(locale: string): (code: string) => string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
    return (code) => names.of(code) ?? code
  } catch {
    return (code) => code
  }
}
