import { useService } from '../../kit/code/useService'
import { useSite, useText } from '../../kit/useSite'
import { htmlToText } from '../../rules/text/htmlToText'
import { formatNumber } from '../../rules/text/intl/numbers'
import { languages } from '../../tables/languages'
import { Button } from '../../ui/actions/Button'
import { IconButton } from '../../ui/actions/IconButton'
import { Icon } from '../../ui/media/Icon'
import { Rating } from '../../ui/text/Rating'
import { AppIcon } from './AppIcon'
import { downloadSettings } from './openPrompt'
import { useDownloadBar } from './useDownloadBar'
import { useDownloadGift } from './useDownloadGift'

/** The bar above the lobby that offers the app (E2.33 to E2.37). */
export default function DownloadBar() {
  const { shown, close } = useDownloadBar()
  return shown ? <Bar onClose={close} /> : null
}

function Bar({ onClose }: { onClose: () => void }) {
  const site = useSite()
  const t = useText()
  const offer = useService('offerApp')
  const hasGift = useDownloadGift()
  const { name, download: { rating = {} } = {} } = site.data.manifest
  const { show = true, value = 5 } = rating
  const figures = formatNumber(value, languages[site.text.language].locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <section className="DownloadBar" aria-label={t('download.bar', { name })}>
      <AppIcon />
      <div className="DownloadBar-texts">
        <p className="DownloadBar-name">
          {t('download.bar', { name })}
          {hasGift && (
            <span className="DownloadBar-gift" role="img" aria-label={t('download.gift')}>
              <Icon icon="gift" size="s" />
            </span>
          )}
        </p>
        {show && <Rating value={value} figures={figures} label={t('download.rating', { value: figures })} />}
        <p className="DownloadBar-text">
          {htmlToText(downloadSettings(site).app_desc) ?? t('download.text')}
        </p>
      </div>
      <Button size="s" onClick={offer}>
        {t('download.get')}
      </Button>
      <IconButton icon="close" label={t('common.close')} onClick={onClose} />
    </section>
  )
}
