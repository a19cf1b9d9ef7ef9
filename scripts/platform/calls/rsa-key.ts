import type { Exchange } from '../exchange'

/** The key that bodies are sealed for (I7.17). */
export const getRsaKey = ({ world }: Exchange): string => world.rsa().publicKey
