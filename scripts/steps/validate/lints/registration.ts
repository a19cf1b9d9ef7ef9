import { mobilePassword } from '../../../../runtime/rules/registration/register'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'

/** A value in the manifest is known; one that the platform sets is not known yet. */
const toSetting = (value: unknown) => ({ known: typeof value !== 'object', value })

/** Every offered registration method can be used: the site would hide another one without a message (I5.02). */
export function registrationMethodsAreAvailable({ registration, settings = {} }: Manifest): Finding[] {
  const index = registration?.methods?.indexOf('mobile') ?? -1
  const { mobileNumberPassword, defaultPassword } = settings
  if (index < 0 || mobilePassword(toSetting(mobileNumberPassword), toSetting(defaultPassword)) !== 'off')
    return []
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
