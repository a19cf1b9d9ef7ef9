import { networkInterfaces } from 'node:os'

/** This machine's first IPv4 address in the local network; undefined when it has none. */
export const networkAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
