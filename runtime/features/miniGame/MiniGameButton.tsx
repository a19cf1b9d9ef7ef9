import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../ui/classNames'

type ButtonProps = ComponentPropsWithRef<'button'>

export interface MiniGameButtonProps
  extends Pick<
    ButtonProps,
    'children' | 'onClick' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'ref'
  > {
  /** Accessible name. */
  label: string
  /** Px from the upper left corner of its container; it is not seen without. */
  at?: { readonly x: number; readonly y: number } | undefined
  /** It follows a finger, without a transition. */
  dragged?: boolean | undefined
  /** It opens something, which is open. */
  expanded?: boolean | undefined
  /** The id of what it opens. */
  controls?: string | undefined
}

/** In a window that has just become narrower it is inside at once, before its place is measured again. */
const inWindow = (x: number): string =>
  `min(${x}px, 100cqw - var(--mini-game-button) - var(--mini-game-margin))`

/** A round button that floats above the page, with a picture of its own. */
export function MiniGameButton(props: MiniGameButtonProps) {
  const { label, at, dragged, expanded, controls, children, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      className={classNames('MiniGameButton', dragged && 'MiniGameButton--dragged')}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={controls}
      style={at ? { transform: `translate(${inWindow(at.x)}, ${at.y}px)` } : { visibility: 'hidden' }}
    >
      <span className="MiniGameButton-face">{children}</span>
    </button>
  )
}
