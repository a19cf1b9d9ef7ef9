import type { ReactNode, Ref } from 'react'
import { classes } from './classes'

export interface PageProps {
  children?: ReactNode
  top?: ReactNode
  bottom?: ReactNode
  /** Without gutters, for a page whose parts reach the edges by themselves. */
  bleed?: boolean | undefined
  /** Centres little content in a tall page: errors, log in. */
  centred?: boolean | undefined
  /** "Skip to content", for the keyboard. */
  skipLabel?: string | undefined
  busy?: boolean | undefined
  /** The main element; it can take the focus after a change of page. */
  ref?: Ref<HTMLElement> | undefined
}

/** The one column: bar, content, bar; wide screens show it in the middle of the brand's backdrop. */
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
          className={classes('Page-main', bleed && 'Page-main--bleed', centred && 'Page-main--centred')}
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
