import { encryptUrl } from '../../scripts/platform/http/encryption'
import { androidUserAgent, appResources } from '../features/download/downloadPage'
import { registeredReply } from '../features/register/registerForm'
import { countries } from '../features/secondFactor/secondFactorForm'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import { success } from '../support/fakes/replies'
import { lanes, live, lottery, slots } from '../support/games'

const image = 'data:image/png;base64,iVBORw0KGgo='

/** A banner whose picture is on the host of the images, and that leads to the events. */
export const banner = {
  id: '1',
  picture: 'https://images.example/banner.webp',
  title: 'Sunday',
  linkageType: 'URL',
  linkage: 'https://events.example/sunday',
}

const popup = (name: string) => ({ id: name, title: `Popup ${name}`, url: `/wps/media/${name}.webp` })

const gameLanes = () => ({
  lanes: lanes(slots, live, lottery).lanes.map((lane) => ({
    ...lane,
    cards: lane.cards.map((card) => ({ ...card, vendor: 'aurora', nodeId: card.id, trial: true })),
  })),
})

/** What the platform says of the settings that a manifest may leave to it. */
const settings = {
  disabledMobileIcc: true,
  mobileNumberPassword: true,
  captchaPattern: '^[0-9]{4}$',
  forceChangeExpiredPassword: true,
  defaultPassword: 'platform-1',
  passwordMinimum: 11,
  gw: { PROFILE_ICON_COUNT: 4, GEETEST_VERSION: 'v4', GEETEST_ID: 'platformid' },
  firebase: { appId: 'a', apiKey: 'k', authDomain: 'sign-in.example', projectId: 'platform-project' },
  push: {
    appId: 'a',
    apiKey: 'k',
    projectId: 'platform-push',
    messagingSenderId: '9',
    vapidKey: `B${'b'.repeat(86)}`,
  },
}

/** A platform that has something for each part of a site. */
export function answerAll({ http, native, installPrompt, page }: FakeBrowser): void {
  native.userAgent = androidUserAgent
  installPrompt.available = true
  page.reserveBar(true)
  http.answer('resources', appResources)
  http.answer('gameLanes', success(gameLanes()))
  http.answer('launchGame', success({ gameUrl: 'https://play.example/game' }))
  http.answer('launchTrial', success({ gameUrl: 'https://play.example/game' }))
  http.answer('gameVendors', success({ vendors: [] }))
  http.answer('gameMatches', success({ matches: [] }))
  http.answer('banners', ({ query }) => {
    const group = query.get('groupName')
    return success({ banners: group === 'm_popup1' ? [popup('one')] : [] })
  })
  http.answer('captchaImage', success({ id: 'id-0', image }))
  http.answer('captchaGeetestLogin', success({ gt: 'g', challenge: 'c', newCaptcha: true }))
  http.answer('captchaGeetest', success({ gt: 'g', challenge: 'c', newCaptcha: true }))
  http.answer('customerServiceScript', success({ customerService: [] }))
  http.answer('launchChat', success({ chatUrl: 'https://chat.example/window' }))
  http.answer('unreadCount', success({ unReadCount: 0 }))
  http.answer('country', countries)
  http.answer('settings', success(settings))
  http.answer('whitelabel', success({ GEETESTTEST3: true }))
  http.answer('currency', success({}))
  http.answer('rankProgress', success({ labelId: 501, completedConditions: 0, totalExpectedConditions: 1 }))
  http.answer('announcementCategories', success({ categories: [] }))
  http.answer('checkUserName', success({ available: true }))
  http.answer('checkAffiliate', success({ valid: true }))
  for (const call of ['register', 'registerMobile', 'registerAutoUserName'])
    http.answer(call, registeredReply)
  http.answer(
    'appVersion',
    success({ version: '9.0.0', mandatory: false, link: 'https://downloads.example/app.apk' }),
  )
}

/** An entry of customer service that the platform has. */
export const platformEntry = (csType: string, title: string, address: string, more: object = {}) => ({
  csType,
  title,
  path: encryptUrl(address, 'k3Pq9Zt1'),
  ...more,
})
