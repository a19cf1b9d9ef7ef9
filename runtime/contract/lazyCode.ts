import type { Browser } from '../browser/browser'
import {
  assetManifestUrl,
  type OfferedRemedy,
  type Remedy,
  readBuild,
  remedyFor,
} from '../rules/system/recovery'
import { times } from '../tables/times'
import type { Notice, Site } from './site'

/** What of the site it takes to get code, or another file of ours, that is loaded late. */
export type Asker = { readonly edge: Browser; readonly data: Pick<Site['data'], 'build'> }

/** Code of the site that did not come, twice. */
export class CodeMissing extends Error {
  constructor(readonly remedy: OfferedRemedy) {
    super('Code of the site did not come')
  }
}

/**
 * Loads code of the site. What does not come is asked for once more after a moment; then the host is asked whether the site was
 * replaced under this page (F123). Rejects with CodeMissing; stays open while the page is about to be loaded anew.
 */
export async function loadCode<T>(site: Asker, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await moment(site.edge)
    return load().catch(() => giveUp(site))
  }
}

/**
 * A member asks for it once more; true when it has come. Safari and Firefox may keep a failure for as long as the page lives:
 * where the host answers all the same, the page is loaded anew.
 */
export async function loadAgain(site: Asker, load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load()
    return true
  } catch {
    if ((await askBuild(site.edge)) !== undefined) site.edge.watchdog.hardReload()
    return false
  }
}

/** Where the page itself must be loaded anew, the member decides when (F123). */
export async function tellOfLoss(
  site: Pick<Site, 'edge' | 'text' | 'notice' | 'open'>,
  remedy: OfferedRemedy,
): Promise<void> {
  const { t } = site.text
  const network: Notice = { message: t('errors.network') }
  if (remedy === 'retry') return site.notice(network)
  const outdated: Notice = { title: 'errors.newVersionTitle', message: t('errors.newVersionText') }
  const notice = remedy === 'reload' ? outdated : network
  const confirmed = await site.open('notice', { ...notice, confirm: 'common.reload' })
  if (confirmed === true) site.edge.watchdog.hardReload()
}

const moment = ({ clock }: Browser): Promise<void> =>
  new Promise((resolve) => void clock.after(times.retryDelay, resolve))

const decisions = new WeakMap<Browser, Promise<Remedy>>()

/** What is missing at once is one loss, and one question to the host. */
function decide(site: Asker): Promise<Remedy> {
  const { edge } = site
  const decision = decisions.get(edge) ?? remedy(site)
  decisions.set(edge, decision)
  // A page that is about to be left stays decided.
  void decision.then((decided) => decided !== 'recover' && decisions.delete(edge))
  return decision
}

async function remedy({ edge, data }: Asker): Promise<Remedy> {
  const found = await askBuild(edge)
  const wanted = remedyFor({ ownBuild: data.build, hostBuild: found, engaged: edge.page.userBusy })
  if (wanted !== 'recover' || found === undefined) return wanted
  return edge.watchdog.recover(found) ? 'recover' : 'reload'
}

async function giveUp(site: Asker): Promise<never> {
  const decided = await decide(site)
  if (decided === 'recover') return new Promise(() => undefined)
  throw new CodeMissing(decided)
}

/** The build that the host has now, past every cache; undefined when it does not say. */
async function askBuild({ http, clock, page }: Browser): Promise<string | undefined> {
  if (!page.online) return undefined
  const url = assetManifestUrl('own', clock.now())
  try {
    const { status, text } = await http.send({
      method: 'GET',
      url,
      headers: {},
      timeout: times.slowThreshold,
    })
    return status === 200 ? readBuild(text) : undefined
  } catch {
    return undefined
  }
}
