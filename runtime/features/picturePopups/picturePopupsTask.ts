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
import { pathAtom, runModeAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { neverOpened, overlays, pageLeft } from '../../tables/overlays'
import { seconds } from '../../tables/times'
import { forgetPicture, loadPopup } from './loadPopup'

const tokenAtom = atom((get) => get(sessionAtom)?.token)

/** How showing a picture ended. */
type Outcome = 'shown' | 'none' | 'left' | 'followed'

/** Shows the first picture, then the second, when the visitor has been in the lobby for a while (E4.44, E4.47). */
export default function picturePopupsTask(site: Site): Stop {
  const { clock, storage } = site.browser
  const { delaySeconds } = site.data.manifest.popups ?? {}
  const delay = delaySeconds === undefined ? overlays.picturePopup.delay : seconds(delaySeconds)
  /** Ends with each opening of the lobby, and with the member: what was begun for an earlier one is dropped. */
  let round = new AbortController()
  let stopTimer: Stop | undefined

  const mayShow = (signal: AbortSignal): boolean =>
    !signal.aborted &&
    mayPopUp({
      path: site.store.get(pathAtom),
      runMode: site.store.get(runModeAtom),
      closed: storage.read('picturePopupsClosed') === true,
    })

  async function showGroup(group: PopupGroup, signal: AbortSignal): Promise<Outcome> {
    const reply = await site.platform.call('banners', { query: { groupName: group }, alert: false })
    const picture = readPopupPicture(reply)
    const seen = readSeenPictures(storage.read('picturePopupNames'))
    if (!mayShow(signal) || !picture || seen[group] === picture.name) return 'none'
    const payload = await loadPopup(site, picture)
    if (!payload) return 'none'
    const whenOpened = () => (mayShow(signal) ? payload : undefined)
    const waitingRow = { title: 'picturePopups.title', icon: 'gift' } as const
    const result = await site.interrupt('picturePopup', { payload: whenOpened, waitingRow, signal })
    if (result === neverOpened) return 'none'
    if (result === pageLeft) return 'left'
    // A picture that could not be shown is neither closed nor saved.
    if (result === 'broken') return 'none'
    const names = readSeenPictures(storage.read('picturePopupNames'))
    storage.write('picturePopupNames', { ...names, [group]: picture.name })
    void forgetPicture(site, payload)
    return result === 'followed' ? 'followed' : 'shown'
  }

  async function show(signal: AbortSignal): Promise<void> {
    const outcomes: Outcome[] = []
    for (const group of popupGroups) {
      const outcome = await showGroup(group, signal).catch(() => 'none' as const)
      outcomes.push(outcome)
      if (outcome === 'left') return
      // Who followed a link has something else to look at.
      if (outcome === 'followed') break
    }
    if (outcomes.some((outcome) => outcome !== 'none')) storage.write('picturePopupsClosed', true)
  }

  function stop(): void {
    round.abort()
    stopTimer?.()
  }

  function restart(): void {
    stop()
    round = new AbortController()
    const { signal } = round
    if (mayShow(signal)) stopTimer = clock.after(delay, () => void show(signal))
  }

  restart()
  // Banners may depend on the member: another one's begin anew (D21).
  const stops = [site.store.sub(pathAtom, restart), site.store.sub(tokenAtom, restart), stop]
  return () => stops.forEach((stopOne) => void stopOne())
}
