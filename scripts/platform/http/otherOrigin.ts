/**
 * This machine under another name, which is another origin: 127.0.0.1 and localhost, brasa.localhost and brasa--other.localhost.
 * Undefined for any other host.
 */
export function otherOrigin(origin: string): string | undefined {
  const { protocol, hostname, port } = new URL(origin)
  const otherName = otherNames[hostname] ?? otherSubdomain(hostname)
  return otherName && `${protocol}//${otherName}:${port}`
}

const otherNames: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }

function otherSubdomain(hostname: string): string | undefined {
  const [, name, other] = /^([a-z0-9-]+?)(--other)?\.localhost$/.exec(hostname) ?? []
  return name && `${name}${other ? '' : '--other'}.localhost`
}
