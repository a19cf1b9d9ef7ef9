import type { MouseEvent, ReactNode } from 'react'
import type { Site } from '../../contract/site'
import { pathWithoutQuery } from '../../rules/network/url'
import { sessionAtom } from '../../state/session'
import { useSite } from '../useSite'

/** The browser opens a tab or a window itself. */
export const hasModifier = (event: MouseEvent<HTMLElement>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/**
 * Goes where a tap leads. A page for members opens the login over the page for a visitor first; the login then leads there
 * (D19, E5.19).
 */
export function goTo(site: Site, path: string): void {
  if (site.isForMembers(pathWithoutQuery(path)) && !site.store.get(sessionAtom))
    void site.openOverlay('login', { returnTo: path })
  else site.go(path)
}

/** Props of a link to a path of the site; with a modifier key the browser opens a tab as usual. */
export const linkProps = (site: Site, path: string) => ({
  href: path,
  onClick(event: MouseEvent<HTMLElement>): void {
    if (hasModifier(event)) return
    event.preventDefault()
    goTo(site, path)
  },
})

interface LinkProps {
  readonly to: string
  readonly className: string
  /** Read out instead of the content. */
  readonly label?: string
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
