import type { ReactNode, Ref } from 'react'
import { classNames } from '../classNames'

export interface PageProps {
  children?: ReactNode
  top?: ReactNode
  bottom?: ReactNode
  /** Without gutters, for a page whose parts reach the edges. */
  bleed?: boolean | undefined
  /** Centres short content vertically: errors, log in. */
  centred?: boolean | undefined
  /** "Skip to content", for the keyboard. */
  skipLabel?: string | undefined
  busy?: boolean | undefined
  /** The main element; it can take the focus after a page change. */
  ref?: Ref<HTMLElement> | undefined
}

/** The page's column: top bar, content, bottom bar; centred on the brand's backdrop on wide screens. */
export function Page({ children, top, bottom, bleed, centred, skipLabel, busy, ref }: PageProps) {
  return (
    <div className="Page">
      <div className="Page-column">
        {skipLabel !== undefined && (
          <a className="Page-skip" href="#main">
            {skipLabel}
          </a>
        )}
        {top}
        <main
          className={classNames('Page-main', bleed && 'Page-main--bleed', centred && 'Page-main--centred')}
          id="main"
          tabIndex={-1}
          ref={ref}
          {...(busy ? { 'aria-busy': true } : {})}
        >
          {children}
        </main>
        {bottom}
      </div>
    </div>
  )
}
