import { decimalsOf, formatMoney } from '../../runtime/rules/text/money'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { languageNames, languages } from '../../runtime/tables/languages'
import { demoMembers } from '../platform/members/demoMembers'
import { homeCountryOf } from '../platform/system/countries'
import { toSimulatedMerchant } from '../start/simulatedMerchant'
import type { Catalogue } from '../steps/assets/catalogues'
import { pictureTime } from './pictures/pictureTime'
import { type SampleTexts, sampleTextsOf } from './sampleTexts'

/** A brand's own content, as far as the page of components shows it. */
export interface SampleBrand {
  /** In the merchant's order. */
  readonly languages: readonly {
    readonly code: string
    readonly name: string
    readonly lang: string
    readonly dir: 'ltr' | 'rtl'
    readonly words: SampleTexts
  }[]
  /** Members of the brand's country, with a user name, a number and a balance of the simulator's. */
  readonly memberNames: readonly string[]
  readonly balance: string
  readonly phone: {
    readonly country: string
    readonly countryName: string
    readonly diallingCode: string
    readonly number: string
  }
  readonly age: string
}

/** A merchant's own languages, texts, navigation, money and members. */
export function sampleBrand(
  code: string,
  manifest: Manifest,
  catalogues: ReadonlyMap<string, Catalogue>,
): SampleBrand {
  const members = demoMembers(toSimulatedMerchant(code, manifest), pictureTime)
  const [member] = members
  const { countryCode, countryDialingCode } = homeCountryOf(manifest.currency.code)
  const [first = 'EN'] = manifest.languages
  const { currency } = manifest
  return {
    languages: manifest.languages.map((language) => ({
      code: language,
      name: languageNames[language],
      lang: languages[language].tag,
      dir: languages[language].direction,
      words: sampleTextsOf(manifest, language, catalogues),
    })),
    memberNames: members.map(({ userName }) => userName),
    balance: formatMoney(member?.balance, {
      ...currency,
      position: currency.position ?? 'before',
      decimals: decimalsOf(currency),
    }),
    phone: {
      country: countryCode,
      countryName:
        new Intl.DisplayNames([languages[first].locale], { type: 'region' }).of(countryCode) ?? countryCode,
      diallingCode: countryDialingCode,
      number: member?.mobile.mobileNum ?? '',
    },
    age: `${manifest.compliance?.minimumAge ?? 18}+`,
  }
}
