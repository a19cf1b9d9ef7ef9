import { atom } from 'jotai/vanilla'
import { platformSettingsAtom } from './platformValues'
import { settingsAtom } from './settings'

/**
 * Who sends SMS codes: the platform, or Firebase if the platform asks for it and there is a project (I3.34, E3.42).
 */
export const smsProviderAtom = atom<'platform' | 'firebase'>((get) =>
  get(platformSettingsAtom).values?.smsFirebase === true && get(settingsAtom)('firebase').value !== undefined
    ? 'firebase'
    : 'platform',
)
