import type { Session } from '../session/session'

interface SiteFacts {
  readonly merchantCode: string
  /** The platform's code of the language, and how it is written. */
  readonly language: string
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** Undefined for visitors, and for a page that does not get it (D9). */
  readonly session: Session | undefined
}

/** What the site tells the page in a frame, when it is ready and whenever something of it changes (D5, D9). */
export const siteMessage = ({ merchantCode, language, tag, direction, session }: SiteFacts) => ({
  type: 'site' as const,
  merchantCode,
  language,
  tag,
  direction,
  ...(session && { session: { token: session.token, userName: session.userName ?? '' } }),
})
