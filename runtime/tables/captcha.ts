import type { Language } from './languages'

export const captchaVersions = ['v3', 'v4'] as const
export type CaptchaVersion = (typeof captchaVersions)[number]

interface CaptchaServers {
  /** Hosts that configure and verify a captcha, in the order in which they are tried. */
  readonly api: readonly string[]
  /** Hosts of the vendor's scripts, in the order in which they are tried. */
  readonly static: readonly string[]
  /** The path of the vendor's loader on each static host. */
  readonly loader: string
}

/** GeeTest's own servers; a manifest may name others (`captcha`). All of them must be in `hosts.captcha`. */
export const captchaServers: Readonly<Record<CaptchaVersion, CaptchaServers>> = {
  v3: {
    api: ['api.geetest.com'],
    static: ['static.geetest.com', 'dn-staticdown.qbox.me'],
    loader: '/static/tools/gt.js',
  },
  v4: {
    api: ['gcaptcha4.geetest.com', 'gcaptcha4.geevisit.com', 'gcaptcha4.gsensebot.com'],
    static: ['static.geetest.com', 'static.geevisit.com', 'dn-staticdown.qbox.me'],
    loader: '/v4/gt4.js',
  },
}

/** The vendor's codes for the product's languages; the captcha is in English for the others (E9.34). */
export const captchaLanguages: Readonly<
  Record<CaptchaVersion, Readonly<Partial<Record<Language, string>>> & { readonly EN: string }>
> = {
  v3: {
    CN: 'zh-cn',
    TW: 'zh-tw',
    EN: 'en',
    JA: 'ja',
    KO: 'ko',
    ID: 'id',
    ES: 'es',
    PT: 'pt-pt',
    'PT-BR': 'pt-pt',
    FR: 'fr',
    TH: 'th',
    TR: 'tr',
    VI: 'vi',
    TA: 'ta',
    BN: 'bn',
  },
  v4: {
    CN: 'zho',
    TW: 'zho-tw',
    EN: 'eng',
    JA: 'jpn',
    KO: 'kor',
    ID: 'ind',
    ES: 'spa',
    PT: 'por',
    'PT-BR': 'por',
    FR: 'fra',
  },
}

/** The cause of an error: a resource that failed to load, or the setup of the captcha. */
type CaptchaErrorCause = 'network' | 'setup'

/** The causes of the vendor's numeric error codes; any other code is an unknown error (I4.46). */
export const captchaErrorCauses: Readonly<Record<number, CaptchaErrorCause>> = {
  100: 'setup', // v3: bad appendTo argument
  101: 'setup', // v3: bad bind argument
  102: 'setup', // v3: the callback is no function
  103: 'setup', // v3: gt is not valid
  104: 'network', // v3: get failed
  105: 'network', // v3: ajax failed
  106: 'network', // v3: refresh failed, or too many of them
  107: 'network', // v3: the style failed
  108: 'network', // v3: the picture failed
  109: 'network', // v3: reset failed
  110: 'network', // v3: an address of a script is missing
  111: 'network', // v3: a script failed
  112: 'setup', // v3: bad area argument
  113: 'network', // v3: forbidden by the server
  114: 'setup', // v3: gt or challenge is missing
  115: 'network', // v3: the voice failed
  118: 'setup', // v3: bad bindForm argument
  60001: 'setup', // v4: bad captchaId
  60002: 'setup', // v4: bad appendTo argument
  60100: 'network', // v4: /load answered with an error
  60101: 'network', // v4: /verify answered with an error
  60200: 'network', // v4: the style failed
  60201: 'network', // v4: the language pack failed
  60202: 'network', // v4: the picture failed
  60204: 'network', // v4: the main script timed out
  60205: 'network', // v4: the gct script timed out
  60500: 'setup', // v4: forbidden
}

/** A captcha script did not load in time (I8.17). */
export const scriptTimeoutCode = 60204
/** The gct script did not load in time; the captcha works without it (I8.17). */
export const gctTimeoutCode = 60205
