import { useAtomValue } from 'jotai/react'
import type { Site } from '../../contract/site'
import { useSite, useText } from '../../kit/useSite'
import { appLinkFor, systemOf } from '../../rules/device/appLinks'
import { chromeUrl, detectInAppBrowser, offersChrome } from '../../rules/device/inAppBrowser'
import { appLinksAtom } from '../../state/download'
import { Button } from '../../ui/actions/Button'
import { Stack } from '../../ui/layout/Stack'
import * as icons from '../../ui/media/icons'
import type { DownloadOffer } from './openPrompt'

const downloadTexts = {
  android: 'download.android',
  ios: 'download.ios',
  other: 'download.app',
} as const

/** The ways to the app on this device (E2.26); the first one is the most prominent. */
export function DownloadWays({
  systemPrompt,
  canInstall,
}: Pick<DownloadOffer, 'systemPrompt' | 'canInstall'>) {
  const site = useSite()
  const { browser, location, data, openOverlay } = site
  const t = useText()
  const links = useAtomValue(appLinksAtom) ?? {}
  const { userAgent } = browser.native
  const system = systemOf(browser.native)
  const appLink = appLinkFor(links, system)
  const inApp = detectInAppBrowser(browser.native)
  const page = browser.page.origin + location.path + location.search
  const isFirst = (before: readonly unknown[]): 'filled' | 'tonal' =>
    before.some((way) => way !== undefined && way !== false) ? 'tonal' : 'filled'
  return (
    <Stack>
      {appLink !== undefined && (
        <Button wide icon={icons.download} href={appLink}>
          {t(downloadTexts[system], { name: data.manifest.name })}
        </Button>
      )}
      {canInstall && (
        <Button
          wide
          icon={systemPrompt ? icons.plus : 'home'}
          variant={isFirst([appLink])}
          onClick={() => void installSite(site)}
        >
          {t('download.install')}
        </Button>
      )}
      {inApp !== undefined && (
        <Button
          wide
          icon={icons.external}
          variant={isFirst([appLink, canInstall])}
          onClick={() => void openOverlay('openInBrowser', { ...inApp, reason: 'install' })}
        >
          {t('download.openBrowser')}
        </Button>
      )}
      {inApp === undefined && offersChrome(userAgent) && (
        <Button wide icon={icons.external} variant={isFirst([appLink, canInstall])} href={chromeUrl(page)}>
          {t('download.openChrome')}
        </Button>
      )}
    </Stack>
  )
}

/** The service was loaded before the prompt opened: the tap still counts for the browser. */
const installSite = async (site: Site): Promise<void> =>
  void (await (await site.service('install'))?.install())
