import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { newPhone } from './benchBrowser'
import type { BenchSite } from './benchSite'
import { floorPaths } from './floors'
import { lobbyPath } from './measureVisits'
import { processorSlowdown } from './profiles'

/** What is measured after the start, on a quick line. */
export interface UseSamples {
  /** From a tap to the frame that answers it, in milliseconds at a slow processor: one for each control. */
  readonly taps: readonly number[]
  /** The same of a page with one button. */
  readonly bareTaps: readonly number[]
  /** While a lobby of 2,000 games is scrolled through at a slow processor, once for each round. */
  readonly scrolls: readonly { readonly slowFrames: number; readonly elements: number }[]
  /** Ten seconds after the start. */
  readonly memory: { readonly heap: number; readonly nodes: number; readonly listeners: number }
  /** In half a minute after that: requests, and the part of the time that the page's thread was busy. */
  readonly rest: { readonly requests: number; readonly busy: number }
}

/** The controls of a lobby that are tapped: the selector, and which of those that match. */
const controls: readonly (readonly [selector: string, position: number])[] = [
  ['.Chip', 1],
  ['.Lane-all', 0],
  ['.FavouriteStar', 0],
  ['main section[id] .GameCard', 0],
  ['.TopBar .IconButton', 0],
  ['.BottomBar-item', 1],
  ['.BottomBar-item', 2],
  ['.BottomBar-item', 3],
  ['.BottomBar-item', 4],
]

const bareTapCount = 9
const scrollRounds = 3
/** In px: as fast as a finger flings. */
const scrollStep = 40
/** A frame that a visitor sees as a jerk, in milliseconds. */
const slowFrame = 50
const bigLobby = { games: 2000, rows: 40 }
const memoryTime = 10_000
const restTime = 30_000
/** Longer than everything that starts later, and than a slow answer to a tap, in milliseconds. */
const settled = 4000
const answered = 1500

type Site = Pick<BenchSite, 'browser' | 'locale' | 'origins' | 'platform'>

/** Measures what comes after the start; `merchant` is the site's code, `categories` are its lobby's. */
export async function measureUse(site: Site, merchant: string, categories: number): Promise<UseSamples> {
  const taps: number[] = []
  for (const [selector, position] of controls)
    taps.push(
      ...(await withPage(site, lobbyPath, async (page, session) => {
        await pause(settled)
        return tap(page, session, selector, position)
      })),
    )
  const bareTaps = await withPage(site, floorPaths.B, async (page, session) => {
    const answers: number[] = []
    for (let count = 0; count < bareTapCount; count++)
      answers.push(...(await tap(page, session, 'button', 0)))
    return answers
  })
  const quiet = await withPage(site, lobbyPath, measureRest)
  const perCategory = Math.ceil(bigLobby.rows / categories)
  const cards = Math.ceil(bigLobby.games / (perCategory * categories))
  await site.platform.control({ lanes: { merchant, cards, perCategory } })
  const scrolls = []
  for (let round = 0; round < scrollRounds; round++) scrolls.push(await withPage(site, lobbyPath, scroll))
  return { taps, bareTaps, scrolls, ...quiet }
}

async function withPage<T>(
  { browser, locale, origins }: Site,
  path: string,
  measure: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await newPhone(browser, locale)
  const page = await context.newPage()
  try {
    await page.goto(origins.http2 + path)
    return await measure(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** How long the answer took; nothing where there is no such control. */
async function tap(page: Page, session: CDPSession, selector: string, position: number): Promise<number[]> {
  const box = await page
    .locator(selector)
    .nth(position)
    .boundingBox({ timeout: answered })
    .catch(() => null)
  if (!box) return []
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.evaluate(() => {
    globalThis.__answers = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.__answers.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await pause(answered)
  const answers = await page.evaluate(() => globalThis.__answers)
  return answers.length === 0 ? [] : [Math.max(...answers)]
}

/** A script: what is compiled from a function has helpers of the compiler, which the page does not know. */
const scrollScript = `new Promise((resolve) => {
  let last
  const seen = { slowFrames: 0, elements: 0 }
  const step = (now) => {
    if (now - last > ${slowFrame}) seen.slowFrames++
    last = now
    seen.elements = Math.max(seen.elements, document.querySelectorAll('*').length)
    scrollBy({ top: ${scrollStep}, behavior: 'instant' })
    const left = document.documentElement.scrollHeight - innerHeight - scrollY
    if (left > 1) requestAnimationFrame(step)
    else resolve(seen)
  }
  requestAnimationFrame(step)
})`

/** Scrolls to the end, a step in each frame. */
async function scroll(page: Page, session: CDPSession): Promise<UseSamples['scrolls'][number]> {
  await pause(settled)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return page.evaluate(scrollScript)
}

async function measureRest(page: Page, session: CDPSession): Promise<Pick<UseSamples, 'memory' | 'rest'>> {
  await session.send('Performance.enable')
  const metrics = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  }
  await pause(memoryTime)
  await session.send('HeapProfiler.collectGarbage')
  const before = await metrics()
  let requests = 0
  page.on('request', () => {
    requests++
  })
  await pause(restTime)
  const after = await metrics()
  const seconds = after('Timestamp') - before('Timestamp')
  return {
    memory: { heap: before('JSHeapUsedSize'), nodes: before('Nodes'), listeners: before('JSEventListeners') },
    rest: { requests, busy: (after('TaskDuration') - before('TaskDuration')) / seconds },
  }
}

declare global {
  var __answers: number[]
}
