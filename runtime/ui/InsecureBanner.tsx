import { Banner } from './Banner'
import { Button } from './Button'

export interface InsecureBannerProps {
  title: string
  children: string
  openLabel: string
  /** The same page on a closed line. */
  href: string
}

/** Stands in the place of a form whose secrets must not travel over an open line. */
export function InsecureBanner({ title, children, openLabel, href }: InsecureBannerProps) {
  return (
    <Banner tone="warning" title={title} action={<Button href={href}>{openLabel}</Button>}>
      {children}
    </Banner>
  )
}
