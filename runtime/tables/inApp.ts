/** How an app that carries a browser of its own can be left for a real one (F114). */
export type WayOut =
  /** A parameter of the address that the app itself obeys. */
  | 'line'
  /** An Android intent that the system's browser takes. */
  | 'intent'
  /** Only by hand: copy the link. */
  | 'copy'

export interface InAppRow {
  readonly app: string
  /** What its user agent contains. */
  readonly sign: RegExp
}

/** Apps whose inner browser identity providers refuse, by the signs that they carry. The first that fits counts. */
export const inAppBrowsers: readonly InAppRow[] = [
  { app: 'Line', sign: /\bLine\/\d/ },
  { app: 'Instagram', sign: /\bInstagram\b/ },
  { app: 'Messenger', sign: /\bFB_IAB\/(Orca|MESSENGER)|\bMessengerForiOS\b/ },
  { app: 'Facebook', sign: /\bFBA[NV]\/|\bFB_IAB\b/ },
  { app: 'TikTok', sign: /\b(musical_ly|BytedanceWebview|TikTok|trill)\b|\bmusical_ly_/i },
  { app: 'WeChat', sign: /\bMicroMessenger\b/ },
  { app: 'Zalo', sign: /\bZalo\b/ },
  { app: 'KakaoTalk', sign: /\bKAKAOTALK\b/ },
  { app: 'X', sign: /\bTwitter(Android| for iPhone)\b/ },
  { app: 'Snapchat', sign: /\bSnapchat\b/ },
  { app: 'Pinterest', sign: /\[Pinterest\/(iOS|Android)\]/ },
  { app: 'LinkedIn', sign: /\bLinkedInApp\b/ },
  { app: 'Viber', sign: /\bViber\b/ },
]

/** A web view of an Android app that tells no name. */
export const androidWebView = /\bAndroid\b.*; wv\)/
