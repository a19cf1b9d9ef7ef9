/** How the vendor's loaders send requests: scripts and JSONP, one server after the other. A stub, based on their documents. */

export interface ScriptRequest {
  readonly protocol: string
  /** Hosts, tried in this order. */
  readonly servers: readonly string[]
  readonly path: string
  /** Milliseconds for each server; without it there is no time limit. */
  readonly timeout?: number | undefined
}

const url = (protocol: string, server: string, path: string): string =>
  `${protocol}//${server.replace(/^https?:\/\/|\/$/g, '')}${path}`

function addScript(address: string, timeout: number | undefined, done: (loaded: boolean) => void): void {
  const script = document.createElement('script')
  let settled = false
  const settle = (loaded: boolean) => {
    if (settled) return
    settled = true
    clearTimeout(timer)
    done(loaded)
  }
  const timer = timeout === undefined ? undefined : setTimeout(() => settle(false), timeout)
  script.crossOrigin = 'anonymous'
  script.src = address
  script.onload = () => settle(true)
  script.onerror = () => settle(false)
  document.head.append(script)
}

/** Loads a script from the first server that has it; reports whether one did. */
export function loadScript(
  { protocol, servers, path, timeout }: ScriptRequest,
  done: (loaded: boolean) => void,
): void {
  const [server, ...others] = servers
  if (server === undefined) return void done(false)
  addScript(url(protocol, server, path), timeout, (loaded) =>
    loaded ? done(true) : loadScript({ protocol, servers: others, path, timeout }, done),
  )
}

let requestCount = 0

/** Sends a JSONP request; the reply is undefined when no server responds. */
export function requestJsonp(
  request: ScriptRequest,
  query: Record<string, string>,
  done: (reply: unknown) => void,
): void {
  requestCount += 1
  const name = `geetest_${Date.now()}${requestCount}`
  let hasReply = false
  const globals = globalThis as unknown as Record<string, unknown>
  globals[name] = (reply: unknown) => {
    hasReply = true
    delete globals[name]
    done(reply)
  }
  const search = new URLSearchParams({ ...query, callback: name })
  loadScript({ ...request, path: `${request.path}?${search}` }, (loaded) => {
    if (!hasReply && !loaded) done(undefined)
  })
}

/** Reports a failure to the vendor's monitor, without waiting for a response. */
export function reportFailure(protocol: string, server: string, code: number): void {
  new Image().src = `${url(protocol, server, '/monitor/send')}?error_code=${code}`
}
