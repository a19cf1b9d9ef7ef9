import { useEffect, useState } from 'react'
import { loadCode } from '../../kit/code/lazyCode'
import { useSite } from '../../kit/useSite'
import type { QrDrawing } from '../../rules/content/qrCode'

/** The QR code of an address; undefined while its code loads, 'failed' when that fails: the link itself is enough. */
export function useQrCode(url: string): QrDrawing | 'failed' | undefined {
  const site = useSite()
  const [drawn, setDrawn] = useState<{ readonly url: string; readonly drawing: QrDrawing | 'failed' }>()
  useEffect(() => {
    let isGone = false
    loadCode(site, () => import('../../rules/content/qrCode'))
      .then(({ qrCode }) => qrCode(url))
      .catch(() => 'failed' as const)
      .then((drawing) => {
        if (!isGone) setDrawn({ url, drawing })
      })
    return () => {
      isGone = true
    }
  }, [site, url])
  return drawn?.url === url ? drawn.drawing : undefined
}
