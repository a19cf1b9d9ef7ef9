import type { PlaywrightEngine, PlaywrightPhone } from '../playwrightEngine'
import type { ServedSite } from '../served'
import { words } from '../words'
import type { Deploy, Entry, Step } from './deploy'
import { languagesAreOpen } from './look'
import type { Releases } from './releases'
import { Tab, Trouble } from './tab'

/** What came of a deploy. */
export interface Outcome {
  /** Sentences; none when the member could go on. */
  readonly problems: readonly string[]
  /** Pages that came without being asked for. */
  readonly automatic: number
}

interface Scene {
  readonly engine: PlaywrightEngine
  /** Serves the folder of `releases`. */
  readonly site: ServedSite
  readonly releases: Releases
}

/** A tab that is opened on one version, before it is replaced by another; any versions that were built. */
export interface Story extends Omit<Deploy, 'from'> {
  readonly from: string
  readonly to: string
}

/** Opens a tab on the former build, replaces the site under it, and goes on in it. */
export async function simulate({ engine, site, releases }: Scene, story: Story): Promise<Outcome> {
  const { from, to, worker, former, entry, way } = story
  releases.release(from)
  const phone = await engine.newPhone(undefined, {
    fresh: true,
    serviceWorkers: worker === 'on' ? 'allow' : 'block',
  })
  try {
    const tab = await tabOf(phone, site, entry)
    await arrives(tab, site.origin + entry, worker)
    releases.release(to, former === 'kept' ? from : undefined)
    const trouble = await troubleOf(async () => {
      for (const step of way) await goes(tab, step, entry)
    })
    const automatic = await tab.automatic()
    return { problems: [...trouble, ...(await faultsOf(tab, automatic))], automatic }
  } finally {
    await phone.close()
  }
}

async function tabOf({ page }: PlaywrightPhone, site: ServedSite, entry: Entry): Promise<Tab> {
  if (entry === '/m/member/home') await page.addInitScript(await loggedIn(site))
  const { manifest } = site
  return Tab.of(
    page,
    manifest.languages.map((language) => words(manifest, language, 'common.reload')),
  )
}

async function loggedIn(site: ServedSite): Promise<string> {
  const session = JSON.stringify(await site.session('ordinary'))
  return `localStorage.setItem('MC_SESSION_INFO', ${JSON.stringify(session)})`
}

async function troubleOf(run: () => Promise<void>): Promise<string[]> {
  try {
    await run()
    return []
  } catch (error) {
    if (error instanceof Trouble) return [error.message]
    throw error
  }
}

/** The member is asked only where no page may come by itself (any more); nobody is taken over; nothing is thrown. */
async function faultsOf(tab: Tab, automatic: number): Promise<string[]> {
  const needless = tab.accepted() > automatic && !tab.noticed()
  return [
    ...(automatic > 1 ? [`${automatic} pages came by themselves`] : []),
    ...(needless ? ['the member was asked to load the page anew, and need not have been'] : []),
    ...((await tab.takenOver()) > 0 ? ['a worker took over an open page'] : []),
    ...tab.errors().map((error) => `thrown, and not caught: ${error}`),
  ]
}

/** With a worker the tab is left once it is there and serves the page. */
async function arrives(tab: Tab, address: string, worker: Deploy['worker']): Promise<void> {
  await tab.opens(address)
  await tab.isSound()
  if (worker === 'on')
    await tab.until('navigator.serviceWorker.controller', 'no worker serves the page', 60_000)
}

/** Where each entry leads on, by a link that stands there. */
const links: Readonly<Record<Entry, { readonly link: string; readonly to: string }>> = {
  '/m/home': { link: 'nav a[href="/m/member/home"]', to: '/m/login' },
  '/m/login': { link: 'main a[href="/m/register"]', to: '/m/register' },
  '/m/register': { link: 'header a[href="/m/home"]', to: '/m/home' },
  '/m/member/home': { link: 'nav a[href="/m/rewardCenter"]', to: '/m/rewardCenter' },
  '/m/no/such/page': { link: 'main a[href="/m/home"]', to: '/m/home' },
}

const isAt = (path: string): string => `location.pathname === '${path}'`

async function goes(tab: Tab, step: Step, entry: Entry): Promise<void> {
  const { link, to } = links[entry]
  switch (step) {
    case 'page':
      await reaches(tab, link, isAt(to))
      break
    case 'overlay':
      await reaches(tab, 'header button:has(.Icon)', languagesAreOpen)
      await tab.page.keyboard.press('Escape')
      await tab.until(`!${languagesAreOpen}`, 'the sheet stays open')
      break
    case 'reload':
      await tab.reloads()
      break
    case 'back':
      await goesBackTo(tab, entry)
  }
  await tab.isSound()
}

/** A sheet whose code was gone has left an entry of its own at the same address: Back once more. */
async function goesBackTo(tab: Tab, entry: Entry): Promise<void> {
  await tab.goesBack()
  await tab.isSound()
  if (await tab.is(isAt(entry))) return
  await tab.goesBack()
  await tab.until(isAt(entry), `Back does not lead to ${entry}`)
}

/**
 * Taps until it is so. A tap whose code is gone may bring a new page instead, in which the member taps once more; that
 * page has to be sound, and what it can be tapped for has to work.
 */
async function reaches(tab: Tab, selector: string, outcome: string): Promise<void> {
  do {
    await tab.taps(selector, outcome)
    await tab.isSound()
  } while (!(await tab.is(outcome)))
}
