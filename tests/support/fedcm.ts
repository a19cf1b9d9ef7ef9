import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CDPSession, Page } from 'playwright'

/** An account that the provider offers. */
export interface Account {
  readonly subject: string
  readonly name: string
  readonly email: string
}

export interface IdentityProvider {
  /** "http://127.0.0.1:41234" */
  readonly origin: string
  close(): Promise<void>
}

type Answer = (request: IncomingMessage, body: string) => { readonly json: object; readonly headers?: object }

const unsigned = (claims: object): string =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.')

/** What the site asks the provider for: its own name for the merchant, and the nonce that must come back. */
function claimsOf({ subject, name, email }: Account, body: string): object {
  const asked = new URLSearchParams(body)
  const params = JSON.parse(asked.get('params') ?? '{}') as { nonce?: string }
  return { sub: subject, name, email, email_verified: true, aud: asked.get('client_id'), nonce: params.nonce }
}

/** An identity provider for the browser's own prompt (FedCM): everybody who has visited /login is signed in there. */
export async function startIdentityProvider(account: Account): Promise<IdentityProvider> {
  const { subject: id, name, email } = account
  const answers: Readonly<Record<string, Answer>> = {
    '/.well-known/web-identity': () => ({ json: { provider_urls: [`${origin()}/fedcm.json`] } }),
    '/fedcm.json': () => ({
      json: {
        accounts_endpoint: '/accounts',
        client_metadata_endpoint: '/client',
        id_assertion_endpoint: '/assertion',
        login_url: '/login',
      },
    }),
    '/accounts': () => ({ json: { accounts: [{ id, name, given_name: name, email }] } }),
    '/client': () => ({ json: { privacy_policy_url: `${origin()}/privacy` } }),
    '/assertion': (_, body) => ({ json: { token: unsigned(claimsOf(account, body)) } }),
    '/login': () => ({
      json: {},
      headers: { 'Set-Login': 'logged-in', 'Set-Cookie': 'sid=1; Path=/; SameSite=None; Secure' },
    }),
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const answer = answers[new URL(request.url ?? '/', origin()).pathname]
    const { json, headers } = answer?.(request, Buffer.concat(parts).toString()) ?? { json: {} }
    const from = request.headers.origin
    response.writeHead(answer ? 200 : 404, {
      'Content-Type': 'application/json',
      ...(from ? { 'Access-Control-Allow-Origin': from, 'Access-Control-Allow-Credentials': 'true' } : {}),
      ...headers,
    })
    response.end(JSON.stringify(json))
  })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: origin(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Stands in for Google's script: it asks the browser for an identity as the real one does, and tells the two moments that
 * are left of it under FedCM.
 */
const googleScript = (provider: string): string => `(() => {
  let configuration
  let asking
  const skipped = { isSkippedMoment: () => true, isDismissedMoment: () => false, getDismissedReason: () => '' }
  window.google = { accounts: { id: {
    initialize(given) { configuration = given },
    prompt(listener) {
      asking = new AbortController()
      const { client_id: clientId, nonce, context, auto_select } = configuration
      const providers = [{ configURL: '${provider}/fedcm.json', clientId, params: { nonce } }]
      navigator.credentials
        .get({ identity: { providers, context }, mediation: auto_select ? 'optional' : 'required', signal: asking.signal })
        .then(({ token }) => configuration.callback({ credential: token, select_by: 'fedcm' }), () => listener(skipped))
    },
    cancel: () => asking?.abort(),
    disableAutoSelect: () => navigator.credentials.preventSilentAccess(),
  } } }
})()`

/** The browser's prompt, and the visitor before it. */
export interface Prompt {
  /** How often Google's script was asked for. */
  readonly asked: number
  /** Waits until the prompt is up, and takes the first account. */
  choose(): Promise<void>
  /** Waits until the prompt is up, and closes it. */
  dismiss(): Promise<void>
}

/** Google's script comes from here, and the browser's prompt is answered by the test. */
export async function promptOf(page: Page, provider: IdentityProvider | undefined): Promise<Prompt> {
  let asked = 0
  await page.context().route('https://accounts.google.com/gsi/client*', (route) => {
    asked += 1
    return provider
      ? route.fulfill({ contentType: 'text/javascript', body: googleScript(provider.origin) })
      : route.abort()
  })
  if (provider) await page.goto(`${provider.origin}/login`)
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('FedCm.enable', { disableRejectionDelay: true })
  const shown = new Promise<string>((resolve) =>
    session.on('FedCm.dialogShown', ({ dialogId }: { dialogId: string }) => resolve(dialogId)),
  )
  return {
    get asked() {
      return asked
    },
    choose: async () =>
      void (await session.send('FedCm.selectAccount', { dialogId: await shown, accountIndex: 0 })),
    dismiss: async () => void (await session.send('FedCm.dismissDialog', { dialogId: await shown })),
  }
}
