import { system } from '../text/EN.json'

/** English texts shown beside another language (E2.49, E2.55); loaded with the screens that need them. */
export const english = { maintenance: system.maintenanceText, denied: system.deniedText } as const
