import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { externalBrowserUrl } from '../../rules/device/inAppBrowser'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Sheet'
import { Stack } from '../../ui/Stack'

/** Providers refuse the inner browsers of apps: the way out of them, or the link to take along (F114). */
export default function OpenInBrowser({ payload, close, titleId, leaving }: OverlayProps<'openInBrowser'>) {
  const { browser, location } = useSite()
  const t = useText()
  const { app, exit } = payload
  const address = browser.page.origin + location.path + location.search
  const out = externalBrowserUrl(address, exit)
  return (
    <Sheet
      title={t('social.browserTitle')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      footer={
        <Stack>
          {out !== undefined && (
            <Button wide href={out}>
              {t('social.openBrowser')}
            </Button>
          )}
          <CopyButton address={address} primary={out === undefined} />
        </Stack>
      }
    >
      <Stack>
        <p>{app === undefined ? t('social.browserText') : t('social.browserTextApp', { app })}</p>
        <p className="OpenInBrowser-hint">{t('social.browserHint')}</p>
        <p className="OpenInBrowser-address">
          <bdi>{address}</bdi>
        </p>
      </Stack>
    </Sheet>
  )
}

/** Says that it worked where the eye is; where the clipboard is refused, the address above can be marked by hand. */
function CopyButton({ address, primary }: { address: string; primary: boolean }) {
  const { browser, toast } = useSite()
  const t = useText()
  const [copied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    const done = await browser.page.copyToClipboard(address)
    setCopied(done)
    if (!done) toast(t('social.copyByHand'))
  }
  return (
    <Button
      wide
      variant={primary ? 'filled' : 'tonal'}
      icon={copied ? 'check' : 'copy'}
      onClick={() => void copy()}
    >
      {copied ? t('social.copied') : t('social.copy')}
    </Button>
  )
}
