import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestHandler } from '../../staticServer/createStaticHandler'
import { readPicture } from '../../steps/assets/pictures'
import { loadMerchantsForBuild } from '../../steps/validate/loadMerchantsForBuild'
import { merchantCodes } from '../../steps/validate/merchantCodes'
import { eventOf, openEventStream } from '../eventStream'
import { portOf } from '../hostNames'
import { sendPage } from '../problemPage'
import type { Watch } from '../watchFolders'
import { type MerchantFindings, toMerchantFindings } from './listedMerchant'
import { listPage } from './listPage'

interface ListOptions {
  readonly root: string
  /** Absent: the merchants are read once. */
  readonly watch: Watch | undefined
  readonly log: (line: string) => void
}

const eventsPath = '/__start/list'
const iconPath = /^\/__start\/icon\/([^/?]+)/

/** How long the page waits for the first check, ms. */
const patience = 500

/** Saving a file is often several changes. */
const pauseAfterChange = 100

/** The page with every merchant. Nothing is read before it is opened, and nothing is checked again while nobody looks at it. */
export function createMerchantList({ root, watch, log }: ListOptions) {
  const pages = new Set<ServerResponse>()
  let current: Promise<MerchantFindings> | undefined
  let last: MerchantFindings | undefined
  let timer: NodeJS.Timeout | undefined
  let stopWatching: Promise<() => Promise<void>> | undefined
  /** Whoever it is read for, all pages are told what differs. */
  const read = async (): Promise<MerchantFindings> => {
    const loaded =
      merchantCodes(root).length > 0
        ? await loadMerchantsForBuild(root, { keepsChecks: true })
        : { codes: [], all: [], issues: [] }
    const before = last
    last = toMerchantFindings(loaded, before?.merchants)
    if (before && JSON.stringify(before) !== JSON.stringify(last)) sendChanged()
    return last
  }
  const findings = (): Promise<MerchantFindings> => {
    stopWatching ??= watch?.({ onChange, onError: () => {} })
    current ??= Promise.resolve(stopWatching)
      .then(read)
      .catch((error) => {
        current = undefined
        throw error
      })
    return current
  }
  function onChange(): void {
    current = undefined
    clearTimeout(timer)
    if (pages.size > 0)
      timer = setTimeout(() => findings().catch((error) => log(String(error))), pauseAfterChange)
  }
  /** The page does not wait for the first check of hundreds: it is told when that is done. */
  async function shown(): Promise<MerchantFindings> {
    const checked = findings()
    const soon = await Promise.race([checked, pause(patience, undefined, { ref: false })])
    if (soon ?? last) return soon ?? (await checked)
    checked.then(sendChanged).catch((error) => log(String(error)))
    const codes = merchantCodes(root)
    return {
      merchants: codes.map((code) => ({ code, manifest: undefined, findings: undefined })),
      ofNobody: [],
    }
  }
  function sendChanged(): void {
    for (const page of pages) page.write(eventOf('changed', {}))
  }
  async function sendIcon(encodedCode: string, response: ServerResponse): Promise<void> {
    const { merchants } = await findings()
    const { code = '', manifest } =
      merchants.find((one) => encodeURIComponent(one.code) === encodedCode) ?? {}
    const path = manifest?.brand.icon
    const icon =
      path && (await readPicture(join(root, 'merchants', code), path, 'icon').catch(() => undefined))
    if (!icon) return void response.writeHead(404).end()
    // A picture of its own can neither run scripts nor load anything.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    response
      .writeHead(200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
      })
      .end(icon.content)
  }
  const handle: RequestHandler = async (request, response) => {
    const { pathname, search } = new URL(`http://list${request.url ?? '/'}`)
    const scheme = 'encrypted' in request.socket ? 'https' : 'http'
    if (pathname === '/' && search === '')
      sendPage(response, 200, listPage(await shown(), { scheme, port: portOf(request.headers.host) }))
    else if (pathname === eventsPath) openEventStream(response, pages)
    else if (iconPath.test(pathname)) await sendIcon(iconPath.exec(pathname)?.[1] ?? '', response)
    else return false
    return true
  }
  return {
    handle,
    async close(): Promise<void> {
      clearTimeout(timer)
      for (const page of pages) page.end()
      await (await stopWatching)?.()
    },
  }
}
