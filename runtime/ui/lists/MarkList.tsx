import { markPaths } from '../media/markPaths'

export interface Mark {
  name: string
  /** Drawn beside the name. */
  symbol?: keyof typeof markPaths | undefined
  /** Replaces symbol and name. */
  image?: { readonly src: string; readonly width: number; readonly height: number } | undefined
  /** Another site, which opens in a new tab. */
  href?: string | undefined
}

export interface MarkListProps {
  /** What the marks are. */
  label: string
  marks: readonly Mark[]
}

/** Marks in one colour: means of payment, seals of other organisations. */
export function MarkList({ label, marks }: MarkListProps) {
  return (
    <ul className="MarkList" aria-label={label}>
      {marks.map((mark) => (
        <li key={mark.name}>
          {mark.href === undefined ? (
            <span className="MarkList-mark">
              <MarkContent {...mark} />
            </span>
          ) : (
            <a
              className="MarkList-mark MarkList-mark--link"
              href={mark.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              <MarkContent {...mark} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function MarkContent({ name, symbol, image }: Mark) {
  if (image) return <img className="MarkList-image" {...image} alt={name} loading="lazy" />
  return (
    <>
      {symbol !== undefined && (
        <svg className="MarkList-symbol" viewBox="0 0 24 24" focusable="false" aria-hidden="true">
          <path d={markPaths[symbol]} />
        </svg>
      )}
      <bdi>{name}</bdi>
    </>
  )
}
