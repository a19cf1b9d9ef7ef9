import type { StorageKey } from '../../runtime/tables/storageKeys'

const member = 'dvxgc6-f9hang'
const session = '16ygk26-4oyk28'
const at = 1_795_262_400_000

const game = {
  code: 'game-101',
  category: 'slots',
  name: 'Tiger',
  vendor: 'Aurora',
  image: '/images/101.webp',
  launch: { vendor: 'aurora', id: '101', nodeId: '1011', prizeMode: '', trial: true },
}

/**
 * What a release stores under each key, the newest shape first. A shape that has been written stays here: devices keep it, and a
 * later release still has to start from it.
 */
export const storedShapes: Readonly<Record<StorageKey, readonly unknown[]>> = {
  session: [
    {
      token: 'token-7',
      merchantCode: 'hongvan',
      id: '7',
      userName: 'minhanh88',
      type: 0,
      firstTimeLogin: false,
    },
  ],
  tabSession: [{ token: 'token-7', merchantCode: 'hongvan', id: '7', userName: 'minhanh88', type: 0 }],
  screenTime: [{ tokenHash: session, time: 1_800_000, remindedAt: 0 }],
  language: ['EN'],
  webclip: ['1'],
  device: ['3f8a6c1e-77b1-4c0e-9a53-1f2d3c4b5a69'],
  deviceCopy: ['3f8a6c1e-77b1-4c0e-9a53-1f2d3c4b5a69'],
  remembered: [
    { type: 'username', username: 'minhanh88', password: 'seal-1', merchant: 'hongvan' },
    { type: 'username', username: 'minhanh88', merchant: 'hongvan' },
  ],
  autoLogin: ['0'],
  flags: [{ REWCEN3: true }],
  settings: [{ smsFirebase: true }, {}],
  texts: [{ url: '/m/assets/EN.json', language: 'EN', catalogue: { common: { confirm: 'Confirm' } } }],
  lanes: [{ owner: `EN ${member}`, reply: { lanes: [] } }],
  banners: [{ owner: 'EN ', reply: { banners: [] } }],
  announcementLine: [{ language: 'EN', owner: 'B', items: [{ id: 'b1', text: 'Title · Text' }] }],
  recentGames: [[{ member, games: [game] }]],
  favouriteGames: [[{ member, games: [game] }]],
  balance: [{ owner: session, at, reply: { balance: '1234567.89', currency: 'USD' } }],
  statusTrack: ['track-1'],
  statusNotice: ['domain_not_available'],
  replies: [
    [{ key: 'hongvan EN  /wps/relay/MCSFE_getBanners?groupName=m_home', at, value: { banners: [] } }],
  ],
  clockAhead: [3_599_999],
  splash: [true],
  confirmedAge: [18],
  searches: [['tiger', 'book']],
  registrationInfo: [{ originalDomain: 'www.hongvan.example', affiliateCode: 'A1', referralCode: 'R7' }],
  socialChannel: ['google'],
  socialOrigin: ['dialog'],
  marquee: [true],
  tabMessage: [{ type: 'loggedOut', tokenHash: session, memberHash: member, at }],
  consent: ['agreed', 'refused'],
  landingClickIds: [{ at, ids: { fbclid: 'f', gclid: 'g' } }],
  clickIds: [{ fbclid: 'f', tid: '1', kw: 'slots' }],
  fbc: ['fb.1.1795262400000.f'],
  fbp: ['fb.1.1795262400000.4210383253'],
  downloadBar: [{ hide: false, promptOpen: false, membersOnly: false }],
  payments: [[{ key: 'tajq7u-su8qvo', at }]],
  downloadClosed: [member, ''],
  downloadCloses: [2],
  downloadForced: [member],
  installDismissed: [true],
  installCount: ['99', '1'],
  installed: [true],
  interruptions: [{ began: at, openedAtFirst: 1 }],
  picturePopupsClosed: [true],
  picturePopupNames: [{ m_popup1: 'one.webp', m_popup2: '' }],
  popupsClosed: [{ hash: '1de73b94a569c6a4bb543e6b285ebf50', language: 'EN' }],
  popupsHidden: [
    { 'B ': { hash: '1de73b94a569c6a4bb543e6b285ebf50', language: 'EN', until: at + 43_200_000 } },
  ],
  miniGame: [{ owner: session, along: 0.35, down: 0.77, away: false }],
  miniGameStart: [at],
  activityPutAway: [member],
  upgradePostponed: ['2.0.1'],
  pushSkipped: [true],
  pushRefusals: [{ count: 1, at }],
  pushBinding: [{ token: 'device-1', session, complete: true }],
  pushTokensLeft: [['device-1']],
  pushEnding: [true],
  profileIcons: [[{ member, icon: 3 }]],
  amountsHidden: [true],
  drafts: [{ owner: member, feedback: { text: 'Hello' } }],
  scroll: [{ ' /m/home': 700 }],
  faults: [['network      ']],
  assetsHash: ['c53lo8-1ch4l6'],
  refreshedFor: ['a-newer-build'],
  recoveryAttempts: [['build-1']],
}
