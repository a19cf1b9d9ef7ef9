import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'

/** Confirms to a failing-over site that this domain serves its merchant (I7.23, D17). */
export const ping = ({ state }: CallContext<unknown, ConfigState>): string => state.merchant.code
