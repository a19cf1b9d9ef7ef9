import { type MouseEvent, type ReactNode, useEffect } from 'react'
import type { PictureData } from '../../browser/page/pictures'
import type { OverlayProps } from '../../contract/feature'
import type { BannerProps } from '../../contract/services'
import { useSite, useText } from '../../kit/useSite'
import type { PopupPicture } from '../../rules/content/popupPicture'
import type { ImageSource } from '../../rules/network/imageUrl'
import { Button } from '../../ui/actions/Button'
import { Pressable } from '../../ui/actions/Pressable'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import * as icons from '../../ui/media/icons'
import { pictureProps, usePicture } from '../../ui/media/picture'

export interface PicturePopupPayload extends PopupPicture {
  /** Where it is, and the hosts that have not been asked for it yet (E3.44). */
  readonly imageSource: ImageSource
  /** Absent: it could not be fetched, and is loaded from its host (E7.42). */
  readonly data?: PictureData
  /** What a tap on the picture does, if its banner leads anywhere (E5.20). */
  readonly follows?: BannerProps
}

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    picturePopup: PicturePopupPayload
  }
  interface OverlayResults {
    picturePopup: 'saved' | 'followed' | 'broken'
  }
}

/** One picture that can be saved (E2.41); what its link leads to (E5.20) is the main action. One that cannot be loaded closes it. */
export default function PicturePopup({ payload, close, titleId, leaving }: OverlayProps<'picturePopup'>) {
  const t = useText()
  const { page } = useSite().browser
  const { source, handlers } = usePicture(payload.data ?? payload.imageSource)
  useEffect(() => {
    if (!source) close('broken')
  }, [source, close])
  const { follows } = payload
  // What was fetched before has its bytes in its address.
  const address = (payload.data ? payload.imageSource : source)?.src ?? ''
  const isOwn = address !== '' && new URL(address, page.origin).origin === page.origin
  /** The popup closes first: what the link opens takes its place in the history. */
  function follow(event: MouseEvent<HTMLElement>): void {
    close('followed')
    follows?.link.onClick(event)
  }
  return (
    <DialogPanel
      title={payload.title || t('picturePopups.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button
            wide
            variant={follows ? 'text' : 'filled'}
            icon={icons.download}
            href={address}
            {...(isOwn ? { download: payload.name } : { target: '_blank', rel: 'noopener' })}
            onClick={() => close('saved')}
          >
            {t('picturePopups.save')}
          </Button>
          {follows && (
            <Button wide {...follows.link} onClick={follow}>
              {t('picturePopups.see')}
            </Button>
          )}
        </>
      }
    >
      {source && (
        <Picture follows={follows} onFollow={follow}>
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

interface PictureProps {
  readonly follows: BannerProps | undefined
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void
  readonly children: ReactNode
}

/** A link where the picture leads somewhere. */
function Picture({ follows, onFollow, children }: PictureProps) {
  if (!follows) return children
  const { link, note } = follows
  return (
    <Pressable className="PicturePopup-link" {...link} onClick={onFollow}>
      {children}
      {note}
    </Pressable>
  )
}
