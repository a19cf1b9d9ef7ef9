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
  /** The side of the page that it is half out at. */
  halfOut?: 'left' | 'right' | undefined
  /** It follows a finger, without a transition. */
  dragged?: boolean | undefined
  /** It opens something, which is open. */
  expanded?: boolean | undefined
  /** The id of what it opens. */
  controls?: string | undefined
}

/**
 * An area that has just become smaller does not cut it off before its place is measured again. Without room for the margins it is
 * in the middle, as in `boundsOf`.
 */
const inArea = (px: number, side: 'w' | 'h'): string => {
  const room = `100cq${side} - var(--mini-game-button)`
  return `min(${px}px, max(${room} - var(--mini-game-margin), (${room}) / 2, 0px))`
}

/** A round button that floats above the page, with a picture of its own. */
export function MiniGameButton(props: MiniGameButtonProps) {
  const { label, at, halfOut, dragged, expanded, controls, children, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      className={classNames('MiniGameButton', dragged && 'MiniGameButton--dragged')}
      data-half-out={halfOut}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={controls}
      style={
        at ? { transform: `translate(${inArea(at.x, 'w')}, ${inArea(at.y, 'h')})` } : { visibility: 'hidden' }
      }
    >
      <span className="MiniGameButton-face">{children}</span>
    </button>
  )
}
