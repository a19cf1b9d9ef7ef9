import type { CDPSession, Page } from 'playwright'

/** One request of a visit's first ten seconds. */
export interface RequestRow {
  /** A file without its hash, or the path of a call. */
  readonly name: string
  /** The part of the page that asked for it: its HTML, the browser, or a script, by its name. */
  readonly askedBy: string
  /** Compressed. */
  readonly bytes: number
  /** Before the first picture of the platform: until then nothing has been shown that is not in the page. */
  readonly early: boolean
}

/** What the browser says of the line (`rules/network/slowLine.ts`). */
export type LineKind = 'good' | 'slow'

interface Initiator {
  readonly type: string
  readonly stack?: Stack
}
interface Stack {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: Stack
}

/**
 * How long the page is watched, in milliseconds: nearly ten seconds, because what waits on a slow line comes ten seconds after the
 * application (`times.slowStart`).
 */
const watched = 9000

/**
 * Opens an address, and lets its first seconds pass in a time in which the network takes none: the page's clock stands still as long as a request is
 * under way. So the requests are the same on every machine. Pictures that the platform has, and those that come when they are near the screen, are left out: they depend on when the browser draws,
 * and `ExactFigures` counts them.
 */
export async function measureRequests(
  page: Page,
  address: string,
  line: LineKind,
): Promise<readonly RequestRow[]> {
  const effectiveType = line === 'good' ? '4g' : '3g'
  await page.addInitScript(
    `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '${effectiveType}' } })`,
  )
  const session = await page.context().newCDPSession(page)
  const rows = recordRows(session)
  await session.send('Network.enable')
  const over = new Promise<void>((resolve) =>
    session.once('Emulation.virtualTimeBudgetExpired', () => resolve()),
  )
  await page.goto(address, { waitUntil: 'commit' })
  await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: watched,
  })
  await over
  const found = rows()
  // The page goes on, for whoever asks it something.
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance' })
  return found
}

function recordRows(session: CDPSession): () => readonly RequestRow[] {
  const rows = new Map<string, RequestRow & { readonly isPicture: boolean }>()
  let hasPicture = false
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return
    const { pathname } = new URL(request.url)
    const isOfPlatform = !pathname.startsWith('/m/')
    const isPicture = type === 'Image' && (isOfPlatform || initiator.type === 'other')
    hasPicture ||= isPicture && isOfPlatform
    rows.set(requestId, {
      name: nameOf(request.url),
      askedBy: askerOf(initiator as Initiator),
      bytes: 0,
      early: !hasPicture,
      isPicture,
    })
  })
  const headerBytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const row = rows.get(requestId)
    if (row) rows.set(requestId, { ...row, bytes: encodedDataLength - (headerBytes.get(requestId) ?? 0) })
  })
  return () =>
    [...rows.values()]
      .filter(({ isPicture }) => !isPicture)
      .map(({ isPicture: _, ...row }) => row)
      .sort((one, other) => Number(other.early) - Number(one.early) || (one.name < other.name ? -1 : 1))
}

/** What tells two calls of one path apart. */
const tellingParameters = ['groupName', 'types']

/** "/m/assets/login.1A2B3C4D.js" is "login.js"; a call has its path, and what it asks for. */
export function nameOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const [, file, ending] = /^\/m\/assets\/([^/]+)\.[0-9A-Z]{8}\.(\w+)$/.exec(pathname) ?? []
  if (file !== undefined) return `${file}.${ending}`
  const told = tellingParameters.flatMap((name) => searchParams.get(name) ?? [])
  return [pathname, ...told].join(' ')
}

/** The names of scripts that call for others: what they do is asked for by whoever calls them. */
const sharedScripts = ['chunk.js', 'main.js']

function askerOf({ type, stack }: Initiator): string {
  if (type === 'parser' || type === 'preload') return 'page'
  if (type !== 'script') return 'browser'
  const scripts: string[] = []
  for (let part = stack; part; part = part.parent)
    scripts.push(...part.callFrames.map(({ url }) => (url.startsWith('http') ? nameOf(url) : '')))
  const own = scripts.find((name) => name.endsWith('.js') && !sharedScripts.includes(name))
  if (own) return own
  return scripts.some((name) => sharedScripts.includes(name)) ? 'shell' : 'page'
}

/** A row as the list of expected requests has it. */
export const listed = ({ name, askedBy }: RequestRow): string => `${name} < ${askedBy}`

/** The table as Markdown, with its sums. */
export function requestsAsMarkdown(rows: readonly RequestRow[]): string {
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  return [
    '| request | asked for by | bytes |',
    '| --- | --- | ---: |',
    ...rows.map((row) => `| ${row.name} | ${row.askedBy} | ${row.bytes} |`),
    `| ${rows.length} requests | | ${bytes} |`,
  ].join('\n')
}
