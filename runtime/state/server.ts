import { atom } from 'jotai/vanilla'
import type { ServerValues, SettingValues } from '../rules/flags'
import type { FlagName } from '../tables/flags'

/** What the platform says of the flags that the manifest leaves to it (D1). */
export const serverFlagsAtom = atom<ServerValues<Partial<Record<FlagName, boolean>>>>({
  values: undefined,
  settled: false,
})

/** The same for settings (D1). */
export const serverSettingsAtom = atom<ServerValues<SettingValues>>({ values: undefined, settled: false })
