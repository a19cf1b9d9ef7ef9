import type { CallContext } from '../../http/call-context'
import type { SettingsState } from '../../state/merchant-config'

/** The merchant's whitelabel flags (D2). */
export const getWhitelabel = ({ state }: CallContext<unknown, SettingsState>): Record<string, boolean> =>
  state.flags
