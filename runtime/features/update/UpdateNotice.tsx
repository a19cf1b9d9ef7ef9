import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import type { Site } from '../../contract/site'
import { useSite, useText } from '../../kit/useSite'
import { withKeptParams } from '../../rules/network/url'
import { reloadsInPlace } from '../../rules/system/update'
import { Button } from '../../ui/actions/Button'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { Icon } from '../../ui/media/Icon'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    /** The newer version, if it is known. */
    update: { readonly cause: string | undefined }
  }
}

/** A newer version of the site is available; the member applies it or postpones it (E2.43, E8.19). */
export default function UpdateNotice({ close, titleId, leaving, payload }: OverlayProps<'update'>) {
  const site = useSite()
  const t = useText()
  const [busy, setBusy] = useState(false)
  const refresh = () => {
    setBusy(true)
    if (payload.cause !== undefined) site.browser.storage.write('refreshedFor', payload.cause)
    applyUpdate(site)
  }
  return (
    <DialogPanel
      title={t('update.title')}
      titleId={titleId}
      leaving={leaving}
      picture={
        <span className="UpdateNotice-mark">
          <Icon icon="refresh" />
        </span>
      }
      actions={
        <>
          <Button wide variant="tonal" onClick={() => close()}>
            {t('update.later')}
          </Button>
          <Button wide busy={busy} onClick={refresh}>
            {t('update.refresh')}
          </Button>
        </>
      }
    >
      <p>{t('update.message')}</p>
    </DialogPanel>
  )
}

/** The waiting worker takes over first, so that page and cached files are of the same build (F126); then the page reloads, or goes to the lobby (E2.20, E2.21). */
const applyUpdate = ({ browser, location }: Site): void =>
  browser.serviceWorker.takeOver(() => {
    if (reloadsInPlace(location.path)) browser.page.reload()
    else browser.page.redirectToPath(withKeptParams('/m/home', location.search))
  })
