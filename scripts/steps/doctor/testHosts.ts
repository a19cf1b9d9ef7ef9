/** Names that no domain can have in public (RFC 2606, RFC 6761, RFC 6762, RFC 8375). */
const reserved =
  /(?:^|\.)(?:example|test|invalid|localhost|local|internal|home\.arpa|example\.(?:com|net|org))\.?$/i

const address = /^(?:\d{1,3}\.){3}\d{1,3}$/

/** Whether nobody can reach this host from elsewhere: a reserved name, or an address of this machine or of a local network. */
export const isReservedHost = (host: string): boolean => reserved.test(host) || address.test(host)

/** What hosts that are not meant for the public are often called. */
const rehearsal =
  /(?:^|[.-])(?:dev|develop|development|test|testing|stage|staging|uat|qa|preview|sandbox)(?=[.-])/i

/** Whether a host is called as one of a rehearsal is: "staging.saomai.com". */
export const isRehearsalHost = (host: string): boolean => rehearsal.test(host)

/** A host as hosts lists and domains have it; "*." before it. */
const hostForm = /^(?:\*\.)?((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*|localhost|(?:\d{1,3}\.){3}\d{1,3})$/i

/** The host of an address or of a host pattern; undefined for any other text. */
export function hostOf(text: string): string | undefined {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).hostname : undefined
  return hostForm.exec(text)?.[1]
}

/** Reserved hosts that a sentence names, such as that of a mail address. */
export const reservedHostsIn = (text: string): string[] =>
  (text.match(/(?:[a-z0-9-]+\.)+[a-z]{2,}/gi) ?? []).filter((host) => reserved.test(host))
