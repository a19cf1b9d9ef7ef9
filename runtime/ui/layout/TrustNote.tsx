import type { ReactNode } from 'react'
import { Icon } from '../media/Icon'
import * as icons from '../media/icons'
import { VisuallyHidden } from './VisuallyHidden'

export interface TrustNoteProps {
  /** The age mark: what it shows ("18+"), and its explanation. */
  age?: { mark: string; text: string } | undefined
  /** The licence; with an address it leads to its public record, in a new tab. */
  licence?: { text: ReactNode; href?: string | undefined } | undefined
  /** When customer service answers. */
  support?: ReactNode
}

/** Who watches over this site, in one or two small lines below a form. */
export function TrustNote({ age, licence, support }: TrustNoteProps) {
  return (
    <div className="TrustNote">
      {age !== undefined && (
        <span className="TrustNote-age">
          <bdi className="TrustNote-mark" aria-hidden="true">
            {age.mark}
          </bdi>
          <VisuallyHidden>{age.text}</VisuallyHidden>
        </span>
      )}
      {licence !== undefined && <Licence {...licence} />}
      {support !== undefined && (
        <span className="TrustNote-item">
          <Icon icon="clock" size="s" />
          <span>{support}</span>
        </span>
      )}
    </div>
  )
}

function Licence({ text, href }: NonNullable<TrustNoteProps['licence']>) {
  const content = (
    <>
      <Icon icon={icons.shield} size="s" />
      <span>{text}</span>
    </>
  )
  if (href === undefined) return <span className="TrustNote-item">{content}</span>
  return (
    <a className="TrustNote-item TrustNote-item--link" href={href} target="_blank" rel="noopener noreferrer">
      {content}
      <Icon icon={icons.external} size="s" />
    </a>
  )
}
