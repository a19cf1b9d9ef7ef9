import type { Page, Request } from 'playwright'
import { type HeldRequests, holdRequests } from './heldRequests'
import { probeScript } from './probeScript'
import type { ContentRecord } from './visitRecord'

/** What a first visit of the lobby costs, as far as it is the same in every run. */
export interface ExactFigures {
  /** The lobby's page, compressed. */
  readonly htmlBytes: number
  /** The scripts that are requested until the content, compressed. */
  readonly scriptBytes: number
  /** What is requested until the content. */
  readonly requests: number
  /** How often the content waits for requests, one after the other; the page is the first. */
  readonly rounds: number
  /**
   * The elements of the page's body once the content is there and nothing more happens without an answer; without what is shown
   * when the browser is idle.
   */
  readonly elements: number
  /** The platform's pictures that are requested before the visitor scrolls. */
  readonly pictures: number
  /** Those of them that are neither at the screen (E9.21) nor the next of their row. */
  readonly distantPictures: number
}

export type ExactFigure = keyof ExactFigures

/** More than any page needs: one that waits longer never shows its content. */
const maxWaits = 400

/**
 * Opens an address in a page of a phone's size that has loaded nothing yet. The requests that the page sends together are answered together, and
 * only when it does nothing more without an answer: what comes before the content does not depend on the machine then.
 */
export async function measureExactFigures(page: Page, address: string): Promise<ExactFigures> {
  await page.addInitScript(probeScript())
  const held = await holdRequests(page)
  await page.goto(address, { waitUntil: 'commit' })
  await held.quiet()
  const early: Request[] = []
  let rounds = 1
  let content = await contentOf(page)
  for (let waits = 0; !content; waits += 1, content = await contentOf(page)) {
    if (waits > maxWaits) throw new Error(`${address} shows no content`)
    const released = await held.releaseAll()
    early.push(...released)
    await held.quiet()
    // On a busy machine the content may take more than one turn to be seen.
    if (released.length > 0) rounds += 1
  }
  const elements = await page.evaluate(() => globalThis.__probe.countElements())
  const all = [...early, ...(await releaseRest(held))]
  const { bytes, nearbyPictures } = await page.evaluate(() => globalThis.__probe.readState())
  const scripts = early.filter((request) => request.resourceType() === 'script')
  const pictures = [...new Set(all.filter(isPlatformPicture).map((request) => request.url()))]
  return {
    htmlBytes: bytes[page.url()] ?? 0,
    scriptBytes: scripts.reduce((total, request) => total + (bytes[request.url()] ?? 0), 0),
    requests: 1 + early.length,
    rounds,
    elements,
    pictures: pictures.length,
    distantPictures: pictures.filter((url) => !nearbyPictures.includes(url)).length,
  }
}

const contentOf = (page: Page): Promise<ContentRecord | undefined> =>
  page.evaluate(() => globalThis.__probe.record.content)

/** What the page requests once its content is there, until it is at rest. */
async function releaseRest(held: HeldRequests): Promise<readonly Request[]> {
  const released: Request[] = []
  for (let next = await held.releaseAll(); next.length > 0; next = await held.releaseAll()) {
    released.push(...next)
    await held.quiet()
  }
  return released
}

/** The site's own pictures, its logo and icons, are files of its build. */
const isPlatformPicture = (request: Request): boolean =>
  request.resourceType() === 'image' && !new URL(request.url()).pathname.startsWith('/m/')
