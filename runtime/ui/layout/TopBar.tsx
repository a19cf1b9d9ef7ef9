import { type ReactNode, useRef } from 'react'
import { useInset } from './useInset'

export interface TopBarProps {
  /** A back button, or nothing. */
  start?: ReactNode
  /** The logo; nothing when there is a `title`. */
  logo?: ReactNode
  /** The page's title; replaces the logo. */
  title?: string | undefined
  /** Language, log in, balance, ... */
  end?: ReactNode
}

/** The bar that stays at the top of the column. */
export function TopBar({ start, logo, title, end }: TopBarProps) {
  const bar = useRef<HTMLElement>(null)
  useInset('--head', bar)
  return (
    <header className="TopBar" ref={bar}>
      {start}
      {logo !== undefined && <div className="TopBar-logo">{logo}</div>}
      {title !== undefined && <h1 className="TopBar-title">{title}</h1>}
      <div className="TopBar-end">{end}</div>
    </header>
  )
}
