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

type EndpointHandler = (
  request: IncomingMessage,
  body: string,
) => { readonly json: object; readonly headers?: object }

const createUnsignedToken = (claims: object): string =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.')

/** The claims of a token: the client id and the nonce of the request, and the account. */
function claimsOf({ subject, name, email }: Account, body: string): object {
  const query = new URLSearchParams(body)
  const params = JSON.parse(query.get('params') ?? '{}') as { nonce?: string }
  return { sub: subject, name, email, email_verified: true, aud: query.get('client_id'), nonce: params.nonce }
}

/** An identity provider for the browser's own prompt (FedCM). A browser that has visited /login is signed in. */
export async function startIdentityProvider(account: Account): Promise<IdentityProvider> {
  const { subject: id, name, email } = account
  const handlers: Readonly<Record<string, EndpointHandler>> = {
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
    '/assertion': (_, body) => ({ json: { token: createUnsignedToken(claimsOf(account, body)) } }),
    '/login': () => ({
      json: {},
      headers: { 'Set-Login': 'logged-in', 'Set-Cookie': 'sid=1; Path=/; SameSite=None; Secure' },
    }),
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const handler = handlers[new URL(request.url ?? '/', origin()).pathname]
    const { json, headers } = handler?.(request, Buffer.concat(chunks).toString()) ?? { json: {} }
    const requestOrigin = request.headers.origin
    response.writeHead(handler ? 200 : 404, {
      'Content-Type': 'application/json',
      ...(requestOrigin
        ? { 'Access-Control-Allow-Origin': requestOrigin, 'Access-Control-Allow-Credentials': 'true' }
        : {}),
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
 * A stub of Google's script: it requests an identity from the browser as the real one does, and reports the two prompt
 * moments that remain under FedCM.
 */
const googleScript = (provider: string): string => `(() => {
  let configuration
  let abortController
  const skipped = { isSkippedMoment: () => true, isDismissedMoment: () => false, getDismissedReason: () => '' }
  window.google = { accounts: { id: {
    initialize(options) { configuration = options },
    prompt(listener) {
      abortController = new AbortController()
      const { client_id: clientId, nonce, context, auto_select } = configuration
      const providers = [{ configURL: '${provider}/fedcm.json', clientId, params: { nonce } }]
      navigator.credentials
        .get({ identity: { providers, context }, mediation: auto_select ? 'optional' : 'required', signal: abortController.signal })
        .then(({ token }) => configuration.callback({ credential: token, select_by: 'fedcm' }), () => listener(skipped))
    },
    cancel: () => abortController?.abort(),
    disableAutoSelect: () => navigator.credentials.preventSilentAccess(),
  } } }
})()`

/** The browser's prompt, answered by the test. */
export interface Prompt {
  /** How often Google's script was requested. */
  readonly scriptRequests: number
  /** Waits for the prompt, and chooses the first account. */
  choose(): Promise<void>
  /** Waits for the prompt, and closes it. */
  dismiss(): Promise<void>
}

/** Replaces Google's script with the stub, and lets the test answer the browser's prompt. */
export async function interceptPrompt(page: Page, provider: IdentityProvider | undefined): Promise<Prompt> {
  let scriptRequests = 0
  await page.context().route('https://accounts.google.com/gsi/client*', (route) => {
    scriptRequests += 1
    return provider
      ? route.fulfill({ contentType: 'text/javascript', body: googleScript(provider.origin) })
      : route.abort()
  })
  if (provider) await page.goto(`${provider.origin}/login`)
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('FedCm.enable', { disableRejectionDelay: true })
  const dialogShown = new Promise<string>((resolve) =>
    session.on('FedCm.dialogShown', ({ dialogId }: { dialogId: string }) => resolve(dialogId)),
  )
  return {
    get scriptRequests() {
      return scriptRequests
    },
    choose: async () =>
      void (await session.send('FedCm.selectAccount', { dialogId: await dialogShown, accountIndex: 0 })),
    dismiss: async () => void (await session.send('FedCm.dismissDialog', { dialogId: await dialogShown })),
  }
}
