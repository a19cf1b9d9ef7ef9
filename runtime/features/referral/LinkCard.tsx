import { useRef } from 'react'
import { useCopy } from '../../kit/useCopy'
import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { TextField } from '../../ui/forms/TextField'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import * as icons from '../../ui/media/icons'
import { QrCode } from '../../ui/media/QrCode'
import { useQrCode } from './useQrCode'

interface LinkCardProps {
  readonly url: string
  /** What the link is. */
  readonly label: string
  /** The text alternative of the QR code. */
  readonly qrLabel: string
}

/** A link as a QR code, to copy, and to share where the system can. */
export function LinkCard({ url, label, qrLabel }: LinkCardProps) {
  return (
    <Card>
      <Stack>
        <LinkField url={url} label={label} />
        <LinkQrCode url={url} label={qrLabel} />
      </Stack>
    </Card>
  )
}

function LinkQrCode({ url, label }: Pick<LinkCardProps, 'url' | 'label'>) {
  const t = useText()
  const drawing = useQrCode(url)
  if (drawing === 'failed') return null
  return (
    <div className="Referral-code">
      <div className="Referral-qr">
        {drawing ? <QrCode {...drawing} label={label} /> : <Skeleton shape="block" />}
      </div>
      <p className="Referral-hint">{t('referral.qrHint')}</p>
    </div>
  )
}

function LinkField({ url, label }: Pick<LinkCardProps, 'url' | 'label'>) {
  const site = useSite()
  const t = useText()
  const { page } = site.browser
  const field = useRef<HTMLInputElement>(null)
  const { result, copy } = useCopy(url, field)

  async function copyLink(): Promise<void> {
    if (await copy()) site.toast(t('common.linkCopied'))
  }

  /** A share sheet that does not open is replaced by copying; one that was closed unused is not. */
  async function share(): Promise<void> {
    const { name } = site.data.manifest
    try {
      await page.share({ title: name, text: t('referral.shareText', { name }), url })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await copyLink()
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label={label}
        value={url}
        onChange={() => undefined}
        onFocus={() => field.current?.select()}
        readOnly
        dir="ltr"
        helper={result === 'refused' ? t('common.copyByHand') : undefined}
      />
      <div className="Referral-actions">
        <Button
          icon={icons.copy}
          variant={page.canShare ? 'tonal' : 'filled'}
          wide
          onClick={() => void copyLink()}
        >
          {t('common.copyLink')}
        </Button>
        {page.canShare && (
          <Button icon={icons.share} wide onClick={() => void share()}>
            {t('referral.share')}
          </Button>
        )}
      </div>
    </>
  )
}
