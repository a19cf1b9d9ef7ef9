import { mobilePassword } from '../../../runtime/rules/registration/register'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'

/** A value of the manifest is known; one that the platform gives is not, yet. */
const known = (value: unknown) => ({ known: typeof value !== 'object', value })

/** A way to register that is offered and can never be open would be missing without a word (I5.02). */
export function waysAreOpen({ registration, settings = {} }: Manifest): Finding[] {
  const at = registration?.methods?.indexOf('mobile') ?? -1
  const { mobileNumberPassword, defaultPassword } = settings
  if (at < 0 || mobilePassword(known(mobileNumberPassword), known(defaultPassword)) !== 'off') return []
  return [
    {
      path: ['registration', 'methods', at],
      code: 'way-closed',
      message:
        'Nobody can register by mobile number here: members choose no password, and there is no default one (I5.02).',
      hint: 'Set "mobileNumberPassword" to true, give a "defaultPassword", or take "mobile" out.',
    },
  ]
}
