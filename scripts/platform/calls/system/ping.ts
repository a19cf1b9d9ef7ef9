import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'

/** Confirms to a failing-over site that this domain serves its merchant (I7.23, D138). */
export const ping = ({ state }: CallContext<unknown, ConfigState>): string => state.merchant.code
