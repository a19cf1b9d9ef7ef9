import type { ReactNode } from 'react'
import { Button } from '../actions/Button'
import { Icon } from '../media/Icon'
import * as icons from '../media/icons'

export interface StartupErrorProps {
  logo: { readonly src: string; readonly width: number; readonly height: number }
  brand: string
  texts: Readonly<
    Record<'failedTitle' | 'failedText' | 'offlineTitle' | 'offlineText' | 'slow' | 'retry', ReactNode>
  >
  /** Links to customer service, which open in a new tab. */
  contacts: readonly { readonly address: string; readonly title: ReactNode }[]
}

/**
 * Startup errors, prerendered into the page and hidden until the watchdog names one: a screen when the site cannot start
 * (`failed`, `offline`), a strip when it only takes long (`slow`).
 */
export function StartupError({ logo, brand, texts, contacts }: StartupErrorProps) {
  return (
    <div className="StartupError" role="alert">
      <img className="StartupError-logo" src={logo.src} width={logo.width} height={logo.height} alt={brand} />
      <span className="StartupError-rings">
        <span data-when="failed">
          <Icon icon="warning" size="l" />
        </span>
        <span data-when="offline">
          <Icon icon={icons.offline} size="l" />
        </span>
      </span>
      <h1 className="StartupError-title">
        <span data-when="failed">{texts.failedTitle}</span>
        <span data-when="offline">{texts.offlineTitle}</span>
        <span data-when="slow">{texts.slow}</span>
      </h1>
      <p className="StartupError-text">
        <span data-when="failed">{texts.failedText}</span>
        <span data-when="offline">{texts.offlineText}</span>
      </p>
      <span className="StartupError-retry" data-hard-reload>
        <Button wide icon="refresh">
          {texts.retry}
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
