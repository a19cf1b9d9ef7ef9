import type { CallContext } from '../../http/call-context'

/** The merchant's whitelabel flags (D2). */
export const getWhitelabel = ({ state }: CallContext): Record<string, boolean> => state.flags
