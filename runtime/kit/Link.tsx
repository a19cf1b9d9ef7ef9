import type { MouseEvent, ReactNode } from 'react'
import type { Site } from '../contract/site'
import { useSite } from './useSite'

/** Props of a link to a path of the site; with a modifier key the browser opens a tab as usual. */
export const linkProps = (site: Pick<Site, 'go'>, path: string) => ({
  href: path,
  onClick(event: MouseEvent<HTMLElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    site.go(path)
  },
})

interface LinkProps {
  readonly to: string
  readonly className: string
  /** Read out instead of the content. */
  readonly label: string
  readonly children: ReactNode
}

/** A link to a path of the site that is not one of the components of ui/. */
export function Link({ to, className, label, children }: LinkProps) {
  const { href, onClick } = linkProps(useSite(), to)
  return (
    <a className={className} href={href} aria-label={label} onClick={onClick}>
      {children}
    </a>
  )
}
