import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readBody } from '../../platform/http/body'
import type { RequestHandler } from '../../staticServer/createStaticHandler'
import { compileScript } from '../../steps/bundle/compileScript'
import type { ResolvedMerchant } from '../../steps/validate/loadMerchants'
import { eventOf, openEventStream } from '../eventStream'
import { createMerchantPlatform, type MerchantPlatform } from '../merchantPlatform'
import type { MerchantSite } from '../merchantSite'
import { sendPage } from '../problemPage'
import { toSimulatedMerchant } from '../simulatedMerchant'
import { networkDelays } from './choices'
import { commandsOf } from './commands'
import { enterPage } from './enterPage'
import { type Offer, offerOf } from './offer'
import { previewPage } from './previewPage'
import { type PreviewState, readPreviewState } from './previewState'
import { pageStateOf, storedEntries } from './siteState'

/** What a preview serves now. */
interface Served {
  readonly site: MerchantSite
  readonly merchant: ResolvedMerchant
  readonly offer: Offer
  readonly handle: RequestHandler
}

/** A merchant's site in a state of its own: with a platform that nothing else uses. */
export interface Preview {
  /** A browser has its page, or is about to load it. */
  readonly isUsed: boolean
  handle(site: MerchantSite, request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): void
}

export interface PreviewOptions {
  /** The list of all merchants is at the address of this machine. */
  readonly hasList: boolean
  readonly log: (line: string) => void
}

/** A browser has this long to load the page of a preview that it was sent to, ms. */
const loadingTime = 20_000

export function createPreview({ hasList, log }: PreviewOptions): Preview {
  const panels = new Set<ServerResponse>()
  const created = Date.now()
  let platform: MerchantPlatform | undefined
  let served: Served | undefined
  let state: PreviewState | undefined

  /** What the site is now. Panels begin anew when its manifest has changed. */
  function serve(site: MerchantSite, merchant: ResolvedMerchant): Served {
    if (served?.site === site && served.merchant === merchant) return served
    if (platform) platform.adopt(merchant)
    else platform = createMerchantPlatform(merchant, log)
    const current = platform
    const handle =
      served?.site === site
        ? served.handle
        : site.handlerFor({
            platform: () => current.current,
            transformPage: (html) =>
              html.replace('<head>', '<head><script src="/__preview/site.js"></script>'),
          })
    if (served) for (const panel of panels) panel.write(eventOf('begin', {}))
    served = { site, merchant, offer: offerOf(merchant.code, merchant.manifest), handle }
    return served
  }

  async function apply(next: PreviewState, { offer }: Served, reset: boolean): Promise<void> {
    state = next
    if (!platform) return
    const simulated = toSimulatedMerchant(offer.code, offer.manifest)
    for (const command of commandsOf(next, offer, simulated, { reset, now: Date.now() })) {
      const reply = await platform.current.control(command)
      if (!reply.ok) throw new Error(`The platform refuses the preview's state: ${reply.issues.join('; ')}`)
    }
  }

  /** A page that is loading is not offline: its panel says so when it is there. */
  async function enter(
    url: URL,
    current: Served,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (isOfOtherPage(request)) return void response.writeHead(403).end()
    const visit = url.pathname.endsWith('/visit')
    const { state: next } = readPreviewState(url.searchParams, current.offer)
    const isOffline = next.choices.network === 'offline'
    const loading = isOffline ? { ...next, choices: { ...next.choices, network: 'fast' } } : next
    await apply(loading, current, visit)
    if (!platform) return
    const entries = storedEntries(next, current.offer, platform.current, { visit, now: Date.now() })
    sendPage(response, 200, enterPage(next.page, entries, !visit))
  }

  async function changeState(
    request: IncomingMessage,
    current: Served,
    response: ServerResponse,
  ): Promise<void> {
    // Pages of other origins cannot send JSON without asking first.
    const isJson = request.headers['content-type']?.startsWith('application/json')
    if (request.method !== 'POST' || !isJson) return void response.writeHead(415).end()
    const query = readJsonText(await readBody(request))
    if (query === undefined) return void response.writeHead(400).end()
    const { state: next } = readPreviewState(new URLSearchParams(query), current.offer)
    await apply(next, current, false)
    response.writeHead(204).end()
  }

  async function handleOwn(url: URL, current: Served, request: IncomingMessage, response: ServerResponse) {
    const { offer } = current
    if (url.pathname === '/preview') {
      const read = readPreviewState(url.searchParams, offer)
      sendPage(response, 200, previewPage(offer, read, { hasList, members: platform?.current.members ?? [] }))
    } else if (url.pathname === '/__preview/events') openEventStream(response, panels)
    else if (url.pathname.startsWith('/__preview/enter/')) await enter(url, current, request, response)
    else if (url.pathname === '/__preview/state') await changeState(request, current, response)
    else if (url.pathname === '/__preview/site.js') sendSiteScript(state, offer, response)
    else return false
    return true
  }

  return {
    get isUsed() {
      return panels.size > 0 || Date.now() - created < loadingTime
    },
    async handle(site, request, response) {
      if (!site.merchant) return site.handle(request, response)
      const current = serve(site, site.merchant)
      const url = new URL(`http://preview${request.url ?? '/'}`)
      if (await handleOwn(url, current, request, response)) return true
      if (!url.pathname.startsWith('/__start/')) {
        if (state?.choices.network === 'offline') {
          request.socket.destroy()
          return true
        }
        await pause(networkDelays[state?.choices.network ?? ''] ?? 0)
      }
      return current.handle(request, response)
    },
    close() {
      for (const panel of panels) panel.end()
      platform?.current.close()
    },
  }
}

/** Whether a page of another origin asks, which a browser says; with an address alone it could begin visits. */
const isOfOtherPage = ({ headers }: IncomingMessage): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))

/** A link's query, as JSON. */
function readJsonText(body = ''): string | undefined {
  try {
    const text: unknown = JSON.parse(body)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

function sendSiteScript(state: PreviewState | undefined, offer: Offer, response: ServerResponse): void {
  const script = compileScript(new URL('page/inSite.ts', import.meta.url))
  const shown = state ?? readPreviewState(new URLSearchParams(), offer).state
  response
    .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
    .end(`(() => {\nconst state = ${JSON.stringify(pageStateOf(shown, offer))}\n${script}})()\n`)
}
