import type { LineKind } from '../../scripts/bench/requestTable'

/**
 * What a first visit of each demo's lobby requests in its first seconds, and who asks for it, besides pictures
 * (`scripts/bench/requestTable.ts`): first what comes before anything of the platform is shown. A line more needs its reason in the
 * commit.
 */
type Requests = Readonly<Record<LineKind, readonly string[]>>

/** Until something of the platform is shown, in a language. */
const early = (language: string): string[] => [
  '/m/home < browser',
  '/wps/relay/GCSGAME_getGameLanes < page',
  '/wps/relay/MCSFE_getBanners m_home < page',
  `${language}.json < page`,
  'base.css < page',
  // The libraries, and what every page needs.
  'chunk.js < page',
  'chunk.js < page',
  'lobby.js < page',
  'logo.svg < page',
  'main.js < page',
  'preview.js < page',
]

/** What not every demo has: Google's prompt, and the call that visitors of the download bar need. */
interface Parts {
  readonly oneTap?: false
  readonly downloadCall?: false
}

const requestsOf = (language: string, { oneTap, downloadCall }: Parts = {}): Requests => ({
  good: [
    ...early(language),
    '/m/asset-manifest.json < start.js',
    '/mobile/mc/asset-manifest.json < start.js',
    '/wps/relay/MCSFE_getBanners m_goto < idle.js',
    '/wps/relay/MCSFE_getListAnnouncements MQ < idle.js',
    '/wps/relay/MCSFE_getListAnnouncements PU < idle.js',
    ...(downloadCall === false ? [] : ['/wps/relay/WPSCORE_getDownloadSetting < download.js']),
    '/wps/system/settings < shell',
    '/wps/system/status < start.js',
    '/wps/system/whitelabel < shell',
    // What features share, what forms share, and what Google's prompt shares with its library.
    'chunk.js < page',
    'chunk.js < page',
    ...(oneTap === false ? [] : ['chunk.js < page']),
    'consent.js < shell',
    'download.js < shell',
    'idle.js < shell',
    'install.js < shell',
    'login.js < shell',
    ...(oneTap === false ? [] : ['oneTap.js < shell']),
    'picturePopups.js < shell',
    'start.js < shell',
  ],
  slow: [
    ...early(language),
    '/wps/system/settings < shell',
    '/wps/system/whitelabel < shell',
    'chunk.js < page',
    'start.js < shell',
  ],
})

export const requests: Readonly<Record<string, Requests>> = {
  brasa: requestsOf('PT-BR'),
  hongvan: requestsOf('VI'),
  sitara: requestsOf('UR', { oneTap: false, downloadCall: false }),
  vionda: requestsOf('EN', { downloadCall: false }),
}
