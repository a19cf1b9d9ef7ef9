import { type ReactNode, type Ref, useId, useRef } from 'react'
import { IconButton } from '../actions/IconButton'
import { classNames } from '../classNames'
import { usePullDown } from './usePullDown'

export interface SheetProps {
  title: string
  /** Id of the heading, for the dialog's aria-labelledby. */
  titleId?: string | undefined
  /** The heading takes the first focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Beside the title: a button or a link. */
  action?: ReactNode
  /** Below the title, fixed while the body scrolls: a search field, tabs. */
  tools?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** As high as the screen. */
  full?: boolean | undefined
  /** The content reaches the edges, and scrolls by itself. */
  fillBody?: boolean | undefined
  /** Without it the sheet can be neither dismissed nor pulled down. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  leaving?: boolean | undefined
}

/** The look of a bottom sheet that can be pulled down; the shell owns `<dialog>`, mask and focus. */
export function Sheet(props: SheetProps) {
  const { title, titleId, titleRef, action, tools, children, footer, full, fillBody } = props
  const { onClose, closeLabel, leaving } = props
  const generatedId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const pullHandlers = usePullDown(() => panel.current, onClose)
  return (
    <div className={classNames('Sheet', full && 'Sheet--full', leaving && 'Sheet--leaving')} ref={panel}>
      <div className="Sheet-head" {...pullHandlers}>
        {onClose !== undefined && <span className="Sheet-grip" />}
        <h2 className="Sheet-title" id={titleId ?? generatedId} tabIndex={-1} ref={titleRef}>
          {title}
        </h2>
        {action !== undefined && <div className="Sheet-action">{action}</div>}
        {onClose !== undefined && <IconButton icon="close" label={closeLabel ?? ''} onClick={onClose} />}
      </div>
      {tools !== undefined && <div className="Sheet-tools">{tools}</div>}
      <div className={classNames('Sheet-body', fillBody && 'Sheet-body--fills')}>{children}</div>
      {footer !== undefined && <div className="Sheet-footer">{footer}</div>}
    </div>
  )
}
