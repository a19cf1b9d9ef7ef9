import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Platform } from '../platform'
import { createStaticHandler, type RequestHandler } from '../staticServer/createStaticHandler'
import type { IncrementalBuilder } from '../steps/bundle/builder'
import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import { currentStylesheet } from './currentStylesheet'
import { lazyEmulator } from './lazyEmulator'
import { createMerchantPlatform, type MerchantPlatform } from './merchantPlatform'
import { problemPage, sendPage } from './problemPage'
import { rebuildOnChange } from './rebuildOnChange'
import { createReloader } from './reloader'
import { createSiteBuilder } from './siteBuilder'
import { sourceMaps } from './sourceMaps'
import type { Watch } from './watchFolders'
import { withEmbeddedPages } from './withEmbeddedPages'

export interface MerchantSiteOptions {
  readonly root: string
  readonly code: string
  readonly worker: boolean
  readonly builder: IncrementalBuilder
  /** Absent: the site stays as it is built first. */
  readonly watch: Watch | undefined
  readonly log: (line: string) => void
}

/** What differs between a site and its previews. */
export interface Serving {
  readonly platform: () => Platform
  /** Changes a page before it is sent. */
  readonly transformPage?: (html: string, request: IncomingMessage) => string
}

/** A merchant's site with its platform, in this process. */
export interface MerchantSite {
  readonly code: string
  /** As it was built last; undefined as long as it could not be built. */
  readonly merchant: ResolvedMerchant | undefined
  /** Why it was never built. */
  readonly problem: string | undefined
  /** Throws when it was never built. */
  readonly platform: Platform
  /** How many pages of it are open in browsers. */
  readonly openPages: number
  readonly handle: RequestHandler
  /** Serves the same site with something else around it. */
  handlerFor(serving: Serving): RequestHandler
  close(): Promise<void>
}

/** Builds a merchant's site, and again at each change that concerns it. Of one that cannot be built, the problem is served. */
export async function openMerchantSite(options: MerchantSiteOptions): Promise<MerchantSite> {
  const { root, code, worker, builder, log } = options
  const siteBuilder = createSiteBuilder(root, code, worker, builder)
  const reloader = createReloader()
  const pages = countOpenPages(reloader.handle)
  let merchant: ResolvedMerchant | undefined
  let platform: MerchantPlatform | undefined
  let problem: string | undefined
  const onBuilt = (built: ResolvedMerchant): void => {
    merchant = built
    problem = undefined
    if (platform) platform.adopt(built)
    else platform = createMerchantPlatform(built, log)
  }
  /** Over a page that is not the site, the problem is not shown once more: the page gets the new one. */
  const reportProblem = (text: string): void => {
    if (merchant) reloader.reportProblem(text)
    else {
      problem = text
      reloader.reload()
    }
  }
  const emulator = lazyEmulator(log, () => platform?.current.identities ?? [])
  const handlerFor = ({ platform: current, transformPage = (html) => html }: Serving): RequestHandler =>
    firstOf([
      pages.handle,
      async (_request, response) => {
        if (merchant) return false
        sendPage(response, 503, reloader.addScript(problemPage(code, problem ?? '')))
        return true
      },
      (request, response) => current().handle(request, response),
      emulator.handle,
      currentStylesheet(siteBuilder.folder),
      sourceMaps(siteBuilder.maps),
      createStaticHandler({
        folder: siteBuilder.folder,
        transformPage: (html, request) =>
          transformPage(withEmbeddedPages(reloader.addScript(html), request), request),
      }),
    ])
  const site: MerchantSite = {
    code,
    get merchant() {
      return merchant
    },
    get problem() {
      return problem
    },
    get platform() {
      if (!platform) throw new Error(`${code} was never built`)
      return platform.current
    },
    get openPages() {
      return pages.open
    },
    handle: (request, response) => handle(request, response),
    handlerFor,
    async close() {
      await stopWatching?.()
      reloader.close()
      await emulator.close()
      platform?.current.close()
      await siteBuilder.close()
    },
  }
  const handle = handlerFor({ platform: () => site.platform })
  let stopWatching: (() => Promise<void>) | undefined
  const result = await siteBuilder.build()
  if ('problem' in result) problem = result.problem
  else onBuilt(result.merchant)
  if (options.watch)
    stopWatching = await rebuildOnChange({
      watch: watchOf(options.watch, code),
      siteBuilder,
      reloader: { ...reloader, reportProblem },
      log,
      first: merchant,
      onBuilt,
    })
  return site
}

/** Without what belongs to another merchant alone. */
const watchOf =
  (watch: Watch, code: string): Watch =>
  ({ onChange, onError }) =>
    watch({
      onChange: (path) => {
        const [, other] = /^merchants\/([^_./][^/]*)\//.exec(path) ?? []
        if (other === undefined || other === code) onChange(path)
      },
      onError,
    })

/** Counts the pages that listen to the reloader, whose responses stay open. */
function countOpenPages(reload: RequestHandler) {
  const open = new Set<ServerResponse>()
  const handle: RequestHandler = async (request, response) => {
    const isHandled = await reload(request, response)
    if (!isHandled || response.writableEnded) return isHandled
    open.add(response)
    response.once('close', () => open.delete(response))
    return true
  }
  return {
    handle,
    get open() {
      return open.size
    },
  }
}

/** Asks the handlers in order, until one handles the request. */
export const firstOf =
  (handlers: readonly RequestHandler[]): RequestHandler =>
  async (request, response) => {
    for (const handle of handlers) if (await handle(request, response)) return true
    return false
  }
