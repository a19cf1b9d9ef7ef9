import { useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useImageSource } from '../../kit/useImageSource'
import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'
import { pictureProps, usePicture } from '../../ui/picture'

/** One picture that can be saved (E2.41); one that cannot be loaded closes it. */
export default function PicturePopup({ payload, close, titleId, leaving }: OverlayProps<'picturePopup'>) {
  const t = useText()
  const { page } = useSite().browser
  const sourceOf = useImageSource()
  const { source, handlers } = usePicture(sourceOf(payload.image))
  useEffect(() => {
    if (!source) close('broken')
  }, [source, close])
  const isOwn = source !== undefined && new URL(source.src, page.origin).origin === page.origin
  return (
    <DialogPanel
      title={payload.title || t('picturePopups.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      actions={
        <Button
          wide
          icon="download"
          href={source?.src ?? ''}
          {...(isOwn ? { download: payload.name } : { target: '_blank', rel: 'noopener' })}
          onClick={() => close('saved')}
        >
          {t('picturePopups.save')}
        </Button>
      }
    >
      {source && (
        <img
          className="PicturePopup-picture"
          {...pictureProps(source, '320px')}
          width={320}
          height={320}
          alt={payload.title}
          {...handlers}
        />
      )}
    </DialogPanel>
  )
}
