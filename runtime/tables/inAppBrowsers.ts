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
 * Reddit, Discord, Kwai, VK and Telegram on Android none was found, and their patterns are the apps' known names. A name is no word
 * where "_" and a version follow it, so that long ones stand without "\b".
 */
export const inAppBrowsers: readonly InAppBrowserRow[] = [
  { app: 'Line', pattern: /\bLine\/\d/ },
  { app: 'Instagram', pattern: /Instagram/ },
  { app: 'Threads', pattern: /\bBarcelona \d|MetaIAB Threads/ },
  { app: 'Messenger', pattern: /FB_IAB\/(Orca|MESSENGER)|MessengerForiOS|MetaIAB Messenger/ },
  { app: 'WhatsApp', pattern: /WhatsApp|\bWA(4A|iOS)\// },
  { app: 'Facebook', pattern: /\bFBA[NV]\/|FB_IAB|MetaIAB/ },
  { app: 'TikTok', pattern: /musical_ly|BytedanceWebview|TikTok|\btrill(_|\b)/i },
  { app: 'WeChat', pattern: /MicroMessenger/ },
  { app: 'QQ', pattern: /\bQQ\/\d/ },
  { app: 'Weibo', pattern: /Weibo|__weibo__/ },
  { app: 'Baidu', pattern: /baiduboxapp/ },
  { app: 'DingTalk', pattern: /AliApp\(DingTalk/ },
  { app: 'Alipay', pattern: /AlipayClient/ },
  { app: 'Zalo', pattern: /\bZalo(_|\b)/ },
  { app: 'KakaoTalk', pattern: /KAKAOTALK/ },
  { app: 'NAVER', pattern: /NAVER\(inapp/ },
  { app: 'Daum', pattern: /DaumApps/ },
  { app: 'Telegram', pattern: /\bTelegram-Android\/\d/ },
  { app: 'X', pattern: /Twitter(Android| for iPhone)/ },
  { app: 'Snapchat', pattern: /Snapchat/ },
  { app: 'Pinterest', pattern: /\[Pinterest\/(iOS|Android)\]/ },
  { app: 'LinkedIn', pattern: /LinkedInApp/ },
  { app: 'Reddit', pattern: /\bReddit\/(Version\b|\d)/ },
  { app: 'Discord', pattern: /\bDiscord\/\d/ },
  { app: 'Kwai', pattern: /\bKwai(_|\b)/i },
  { app: 'VK', pattern: /VK(AndroidApp|Client)|vk_webview/i },
  { app: 'Viber', pattern: /\bViber(_|\b)/ },
  { app: 'Yahoo! JAPAN', pattern: /YJApp-(IOS|ANDROID)/ },
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
