import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { loadAppLinks } from '../../kit/appLinks'
import { belongsTo, type DownloadDecision, decideDownload } from '../../rules/download/decideDownload'
import { cardCountAtom, downloadSettingsAtom, memberCountsAtom } from '../../state/download'
import { pathAtom } from '../../state/page'
import { downloadPages } from '../../tables/downloadPages'
import * as times from '../../tables/times'
import { readDownloadCase, watchDownloadCase } from './downloadCase'
import { loadDownloadSettings } from './loadDownloadSettings'
import { interruptWithPrompt } from './openPrompt'
import { watchCards, watchCounts } from './watchCounts'

/** Opens the prompt to download the app when a rule of the settings holds for this member (E4.14 to E4.31). */
export default function promptTask(site: Site): Stop {
  const { browser, store } = site
  const { clock } = browser
  const startedAt = clock.monotonic()
  let isRunning = true
  let canInstall = false
  let systemPromptKnown: Promise<boolean> | undefined
  let gameSince: number | undefined
  let pageSince = startedAt
  let stopGame: Stop | undefined
  /** The rule whose delay is running, or whose prompt is being opened. */
  let due: DownloadDecision['why'] | undefined
  let stopDelay: Stop | undefined
  let wait = new AbortController()

  const readCase = () => readDownloadCase(site, { gameSince, canInstall, pageSince })

  function decide(): DownloadDecision | undefined {
    const one = readCase()
    return one && decideDownload(one)
  }

  /** Shortly after a login nothing opens (E4.33). */
  const delayOf = ({ delay }: DownloadDecision) =>
    times.ms(Math.max(delay, times.lockAfterLogin - (clock.monotonic() - startedAt)))

  function update(): void {
    if (!isRunning) return
    counts.check()
    cards.check()
    const decision = decide()
    const rule = decision?.show ? decision.why : undefined
    if (rule === due) return
    stopDelay?.()
    stopDelay = undefined
    wait.abort()
    wait = new AbortController()
    due = rule
    if (decision && rule !== undefined) stopDelay = clock.after(delayOf(decision), () => void open())
  }

  async function open(): Promise<void> {
    const rule = due
    await systemPromptKnown
    if (!isRunning || due !== rule) return
    const decision = decide()
    const isStillDue = () => decide()?.why === rule
    if (!decision?.show || decision.why !== rule) return update()
    const { signal } = wait
    const asked = { forced: decision.forced, rule: decision.why as never }
    await interruptWithPrompt(site, asked, { belongsTo: belongsTo(decision), signal }, isStillDue)
    if (signal.aborted) return
    due = undefined
    update()
  }

  /** A game starts when its page opens (E4.31). */
  function followGame(): void {
    const pages: readonly string[] = downloadPages.game
    const isGame = pages.includes(store.get(pathAtom) ?? '')
    if (isGame === (gameSince !== undefined)) return
    stopGame?.()
    gameSince = isGame ? clock.monotonic() : undefined
    stopGame = isGame ? clock.every(times.tick, update) : undefined
  }

  const counts = watchCounts(site, readCase)
  const cards = watchCards(site, readCase)
  const stops = [
    watchDownloadCase(site, update),
    store.sub(pathAtom, () => {
      pageSince = clock.monotonic()
      followGame()
      update()
    }),
    counts,
    cards,
    () => stopGame?.(),
    () => stopDelay?.(),
    () => wait.abort(),
  ]
  followGame()
  void loadDownloadSettings(site, () => isRunning)
  void site
    .service('install')
    .then((install) => {
      canInstall = install?.isOffered() ?? false
      // Beside the delay of a rule, not after it.
      systemPromptKnown = install?.waitForSystemPrompt()
    })
    .catch(() => undefined)
    .then(() => loadAppLinks(site))
    .then(update)
  return () => {
    isRunning = false
    for (const stop of stops) stop()
    store.set(downloadSettingsAtom, undefined)
    store.set(memberCountsAtom, {})
    store.set(cardCountAtom, undefined)
  }
}
