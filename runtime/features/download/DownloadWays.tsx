import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { InstallService } from '../../contract/services'
import { useSite, useText } from '../../kit/useSite'
import { appLinkFor, systemOf } from '../../rules/device/appLinks'
import { chromeUrl, detectInAppBrowser, offersChrome } from '../../rules/device/inAppBrowser'
import { appLinksAtom } from '../../state/download'
import { Button } from '../../ui/Button'
import { Stack } from '../../ui/Stack'

const downloadTexts = {
  android: 'download.android',
  ios: 'download.ios',
  other: 'download.app',
} as const

/** The ways to the app on this device (E2.26); the first one is the most prominent. */
export function DownloadWays({ systemPrompt }: { systemPrompt: boolean }) {
  const { browser, location, data, openOverlay } = useSite()
  const t = useText()
  const links = useAtomValue(appLinksAtom) ?? {}
  const install = useInstall()
  const { userAgent } = browser.native
  const system = systemOf(browser.native)
  const appLink = appLinkFor(links, system)
  const inApp = detectInAppBrowser(userAgent)
  const page = browser.page.origin + location.path + location.search
  const isFirst = (before: readonly unknown[]): 'filled' | 'tonal' =>
    before.some((way) => way !== undefined && way !== false) ? 'tonal' : 'filled'
  return (
    <Stack>
      {appLink !== undefined && (
        <Button wide icon="download" href={appLink}>
          {t(downloadTexts[system], { name: data.manifest.name })}
        </Button>
      )}
      {install !== undefined && (
        <Button
          wide
          icon={systemPrompt ? 'plus' : 'home'}
          variant={isFirst([appLink])}
          onClick={() => void install.install()}
        >
          {t('download.install')}
        </Button>
      )}
      {inApp !== undefined && (
        <Button
          wide
          icon="external"
          variant={isFirst([appLink, install])}
          onClick={() => void openOverlay('openInBrowser', { ...inApp, reason: 'install' })}
        >
          {t('download.openBrowser')}
        </Button>
      )}
      {inApp === undefined && offersChrome(userAgent) && (
        <Button wide icon="external" variant={isFirst([appLink, install])} href={chromeUrl(page)}>
          {t('download.openChrome')}
        </Button>
      )}
    </Stack>
  )
}

/** The service that installs the site; undefined until it is there, and where the site cannot be installed. */
function useInstall(): InstallService | undefined {
  const site = useSite()
  const [service, setService] = useState<InstallService>()
  useEffect(() => {
    let isGone = false
    site.service('install').then(
      (install) => !isGone && setService(install?.isOffered() ? install : undefined),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [site])
  return service
}
