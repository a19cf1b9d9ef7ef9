import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { whenCalm } from '../../kit/whenCalm'
import {
  mayPopUp,
  type PopupGroup,
  popupGroups,
  readPopupPicture,
  readSeenPictures,
} from '../../rules/content/popupPicture'
import { pathAtom, runModeAtom } from '../../state/page'
import { pageLeft } from '../../tables/overlays'
import * as times from '../../tables/times'

/** Shows the first picture, then the second, when the visitor has been in the lobby for a while (E4.44, E4.47). */
export default function picturePopupsTask(site: Site): Stop {
  const { clock, storage } = site.browser
  let isRunning = true
  let stopTimer: Stop | undefined

  const mayShow = (): boolean =>
    mayPopUp({
      path: site.store.get(pathAtom),
      runMode: site.store.get(runModeAtom),
      closed: storage.read('picturePopupsClosed') === true,
    })

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
    const results: string[] = []
    for (const group of popupGroups) {
      const result = await showGroup(group).catch(() => 'none' as const)
      results.push(result)
      if (result === 'left') return
    }
    if (results.includes('shown')) storage.write('picturePopupsClosed', true)
  }

  function showWhenCalm(): void {
    stopTimer = whenCalm(site, () => void show())
  }

  function restart(): void {
    stopTimer?.()
    stopTimer = mayShow() ? clock.after(times.picturePopup, showWhenCalm) : undefined
  }

  restart()
  const stopWatching = site.store.sub(pathAtom, restart)
  return () => {
    isRunning = false
    stopWatching()
    stopTimer?.()
  }
}
