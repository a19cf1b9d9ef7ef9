import english from '../../../runtime/text/EN.json'
import { type ManifestPart, rowsOf, without } from '../row'

const full = rowsOf('full')
const home = 'file m/home.html'
const { chat, download, lobby } = english

const bar = 'the download bar'
const english18 = { EN: 'Title', UR: 'Title' }

const twoLanguages: ManifestPart = {
  languages: ['EN', 'UR'],
  metadata: { '/m/home': { title: english18, description: english18 } },
}

const chatInUrdu: ManifestPart = {
  ...twoLanguages,
  flags: { CHAT3: true },
  hosts: { frame: ['chat.example'] },
}

/** A chat whose language nobody has chosen. */
export const siteOthers: Readonly<Record<string, ManifestPart>> = { 'speaking-default': chatInUrdu }

/** The same without what rows say of it. */
export const siteSecond: ManifestPart = {
  flags: { CHAT3: true },
  hosts: { frame: ['chat.example'], customerService: ['chat.example'] },
  customerService: [{ id: 'vip', csType: 'COMM100VIP', url: 'https://chat.example/vip' }],
}

const flags = [
  ...full(
    {
      flags: { REWCEN3: true, LOTTMINIGAME3: true, CHAT3: true, VIPBENEFIT3: true },
      routes: {
        '/m/rewardCenter': { page: 'rewards' },
        '/m/member/benefits': { page: 'benefits' },
        '/m/leaderBoard': { page: 'leaderBoard' },
      },
    },
    ['flags.REWCEN3', 'account', 'href="/m/rewardCenter"'],
    ['flags.LOTTMINIGAME3', 'the mini game', '"type":"start"'],
    ['flags.CHAT3', 'account', chat.title],
    ['flags.VIPBENEFIT3', 'account', 'href="/m/member/benefits"'],
  ),
  ...rowsOf('coded', 'full')({ flags: { SEALOTTMINIGAME3: true } }, [
    'flags.SEALOTTMINIGAME3',
    'the mini game',
    '"sea":true',
    '"sea":false',
  ]),
  ...rowsOf('different')({ flags: { STARTGAMEINAPP3: true } }, [
    'flags.STARTGAMEINAPP3',
    'a tap on a game',
    lobby.appOnly.replace('{{name}}', 'Dragon'),
  ]),
  ...rowsOf('speaking', 'speaking-default')(
    { ...chatInUrdu, chat: { fallbackLanguage: 'EN' } },
    ['chat', 'the chat of a member in Urdu', 'language=EN', 'language=CN'],
    ['chat.fallbackLanguage', 'the chat of a member in Urdu', 'language=EN', 'language=CN'],
  ),
]

const downloads = [
  ...rowsOf('rated')(
    { download: { rating: { value: 4.5 } }, hosts: { download: ['downloads.hongvan.example'] } },
    ['download', bar, 'bar: there', 'bar: none'],
    ['download.rating', bar, '4.5'],
    ['download.rating.value', bar, '4.5'],
    ['hosts.download', 'the offer of the app on an iPhone', 'https://downloads.hongvan.example/ios'],
  ),
  ...rowsOf('different', 'rated')(
    { download: { bar: { show: false }, install: false } },
    ['download.bar', bar, 'bar: none', 'bar: there'],
    ['download.bar.show', bar, 'bar: none', 'bar: there'],
    ['download.install', 'the offer of the app', without(download.install), download.install],
  ),
  ...rowsOf('third', 'rated')(
    { download: { rating: { show: false }, bar: { minimumRank: 2 } } },
    ['download.bar.minimumRank', 'the download bar of a member of rank 1', 'bar: none', 'bar: there'],
    ['download.rating.show', 'the download bar of a member of rank 2', 'no stars', '4.5'],
  ),
  ...rowsOf('rules')({ download: { settings: { download_condition_switch: { enabled: true } } } }, [
    'download.settings',
    'the prompt at 7 deposits',
    'prompt: free',
  ]),
]

const serviceEntries = [
  { id: 'room', csType: 'LIVECHAT', url: 'https://chat.example/room', title: { EN: 'Our room' } },
  { id: 'assistant', csType: 'AICAN', url: 'https://chat.example/assistant' },
  { id: 'vip', csType: 'COMM100VIP', url: 'https://chat.example/vip', labelIds: ['gold'] },
] as const

const calls = [
  ...full(
    {
      platform: {
        endpoints: { logout: '/wps/other/end' },
        timeoutMilliseconds: 5000,
        imageWidthParameter: 'w',
      },
      hosts: {
        image: ['images.example'],
        banner: ['events.example'],
        connect: ['calls.example'],
        game: ['play.example'],
      },
    },
    ['platform', 'a logout', 'POST /wps/other/end', 'POST /wps/session/logout'],
    ['platform.endpoints', 'a logout', 'POST /wps/other/end', 'POST /wps/session/logout'],
    ['platform.timeoutMilliseconds', 'a logout', 'in 5000 ms', 'in 30000 ms'],
    ['platform.imageWidthParameter', 'lobby', '/images/200.webp?w=144', 'src="/images/200.webp"'],
    ['hosts', home, 'https://calls.example'],
    ['hosts.image', 'a banner', 'src="https://images.example/banner.webp'],
    ['hosts.banner', 'a banner', 'href="https://events.example/sunday"'],
    ['hosts.connect', home, /connect-src [^;]*https:\/\/calls\.example/],
    ['hosts.game', 'a game of a member', 'src="https://play.example/game"'],
  ),
  ...full({ flags: { CHAT3: true }, hosts: { frame: ['chat.example'] } }, [
    'hosts.frame',
    'the chat of a member in Urdu',
    'src="https://chat.example/window',
  ]),
  ...rowsOf('rated')(
    { nativeApp: { userAgent: 'FullApp/([0-9.]+)' } },
    ['nativeApp', 'the lobby in an app', '/wps/relay/MCSFE_getAppVersion'],
    ['nativeApp.userAgent', 'the lobby in an app', '/wps/relay/MCSFE_getAppVersion'],
  ),
  ...full(
    { popups: { delaySeconds: 30 } },
    ['popups', 'the first popup', 'after 30 s', 'after 20 s'],
    ['popups.delaySeconds', 'the first popup', 'after 30 s', 'after 20 s'],
  ),
  ...rowsOf('different')({ serviceWorker: false }, [
    'serviceWorker',
    'the service worker',
    'remove',
    'register',
  ]),
  ...full(
    {
      customerService: serviceEntries,
      hosts: { customerService: ['chat.example'] },
    },
    ['customerService', 'customer service', /room.*assistant/],
    // The platform's entries are in the order of the manifest's: by id, otherwise by kind.
    ['customerService[].id', 'customer service of the platform', /By id.*By kind/],
    ['customerService[].csType', 'customer service of the platform', /By kind.*Elsewhere/],
    ['customerService[].title', 'customer service', 'Our room'],
    ['customerService[].url', 'customer service', 'https://chat.example/room'],
    [
      'customerService[].labelIds',
      'customer service of a gold member',
      /^entries: [^,]*https:\/\/chat\.example\/vip$/,
    ],
    ['hosts.customerService', 'customer service of the platform', 'https://chat.example/id'],
  ),
]

const vendors = [
  'connect.facebook.net',
  'www.facebook.com',
  'analytics.tiktok.com',
  'www.googletagmanager.com',
  'www.google-analytics.com',
  's1.kwai.net',
]

const labelled = rowsOf('full', 'second')({ customerService: serviceEntries }, [
  'customerService[].labelIds',
  'customer service',
  without('https://chat.example/vip'),
  'https://chat.example/vip',
])

const partners: ManifestPart = {
  pixels: {
    facebook: '1122334455',
    tiktok: 'TT9',
    gtag: 'G-9',
    gtm: 'GTM-9',
    kwai: '9988',
    facebookVersion: 'v25.0',
    scripts: ['https://tags.example/visit.js'],
  },
  hosts: { script: ['tags.example', ...vendors], connect: vendors, image: vendors },
}

const tracked = 'what is tracked'
const tracking = [
  ...rowsOf('numbers')(
    partners,
    ['pixels', tracked, 'script https://connect.facebook.net'],
    ['pixels.facebook', tracked, '"init","1122334455"'],
    ['pixels.tiktok', tracked, 'sdkid=TT9'],
    ['pixels.gtag', tracked, 'gtag/js?id=G-9'],
    ['pixels.gtm', tracked, 'gtm.js?id=GTM-9'],
    ['pixels.kwai', tracked, 'sdkid=9988'],
    ['pixels.facebookVersion', tracked, 'fbevents.js?v=25.0'],
    ['pixels.scripts', tracked, 'script https://tags.example/visit.js'],
    ['hosts.script', home, /script-src [^;]*https:\/\/tags\.example/],
  ),
  ...rowsOf('different')(
    { tracking: { events: false, faults: false } },
    ['tracking', tracked, without('sent '), 'sent '],
    ['tracking.events', tracked, without('purchase'), 'purchase'],
    ['tracking.faults', tracked, without('fault'), 'fault'],
  ),
  ...rowsOf('speaking')({ compliance: { consent: true } }, [
    'compliance.consent',
    tracked,
    without('purchase'),
    'purchase',
  ]),
]

export const site = [...flags, ...downloads, ...calls, ...labelled, ...tracking]
