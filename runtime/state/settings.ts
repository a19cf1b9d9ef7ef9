import { atom } from 'jotai/vanilla'
import { type SettingName, settingValue } from '../rules/settings/settings'
import { platformSettingsAtom } from './platformValues'

/** The manifest's settings; set once at startup. */
export const manifestSettingsAtom = atom<Readonly<Partial<Record<SettingName, unknown>>>>({})

/** Looks up a setting: the manifest's value, the platform's, or the default (D1). */
export const settingsAtom = atom((get) => {
  const manifest = get(manifestSettingsAtom)
  const server = get(platformSettingsAtom)
  return <Name extends SettingName>(name: Name) => settingValue(manifest[name], name, server)
})
