import { atom } from 'jotai/vanilla'
import type { ServerValues, SettingValues } from '../rules/settings/flags'
import type { FlagName } from '../tables/flags'

/** The platform's values for the flags that the manifest leaves to it (D1). */
export const serverFlagsAtom = atom<ServerValues<Partial<Record<FlagName, boolean>>>>({
  values: undefined,
  settled: false,
})

/** The platform's values for settings (D1). */
export const serverSettingsAtom = atom<ServerValues<SettingValues>>({ values: undefined, settled: false })
