import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../media/Icon'
import * as icons from '../media/icons'

export interface FooterLink {
  id: string
  label: string
  href: string
  /** Opens another site in a new tab. */
  external?: boolean | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

export interface FooterProps {
  /** The brand's name and its sentence. */
  brand?: { name: string; tagline: string } | undefined
  /** Who runs this site, under which licence. */
  licence?: ReactNode
  /** The age mark: what it shows ("18+"), and its explanation. */
  age?: { mark: string; text: string } | undefined
  linksLabel?: string | undefined
  links?: readonly FooterLink[] | undefined
  /** Payment and responsible-gaming marks. */
  marks?: ReactNode
  children?: ReactNode
}

/** The footer: licence, legal notices and help. */
export function Footer({ brand, licence, age, linksLabel, links = [], marks, children }: FooterProps) {
  return (
    <footer className="Footer">
      {brand !== undefined && (
        <p className="Footer-brand">
          <strong className="Footer-name">{brand.name}</strong>
          {brand.tagline}
        </p>
      )}
      {marks !== undefined && <div className="Footer-marks">{marks}</div>}
      {links.length > 0 && (
        <nav aria-label={linksLabel}>
          <ul className="Footer-links">
            {links.map(({ id, label, href, external, onClick }) => (
              <li key={id}>
                <a
                  className="Footer-link"
                  href={href}
                  {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                  {...(onClick === undefined ? {} : { onClick })}
                >
                  {label}
                  {external && <Icon icon={icons.external} size="s" />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {age !== undefined && (
        <p className="Footer-age">
          <bdi className="Footer-mark">{age.mark}</bdi>
          {age.text}
        </p>
      )}
      {licence !== undefined && <div className="Footer-licence">{licence}</div>}
      {children}
    </footer>
  )
}
