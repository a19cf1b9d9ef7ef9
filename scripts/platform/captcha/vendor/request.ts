/** How the vendors' loaders ask: scripts and JSONP, one server after the other. A stand-in, written from their documents. */

export interface Asking {
  readonly protocol: string
  /** Hosts, tried in their order. */
  readonly servers: readonly string[]
  readonly path: string
  /** ms for each server; without it only the script's own failure counts. */
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

/** Loads a script from the first server that has it; tells whether one had. */
export function loadScript(
  { protocol, servers, path, timeout }: Asking,
  done: (loaded: boolean) => void,
): void {
  const [server, ...others] = servers
  if (server === undefined) return void done(false)
  addScript(url(protocol, server, path), timeout, (loaded) =>
    loaded ? done(true) : loadScript({ protocol, servers: others, path, timeout }, done),
  )
}

let count = 0

/** Asks by JSONP; undefined when no server answers. */
export function ask(asking: Asking, query: Record<string, string>, done: (answer: unknown) => void): void {
  count += 1
  const name = `geetest_${Date.now()}${count}`
  let answered = false
  const globals = globalThis as unknown as Record<string, unknown>
  globals[name] = (answer: unknown) => {
    answered = true
    delete globals[name]
    done(answer)
  }
  const search = new URLSearchParams({ ...query, callback: name })
  loadScript({ ...asking, path: `${asking.path}?${search}` }, (loaded) => {
    if (!answered && !loaded) done(undefined)
  })
}

/** Tells the vendor's monitor of a failure; nobody waits for the answer. */
export function report(protocol: string, server: string, code: number): void {
  new Image().src = `${url(protocol, server, '/monitor/send')}?error_code=${code}`
}
