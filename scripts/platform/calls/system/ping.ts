import type { CallContext } from '../../http/call-context'

/** Confirms to a failing-over site that this domain serves its merchant (I7.23, D17). */
export const ping = ({ state }: CallContext): string => state.merchant.code
