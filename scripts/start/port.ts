const highestPort = 65_535

/** A port number out of a text. Throws a sentence when it is none. */
export function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > highestPort)
    throw new Error(`"${text}" is not a port: give a whole number from 0 to ${highestPort}.`)
  return port
}
