/** Hosts, or why a text names none. */
export type ReadDomains = { readonly domains: readonly string[] } | { readonly problem: string }

/** Reads hosts, the main one first, as people copy them: "https://www.saomai.example/m/home, saomai.example". */
export function readDomains(text: string): ReadDomains {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const hosts = words.map((word) => [word, hostOf(word)] as const)
  const wrong = hosts.find(([, host]) => host === undefined)
  if (wrong) return { problem: `"${wrong[0]}" is not a domain. Write a host such as www.saomai.example.` }
  const domains = [...new Set(hosts.flatMap(([, host]) => host ?? []))]
  return domains.length === 0
    ? { problem: 'The domain is empty. Write a host such as www.saomai.example.' }
    : { domains }
}

function hostOf(word: string): string | undefined {
  try {
    const { hostname } = new URL(/^[a-z]+:\/\//i.test(word) ? word : `https://${word}`)
    const host = hostname.replace(/\.$/, '')
    return host.includes('.') && !/^[\d.]+$|[[\]:]/.test(host) ? host : undefined
  } catch {
    return undefined
  }
}

/** The host of whoever names none: of a domain that nobody can have. */
export const defaultDomain = (code: string): string => `www.${code}.example`
