import type { PlaywrightEngine } from '../engines/playwrightEngine'
import type { ServedSite } from '../sites/servedSite'
import { storeSessionScript } from '../sites/storeSessionScript'
import { siteText } from '../siteText'
import type { Deploy, Entry, Step } from './deploy'
import { openEmptyPage } from './emptyPage'
import type { Release, Releases } from './releases'
import { languageSheetOpen } from './screenProblem'
import { Tab, TabFailure } from './tab'
import type { BuiltVersion } from './versions'

/** The outcome of a simulated deploy. */
export interface Outcome {
  /** Problems in words; none when the member could continue. */
  readonly problems: readonly string[]
  /** The number of pages that loaded without an action of the member. */
  readonly automatic: number
  /** A page of the old version answered a navigation after the deploy. */
  readonly showedOldPage: boolean
  /** The number of reloads by the member that the browser never answered. */
  readonly unanswered: number
}

interface SimulationContext {
  readonly engine: PlaywrightEngine
  /** Serves the folder of `releases`. */
  readonly site: ServedSite
  readonly releases: Releases
}

/** A tab is opened on one version, which is then replaced by a release. */
export interface DeployScenario extends Omit<Deploy, 'from'> {
  readonly from: BuiltVersion
  readonly to: Release
  /** An expression for a page, where the scenario is expected to fail: nothing else will come. */
  readonly failsWhen?: string
}

/** Opens a tab on the old build, replaces the site, and continues in the tab. */
export async function simulateDeploy(
  { engine, site, releases }: SimulationContext,
  { from, to, worker, oldFiles, entry, steps, failsWhen }: DeployScenario,
): Promise<Outcome> {
  releases.deploy({ version: from })
  const { page, release } = await openEmptyPage(engine, worker, site.origin)
  const tab = new Tab(page, reloadLabels(site), failsWhen)
  let problems: readonly string[] | undefined
  try {
    if (membersEntries.includes(entry)) await page.evaluate(await storeSessionScript(site, 'ordinary'))
    await openEntry(tab, site.origin + entry, worker)
    const isSlow = worker === 'onSlowLine'
    const oldBuild = isSlow ? await tab.shownBuild() : ''
    site.pages.slowPagesDown(isSlow)
    // The page of this entry was requested before there was a worker.
    if (isSlow) await performStep(tab, 'reload', entry)
    releases.deploy({ ...to, beside: oldFiles === 'kept' ? from : undefined })
    let showedOldPage = false
    const failures = await collectFailure(async () => {
      for (const step of steps) {
        await performStep(tab, step, entry)
        if (isSlow && step === 'reload') showedOldPage = (await tab.shownBuild()) === oldBuild
      }
      if (isSlow) await leaveOldBuild(tab, oldBuild)
    })
    const automatic = await tab.countAutomaticLoads()
    problems = [...failures, ...(await findProblems(tab, automatic))]
    return { problems, automatic, showedOldPage, unanswered: tab.unansweredReloads() }
  } finally {
    site.pages.slowPagesDown(false)
    tab.leave()
    await release(problems?.length === 0)
  }
}

/** A member, who stays logged in, opens these. */
const membersEntries: readonly Entry[] = ['/m/home', '/m/member/home']

const reloadLabels = ({ manifest }: ServedSite): string[] =>
  manifest.languages.map((language) => siteText(manifest, language, 'common.reload'))

async function collectFailure(run: () => Promise<void>): Promise<string[]> {
  try {
    await run()
    return []
  } catch (error) {
    if (error instanceof TabFailure) return [error.message]
    throw error
  }
}

/** What the network has answered late decides about the next navigation, and a worker may be storing the new version. */
const maxOldPages = 3

/** A member must not stay with an old version, however slow the line is. */
async function leaveOldBuild(tab: Tab, oldBuild: string): Promise<void> {
  for (let count = 0; (await tab.shownBuild()) === oldBuild; count += 1) {
    if (count === maxOldPages) throw new TabFailure(`${count} reloads have shown the old version`)
    await tab.reloads()
    await tab.showsNoProblem()
  }
}

/** A reload is offered only when no page may reload automatically; no worker takes over an open page; nothing throws. */
async function findProblems(tab: Tab, automatic: number): Promise<string[]> {
  const offeredNeedlessly = tab.acceptedReloads() > automatic && !tab.sawUpdateNotice()
  return [
    ...(automatic > 1 ? [`${automatic} pages loaded automatically`] : []),
    ...(offeredNeedlessly ? ['the member was asked to reload the page unnecessarily'] : []),
    ...((await tab.countTakeovers()) > 0 ? ['a worker took over an open page'] : []),
    ...tab.errors().map((error) => `uncaught: ${error}`),
  ]
}

/** With a worker, waits until it controls the page. */
async function openEntry(tab: Tab, address: string, worker: Deploy['worker']): Promise<void> {
  await tab.opens(address)
  await tab.showsNoProblem()
  if (worker !== 'off')
    await tab.until('navigator.serviceWorker.controller', 'no worker controls the page', 60_000)
}

/** A link on each entry page, and the path that it opens. */
const links: Readonly<Record<Entry, { readonly link: string; readonly to: string }>> = {
  '/m/home': { link: 'nav a[href="/m/member/home"]', to: '/m/member/home' },
  '/m/login': { link: 'main a[href="/m/register"]', to: '/m/register' },
  '/m/register': { link: 'header a[href="/m/home"]', to: '/m/home' },
  '/m/member/home': { link: 'nav a[href="/m/rewardCenter"]', to: '/m/rewardCenter' },
  '/m/no/such/page': { link: 'main a[href="/m/home"]', to: '/m/home' },
}

const isAt = (path: string): string => `location.pathname === '${path}'`

async function performStep(tab: Tab, step: Step, entry: Entry): Promise<void> {
  const { link, to } = links[entry]
  switch (step) {
    case 'page':
      await tapUntil(tab, link, isAt(to))
      break
    case 'overlay':
      await tapUntil(tab, 'header button:has(.Icon)', languageSheetOpen)
      await tab.page.keyboard.press('Escape')
      await tab.until(`!${languageSheetOpen}`, 'the sheet stays open')
      break
    case 'reload':
      await tab.reloads()
      break
    case 'back':
      await goBackTo(tab, entry)
  }
  await tab.showsNoProblem()
}

/** A sheet whose code was missing has left a history entry with the same URL, so Back may be needed twice. */
async function goBackTo(tab: Tab, entry: Entry): Promise<void> {
  await tab.goesBack()
  await tab.showsNoProblem()
  if (await tab.isTrue(isAt(entry))) return
  await tab.goesBack()
  await tab.until(isAt(entry), `Back does not lead to ${entry}`)
}

/** Missing code reloads the page once, and an update may be postponed. */
const maxTaps = 6

/**
 * Taps until the outcome is reached. When its code is missing, a tap may reload the page instead; then that page must be fine,
 * and the member taps again.
 */
async function tapUntil(tab: Tab, selector: string, outcome: string): Promise<void> {
  for (let count = 0; count === 0 || !(await tab.isTrue(outcome)); count += 1) {
    if (count === maxTaps) throw new TabFailure(`${count} taps on ${selector} have led nowhere`)
    await tab.taps(selector, outcome)
    await tab.showsNoProblem()
  }
}
