import type { CallContext } from '../../http/callContext'
import type { SettingsState } from '../../state/merchantConfig'

/** The merchant's whitelabel flags (D2). */
export const getWhitelabel = ({ state }: CallContext<unknown, SettingsState>): Record<string, boolean> =>
  state.flags
