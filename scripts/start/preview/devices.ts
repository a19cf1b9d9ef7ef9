import { appVersion } from '../../../runtime/rules/device/device'

/** What a preview tells the site about the device that it runs on. */
export interface Device {
  readonly userAgent: string
  readonly touchPoints: number
  /** Without browser UI: started from the home screen. */
  readonly standalone: boolean
  /** The native app has added its interface to the page. */
  readonly bridge: boolean
}

interface DeviceRow {
  readonly label: string
  readonly userAgent: string
  readonly standalone?: true
  /** The agent of the native app stands at its end. */
  readonly app?: true
}

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const androidView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhoneSafari = `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`
const iPhoneView = `${iPhone} Mobile/15E148`

/** The devices that the site tells apart; the first is that of a link without one. */
export const devices = {
  android: { label: 'Android, Chrome', userAgent: `${android} Mobile Safari/537.36` },
  androidInstalled: {
    label: 'Android, installed (PWA)',
    userAgent: `${android} Mobile Safari/537.36`,
    standalone: true,
  },
  androidSamsung: {
    label: 'Android, Samsung Internet',
    userAgent: `${android.replace(' Chrome', ' SamsungBrowser/28.0 Chrome')} Mobile Safari/537.36`,
  },
  androidApp: { label: 'Android, native app', userAgent: androidView, app: true },
  iphone: { label: 'iPhone, Safari', userAgent: iPhoneSafari },
  iphoneInstalled: { label: 'iPhone, on the home screen', userAgent: iPhoneView, standalone: true },
  iphoneApp: { label: 'iPhone, native app', userAgent: iPhoneView, app: true },
  ipad: {
    label: 'iPad, Safari',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  },
  facebook: {
    label: 'In Facebook, Android',
    userAgent: `${androidView} [FB_IAB/FB4A;FBAV/520.0.0.40.99;]`,
  },
  instagram: { label: 'In Instagram, iPhone', userAgent: `${iPhoneView} Instagram 390.0.0.28.85` },
  line: { label: 'In Line, iPhone', userAgent: `${iPhoneView} Safari Line/15.12.0` },
  tiktok: { label: 'In TikTok, Android', userAgent: `${androidView} musical_ly_2024005030 BytedanceWebview` },
  zalo: { label: 'In Zalo, Android', userAgent: `${androidView} Zalo android/12100773` },
  webView: { label: 'In an app without a name, Android', userAgent: androidView },
  computer: {
    label: 'Computer, Chrome',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
} as const satisfies Readonly<Record<string, DeviceRow>>

export type DeviceName = keyof typeof devices

export const deviceNames = Object.keys(devices) as DeviceName[]

const touchPoints = 5

/** Newer than any: the platform offers this app no upgrade. */
const newestVersion = '99.0.0'

/**
 * A device as the site sees it. `appPattern` is that of the native app's user agent; undefined for an app when no agent could be
 * made that the pattern matches.
 */
export function deviceFor(name: DeviceName, appPattern: string): Device | undefined {
  const row: DeviceRow = devices[name]
  const userAgent = row.app ? appAgent(row.userAgent, appPattern) : row.userAgent
  return (userAgent && {
    userAgent,
    touchPoints: name === 'computer' ? 0 : touchPoints,
    standalone: row.standalone === true,
    bridge: row.app === true,
  }) as Device | undefined
}

/** What a pattern's text becomes in a user agent that it matches: the first of alternatives, the version in brackets. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\(\?:([^()|]+)(?:\|[^()]*)?\)/g, '$1'],
  [/(?<!\\)\((?:[^()\\]|\\.)*\)[*+?]?/g, newestVersion],
  [/\\[bB]|^\^|\$$/g, ''],
  [/\\d[*+]?|(?<!\\)\[[^\]]*\][*+]?/g, '9'],
  [/\\s[*+]?/g, ' '],
  [/\\(.)/g, '$1'],
]

/** The user agent of the native app: its pattern is mostly letters. */
function appAgent(base: string, pattern: string): string | undefined {
  const token = replacements.reduce((text, [from, to]) => text.replace(from, to), pattern)
  return [`${base} ${token}`, token].find((agent) => appVersion(agent, pattern) !== undefined)
}
