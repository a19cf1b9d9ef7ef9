import type { Exchange } from '../exchange'

/** The merchant's whitelabel flags (D2). */
export const getWhitelabel = ({ state }: Exchange): Record<string, boolean> => state.flags
