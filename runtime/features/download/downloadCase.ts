import { atom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { appLinkFor, systemOf } from '../../rules/device/appLinks'
import { type DownloadCase, daysSince } from '../../rules/download/decideDownload'
import { appLinksAtom, cardCountAtom, downloadSettingsAtom, memberCountsAtom } from '../../state/download'
import { memberAtom } from '../../state/member'
import { openOverlaysAtom } from '../../state/overlays'
import { pathAtom, runModeAtom } from '../../state/page'
import { customerTypeAtom } from '../../state/session'
import { overlays } from '../../tables/overlays'
import { isFramedPage } from '../../tables/pagesNotToInterrupt'
import * as times from '../../tables/times'
import { remembersPrompt } from './promptMemory'

/** A prompt of any feature is open, or closing. */
const promptOpenAtom = atom((get) => get(openOverlaysAtom).some(({ id }) => overlays[id].lane === 'prompt'))

/** What the rules depend on, as far as atoms hold it. Undefined until settings and links are known. */
const knownAtom = atom((get) => {
  const settings = get(downloadSettingsAtom)
  const path = get(pathAtom)
  const links = get(appLinksAtom)
  if (!settings || path === undefined || !links) return undefined
  return {
    settings,
    path,
    links,
    runMode: get(runModeAtom),
    memberType: get(customerTypeAtom),
    regDate: get(memberAtom).value?.regDate,
    ...get(memberCountsAtom),
    cards: get(cardCountAtom),
    promptOpen: get(promptOpenAtom),
  }
})

/** What is not in an atom. */
export interface CaseContext {
  /** When the game on this page was started, in ms that never go backwards. */
  readonly gameSince: number | undefined
  readonly canInstall: boolean
  /** When this page was opened, in ms that never go backwards. */
  readonly pageSince: number
}

/** Everything that decides about a prompt now; undefined while it is not known. */
export function readDownloadCase(
  site: Site,
  { gameSince, canInstall, pageSince }: CaseContext,
): DownloadCase | undefined {
  const { store, browser, platform } = site
  const known = store.get(knownAtom)
  if (!known) return undefined
  const { links, regDate, ...rest } = known
  return {
    ...rest,
    daysSinceRegistration: daysSince(regDate, platform.now()),
    hostname: browser.page.hostname,
    busy: isInFrame(site, rest.path) && browser.clock.monotonic() - pageSince >= times.arrivalAtFrame,
    gameSeconds: gameSince === undefined ? undefined : (browser.clock.monotonic() - gameSince) / 1000,
    closed: remembersPrompt(site, 'downloadClosed'),
    forcedBefore: remembersPrompt(site, 'downloadForced'),
    hasWayOn: canInstall || appLinkFor(links, systemOf(browser.native)) !== undefined,
  }
}

const isInFrame = ({ data }: Site, path: string): boolean =>
  isFramedPage(path, data.manifest.routes[path]?.page)

/** Calls the listener whenever something that decides may have changed. */
export const watchDownloadCase = ({ store }: Site, listener: () => void): (() => void) =>
  store.sub(knownAtom, listener)
