import { type Exchange, fields } from '../exchange'

/** Settings that are answered under the names of D1, when the merchant has them. */
const named = [
  'disabledMobileIcc',
  'mobileNumberPassword',
  'captchaPattern',
  'forceChangeExpiredPassword',
  'defaultPassword',
  'passwordMinimum',
  'profileIconCount',
  'geetestVersion',
  'geetestId',
  'mobileTemplate',
  'countries',
]

/** The merchant's settings: those of D1, and the sections that the specification names (E3.39 to E3.45). */
export function getSettings({ state }: Exchange) {
  const { settings, flags, merchant } = state
  return {
    ...Object.fromEntries(named.filter((name) => name in settings).map((name) => [name, settings[name]])),
    whitelabelVal: flags,
    register: { captcha: flags.REGISTERCAPTCHA3 === true, ...fields(settings.register) },
    sms: { firebase: false, ...fields(settings.sms) },
    gw: {
      ...(settings.geetestId === undefined ? {} : { GEETEST_ID: settings.geetestId }),
      GEETEST_VERSION: settings.geetestVersion ?? 'v3',
      PROFILE_ICON_COUNT: settings.profileIconCount ?? 9,
    },
    imageCDNs: settings.imageCDNs ?? [],
    currency: settings.currency ?? merchant.currency.code,
    currencySymbol: settings.currencySymbol ?? merchant.currency.symbol,
    currencyPosition: settings.currencyPosition ?? merchant.currency.position,
  }
}
