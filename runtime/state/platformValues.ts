import { atom } from 'jotai/vanilla'
import type { PlatformValues } from '../rules/settings/flags'
import type { SettingValues } from '../rules/settings/settings'
import type { FlagName } from '../tables/flags'

/** The platform's values for the flags that the manifest leaves to it (D1). */
export const platformFlagsAtom = atom<PlatformValues<Partial<Record<FlagName, boolean>>>>({
  values: undefined,
  settled: false,
})

/** The platform's values for settings (D1). */
export const platformSettingsAtom = atom<PlatformValues<SettingValues>>({ values: undefined, settled: false })

/** Whether the last request for flags or settings failed, so that they may be missing or old. */
export const platformValuesFailedAtom = atom(false)
