import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { OverlayId } from '../../runtime/tables/overlays'
import { times } from '../../runtime/tables/times'
import type { Command } from '../../scripts/platform'
import { losesDomain } from './journeys/failover'
import { comesOfAge, sendsRegistration } from './journeys/register'
import {
  offers,
  readyForTap,
  signsInAtProvider,
  somebody,
  tapsChannel,
  unknownBrowser,
} from './journeys/social'
import { looksAgain } from './journeys/update'
import type { Member } from './member'
import { type PlaywrightPhone, phoneOf } from './playwrightEngine'
import type { ServedSite } from './served'

type Fault = NonNullable<Command['fault']>

/** A screen that is looked at: where, as whom, in which state, and with what above it. */
export interface Visit {
  readonly name: string
  /** What it has in common with visits of other pages: "failed", "overlay". */
  readonly kind: string
  readonly path: string
  readonly as: 'visitor' | 'member'
  /** What goes wrong on the platform. */
  readonly faults?: readonly Fault[]
  /** What does not come in time stays a skeleton. */
  readonly waits?: true
  /** It shows the lobby, with as many games as a real one has. */
  readonly lobby?: true
  /** It changes the phone itself, which nobody may use after it. */
  readonly alone?: true
  /** Brings the screen about, once the page has started. */
  readonly act?: (member: Member, phone: PlaywrightPhone) => Promise<void>
}

/** How a page of the product is visited. */
interface PageVisits {
  readonly as: readonly Visit['as'][]
  /** The calls that fill it: they are late, fail, and have nothing, one after the other. */
  readonly calls?: readonly string[]
  /** What these calls answer when there is nothing to show. */
  readonly nothing?: unknown
  /** Sends its form empty: every field then says what is missing. */
  readonly submit?: (member: Member) => Promise<void>
}

/** Longer than any visit. */
const never = 3_600_000

/** Every page that a manifest can mount. */
export const pageVisits: Readonly<Record<string, PageVisits>> = {
  lobby: { as: ['visitor', 'member'], calls: ['gameLanes', 'banners'], nothing: { lanes: [], banners: [] } },
  login: { as: ['visitor'], submit: (member) => member.taps('button', 'login.submit') },
  register: {
    as: ['visitor'],
    async submit(member) {
      await comesOfAge(member)
      await member.taps('button', 'register.submit')
    },
  },
  memberHome: { as: ['member'], calls: ['memberInfo', 'balance'] },
  rewards: { as: ['member'], calls: ['promotions'], nothing: {} },
  changePassword: { as: ['member'], submit: (member) => member.taps('button', 'password.submit') },
}

/** Codes by SMS come from Firebase, and no longer from the platform itself (I3.34). */
export const codesComeFromFirebase = ({ code: merchant, platform }: ServedSite): Promise<void> =>
  platform({ settings: { merchant, values: { sms: { firebase: true } } } })

/** Maintenance with an end that is hours away. */
const isUnderMaintenance = ({ code: merchant, platform }: ServedSite): Promise<void> =>
  platform({
    status: { merchant, state: 'maintenance', maintenanceEnd: Date.now() + 3 * 3_600_000 + 1_740_000 },
  })

/** Somebody else answers in the platform's place, as a captive portal does. */
async function answersNothing({ platform }: ServedSite): Promise<void> {
  for (const call of ['status', 'ping'])
    await platform({ fault: { call, body: '<html></html>', contentType: 'text/html' } })
}

interface OverlayVisit extends Pick<Visit, 'path' | 'as' | 'alone'> {
  readonly faults?: readonly Fault[]
  /** Merchants that can have it; all when absent. */
  readonly where?: (manifest: Manifest) => boolean
  readonly open: (member: Member, phone: PlaywrightPhone) => Promise<void>
}

const remembers = ({ flags, rememberLogin }: Manifest): boolean =>
  flags?.AUTOLOGIN3 !== false && rememberLogin === 'ticked'

/** Social sign-in is refused in private windows, which those of tests are. */
async function inOrdinaryWindow(member: Member, page: PlaywrightPhone['page']): Promise<void> {
  await page.addInitScript(unknownBrowser)
  await member.reloads()
}

const offersGoogle = (manifest: Manifest): boolean => offers({ manifest }, 'google')

/** Every overlay of the product. */
export const overlayVisits: Readonly<Record<OverlayId, OverlayVisit>> = {
  notice: {
    path: '/m/login',
    as: 'visitor',
    async open(member) {
      await member.sendsLogin(member.site.member('ordinary').userName, 'not-my-password')
      await member.sees('dialog', 'common.notice')
    },
  },
  secondFactor: {
    path: '/m/login',
    as: 'visitor',
    async open(member) {
      const { userName, password } = member.site.member('secondFactor')
      await member.sendsLogin(userName, password)
      await member.sees('dialog', 'secondFactor.title')
    },
  },
  logOut: {
    path: '/m/member/home',
    as: 'member',
    async open(member) {
      await member.taps('button', 'member.logOut')
      await member.sees('dialog', 'member.logOutTitle')
    },
  },
  signingIn: {
    path: '/m/login',
    as: 'visitor',
    where: remembers,
    async open(member) {
      const { userName, password } = member.site.member('ordinary')
      await member.driver.until(`document.querySelector('form input[type="checkbox"]')?.checked`)
      await member.sendsLogin(userName, password)
      await member.driver.until(`localStorage.getItem('${member.site.code}:remembered') !== null`)
      await member.isLoggedIn()
      await member.driver.evaluate(
        `[localStorage, sessionStorage].forEach((kept) => kept.removeItem('MC_SESSION_INFO'))`,
      )
      await member.site.platform({ fault: { call: 'login', delay: never } })
      await member.reloads()
      await member.sees('dialog', 'autoLogin.title')
    },
  },
  language: { path: '/m/home', as: 'visitor', open: (member) => member.opensLanguages() },
  maintenance: {
    path: '/m/home',
    as: 'visitor',
    async open(member) {
      await isUnderMaintenance(member.site)
      await member.reloads()
      await member.sees('dialog', 'system.maintenanceTitle')
    },
  },
  denied: {
    path: '/m/home',
    as: 'visitor',
    async open(member) {
      await member.site.platform({
        status: { merchant: member.site.code, state: 'denied', ip: '2001:db8:85a3::8a2e:370:7334' },
      })
      await member.reloads()
      await member.sees('dialog', 'system.deniedTitle')
    },
  },
  offline: {
    path: '/m/home',
    as: 'visitor',
    async open(member) {
      await answersNothing(member.site)
      await member.reloads()
      await member.sees('dialog', 'system.offlineTitle')
    },
  },
  domainNotice: {
    path: '/m/home',
    as: 'visitor',
    // Without another domain to ask; whom to ask instead is unfolded.
    async open(member) {
      await losesDomain(member, [member.site])
      await member.reloads()
      await member.sees('dialog', 'errors.error')
      await member.reads('domains.none')
      await member.taps('button', 'common.contactUs')
    },
  },
  support: {
    path: '/m/home',
    as: 'visitor',
    async open(member) {
      await member.taps('button', 'navigation.support', 'nav')
      await member.sees('dialog', 'support.title')
    },
  },
  search: {
    path: '/m/home',
    as: 'visitor',
    async open(member) {
      await member.taps('button', 'navigation.search', 'nav')
      await member.sees('dialog', 'search.title')
    },
  },
  login: {
    path: '/m/home',
    as: 'visitor',
    async open(member) {
      await member.taps('button', 'shell.logIn')
      await member.sees('dialog', 'login.title')
    },
  },
  register: {
    path: '/m/home',
    as: 'visitor',
    async open(member) {
      await member.taps('button', 'shell.register')
      await member.sees('dialog', 'register.title')
      await comesOfAge(member)
      await member.sees('button', 'register.submit')
    },
  },
  registered: {
    path: '/m/register',
    as: 'visitor',
    async open(member) {
      await comesOfAge(member)
      await sendsRegistration(member)
      await member.sees('dialog', 'register.ready')
    },
  },
  forgottenPassword: {
    path: '/m/login',
    as: 'visitor',
    async open(member) {
      await member.taps('button', 'login.forgotten')
      await member.sees('dialog', 'forgotten.title')
    },
  },
  phoneCode: {
    path: '/m/login',
    as: 'visitor',
    where: ({ settings }) => settings?.firebase !== undefined,
    async open(member) {
      await codesComeFromFirebase(member.site)
      await member.reloads()
      await member.taps('button', 'phoneCode.title')
      await member.sees('dialog', 'phoneCode.title')
    },
  },
  socialWaiting: {
    path: '/m/login',
    as: 'visitor',
    where: offersGoogle,
    // What is needed for the tap does not come: the screen that bridges the time stays.
    async open(member, { page }) {
      await page.route('**/emulator/gapi.js', () => {})
      await inOrdinaryWindow(member, page)
      await tapsChannel(member, 'google')
      await member.reads('social.loading')
    },
  },
  unlinkedAccount: {
    path: '/m/login',
    as: 'visitor',
    where: offersGoogle,
    async open(member, { page }) {
      await member.site.emulatorIsThere()
      await inOrdinaryWindow(member, page)
      await member.driver.until(readyForTap)
      const opened = page.waitForEvent('popup')
      await tapsChannel(member, 'google')
      await signsInAtProvider(phoneOf('Chromium', await opened), somebody())
      await member.sees('dialog', 'linking.title')
      await member.driver.until(`document.querySelectorAll('dialog').length === 1`)
    },
  },
  openInBrowser: {
    path: '/m/login',
    as: 'visitor',
    where: offersGoogle,
    async open(member, { page }) {
      await page.addInitScript(
        `Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Instagram 330.0' })`,
      )
      await member.reloads()
      await tapsChannel(member, 'google')
      await member.sees('dialog', 'social.browserTitle')
    },
  },
  countryPicker: {
    path: '/m/login',
    as: 'visitor',
    async open(member, phone) {
      await member.taps('button', 'login.forgotten')
      await member.sees('dialog', 'forgotten.title')
      await phone.page.getByRole('tab', { name: await member.word('forgotten.smsTab') }).click()
      await phone.page.locator('dialog .CountryButton').click()
      await member.sees('dialog', 'common.diallingCode')
    },
  },
  update: {
    path: '/m/home',
    as: 'visitor',
    async open(member) {
      member.site.deploy()
      await looksAgain(member)
      await member.sees('dialog', 'update.title')
    },
  },
  toast: {
    path: '/m/login',
    as: 'visitor',
    faults: [{ call: 'login', delay: never }],
    alone: true,
    // A toast stays as long as the pointer rests on it (D15); the page's clock stands still until it does.
    async open(member, phone) {
      const { userName, password } = member.site.member('ordinary')
      await phone.page.clock.install()
      await member.reloads()
      await member.sendsLogin(userName, password)
      // Long enough to be offered a way out, and too short for the request to be given up.
      const now = await member.driver.evaluate<number>('Date.now()')
      await phone.page.clock.pauseAt(now + times.slowThreshold + 1000)
      await member.taps('button', 'common.cancel')
      await phone.page.getByText(await member.word('login.cancelled')).hover()
      await phone.page.clock.resume()
    },
  },
}

const faulty = (calls: readonly string[], fault: Omit<Fault, 'call'>): Fault[] =>
  calls.map((call) => ({ call, ...fault }))

function visitsOfPage(path: string, page: string, { as, calls = [], nothing, submit }: PageVisits): Visit[] {
  const [first = 'visitor'] = as
  const visit = (state: string, more: Partial<Visit> = {}): Visit => ({
    name: `${path}, ${state}`,
    kind: state,
    path,
    as: first,
    ...(page === 'lobby' ? { lobby: true } : {}),
    ...more,
  })
  return [
    ...as.map((who) => visit(`as a ${who}`, { as: who })),
    ...(calls.length > 0
      ? [
          visit('loading', { faults: faulty(calls, { delay: never }), waits: true }),
          visit('failed', { faults: faulty(calls, { status: 500 }) }),
        ]
      : []),
    ...(nothing === undefined
      ? []
      : [visit('empty', { faults: faulty(calls, { reply: { success: true, value: nothing } }) })]),
    ...(submit ? [visit('sent empty', { act: submit })] : []),
  ]
}

/** Paths whose page nobody has said how to visit. */
export const unvisited = ({ routes }: Pick<Manifest, 'routes'>): string[] =>
  Object.entries(routes).flatMap(([path, { page }]) => (pageVisits[page] ? [] : [path]))

const unknownAddress: Visit = {
  name: 'an unknown address',
  kind: 'unknown',
  path: '/m/no/such/page',
  as: 'visitor',
}

/** Every screen of a merchant: routes x states, the page for unknown addresses, and every overlay. */
export function visitsOf(manifest: Manifest): Visit[] {
  const pages = Object.entries(manifest.routes).flatMap(([path, { page }]) => {
    const how = pageVisits[page]
    return how ? visitsOfPage(path, page, how) : []
  })
  const overlays = Object.entries(overlayVisits).flatMap(([id, { where, open, ...visit }]) =>
    where && !where(manifest)
      ? []
      : [{ name: `${id} over ${visit.path}`, kind: 'overlay', act: open, ...visit }],
  )
  return [...pages, unknownAddress, ...overlays]
}
