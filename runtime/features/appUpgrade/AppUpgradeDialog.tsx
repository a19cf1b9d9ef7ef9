import { useAtomValue } from 'jotai/react'
import type { MouseEvent } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { HtmlText } from '../../kit/HtmlText'
import { appVersionOf } from '../../kit/identity/deviceInfo'
import { logOut } from '../../kit/identity/logOut'
import { useSite, useText } from '../../kit/useSite'
import { type AppUpgrade, appUpgradesItself } from '../../rules/device/appUpgrade'
import { sessionAtom } from '../../state/session'
import { Button } from '../../ui/actions/Button'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { Stack } from '../../ui/layout/Stack'
import * as icons from '../../ui/media/icons'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    appUpgrade: AppUpgrade
  }
}

/** A newer version of the app (E2.42); a mandatory one leaves help, and a member the logout (D121, E4.50). */
export default function AppUpgradeDialog({ payload, close, titleId, leaving }: OverlayProps<'appUpgrade'>) {
  const site = useSite()
  const t = useText()
  const isMember = useAtomValue(sessionAtom) !== undefined
  const { mandatory, link, title, message, version } = payload

  /** The app downloads it itself where it can; else the link does (E4.51). */
  function upgrade(event: MouseEvent): void {
    const { native } = site.browser
    const installed = appVersionOf(site) ?? ''
    const url = new URL(link, site.browser.page.origin).href
    const isHandled = appUpgradesItself(installed) ? native.upgrade(url) || native.openExternal(url) : false
    if (isHandled) event.preventDefault()
  }

  return (
    <DialogPanel
      title={title ?? t('appUpgrade.title')}
      titleId={titleId}
      leaving={leaving}
      {...(mandatory ? {} : { onClose: () => close(), closeLabel: t('common.close') })}
      actions={
        <Stack>
          <Button wide icon={icons.download} href={link} onClick={upgrade}>
            {t('appUpgrade.upgrade')}
          </Button>
          {mandatory && (
            <>
              <Button wide variant="text" onClick={() => void site.openOverlay('support')}>
                {t('common.contactUs')}
              </Button>
              {isMember && (
                <Button wide variant="text" onClick={() => void logOut(site)}>
                  {t('member.logOut')}
                </Button>
              )}
            </>
          )}
        </Stack>
      }
    >
      {message === undefined ? <p>{t('appUpgrade.text', { version })}</p> : <HtmlText html={message} />}
      {mandatory && <p>{t('appUpgrade.mandatory')}</p>}
    </DialogPanel>
  )
}
