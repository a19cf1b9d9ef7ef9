import { Button } from '../actions/Button'
import { Banner } from './Banner'

export interface InsecureBannerProps {
  title: string
  children: string
  openLabel: string
  /** The same page over https. */
  href: string
}

/** Replaces a form whose secrets must not be sent over plain http. */
export function InsecureBanner({ title, children, openLabel, href }: InsecureBannerProps) {
  return (
    <Banner tone="warning" title={title} action={<Button href={href}>{openLabel}</Button>}>
      {children}
    </Banner>
  )
}
