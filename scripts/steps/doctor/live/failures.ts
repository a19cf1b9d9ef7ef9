import type { NoReply } from './client'
import type { Observation } from './observation'

const certificateFailures: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by an authority that no browser knows',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without the certificates between it and a known authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by an authority that no browser knows',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for other names than this one',
  CERT_REVOKED: 'was revoked',
}

export const isCertificateFailure = ({ failure }: NoReply): boolean =>
  Object.hasOwn(certificateFailures, failure)

/** What an error of the network means, and what to do: message and remedy. */
const networkFailures: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  ENOTFOUND: [
    'The name is not known: there is no DNS entry.',
    'Add the entry at the domain’s provider, or correct the address.',
  ],
  EAI_AGAIN: [
    'The name could not be looked up.',
    'Try again; then ask whoever runs the DNS of the domain or of this network.',
  ],
  ECONNREFUSED: ['Nothing listens there.', 'Start the web server, open the port, or correct the address.'],
  ECONNRESET: [
    'The server ended the connection before it had answered.',
    'Look into the server’s log; a port of http does not speak https.',
  ],
  EHOSTUNREACH: ['There is no way to that machine.', 'Ask whoever runs the network.'],
  ENETUNREACH: ['There is no way to that network.', 'Ask whoever runs the network.'],
  ETIMEDOUT: ['The server does not answer.', 'Start the server, and open its port in the firewall.'],
  EPROTO: [
    'The server does not speak TLS there.',
    'Let it listen with a certificate on this port: in nginx "listen 443 ssl".',
  ],
  ERR_SSL_WRONG_VERSION_NUMBER: [
    'The server does not speak TLS there.',
    'Let it listen with a certificate on this port: in nginx "listen 443 ssl".',
  ],
  timeout: [
    'The server did not send a complete reply in time.',
    'Look at the load of the server, and at what is behind it.',
  ],
  'too-large': ['The reply is far larger than any file of a site.', 'Find out what is served there.'],
  encoding: [
    'The reply cannot be decompressed.',
    'Look for a proxy that changes bodies or Content-Encoding.',
  ],
}

/** A request without a reply, as a finding. */
export function unanswered({ url, failure, message }: NoReply): Observation {
  const certificate = certificateFailures[failure]
  if (certificate !== undefined)
    return {
      level: 'must',
      code: 'certificate',
      address: url,
      message: `The certificate ${certificate}.`,
      why: 'Browsers show a warning instead of the site, and the service worker is not registered.',
      fix: 'Install a certificate for this name from a known authority, with all certificates of its chain.',
    }
  const isProtocol = /^(?:HPE_|ERR_SSL)/.test(failure)
  const [what, fix] = networkFailures[failure] ?? [
    isProtocol ? 'What answers there does not speak HTTP as browsers do.' : 'The request failed.',
    isProtocol
      ? 'Look at the port and the scheme of the address, and at the server.'
      : 'Look at the address, the network and the server’s log.',
  ]
  return {
    level: 'must',
    code: failure === 'timeout' ? 'timeout' : 'unreachable',
    address: url,
    message: `${what} (${message || failure})`,
    why: 'Visitors get nothing from there.',
    fix,
  }
}
