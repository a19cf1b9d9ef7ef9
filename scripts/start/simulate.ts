import type { Manifest } from '../../runtime/contract/manifest.gen'
import { flagNames, settingDefaults } from '../../runtime/tables/flags'
import type { SimulatedMerchant } from '../platform'

/**
 * A merchant as its platform knows it. What the manifest leaves to the platform is answered so that there is something
 * to see: such flags are on, such settings have their defaults.
 */
export function simulatedMerchant(code: string, manifest: Manifest): SimulatedMerchant {
  const { currency } = manifest
  return {
    code,
    languages: manifest.languages,
    currency: {
      code: currency.code,
      symbol: currency.symbol,
      position: currency.position ?? 'before',
      decimals: currency.decimals ?? 2,
    },
    categories: manifest.categories ?? ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'],
    flags: Object.fromEntries(flagNames.map((name) => [name, Boolean(manifest.flags?.[name])])),
    settings: settingsOf(manifest),
    ...(manifest.platform?.endpoints && { endpoints: manifest.platform.endpoints }),
  }
}

const settingsOf = ({ settings = {} }: Manifest): Record<string, unknown> => ({
  ...settingDefaults,
  ...Object.fromEntries(Object.entries(settings).filter(([, value]) => !isLeftToPlatform(value))),
})

const isLeftToPlatform = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'from' in value
