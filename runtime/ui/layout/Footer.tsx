import { type MouseEvent, type ReactNode, useId } from 'react'
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
  /** Two columns where both fit: what helps, as items of a list, and legal notices. */
  help?: { title: string; items: ReactNode } | undefined
  notices?: { title: string; links: readonly FooterLink[] } | undefined
  children?: ReactNode
}

/** The footer: licence, legal notices and help. */
export function Footer({ brand, licence, age, help, notices, children }: FooterProps) {
  return (
    <footer className="Footer">
      {brand !== undefined && (
        <p className="Footer-brand">
          <strong className="Footer-name">{brand.name}</strong>
          {brand.tagline}
        </p>
      )}
      <div className="Footer-columns">
        {help !== undefined && <Column title={help.title}>{help.items}</Column>}
        {notices !== undefined && notices.links.length > 0 && (
          <Column title={notices.title}>
            {notices.links.map((link) => (
              <NoticeLink key={link.id} {...link} />
            ))}
          </Column>
        )}
      </div>
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

function Column({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 className="Footer-title" id={titleId}>
        {title}
      </h2>
      <ul className="Footer-links">{children}</ul>
    </nav>
  )
}

const NoticeLink = ({ label, href, external, onClick }: FooterLink) => (
  <li>
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
)
