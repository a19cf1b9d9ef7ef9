import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { readStoredBar } from '../../rules/download/downloadBar'
import { downloadSettingsAtom } from '../../state/download'
import { loadDownloadSettings } from './loadDownloadSettings'

/** Asks whether the bar is for members only, where visitors would see it; the session remembers the answer (E4.12, D32). */
export default function visitorTask(site: Site): Stop {
  const { store, data, browser } = site
  const readStored = () => readStoredBar(browser.storage.read('downloadBar'))
  const { bar } = data.manifest.download ?? {}
  if (bar?.show === false || bar?.minimumRank !== undefined || readStored().hide) return () => undefined
  let isRunning = true

  async function ask(): Promise<void> {
    await loadDownloadSettings(site, () => isRunning)
    if (!isRunning) return
    const membersOnly = store.get(downloadSettingsAtom)?.login_required === true
    browser.storage.write('downloadBar', { ...readStored(), membersOnly })
  }

  const stopWaiting = browser.clock.whenIdle(() => void ask())
  return () => {
    isRunning = false
    stopWaiting()
    store.set(downloadSettingsAtom, undefined)
  }
}
