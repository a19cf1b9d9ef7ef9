const highestPort = 65_535

/** Parses a port number. Throws a readable message when the text is not one. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > highestPort)
    throw new Error(`"${text}" is not a port: use a whole number from 0 to ${highestPort}.`)
  return port
}
