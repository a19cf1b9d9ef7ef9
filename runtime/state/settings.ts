import { atom } from 'jotai/vanilla'
import { settingValue } from '../rules/flags'
import type { SettingName } from '../tables/flags'
import { serverSettingsAtom } from './server'

/** The manifest's settings; set once at the start. */
export const manifestSettingsAtom = atom<Readonly<Partial<Record<SettingName, unknown>>>>({})

/** Answers what a setting is now: the manifest's, the platform's, or the default (D1). */
export const settingsAtom = atom((get) => {
  const manifest = get(manifestSettingsAtom)
  const server = get(serverSettingsAtom)
  return (name: SettingName) => settingValue(manifest[name], name, server)
})
