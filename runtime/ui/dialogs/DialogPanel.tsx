import { type ReactNode, type Ref, useId } from 'react'
import { IconButton } from '../actions/IconButton'
import { classNames } from '../classNames'

export interface DialogPanelProps {
  title: string
  /** Id of the heading, for the dialog's aria-labelledby. */
  titleId?: string | undefined
  /** The heading takes the first focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  picture?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Without it the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  /** Its children share its height, and one of them scrolls. */
  fills?: boolean | undefined
  leaving?: boolean | undefined
}

/** The look of a dialog in the middle of the screen; the shell owns `<dialog>`, mask and focus. */
export function DialogPanel(props: DialogPanelProps) {
  const { title, titleId, titleRef, picture, children, actions, onClose, closeLabel, fills, leaving } = props
  const generatedId = useId()
  return (
    <div className={classNames('DialogPanel', leaving && 'DialogPanel--leaving')}>
      {picture !== undefined && <div className="DialogPanel-picture">{picture}</div>}
      <div className="DialogPanel-head">
        <h2 className="DialogPanel-title" id={titleId ?? generatedId} tabIndex={-1} ref={titleRef}>
          {title}
        </h2>
        {onClose !== undefined && <IconButton icon="close" label={closeLabel ?? ''} onClick={onClose} />}
      </div>
      {children !== undefined && (
        <div className={classNames('DialogPanel-body', fills && 'DialogPanel-body--fills')}>{children}</div>
      )}
      {actions !== undefined && <div className="DialogPanel-actions">{actions}</div>}
    </div>
  )
}
