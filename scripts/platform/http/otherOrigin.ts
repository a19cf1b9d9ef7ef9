/** This machine under its other name, which is another origin; undefined for any other host. */
export function otherOrigin(origin: string): string | undefined {
  const { protocol, hostname, port } = new URL(origin)
  const otherName = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }[hostname]
  return otherName && `${protocol}//${otherName}:${port}`
}
