import { type ReactNode, type Ref, useId, useRef } from 'react'
import { classes } from './classes'
import { usePullDown } from './dragging'
import { IconButton } from './IconButton'

export interface SheetProps {
  title: string
  /** Id of the heading, for the dialog's aria-labelledby. */
  titleId?: string | undefined
  /** The heading takes the first focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Under the title, staying while the body scrolls: a search field, tabs. */
  tools?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** As high as the screen, for search. */
  full?: boolean | undefined
  /** What is in it fills it from edge to edge, and scrolls by itself. */
  fills?: boolean | undefined
  /** Without it the sheet cannot be dismissed, nor pulled down. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  leaving?: boolean | undefined
}

/** The picture of a sheet from the bottom; the shell owns `<dialog>`, mask and focus. It follows the finger. */
export function Sheet(props: SheetProps) {
  const { title, titleId, titleRef, tools, children, footer, full, fills, onClose, closeLabel, leaving } =
    props
  const made = useId()
  const panel = useRef<HTMLDivElement>(null)
  const pull = usePullDown(() => panel.current, onClose)
  return (
    <div className={classes('Sheet', full && 'Sheet--full', leaving && 'Sheet--leaving')} ref={panel}>
      <div className="Sheet-head" {...pull}>
        {onClose !== undefined && <span className="Sheet-grip" />}
        <h2 className="Sheet-title" id={titleId ?? made} tabIndex={-1} ref={titleRef}>
          {title}
        </h2>
        {onClose !== undefined && <IconButton icon="close" label={closeLabel ?? ''} onClick={onClose} />}
      </div>
      {tools !== undefined && <div className="Sheet-tools">{tools}</div>}
      <div className={classes('Sheet-body', fills && 'Sheet-body--fills')}>{children}</div>
      {footer !== undefined && <div className="Sheet-footer">{footer}</div>}
    </div>
  )
}
