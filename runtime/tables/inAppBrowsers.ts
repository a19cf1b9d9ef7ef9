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
 * Apps whose in-app browsers are refused by identity providers, with their user agents' patterns. The first match counts. The
 * agents that each was tried with are in tests/rules/device/agents.ts, with source and year; of QQ, Daum, Pinterest,
 * Reddit, Discord, Kwai, VK and Telegram on Android none was found, and their patterns are the apps' known names.
 */
export const inAppBrowsers: readonly InAppBrowserRow[] = [
  { app: 'Line', pattern: /\bLine\/\d/ },
  { app: 'Instagram', pattern: /\bInstagram\b/ },
  { app: 'Threads', pattern: /\bBarcelona \d|\bMetaIAB Threads\b/ },
  { app: 'Messenger', pattern: /\bFB_IAB\/(Orca|MESSENGER)|\bMessengerForiOS\b|\bMetaIAB Messenger\b/ },
  { app: 'WhatsApp', pattern: /\bWhatsApp\b|\bWA(4A|iOS)\// },
  { app: 'Facebook', pattern: /\bFBA[NV]\/|\bFB_IAB\b|\bMetaIAB\b/ },
  { app: 'TikTok', pattern: /\b(musical_ly|BytedanceWebview|TikTok|trill)\b|\bmusical_ly_/i },
  { app: 'WeChat', pattern: /\bMicroMessenger\b/ },
  { app: 'QQ', pattern: /\bQQ\/\d/ },
  { app: 'Weibo', pattern: /Weibo\b|__weibo__/ },
  { app: 'DingTalk', pattern: /\bAliApp\(DingTalk\b/ },
  { app: 'Alipay', pattern: /\bAlipayClient\b/ },
  { app: 'Zalo', pattern: /\bZalo\b/ },
  { app: 'KakaoTalk', pattern: /\bKAKAOTALK\b/ },
  { app: 'NAVER', pattern: /\bNAVER\(inapp\b/ },
  { app: 'Daum', pattern: /\bDaumApps\b/ },
  { app: 'Telegram', pattern: /\bTelegram-Android\/\d/ },
  { app: 'X', pattern: /\bTwitter(Android| for iPhone)\b/ },
  { app: 'Snapchat', pattern: /\bSnapchat\b/ },
  { app: 'Pinterest', pattern: /\[Pinterest\/(iOS|Android)\]/ },
  { app: 'LinkedIn', pattern: /\bLinkedInApp\b/ },
  { app: 'Reddit', pattern: /\bReddit\/(Version\b|\d)/ },
  { app: 'Discord', pattern: /\bDiscord\/\d/ },
  { app: 'Kwai', pattern: /\bKwai\b/i },
  { app: 'VK', pattern: /\bVK(AndroidApp|Client)\b|\bvk_webview\b/i },
  { app: 'Viber', pattern: /\bViber\b/ },
  { app: 'Yahoo! JAPAN', pattern: /\bYJApp-(IOS|ANDROID)\b/ },
  { app: 'imo', pattern: /\bimoAndroid\/\d/ },
  { app: 'OK', pattern: /\bOK(Android|iOS)\/\d/ },
  { app: 'Lark', pattern: /\bLark\/\d/ },
]

/** A web view of an Android app that does not give its name. */
export const androidWebView = /\bAndroid\b.*; wv\)/

/**
 * A web view of an app on Apple's devices that does not give its name: every browser there names Safari, or itself. An
 * installed site says the same, and is none.
 */
export const appleWebView =
  /\b(iPhone|iPad|iPod|Macintosh)\b.* AppleWebKit\/(?!.*(Safari|Firefox|Chrome|[a-z]iOS)\/)/
