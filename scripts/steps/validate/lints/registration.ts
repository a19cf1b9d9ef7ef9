import { mobilePassword } from '../../../../runtime/rules/registration/registerRequest'
import { settingValue } from '../../../../runtime/rules/settings/settings'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'

/** The platform has not been asked. */
const notAsked = { values: undefined, settled: false }

/** Every offered registration method can be used: the site would hide another one without a message (I5.02). */
export function registrationMethodsAreAvailable({ registration, settings = {} }: Manifest): Finding[] {
  const index = registration?.methods?.indexOf('mobile') ?? -1
  const choosable = settingValue(settings.mobileNumberPassword, 'mobileNumberPassword', notAsked)
  const defaultPassword = settingValue(settings.defaultPassword, 'defaultPassword', notAsked)
  if (index < 0 || mobilePassword(choosable, defaultPassword) !== 'off') return []
  return [
    {
      path: ['registration', 'methods', index],
      code: 'way-closed',
      message:
        'Nobody can register by mobile number here: members choose no password, and there is no default one (I5.02).',
      hint: 'Set "mobileNumberPassword" to true, give a "defaultPassword", or remove "mobile".',
    },
  ]
}
