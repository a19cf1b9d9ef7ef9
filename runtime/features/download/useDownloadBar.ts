import { useAtomValue } from 'jotai/react'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Site } from '../../contract/site'
import { loadAppLinks } from '../../kit/appLinks'
import { useSite } from '../../kit/useSite'
import { readStoredBar, showsDownloadBar } from '../../rules/download/downloadBar'
import { isConsentDue } from '../../rules/tracking/consent'
import { consentAtom } from '../../state/consent'
import { downloadBarAtom, downloadSettingsAtom } from '../../state/download'
import { memberAtom } from '../../state/member'
import { pageCountAtom, runModeAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { downloadSettings, openPrompt } from './openPrompt'

/** Whether the bar is due now; undefined while that is not known (E4.10, E4.12). */
function useIsDue(site: Site): boolean | undefined {
  const { manifest } = site.data
  const member = useAtomValue(memberAtom).value
  const loaded = useAtomValue(downloadSettingsAtom)
  const asksForConsent = isConsentDue(manifest, useAtomValue(consentAtom))
  const loggedIn = useAtomValue(sessionAtom) !== undefined
  return showsDownloadBar({
    download: manifest.download,
    runMode: useAtomValue(runModeAtom),
    stored: readStoredBar(site.browser.storage.read('downloadBar')),
    loggedIn,
    loginRequired: (loaded ?? downloadSettings(site)).login_required === true,
    rank: member && (member.rank?.level ?? 0),
    asksForConsent,
  })
}

/**
 * Decides about the bar when the lobby opens: it never appears later, because the page would move below the member's finger. On
 * the first page its space is there from the first paint, or it does not come.
 */
export function useDownloadBar(): { readonly shown: boolean; close(): void } {
  const site = useSite()
  const { page, storage } = site.browser
  const isDue = useIsDue(site)
  const [mayShow] = useState(() => isDue === true && (page.barSpace || site.store.get(pageCountAtom) > 1))
  const [closed, setClosed] = useState(false)
  const shown = mayShow && isDue === true && !closed
  useLayoutEffect(() => {
    page.reserveBar(shown)
    return () => page.reserveBar(false)
  }, [page, shown])
  useEffect(() => {
    site.store.set(downloadBarAtom, shown ? 'shown' : closed ? 'closed' : 'off')
  }, [site, shown, closed])
  usePromptAfterReload(site)

  const close = useCallback(() => {
    storage.write('downloadBar', { hide: true, promptOpen: true })
    setClosed(true)
    void offerAfterBar(site)
  }, [site, storage])
  return { shown, close }
}

/** The prompt takes the place of the bar, once (E2.36, E4.11). */
async function offerAfterBar(site: Site): Promise<void> {
  await loadAppLinks(site)
  await openPrompt(site, { forced: false })
  site.browser.storage.write('downloadBar', { hide: true })
}

/** A reload does not close the prompt (E4.13). */
function usePromptAfterReload(site: Site): void {
  useEffect(() => {
    const { promptOpen } = readStoredBar(site.browser.storage.read('downloadBar'))
    if (promptOpen && site.store.get(pageCountAtom) <= 1) void offerAfterBar(site)
  }, [site])
}
