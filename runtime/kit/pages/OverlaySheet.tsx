import type { OverlayProps } from '../../contract/feature'
import { Sheet, type SheetProps } from '../../ui/dialogs/Sheet'
import { useText } from '../useSite'

interface OverlaySheetProps extends Omit<SheetProps, 'titleId' | 'leaving' | 'onClose' | 'closeLabel'> {
  /** The props of the overlay whose sheet it is. */
  readonly overlay: Pick<OverlayProps, 'titleId' | 'leaving'> & { close(): void }
}

/** The sheet of an overlay: its title labels the dialog, and it can be closed and pulled down. */
export function OverlaySheet({ overlay, ...props }: OverlaySheetProps) {
  const t = useText()
  const { titleId, leaving, close } = overlay
  return (
    <Sheet
      {...props}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
    />
  )
}
