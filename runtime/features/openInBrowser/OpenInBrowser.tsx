import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { externalBrowserUrl } from '../../rules/device/inAppBrowser'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Sheet'
import { Stack } from '../../ui/Stack'

const textOf = {
  signIn: { any: 'openInBrowser.signIn', named: 'openInBrowser.signInApp' },
  install: { any: 'openInBrowser.install', named: 'openInBrowser.installApp' },
} as const

/** An app's own browser cannot do this: a link that opens the external browser, or the URL to copy (F114). */
export default function OpenInBrowser({ payload, close, titleId, leaving }: OverlayProps<'openInBrowser'>) {
  const { browser, location } = useSite()
  const t = useText()
  const { app, exit, reason } = payload
  const url = browser.page.origin + location.path + location.search
  const externalUrl = externalBrowserUrl(url, exit)
  return (
    <Sheet
      title={t('openInBrowser.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      footer={
        <Stack>
          {externalUrl !== undefined && (
            <Button wide href={externalUrl}>
              {t('openInBrowser.open')}
            </Button>
          )}
          <CopyButton url={url} primary={externalUrl === undefined} />
        </Stack>
      }
    >
      <Stack>
        <p>{app === undefined ? t(textOf[reason].any) : t(textOf[reason].named, { app })}</p>
        <p className="OpenInBrowser-hint">{t('openInBrowser.hint')}</p>
        <p className="OpenInBrowser-address">
          <bdi>{url}</bdi>
        </p>
      </Stack>
    </Sheet>
  )
}

/** Confirms in the button itself; without clipboard access, the URL above can be selected by hand. */
function CopyButton({ url, primary }: { url: string; primary: boolean }) {
  const { browser, toast } = useSite()
  const t = useText()
  const [copied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    const succeeded = await browser.page.copyToClipboard(url)
    setCopied(succeeded)
    if (!succeeded) toast(t('openInBrowser.copyByHand'))
  }
  return (
    <Button
      wide
      variant={primary ? 'filled' : 'tonal'}
      icon={copied ? 'check' : 'copy'}
      onClick={() => void copy()}
    >
      {copied ? t('common.linkCopied') : t('common.copyLink')}
    </Button>
  )
}
