import type { CallContext } from '../../http/call-context'

/** The public key for encrypted bodies (I7.17). */
export const getRsaKey = ({ platform }: CallContext): string => platform.rsaKey().publicKey
