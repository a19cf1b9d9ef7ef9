import type { ReactNode } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'

export interface TroubleProps {
  logo: { readonly src: string; readonly width: number; readonly height: number }
  brand: string
  words: Readonly<
    Record<'failedTitle' | 'failedText' | 'offlineTitle' | 'offlineText' | 'slow' | 'retry', ReactNode>
  >
  /** Where customer service is: it opens in a new tab. */
  contacts: readonly { readonly address: string; readonly title: ReactNode }[]
}

/**
 * What stands in the page for the time before the application is there, unseen until the page's guard names a trouble: a
 * screen when the site does not come (`failed`, `offline`), a strip when it only takes long (`slow`).
 */
export function Trouble({ logo, brand, words, contacts }: TroubleProps) {
  return (
    <div className="Trouble" role="alert">
      <img className="Trouble-logo" src={logo.src} width={logo.width} height={logo.height} alt={brand} />
      <span className="Trouble-rings">
        <span data-when="failed">
          <Icon name="warning" size="l" />
        </span>
        <span data-when="offline">
          <Icon name="offline" size="l" />
        </span>
      </span>
      <strong className="Trouble-title">
        <span data-when="failed">{words.failedTitle}</span>
        <span data-when="offline">{words.offlineTitle}</span>
        <span data-when="slow">{words.slow}</span>
      </strong>
      <p className="Trouble-text">
        <span data-when="failed">{words.failedText}</span>
        <span data-when="offline">{words.offlineText}</span>
      </p>
      <span className="Trouble-retry" data-renew>
        <Button wide icon="refresh">
          {words.retry}
        </Button>
      </span>
      {contacts.map(({ address, title }) => (
        <Button
          key={address}
          wide
          variant="text"
          icon="support"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {title}
        </Button>
      ))}
    </div>
  )
}
