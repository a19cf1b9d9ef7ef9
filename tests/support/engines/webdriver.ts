import { waitTimeout } from './waitUntil'

/** A browser session over the WebDriver protocol (W3C): JSON over HTTP. */
export interface WebDriver {
  /** The sent commands, each with its duration in milliseconds; the last ones may still be pending. */
  readonly log: readonly string[]
  /** Sends a command of the session, e.g. `post('url', { url })`; resolves to its value, rejects with its error. */
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object): Promise<T>
  remove(path: string): Promise<void>
}

/** The key of an element's reference in the protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = Readonly<Record<typeof elementKey, string>>

export const pathOf = (element: ElementReference): string => `element/${element[elementKey]}`

/** A driver that takes longer has hung: its own limits for pages and scripts are shorter. In milliseconds. */
const replyTimeout = 2 * waitTimeout

async function send<T>(address: string, method: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(replyTimeout),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`)
  return value
}

/** Whether a driver is ready at this address. */
export const isReady = (server: string): Promise<boolean> =>
  send<{ ready: boolean }>(`${server}/status`, 'GET').then(({ ready }) => ready)

/** Opens a session with these capabilities. */
export async function openSession(server: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await send<{ sessionId: string }>(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const log: string[] = []
  async function command<T>(method: string, path: string, body?: object): Promise<T> {
    const start = performance.now()
    const index = log.push(`${method} ${path} ${JSON.stringify(body ?? '')}`) - 1
    try {
      return await send<T>([server, 'session', sessionId, path].filter(Boolean).join('/'), method, body)
    } finally {
      log[index] = `${Math.round(performance.now() - start)} ms: ${log[index]}`
    }
  }
  return {
    log,
    get: (path) => command('GET', path),
    post: (path, body = {}) => command('POST', path, body),
    remove: (path) => command('DELETE', path),
  }
}
