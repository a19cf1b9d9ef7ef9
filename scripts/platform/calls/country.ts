import type { Exchange } from '../exchange'

/** ISO 3166-1 codes and dialling codes (ITU-T E.164) of the countries that may register. */
const dialling = `AE 971, AR 54, AU 61, BD 880, BO 591, BR 55, CA 1, CL 56, CN 86, CO 57, CR 506, DE 49, DO 1809, EC 593, EG 20,
  ES 34, FR 33, GB 44, GH 233, GT 502, HK 852, HN 504, ID 62, IN 91, IT 39, JP 81, KE 254, KH 855, KR 82, KW 965, LA 856, LK 94,
  MM 95, MO 853, MX 52, MY 60, NG 234, NI 505, NP 977, NZ 64, OM 968, PA 507, PE 51, PH 63, PK 92, PT 351, PY 595, QA 974,
  SA 966, SG 65, SV 503, TH 66, TR 90, TW 886, US 1, UY 598, VE 58, VN 84, ZA 27`

const countries = dialling.split(',').map((entry) => {
  const [countryCode = '', countryDialingCode = ''] = entry.trim().split(' ')
  return { countryCode, countryDialingCode }
})

const homes: Readonly<Record<string, string>> = {
  VND: 'VN',
  BRL: 'BR',
  PKR: 'PK',
  CNY: 'CN',
  INR: 'IN',
  PHP: 'PH',
  THB: 'TH',
}

/** Dialling codes; the visitor is taken to be where the merchant's money is spent (I7.19, I3.33). */
export function getCountries({ state }: Exchange) {
  const home = homes[state.merchant.currency.code] ?? 'GB'
  const found = countries.find((country) => country.countryCode === home)
  return { countries, countryCode: home, countryDialingCode: found?.countryDialingCode ?? '44' }
}
