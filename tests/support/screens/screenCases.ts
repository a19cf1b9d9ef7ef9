import { hashText } from '../../../runtime/rules/text/hash'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { moneyPages } from '../../../runtime/tables/moneyPages'
import { type OverlayId, overlays } from '../../../runtime/tables/overlays'
import * as times from '../../../runtime/tables/times'
import type { Command } from '../../../scripts/platform'
import { createPhone, type PlaywrightPhone } from '../engines/playwrightEngine'
import { makeDomainUnavailable } from '../journeys/failover'
import { lotteryPath } from '../journeys/game'
import { confirmAge, sendRegistration } from '../journeys/register'
import {
  createEmail,
  offersChannel,
  popupReady,
  signInAtProvider,
  tapChannel,
  undetectedPrivateWindow,
} from '../journeys/social'
import { returnToTab } from '../journeys/update'
import type { Member } from '../member'
import type { ServedSite } from '../sites/servedSite'
import { floatScreens } from './floatScreens'

type Fault = NonNullable<Command['fault']>

/** A screen to test: its path, its user, its state, and the overlay above it. */
export interface ScreenCase {
  readonly name: string
  /** The kind of state, e.g. "failed" or "overlay". */
  readonly kind: string
  readonly path: string
  readonly user: 'visitor' | 'member'
  /** Faults to inject into the platform. */
  readonly faults?: readonly Fault[]
  /** The skeleton stays, because the replies never arrive. */
  readonly staysLoading?: true
  /** Shows as many games in the lobby as in production. */
  readonly fullLobby?: true
  /** It changes the phone itself, which cannot be reused. */
  readonly needsFreshPhone?: true
  /** Brings the started page into the state to test. */
  readonly prepare?: (member: Member, phone: PlaywrightPhone) => Promise<void>
}

/** How to test a page. */
interface PageScreens {
  readonly users: readonly ScreenCase['user'][]
  /** The page's address needs a query. */
  readonly query?: string
  /** The calls that load its data: tested while they load, when they fail, and when they return nothing. */
  readonly calls?: readonly string[]
  /** The value of these calls when there is nothing to show. */
  readonly emptyValue?: unknown
  /** Submits its empty form, so that every field shows its error. */
  readonly submit?: (member: Member) => Promise<void>
  /** Further states, by name. */
  readonly states?: Readonly<Record<string, Pick<ScreenCase, 'prepare'>>>
  /** What it shows to agents is different. */
  readonly forAgents?: true
}

/** Longer than any test. */
const endlessDelay = 3_600_000

/** Every page that a manifest can mount. */
export const pageScreens: Readonly<Record<string, PageScreens>> = {
  lobby: {
    users: ['visitor', 'member'],
    calls: ['gameLanes', 'banners'],
    emptyValue: { lanes: [], banners: [] },
  },
  login: { users: ['visitor'], submit: (member) => member.taps('button', 'login.submit') },
  register: {
    users: ['visitor'],
    async submit(member) {
      await confirmAge(member)
      await member.taps('button', 'register.submit')
    },
  },
  memberHome: { users: ['member'], calls: ['memberInfo', 'balance'] },
  rewards: { users: ['member'], calls: ['promotions'], emptyValue: {} },
  game: {
    users: ['visitor', 'member'],
    calls: ['gameLanes', 'gameVendors', 'gameMatches'],
    emptyValue: { lanes: [], vendors: [], matches: [] },
  },
  launchGame: {
    users: ['visitor'],
    query: '?vendor=emberline&code=midnight-cherries&playType=trial',
    calls: ['launchTrial'],
    emptyValue: { gameUrl: '' },
  },
  activity: {
    users: ['visitor', 'member'],
    calls: ['announcements'],
    emptyValue: { announcements: [] },
  },
  help: {
    users: ['visitor'],
    calls: ['announcements'],
    emptyValue: { announcements: [] },
    states: {
      'an open answer': { prepare: (member) => member.opens('/m/help?id=help-too-much') },
      'nothing found': { prepare: (member) => member.types('infoPages.searchHelp', 'xylophone') },
    },
  },
  news: { users: ['visitor'], calls: ['announcements'], emptyValue: { announcements: [] } },
  inviteFriends: { users: ['member', 'visitor'], calls: ['memberInfo'] },
  agentRegister: { users: ['member'], forAgents: true },
  leaderBoard: { users: ['member'], calls: ['rankProgress'], emptyValue: {} },
  benefits: { users: ['member'], calls: ['rankProgress'], emptyValue: {} },
  embed: { users: ['member'] },
  feedback: { users: ['member'], submit: (member) => member.taps('button', 'feedback.submit') },
  changePassword: { users: ['member'], submit: (member) => member.taps('button', 'password.submit') },
}

/** Makes the demo member an agent, until the site is reset. */
async function becomeAgent(member: Member): Promise<void> {
  const { code: merchant, demoMember, controlPlatform } = member.site
  await controlPlatform({ member: { merchant, userName: demoMember('ordinary').userName, type: 1 } })
  await member.reloads()
  await member.reads('referral.agentHeroTitle')
}

/** Lets Firebase send SMS codes instead of the platform (I3.34). */
export const enableFirebaseCodes = ({ code: merchant, controlPlatform }: ServedSite): Promise<void> =>
  controlPlatform({ settings: { merchant, values: { sms: { firebase: true } } } })

/** Starts a maintenance that ends in a few hours. */
const startMaintenance = ({ code: merchant, controlPlatform }: ServedSite): Promise<void> =>
  controlPlatform({
    status: { merchant, state: 'maintenance', maintenanceEnd: Date.now() + 3 * 3_600_000 + 1_740_000 },
  })

/** Returns HTML instead of the platform's replies, as a captive portal does. */
async function makeUnreachable({ controlPlatform }: ServedSite): Promise<void> {
  for (const call of ['status', 'ping'])
    await controlPlatform({ fault: { call, body: '<html></html>', contentType: 'text/html' } })
}

interface OverlayScreen extends Pick<ScreenCase, 'path' | 'user' | 'needsFreshPhone'> {
  readonly faults?: readonly Fault[]
  /** The merchants that support it; all when absent. */
  readonly where?: (manifest: Manifest) => boolean
  readonly open: (member: Member, phone: PlaywrightPhone) => Promise<void>
}

const remembersLogin = ({ flags, rememberLogin }: Manifest): boolean =>
  flags?.AUTOLOGIN3 !== false && rememberLogin === 'ticked'

/** Social sign-in is disabled in private windows, and the contexts of tests look like one. */
async function reloadAsOrdinaryWindow(member: Member, page: PlaywrightPhone['page']): Promise<void> {
  await page.addInitScript(undetectedPrivateWindow)
  await member.reloads()
}

const offersGoogle = (manifest: Manifest): boolean => offersChannel({ manifest }, 'google')

/** Chrome on an iPhone, which cannot install profiles. */
const iPhoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1'

/** Sets the platform's rules, and waits for the prompt that they open. */
async function openDownloadPrompt(member: Member, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { code: merchant, manifest } = member.site
  await member.site.controlPlatform({ downloadSettings: { merchant, values } })
  await member.becomesCalm()
  await member.reloads()
  await member.driver.see({
    kind: 'dialog',
    name: await member.text('download.title', { name: manifest.name }),
  })
}

/** Every overlay of the product. */
export const overlayScreens: Readonly<Record<OverlayId, OverlayScreen>> = {
  notice: {
    path: '/m/login',
    user: 'visitor',
    async open(member) {
      await member.sendsLogin(member.site.demoMember('ordinary').userName, 'not-my-password')
      await member.sees('dialog', 'common.notice')
    },
  },
  secondFactor: {
    path: '/m/login',
    user: 'visitor',
    async open(member) {
      const { userName, password } = member.site.demoMember('secondFactor')
      await member.sendsLogin(userName, password)
      await member.sees('dialog', 'secondFactor.title')
    },
  },
  confirm: {
    path: '/m/member/home',
    user: 'member',
    async open(member) {
      await member.taps('button', 'member.logOut')
      await member.sees('dialog', 'member.logOutTitle')
    },
  },
  sessionReminder: {
    path: '/m/member/home',
    user: 'member',
    where: ({ compliance }) => compliance?.sessionReminderMinutes !== undefined,
    async open(member) {
      const { sessionReminderMinutes = 0 } = member.site.manifest.compliance ?? {}
      const time = sessionReminderMinutes * 60_000
      const tokenHash = hashText((await member.token()) ?? '')
      await member.driver.evaluate(
        `localStorage.setItem('${member.site.code}:screenTime', '${JSON.stringify({ tokenHash, time, remindedAt: 0 })}')`,
      )
      await member.reloads()
      await member.sees('dialog', 'sessionReminder.title')
    },
  },
  signingIn: {
    path: '/m/login',
    user: 'visitor',
    where: remembersLogin,
    async open(member) {
      const { userName, password } = member.site.demoMember('ordinary')
      await member.driver.until(`document.querySelector('form input[type="checkbox"]')?.checked`)
      await member.sendsLogin(userName, password)
      await member.driver.until(`localStorage.getItem('${member.site.code}:remembered') !== null`)
      await member.waitUntilLoggedIn()
      await member.driver.evaluate(
        `[localStorage, sessionStorage].forEach((storage) => storage.removeItem('MC_SESSION_INFO'))`,
      )
      await member.site.controlPlatform({ fault: { call: 'login', delay: endlessDelay } })
      await member.reloads()
      await member.sees('dialog', 'autoLogin.title')
    },
  },
  language: { path: '/m/home', user: 'visitor', open: (member) => member.opensLanguageSheet() },
  maintenance: {
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await startMaintenance(member.site)
      await member.reloads()
      await member.sees('dialog', 'system.maintenanceTitle')
    },
  },
  denied: {
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.site.controlPlatform({
        status: { merchant: member.site.code, state: 'denied', ip: '2001:db8:85a3::8a2e:370:7334' },
      })
      await member.reloads()
      await member.sees('dialog', 'system.deniedTitle')
    },
  },
  // The lobby shows what it has instead (D212).
  offline: {
    path: '/m/login',
    user: 'visitor',
    async open(member) {
      await makeUnreachable(member.site)
      await member.reloads()
      await member.sees('dialog', 'system.offlineTitle')
    },
  },
  domainNotice: {
    path: '/m/home',
    user: 'visitor',
    // No other domain is available; the customer-service links are expanded.
    async open(member) {
      await makeDomainUnavailable(member, [member.site])
      await member.reloads()
      await member.sees('dialog', 'errors.error')
      await member.reads('domains.none')
      await member.taps('button', 'common.contactUs')
    },
  },
  support: {
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.taps('button', 'navigation.support', 'nav')
      await member.sees('dialog', 'support.title')
    },
  },
  gameMenu: {
    path: lotteryPath,
    user: 'member',
    async open(member) {
      await member.taps('button', 'play.menu')
      await member.reads('play.time')
    },
  },
  embeddedPage: {
    path: lotteryPath,
    user: 'member',
    where: ({ routes }) => routes[moneyPages.deposit]?.page === 'embed',
    async open(member) {
      await member.taps('button', 'member.deposit')
      await member.driver.until(
        `document.querySelector('dialog .EmbedPage')?.getAttribute('aria-busy') === 'false'`,
      )
    },
  },
  playChoice: {
    path: '/m/game?category=cards',
    user: 'visitor',
    async open(member, { page }) {
      await page.locator('main .GameCard').first().click()
      await member.reads('play.trialText')
    },
  },
  chat: {
    path: '/m/member/home',
    user: 'member',
    where: ({ flags }) => (flags?.CHAT3 ?? false) !== false,
    async open(member, { page }) {
      // Its name has the number of unread messages, too.
      await page.getByRole('button', { name: await member.text('chat.title') }).click()
      await member.sees('dialog', 'chat.title')
      await member.driver.until(`document.querySelector('.ChatWindow-frame:not(.ChatWindow-frame--loading)')`)
    },
  },
  profileIcons: {
    path: '/m/member/home',
    user: 'member',
    async open(member) {
      await member.taps('button', 'member.picture')
      await member.sees('dialog', 'member.pictureTitle')
    },
  },
  search: {
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.taps('button', 'navigation.search', 'nav')
      await member.sees('dialog', 'search.title')
    },
  },
  login: {
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.taps('button', 'shell.logIn')
      await member.sees('dialog', 'login.title')
    },
  },
  register: {
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.taps('button', 'shell.register')
      await member.sees('dialog', 'register.title')
      await confirmAge(member)
      await member.sees('button', 'register.submit')
    },
  },
  registered: {
    path: '/m/register',
    user: 'visitor',
    async open(member) {
      await confirmAge(member)
      await sendRegistration(member)
      await member.sees('dialog', 'register.ready')
    },
  },
  forgottenPassword: {
    path: '/m/login',
    user: 'visitor',
    async open(member) {
      await member.taps('button', 'login.forgotten')
      await member.sees('dialog', 'forgotten.title')
    },
  },
  phoneCode: {
    path: '/m/login',
    user: 'visitor',
    where: ({ settings }) => settings?.firebase !== undefined,
    async open(member) {
      await enableFirebaseCodes(member.site)
      await member.reloads()
      await member.taps('button', 'phoneCode.title')
      await member.sees('dialog', 'phoneCode.title')
    },
  },
  socialWaiting: {
    path: '/m/login',
    user: 'visitor',
    where: offersGoogle,
    // The script that the popup needs never loads, so the waiting screen stays.
    async open(member, { page }) {
      await page.route('**/emulator/gapi.js', () => {})
      await reloadAsOrdinaryWindow(member, page)
      await tapChannel(member, 'google')
      await member.reads('social.loading')
    },
  },
  unlinkedAccount: {
    path: '/m/login',
    user: 'visitor',
    where: offersGoogle,
    async open(member, { page }) {
      await member.site.waitForEmulator()
      await reloadAsOrdinaryWindow(member, page)
      await member.driver.until(popupReady)
      const popupPromise = page.waitForEvent('popup')
      await tapChannel(member, 'google')
      await signInAtProvider(createPhone('Chromium', await popupPromise), createEmail())
      await member.sees('dialog', 'accountLinking.title')
      await member.driver.until(`document.querySelectorAll('dialog').length === 1`)
    },
  },
  ageQuestion: {
    path: '/m/login',
    user: 'visitor',
    where: (manifest) => manifest.compliance?.minimumAge !== undefined && offersGoogle(manifest),
    async open(member, phone) {
      await overlayScreens.unlinkedAccount.open(member, phone)
      await member.taps('button', 'accountLinking.register')
      await member.sees('button', 'register.ageYes')
    },
  },
  openInBrowser: {
    path: '/m/login',
    user: 'visitor',
    where: offersGoogle,
    async open(member, { page }) {
      await page.addInitScript(
        `Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Instagram 330.0' })`,
      )
      await member.reloads()
      await tapChannel(member, 'google')
      await member.sees('dialog', 'openInBrowser.title')
    },
  },
  countryPicker: {
    path: '/m/login',
    user: 'visitor',
    async open(member, phone) {
      await member.taps('button', 'login.forgotten')
      await member.sees('dialog', 'forgotten.title')
      await phone.page.getByRole('tab', { name: await member.text('forgotten.smsTab') }).click()
      await phone.page.locator('dialog .CountryButton').click()
      await member.sees('dialog', 'common.diallingCode')
    },
  },
  downloadSheet: {
    path: '/m/home',
    user: 'member',
    open: (member) =>
      openDownloadPrompt(member, {
        login_required: { enabled: true },
        bottom_app_desc: { enabled: true, value: '<p>Faster <b>in the app</b>, and always with you.</p>' },
      }),
  },
  downloadScreen: {
    path: '/m/home',
    user: 'member',
    open: (member) =>
      openDownloadPrompt(member, {
        deposit_least_times_forced: { enabled: true, value: 99 },
        bottom_app_bar_mode: { enabled: true, value: 'fullscreen' },
      }),
  },
  installGuide: {
    path: '/m/home',
    user: 'member',
    async open(member, { page }) {
      await page.addInitScript(
        `Object.defineProperty(navigator, 'userAgent', { get: () => '${iPhoneUserAgent}' })`,
      )
      await openDownloadPrompt(member, { login_required: { enabled: true } })
      await member.taps('button', 'download.install')
      await member.reads('install.shareTop')
    },
  },
  appUpgrade: {
    path: '/m/home',
    user: 'member',
    async open(member, { page }) {
      const { code: merchant } = member.site
      await page.addInitScript(
        `Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (Linux; Android 14) WLApp/2.4.39' })`,
      )
      const newest = { version: '3.0.0', mandatory: true, link: `/wps/media/app/${merchant}.apk` }
      await member.site.controlPlatform({ appVersion: { merchant, newest } })
      await member.becomesCalm()
      await member.reloads()
      await member.sees('dialog', 'appUpgrade.title')
    },
  },
  announcement: {
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.site.controlPlatform({ announcements: { merchant: member.site.code, types: 'PU' } })
      await member.becomesCalm()
      await member.reloads()
      await member.sees('dialog', 'announcements.title')
    },
  },
  picturePopup: {
    path: '/m/home',
    user: 'visitor',
    needsFreshPhone: true,
    async open(member, { page }) {
      const { code: merchant } = member.site
      const picture = '/wps/media/banners/welcome.webp'
      const banner = { id: 'a', title: '', picture, linkage: '/m/register' }
      await member.site.controlPlatform({
        bannerGroup: { merchant, groupName: 'm_popup1', banners: [banner] },
      })
      await member.becomesCalm()
      await page.clock.install()
      await member.reloadsAnew()
      const { delaySeconds } = member.site.manifest.popups ?? {}
      const delay = delaySeconds === undefined ? overlays.picturePopup.delay : times.seconds(delaySeconds)
      await page.clock.runFor(delay + times.tick)
      await page.clock.resume()
      await member.sees('dialog', 'picturePopups.title')
    },
  },
  pushPrompt: {
    path: '/m/home',
    user: 'member',
    needsFreshPhone: true,
    where: ({ settings }) => settings?.push !== undefined,
    // The phones of tests have no service worker, and a permission that is decided.
    async open(member, { page }) {
      await page.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => 'default' })
        Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: () => Promise.resolve({}) })`)
      await member.becomesCalm()
      await page.clock.install()
      await member.reloads()
      await page.clock.runFor(overlays.pushPrompt.delay + times.idle)
      await page.clock.resume()
      await member.sees('dialog', 'push.title')
    },
  },
  update: {
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.becomesCalm()
      await member.reloads()
      member.site.deploy()
      await returnToTab(member)
      await member.sees('dialog', 'update.title')
    },
  },
  toast: {
    path: '/m/login',
    user: 'visitor',
    faults: [{ call: 'login', delay: endlessDelay }],
    needsFreshPhone: true,
    // A toast stays while the pointer is over it (D118); the page's clock is paused until then.
    async open(member, phone) {
      const { userName, password } = member.site.demoMember('ordinary')
      await phone.page.clock.install()
      await member.reloads()
      await member.sendsLogin(userName, password)
      // Long enough for the cancel button to appear, and too short for the request to time out.
      const now = await member.driver.evaluate<number>('Date.now()')
      await phone.page.clock.pauseAt(now + times.slowThreshold + 1000)
      await member.taps('button', 'common.cancel')
      await phone.page.getByText(await member.text('login.cancelled')).hover()
      await phone.page.clock.resume()
    },
  },
}

const createFaults = (calls: readonly string[], fault: Omit<Fault, 'call'>): Fault[] =>
  calls.map((call) => ({ call, ...fault }))

function screenCasesOfPage(
  path: string,
  page: string,
  { users, query = '', calls = [], emptyValue, submit, states = {}, forAgents }: PageScreens,
): ScreenCase[] {
  const [firstUser = 'visitor'] = users
  const createCase = (state: string, extra: Partial<ScreenCase> = {}): ScreenCase => ({
    name: `${path}, ${state}`,
    kind: state,
    path: path + query,
    user: firstUser,
    ...(page === 'lobby' ? { fullLobby: true } : {}),
    ...extra,
  })
  return [
    ...users.map((user) => createCase(`as a ${user}`, { user })),
    ...(calls.length > 0
      ? [
          createCase('loading', { faults: createFaults(calls, { delay: endlessDelay }), staysLoading: true }),
          createCase('failed', { faults: createFaults(calls, { status: 500 }) }),
        ]
      : []),
    ...(emptyValue === undefined
      ? []
      : [
          createCase('empty', {
            faults: createFaults(calls, { reply: { success: true, value: emptyValue } }),
          }),
        ]),
    ...(submit ? [createCase('sent empty', { prepare: submit })] : []),
    ...Object.entries(states).map(([state, screen]) => createCase(state, screen)),
    ...(forAgents ? [createCase('as an agent', { prepare: becomeAgent })] : []),
  ]
}

/** Paths of pages that are not covered by `pageScreens`. */
export const uncoveredRoutes = ({ routes }: Pick<Manifest, 'routes'>): string[] =>
  Object.entries(routes).flatMap(([path, { page }]) => (pageScreens[page] ? [] : [path]))

const unknownPath: ScreenCase = {
  name: 'an unknown path',
  kind: 'unknown',
  path: '/m/no/such/page',
  user: 'visitor',
}

/** Every screen of a merchant: routes x states, the page for unknown paths, every overlay, and what floats. */
export function screenCasesOf(manifest: Manifest): ScreenCase[] {
  const pages = Object.entries(manifest.routes).flatMap(([path, { page }]) => {
    const definition = pageScreens[page]
    return definition ? screenCasesOfPage(path, page, definition) : []
  })
  const overlays = Object.entries(overlayScreens).flatMap(([id, { where, open, ...screen }]) =>
    where && !where(manifest)
      ? []
      : [{ name: `${id} over ${screen.path}`, kind: 'overlay', prepare: open, ...screen }],
  )
  const floats = Object.values(floatScreens).flatMap(({ where, open, ...screen }) =>
    where && !where(manifest) ? [] : [{ kind: 'floating', prepare: open, ...screen }],
  )
  return [...pages, unknownPath, ...overlays, ...floats]
}
