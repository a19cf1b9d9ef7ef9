import { type RefObject, useRef } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useCopy } from '../../kit/useCopy'
import { useSite, useText } from '../../kit/useSite'
import { externalBrowserUrl } from '../../rules/device/inAppBrowser'
import { Button } from '../../ui/actions/Button'
import { Stack } from '../../ui/layout/Stack'
import * as icons from '../../ui/media/icons'

const textOf = {
  signIn: { any: 'openInBrowser.signIn', named: 'openInBrowser.signInApp' },
  install: { any: 'openInBrowser.install', named: 'openInBrowser.installApp' },
} as const

/** An app's own browser cannot do this: a link that opens the external browser, or the URL to copy (F114). */
export default function OpenInBrowser(overlay: OverlayProps<'openInBrowser'>) {
  const { payload } = overlay
  const { browser, location } = useSite()
  const t = useText()
  const { app, exit, reason } = payload
  const url = browser.page.origin + location.path + location.search
  const externalUrl = externalBrowserUrl(url, exit)
  const address = useRef<HTMLElement>(null)
  return (
    <OverlaySheet
      overlay={overlay}
      title={t('openInBrowser.title')}
      footer={
        <Stack>
          {externalUrl !== undefined && (
            <Button wide href={externalUrl}>
              {t('openInBrowser.open')}
            </Button>
          )}
          <CopyButton url={url} shown={address} primary={externalUrl === undefined} />
        </Stack>
      }
    >
      <Stack>
        <p>{app === undefined ? t(textOf[reason].any) : t(textOf[reason].named, { app })}</p>
        <p className="OpenInBrowser-hint">{t('openInBrowser.hint')}</p>
        <p className="OpenInBrowser-address">
          <bdi ref={address}>{url}</bdi>
        </p>
      </Stack>
    </OverlaySheet>
  )
}

interface CopyButtonProps {
  readonly url: string
  readonly shown: RefObject<HTMLElement | null>
  readonly primary: boolean
}

/** Confirms in the button itself; where nothing can be copied, the address above is selected. */
function CopyButton({ url, shown, primary }: CopyButtonProps) {
  const t = useText()
  const { result, copy } = useCopy(url, shown)
  const copied = result === 'copied'
  return (
    <>
      <Button
        wide
        variant={primary ? 'filled' : 'tonal'}
        icon={copied ? icons.check : icons.copy}
        onClick={() => void copy()}
      >
        {copied ? t('common.linkCopied') : t('common.copyLink')}
      </Button>
      <p className="OpenInBrowser-hint" role="status">
        {result === 'refused' && t('common.copyByHand')}
      </p>
    </>
  )
}
