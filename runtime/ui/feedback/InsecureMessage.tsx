import { Button } from '../actions/Button'
import { Message } from './Message'

export interface InsecureMessageProps {
  title: string
  children: string
  openLabel: string
  /** The same page over https. */
  href: string
}

/** Replaces a form whose secrets must not be sent over plain http. */
export function InsecureMessage({ title, children, openLabel, href }: InsecureMessageProps) {
  return (
    <Message tone="warning" title={title} action={<Button href={href}>{openLabel}</Button>}>
      {children}
    </Message>
  )
}
