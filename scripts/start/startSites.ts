import { join } from 'node:path'
import { controlPath } from '../platform/control/serveControl'
import type { RequestHandler } from '../staticServer/createStaticHandler'
import { type Certificate, certificateFor } from './certificate'
import { isOwnName, portOf, readMerchantHost } from './hostNames'
import { createMerchantList } from './list/merchantList'
import { listen } from './listen'
import { firstOf, type MerchantSite } from './merchantSite'
import { createMerchantSites, type MerchantSites } from './merchantSites'
import { networkAddress } from './networkAddress'
import { createPreviews } from './preview/previews'
import { sendPage, sentencePage } from './problemPage'
import { createSharedWatch } from './sharedWatch'
import { chooseMerchant } from './siteBuilder'
import { toolFiles } from './toolFiles'

export interface StartOptions {
  /** The project folder; the current folder by default. */
  readonly root?: string
  /** The merchant; the first one by default. */
  readonly code?: string | undefined
  /** 0 picks a free port. */
  readonly port?: number
  /** Reachable from the network, so that a phone can open it; otherwise from this machine only. */
  readonly network?: boolean
  readonly https?: boolean
  /** The site has its service worker, for push messages and offline; otherwise it has one that removes itself. */
  readonly worker?: boolean
  /** Rebuilds and reloads open pages when a source changes; on by default. */
  readonly watch?: boolean
  /** Receives messages for the developer: builds, problems, platform calls. */
  readonly log?: (line: string) => void
}

export interface StartedSites {
  /** The site at 127.0.0.1; with a list it may be one that was never built. */
  readonly first: MerchantSite
  /** "http://127.0.0.1:4180" */
  readonly origin: string
  /** The same for other devices on the network, if they can reach it. */
  readonly networkOrigin: string | undefined
  close(): Promise<void>
}

/**
 * Serves one merchant with a simulated platform and its previews, in one process. With `list`, also a page with every merchant,
 * each of which is built when it is opened, at a host of its own. Rejects with a readable problem when the port is in use, or,
 * without a list, when the first build fails.
 */
export async function startSites({
  list = false,
  ...options
}: StartOptions & { list?: boolean }): Promise<StartedSites> {
  const { root = process.cwd(), log = () => {}, network = false, worker = false } = options
  const code = chooseMerchant(root, options.code)
  const stopFunctions: (() => unknown)[] = []
  const close = async (): Promise<void> => {
    for (const stop of stopFunctions.splice(0).reverse()) await stop()
  }
  try {
    const shared = options.watch === false ? undefined : createSharedWatch(root)
    if (shared) stopFunctions.push(shared.close)
    const sites = createMerchantSites({ root, worker, watch: shared?.watch, log, first: code })
    stopFunctions.push(sites.close)
    const first = await sites.open(code)
    if (!first) throw new Error(`merchants/${code} is not there any more.`)
    if (first.problem !== undefined && !list) throw new Error(first.problem)
    const previews = createPreviews({ root, only: list ? undefined : code, first: code, log })
    stopFunctions.push(previews.close)
    const pages = list ? createMerchantList({ root, watch: shared?.watch, log }) : undefined
    if (pages) stopFunctions.push(pages.close)
    const networkHost = network ? networkAddress() : undefined
    const server = await listen({
      handlers: [
        firstOf([refuseRenamed, toolFiles, previews.redirect, ...(pages ? [onOwnName(pages.handle)] : [])]),
        merchantHosts(sites, previews.handle, list ? undefined : code),
        first.handle,
      ],
      port: options.port ?? 0,
      address: network ? '0.0.0.0' : '127.0.0.1',
      certificate: options.https ? localCertificate(root, networkHost) : undefined,
      log,
    })
    stopFunctions.push(server.close)
    return {
      first,
      origin: server.origin,
      networkOrigin: networkHost && server.origin.replace('127.0.0.1', networkHost),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * A page of another site can give its own host this machine's address (DNS rebinding): it then has the origin of what is served, and
 * could control the simulator.
 */
const refuseRenamed: RequestHandler = async ({ headers: { host }, url = '/' }, response) => {
  const { pathname } = new URL(`http://control${url}`)
  if (pathname !== controlPath || isOwnName(host) || readMerchantHost(host)) return false
  response.writeHead(403).end(`The simulator is controlled at http://127.0.0.1${portOf(host)}.\n`)
  return true
}

/** Not for other devices: they cannot reach the hosts of the merchants. */
const onOwnName =
  (handle: RequestHandler): RequestHandler =>
  async (request, response) =>
    isOwnName(request.headers.host) && handle(request, response)

/** The merchants' own hosts: all of them, or those of one. */
const merchantHosts =
  (sites: MerchantSites, previews: Previews['handle'], only: string | undefined): RequestHandler =>
  async (request, response) => {
    const host = readMerchantHost(request.headers.host)
    if (!host) return false
    const isServed = only === undefined || host.code === only
    const site = isServed ? await sites.open(host.code) : undefined
    if (!site) {
      const sentence = only
        ? `This npm start serves ${only} only. "npm start" without a code serves every merchant.`
        : `merchants/ has no folder "${host.code}".`
      sendPage(response, 404, sentencePage('There is no such site here', sentence))
      return true
    }
    return host.preview === undefined
      ? site.handle(request, response)
      : previews(site, host.preview, request, response)
  }

type Previews = ReturnType<typeof createPreviews>

const localCertificate = (root: string, networkHost: string | undefined): Certificate =>
  certificateFor(join(root, '.cache/certificate'), [
    'localhost',
    '127.0.0.1',
    ...(networkHost ? [networkHost] : []),
  ])
