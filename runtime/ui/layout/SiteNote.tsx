import { VisuallyHidden } from './VisuallyHidden'

interface SiteNoteProps {
  readonly host: string
  /** A sentence for screen readers. */
  readonly hint: string
}

/** In the corner of a picture whose link leaves the site: where it leads. */
export function SiteNote({ host, hint }: SiteNoteProps) {
  return (
    <span className="SiteNote">
      <bdi aria-hidden="true">{host}</bdi>
      <VisuallyHidden>{hint}</VisuallyHidden>
    </span>
  )
}
