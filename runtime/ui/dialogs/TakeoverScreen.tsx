import type { ReactNode } from 'react'
import { classNames } from '../classNames'
import { Icon, type IconSource } from '../media/Icon'

export interface TakeoverScreenProps {
  logo: { readonly src: string; readonly width: number; readonly height: number }
  brand: string
  icon: IconSource
  /** The ring around the icon turns. */
  searching?: boolean | undefined
  title: ReactNode
  /** A sentence rather than a heading: shown in the body's font. */
  longTitle?: boolean | undefined
  titleId: string
  leaving: boolean
  /** Shown on the brand's panel, below the title. */
  details?: ReactNode
  /** Texts below the panel. */
  children: ReactNode
  actions: ReactNode
}

/** A screen that covers the site: logo, a panel in the brand's colours, texts, actions. Its stylesheet comes with the features. */
export function TakeoverScreen(props: TakeoverScreenProps) {
  const { logo, brand, icon, searching, title, longTitle, titleId, leaving, details, children, actions } =
    props
  return (
    <div className={classNames('TakeoverScreen', leaving && 'TakeoverScreen--leaving')}>
      <div className="TakeoverScreen-brand">
        <img src={logo.src} width={logo.width} height={logo.height} alt={brand} />
      </div>
      <div className="TakeoverScreen-panel">
        <span className={classNames('TakeoverScreen-icon', searching && 'TakeoverScreen-icon--searching')}>
          <Icon icon={icon} size="l" />
        </span>
        <h2
          className={classNames('TakeoverScreen-title', longTitle && 'TakeoverScreen-title--long')}
          id={titleId}
          tabIndex={-1}
        >
          {title}
        </h2>
        {details}
      </div>
      <div className="TakeoverScreen-texts">{children}</div>
      <div className="TakeoverScreen-actions">{actions}</div>
    </div>
  )
}
