import { atom } from 'jotai/vanilla'
import { serverSettingsAtom } from './server'
import { settingsAtom } from './settings'

/** Who sends codes by SMS: the platform itself, or Firebase where the platform says so and there is a project (I3.34, E3.42). */
export const smsProviderAtom = atom<'platform' | 'firebase'>((get) =>
  get(serverSettingsAtom).values?.smsFirebase === true && get(settingsAtom)('firebase').value !== undefined
    ? 'firebase'
    : 'platform',
)
