import { atom } from 'jotai/vanilla'
import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import {
  mayPopUp,
  type PopupGroup,
  popupGroups,
  readPopupPicture,
  readSeenPictures,
} from '../../rules/content/popupPicture'
import { openOverlaysAtom } from '../../state/overlays'
import { pathAtom, runModeAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { pageLeft } from '../../tables/overlays'
import * as times from '../../tables/times'
import { forgetPicture, loadPopup } from './loadPopup'

const tokenAtom = atom((get) => get(sessionAtom)?.token)

/** How showing a picture ended. */
type Outcome = 'shown' | 'none' | 'left' | 'followed'

/** Shows the first picture, then the second, when the visitor has been in the lobby for a while (E4.44, E4.47). */
export default function picturePopupsTask(site: Site): Stop {
  const { clock, storage, page } = site.browser
  const { delaySeconds } = site.data.manifest.popups ?? {}
  const delay = delaySeconds === undefined ? times.picturePopup : times.seconds(delaySeconds)
  /** Counts the lobby's openings and the members: what was begun for an earlier one is dropped. */
  let round = 0
  let stopTimer: Stop | undefined
  let stopWaiting: Stop | undefined

  const mayShow = (ownRound: number): boolean =>
    round === ownRound &&
    mayPopUp({
      path: site.store.get(pathAtom),
      runMode: site.store.get(runModeAtom),
      closed: storage.read('picturePopupsClosed') === true,
    })

  /** Nothing pops up over another overlay, or in a tab that nobody sees. */
  const isFree = (): boolean =>
    page.visible && site.store.get(openOverlaysAtom).every(({ leaving }) => leaving)

  /** Resolves when nothing is in the way, nor is anybody typing; to false when it must not be shown any more. */
  const waitUntilCalm = (ownRound: number): Promise<boolean> =>
    new Promise((resolve) => {
      let stopTick: Stop | undefined
      function check(): void {
        stopTick?.()
        stopTick = undefined
        if (mayShow(ownRound) && !isFree()) return
        // Nothing says that somebody types no more.
        if (mayShow(ownRound) && page.typing) stopTick = clock.after(times.tick, check)
        else finish(mayShow(ownRound))
      }
      const stops = [site.store.sub(openOverlaysAtom, check), page.onVisible(check), () => stopTick?.()]
      function finish(isCalm: boolean): void {
        for (const stopOne of stops) stopOne()
        stopWaiting = undefined
        resolve(isCalm)
      }
      stopWaiting = () => finish(false)
      check()
    })

  async function showGroup(group: PopupGroup, ownRound: number): Promise<Outcome> {
    const reply = await site.platform.call('banners', { query: { groupName: group }, alert: false })
    const picture = readPopupPicture(reply)
    const seen = readSeenPictures(storage.read('picturePopupNames'))
    if (!mayShow(ownRound) || !picture || seen[group] === picture.name) return 'none'
    const payload = await loadPopup(site, picture)
    if (!payload || !(await waitUntilCalm(ownRound))) return 'none'
    const result = await site.openOverlay('picturePopup', payload)
    if (result === pageLeft) return 'left'
    // A picture that could not be shown is neither closed nor saved.
    if (result === 'broken') return 'none'
    const names = readSeenPictures(storage.read('picturePopupNames'))
    storage.write('picturePopupNames', { ...names, [group]: picture.name })
    void forgetPicture(site, payload)
    return result === 'followed' ? 'followed' : 'shown'
  }

  async function show(ownRound: number): Promise<void> {
    const outcomes: Outcome[] = []
    if (!(await waitUntilCalm(ownRound))) return
    for (const group of popupGroups) {
      const outcome = await showGroup(group, ownRound).catch(() => 'none' as const)
      outcomes.push(outcome)
      if (outcome === 'left') return
      // Who followed a link has something else to look at.
      if (outcome === 'followed') break
    }
    if (outcomes.some((outcome) => outcome !== 'none')) storage.write('picturePopupsClosed', true)
  }

  function stop(): void {
    round += 1
    stopTimer?.()
    stopWaiting?.()
  }

  function restart(): void {
    stop()
    const ownRound = round
    if (mayShow(ownRound)) stopTimer = clock.after(delay, () => void show(ownRound))
  }

  restart()
  // Banners may depend on the member: another one's begin anew (D21).
  const stops = [site.store.sub(pathAtom, restart), site.store.sub(tokenAtom, restart), stop]
  return () => stops.forEach((stopOne) => void stopOne())
}
