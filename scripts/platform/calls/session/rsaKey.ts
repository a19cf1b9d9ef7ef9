import type { CallContext } from '../../http/callContext'
import type { EncryptionState } from '../../http/encryption'

/** The public key for encrypted bodies (I7.17). */
export const getRsaKey = ({ platform }: CallContext<EncryptionState>): string => platform.rsaKey().publicKey
