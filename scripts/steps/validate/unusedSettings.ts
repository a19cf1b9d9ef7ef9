import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { FlagName, SettingName } from '../../../runtime/tables/flags'

/** What the schema accepts and no page reads yet. A test fails when one of them is read, and when another is not. */
export const unused = {
  sections: [],
  flags: [],
  settings: [],
  brand: ['tagline'],
} as const satisfies {
  readonly sections: readonly (keyof Manifest)[]
  readonly flags: readonly FlagName[]
  readonly settings: readonly SettingName[]
  readonly brand: readonly (keyof Manifest['brand'])[]
}

/** The parts of a manifest that have no effect yet, e.g. `settings.profileIconCount`. */
export const unusedSettings = ({ flags = {}, settings = {}, brand, ...sections }: Manifest): string[] => [
  ...unused.sections.filter((name) => sections[name] !== undefined),
  ...unused.flags.filter((name) => (flags[name] ?? false) !== false).map((name) => `flags.${name}`),
  ...unused.brand.filter((name) => brand?.[name] !== undefined).map((name) => `brand.${name}`),
  ...unused.settings.filter((name) => settings[name] !== undefined).map((name) => `settings.${name}`),
]
