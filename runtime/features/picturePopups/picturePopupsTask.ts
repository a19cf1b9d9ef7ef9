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
import { pageLeft } from '../../tables/overlays'
import * as times from '../../tables/times'

/** Shows the first picture, then the second, when the visitor has been in the lobby for a while (E4.44, E4.47). */
export default function picturePopupsTask(site: Site): Stop {
  const { clock, storage, page } = site.browser
  let isRunning = true
  let stopTimer: Stop | undefined

  const mayShow = (): boolean =>
    mayPopUp({
      path: site.store.get(pathAtom),
      runMode: site.store.get(runModeAtom),
      closed: storage.read('picturePopupsClosed') === true,
    })

  /** Nothing pops up over another overlay, or while the visitor types. */
  const isCalm = (): boolean => site.store.get(openOverlaysAtom).length === 0 && !page.typing

  async function showGroup(group: PopupGroup): Promise<'shown' | 'none' | 'left'> {
    const reply = await site.platform.call('banners', { query: { groupName: group }, alert: false })
    const picture = readPopupPicture(reply)
    const seen = readSeenPictures(storage.read('picturePopupNames'))
    if (!isRunning || !mayShow() || !picture || seen[group] === picture.name) return 'none'
    const result = await site.openOverlay('picturePopup', picture)
    if (result === pageLeft) return 'left'
    // A picture that could not be shown is neither closed nor saved.
    if (result === 'broken') return 'none'
    const names = readSeenPictures(storage.read('picturePopupNames'))
    storage.write('picturePopupNames', { ...names, [group]: picture.name })
    return 'shown'
  }

  async function show(): Promise<void> {
    if (!isRunning || !mayShow()) return
    if (!isCalm()) {
      stopTimer = clock.after(times.tick, () => void show())
      return
    }
    const results: string[] = []
    for (const group of popupGroups) {
      const result = await showGroup(group).catch(() => 'none' as const)
      results.push(result)
      if (result === 'left') return
    }
    if (results.includes('shown')) storage.write('picturePopupsClosed', true)
  }

  function restart(): void {
    stopTimer?.()
    stopTimer = mayShow() ? clock.after(times.picturePopup, () => void show()) : undefined
  }

  restart()
  const stopWatching = site.store.sub(pathAtom, restart)
  return () => {
    isRunning = false
    stopWatching()
    stopTimer?.()
  }
}
