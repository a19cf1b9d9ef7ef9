/** How to get from an in-app browser to a real one (F114). */
export type BrowserEscape =
  /** A query parameter that the app itself supports. */
  | 'line'
  /** An Android intent, which opens the system's browser. */
  | 'intent'
  /** Only by hand: the member copies the link. */
  | 'copy'

export interface InAppBrowserRow {
  readonly app: string
  /** Matches the user agent of the app. */
  readonly pattern: RegExp
}

/**
 * Apps whose in-app browsers are refused by identity providers, with their user agents' patterns. The first match counts.
 */
export const inAppBrowsers: readonly InAppBrowserRow[] = [
  { app: 'Line', pattern: /\bLine\/\d/ },
  { app: 'Instagram', pattern: /\bInstagram\b/ },
  { app: 'Messenger', pattern: /\bFB_IAB\/(Orca|MESSENGER)|\bMessengerForiOS\b/ },
  { app: 'Facebook', pattern: /\bFBA[NV]\/|\bFB_IAB\b/ },
  { app: 'TikTok', pattern: /\b(musical_ly|BytedanceWebview|TikTok|trill)\b|\bmusical_ly_/i },
  { app: 'WeChat', pattern: /\bMicroMessenger\b/ },
  { app: 'Zalo', pattern: /\bZalo\b/ },
  { app: 'KakaoTalk', pattern: /\bKAKAOTALK\b/ },
  { app: 'X', pattern: /\bTwitter(Android| for iPhone)\b/ },
  { app: 'Snapchat', pattern: /\bSnapchat\b/ },
  { app: 'Pinterest', pattern: /\[Pinterest\/(iOS|Android)\]/ },
  { app: 'LinkedIn', pattern: /\bLinkedInApp\b/ },
  { app: 'Viber', pattern: /\bViber\b/ },
]

/** A web view of an Android app that does not give its name. */
export const androidWebView = /\bAndroid\b.*; wv\)/
