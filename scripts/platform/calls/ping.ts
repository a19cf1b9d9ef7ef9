import type { Exchange } from '../exchange'

/** Proves to the domain race that this merchant answers here (I7.23, D17). */
export const ping = ({ state }: Exchange): string => state.merchant.code
