import { type MouseEvent, type ReactNode, useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { Pressable } from '../../ui/actions/Pressable'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import * as icons from '../../ui/media/icons'
import { pictureProps, usePicture } from '../../ui/media/picture'

/** One picture that can be saved (E2.41); a tap on it follows its link (E5.20). One that cannot be loaded closes it. */
export default function PicturePopup({ payload, close, titleId, leaving }: OverlayProps<'picturePopup'>) {
  const t = useText()
  const { page } = useSite().browser
  const { source, handlers } = usePicture(payload.data ?? payload.imageSource)
  useEffect(() => {
    if (!source) close('broken')
  }, [source, close])
  // What was fetched before has its bytes in its address.
  const address = (payload.data ? payload.imageSource : source)?.src ?? ''
  const isOwn = address !== '' && new URL(address, page.origin).origin === page.origin
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
          icon={icons.download}
          href={address}
          {...(isOwn ? { download: payload.name } : { target: '_blank', rel: 'noopener' })}
          onClick={() => close('saved')}
        >
          {t('picturePopups.save')}
        </Button>
      }
    >
      {source && (
        <Picture payload={payload} close={close}>
          <img
            className="PicturePopup-picture"
            {...pictureProps(source, '320px')}
            width={320}
            height={320}
            {...payload.data}
            decoding="sync"
            alt={payload.title || (payload.follows ? t('picturePopups.title') : '')}
            {...handlers}
          />
        </Picture>
      )}
    </DialogPanel>
  )
}

type PictureProps = Pick<OverlayProps<'picturePopup'>, 'payload' | 'close'> & {
  readonly children: ReactNode
}

/** The popup closes first: what the link opens takes its place in the history. */
function Picture({ payload: { follows }, close, children }: PictureProps) {
  if (!follows) return children
  const { link, note } = follows
  function follow(event: MouseEvent<HTMLElement>): void {
    close('followed')
    link.onClick(event)
  }
  return (
    <Pressable className="PicturePopup-link" {...link} onClick={follow}>
      {children}
      {note}
    </Pressable>
  )
}
