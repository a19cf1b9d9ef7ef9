import { HtmlText } from '../../kit/HtmlText'
import { logOut } from '../../kit/identity/logOut'
import { useSite, useText } from '../../kit/useSite'
import { imageUrl } from '../../rules/network/imageUrl'
import { Button } from '../../ui/actions/Button'
import { IconButton } from '../../ui/actions/IconButton'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/media/Icon'
import { AppIcon } from './AppIcon'
import { DownloadWays } from './DownloadWays'
import { type DownloadOffer, downloadSettings } from './openPrompt'
import { useDownloadGift } from './useDownloadGift'
import { useGiftText } from './useGiftText'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    downloadSheet: DownloadOffer
    downloadScreen: DownloadOffer
  }
}

interface DownloadPromptProps {
  readonly titleId: string
  readonly leaving: boolean
  readonly payload: DownloadOffer
  close(result?: unknown): void
}

const iconSize = 72

/** Offers the app, at the bottom or on the whole screen (E2.23 to E2.27). */
export default function DownloadPrompt({ payload, close, titleId, leaving }: DownloadPromptProps) {
  const site = useSite()
  const t = useText()
  const { name, hosts } = site.data.manifest
  const { app_background, app_desc, bottom_app_desc, bottom_app_bar_mode, theme } = downloadSettings(site)
  const isFull = bottom_app_bar_mode === 'fullscreen'
  const html = isFull ? app_desc : (bottom_app_desc ?? app_desc)
  const background = imageUrl(app_background, [], hosts?.image ?? [])
  return (
    <div
      className={classNames(
        'DownloadPrompt',
        isFull && 'DownloadPrompt--full',
        leaving && 'DownloadPrompt--leaving',
      )}
      {...(theme ? { 'data-theme': theme } : {})}
    >
      {background !== undefined && <img className="DownloadPrompt-background" src={background} alt="" />}
      {!payload.forced && (
        <div className="DownloadPrompt-close">
          <IconButton icon="close" label={t('common.close')} onClick={() => close()} />
        </div>
      )}
      <AppIcon size={iconSize} />
      <h2 className="DownloadPrompt-title" id={titleId} tabIndex={-1}>
        {t('download.title', { name })}
      </h2>
      {html === undefined ? (
        <p className="DownloadPrompt-text">{t('download.text')}</p>
      ) : (
        <HtmlText className="DownloadPrompt-text" html={html} />
      )}
      <Gift />
      {payload.forced && <p className="DownloadPrompt-reason">{t('download.forced')}</p>}
      <DownloadWays systemPrompt={payload.systemPrompt} canInstall={payload.canInstall} />
      {payload.forced ? (
        <WaysOut />
      ) : (
        <Button wide variant="text" onClick={() => close()}>
          {t('download.stay')}
        </Button>
      )}
    </div>
  )
}

/** What the platform gives for downloading the app (E2.35, E7.10). */
function Gift() {
  const t = useText()
  const hasGift = useDownloadGift()
  const text = useGiftText(hasGift)
  if (!hasGift) return null
  return (
    <div className="DownloadPrompt-gift">
      <Icon icon="gift" />
      <div>
        <p className="DownloadPrompt-giftTitle">{text?.title ?? t('download.gift')}</p>
        {text !== undefined && text.content !== '' && <HtmlText html={text.content} />}
      </div>
    </div>
  )
}

/** A forced prompt leaves these ways (D121). */
function WaysOut() {
  const site = useSite()
  const t = useText()
  return (
    <div className="DownloadPrompt-waysOut">
      <Button variant="text" onClick={() => void site.openOverlay('support')}>
        {t('common.contactUs')}
      </Button>
      <Button variant="text" onClick={() => void logOut(site)}>
        {t('member.logOut')}
      </Button>
    </div>
  )
}
