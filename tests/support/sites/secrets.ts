import type { Page, Request } from 'playwright'
import { inject } from 'vitest'
import { calls } from '../../../runtime/tables/calls'
import { storageKeys } from '../../../runtime/tables/storageKeys'
import { type PlaywrightPhone, withTimeout } from '../engines/playwrightEngine'

/** Shorter texts stand on a page by chance. */
export const minSecretLength = 8

interface Secrets {
  /** Passwords are nowhere but in their fields. */
  readonly passwords: ReadonlySet<string>
  /** Tokens of sessions are also in the header that they are sent in, and under their own key of the storage. */
  readonly tokens: ReadonlySet<string>
}

export interface Place {
  readonly where: string
  readonly text: string
  /** Of a page or a request at a host that the merchant trusts with the session (D9). */
  readonly isTrusted?: boolean
}

/** What a page shows and keeps: its address, its markup, its history entry, its storage and its caches. */
const placesScript = `(async () => {
  const places = [
    { where: 'the address', text: location.href },
    { where: 'the referrer', text: document.referrer },
    { where: 'the history', text: JSON.stringify(history.state) ?? '' },
    { where: 'the document', text: document.documentElement.outerHTML },
    { where: 'the window', text: window.name },
  ]
  const read = (name, get) => {
    try {
      for (const [key, value] of Object.entries(get())) places.push({ where: name + ' ' + key, text: key + ' ' + value })
    } catch {}
  }
  read('localStorage', () => ({ ...localStorage }))
  read('sessionStorage', () => ({ ...sessionStorage }))
  read('document', () => ({ cookie: document.cookie }))
  const names = await globalThis.caches?.keys().catch(() => []) ?? []
  for (const name of names) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const reply = await cache.match(request)
      const isText = /json|html|text/.test(reply?.headers.get('content-type') ?? '')
      places.push({ where: 'the cache ' + name, text: request.url + ' ' + (isText ? await reply.text() : '') })
    }
  }
  return places
})()`

/** Where the session is stored (I3.01, D128). */
const sessionPlaces: readonly string[] = ['localStorage', 'sessionStorage'].map(
  (storage) => `${storage} ${storageKeys.session.name}`,
)

/** The texts in which a secret can be found: as it is, in an address, and in base64. */
const formsOf = (secrets: ReadonlySet<string>): readonly string[] =>
  [...secrets]
    .filter(({ length }) => length >= minSecretLength)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    ])

/** Where one of the secrets is, of all places. A text that is encoded is found as well. */
export function findSecrets(places: readonly Place[], { passwords, tokens }: Secrets): string[] {
  const passwordForms = formsOf(passwords)
  const tokenForms = formsOf(tokens)
  return places.flatMap(({ where, text, isTrusted }) => {
    const mayHaveToken = isTrusted === true || sessionPlaces.includes(where)
    return [
      ...(passwordForms.some((form) => text.includes(form)) ? [`a password in ${where}`] : []),
      ...(!mayHaveToken && tokenForms.some((form) => text.includes(form)) ? [`a token in ${where}`] : []),
    ]
  })
}

/** These calls take a new password as it is (I7.15, D219); all others with a password are encrypted. */
const plainCalls: readonly string[] = [calls.registerAutoUserName.path, calls.forgottenBySms.path]

/** Whether one of the merchants trusts this host. */
const isTrustedHost = (address: string): boolean =>
  inject('sites').some(({ manifest }) =>
    (manifest.handoff?.trustedHosts ?? []).includes(new URL(address).host),
  )

/** A password that the platform publishes for those who have none yet. */
const isPublic = (password: string, places: readonly Place[]): boolean =>
  places.some(({ where, text }) => where.endsWith(':settings') && text.includes(password))

/** Places of a request, without the header that a token belongs in. */
function placesOf(request: Request): Place[] {
  const { origin, pathname } = new URL(request.url())
  const { referer = '' } = request.headers()
  const name = `${request.method()} ${origin === 'null' ? '' : origin}${pathname}`
  return [
    { where: `the address of ${name}`, text: request.url(), isTrusted: isTrustedHost(request.url()) },
    { where: `the referrer of ${name}`, text: referer },
    { where: `the body of ${name}`, text: plainCalls.includes(pathname) ? '' : (request.postData() ?? '') },
  ]
}

export interface SecretWatch {
  /** Where secrets of this phone's members are that do not belong there, each said once. */
  find(): Promise<readonly string[]>
}

/** Watches what a phone sends and writes, from its first page on. */
export function watchSecrets({ page, typedSecrets, opened, log }: PlaywrightPhone): SecretWatch {
  const tokens = new Set<string>()
  const sent: Place[] = []
  const context = page.context()
  const onRequest = (request: Request): void => {
    const { authorization } = request.headers()
    if (authorization !== undefined) tokens.add(authorization.replace(/^Bearer /, ''))
    if (!opened.has(request.url())) sent.push(...placesOf(request))
  }
  context.on('request', onRequest)
  async function readPlaces(one: Page): Promise<Place[]> {
    if (!one.url().startsWith('http')) return []
    const isTrusted = isTrustedHost(one.url())
    // A page that is being left has nothing more to say; one that does not answer fails the test.
    const reading = one.evaluate<Place[]>(placesScript).catch(() => [])
    const places = await withTimeout('where secrets may be', reading)
    return places.map((place) => ({ ...place, isTrusted }))
  }
  return {
    async find() {
      context.off('request', onRequest)
      const kept = (await Promise.all(context.pages().map(readPlaces))).flat()
      const written = log()
        .filter((line) => line.startsWith('console ') || line.startsWith('page error'))
        .map((text) => ({ where: 'the console', text }))
      const passwords = new Set([...typedSecrets].filter((typed) => !isPublic(typed, kept)))
      return [...new Set(findSecrets([...sent, ...kept, ...written], { passwords, tokens }))]
    },
  }
}
