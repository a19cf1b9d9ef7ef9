import { system } from '../text/EN.json'

/** English words that stand beside those of another language (E2.49, E2.55); they come with the screens that need them. */
export const english = { maintenance: system.maintenanceText, denied: system.deniedText } as const
