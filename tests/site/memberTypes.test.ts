import { expect, inject } from 'vitest'
import type { TextKey } from '../../runtime/contract/text'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { CallName } from '../../runtime/tables/calls'
import type { RoleName } from '../../scripts/platform/members/demoRoles'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { Member, withoutMotion } from '../support/member'
import { calmScript } from '../support/sites/calmScript'
import { describeSites } from '../support/sites/fixtures'
import { coverOutcomes, everyCell } from '../support/sites/roundRobin'

/** What a tap on the chat opens. */
type ChatAnswer = 'login.title' | 'chat.title' | 'common.notice'

/** Whom an announcement is for: visitors, members, the first login. */
type Execution = 'A' | 'B' | 'F'

/** What one type of member sees, and what the site does for them (E3.03, section 6 of the specification). */
interface Role extends Rights {
  readonly who: string
  /** -1: a visitor. */
  readonly type: number
  /** Whose session it is. */
  readonly session?: RoleName
}

interface Rights {
  /** The announcements that pop up in the lobby, in their order. */
  readonly popups: readonly Execution[]
  /** The activity button that leads to the app is shown. */
  readonly activity: boolean
  /** The texts on the member's home that only some types see. */
  readonly reads: readonly TextKey[]
  /** The links on it that only members see. */
  readonly links: readonly TextKey[]
  readonly chat: ChatAnswer
  /** Where "invite friends" leads while the promotion is on. */
  readonly invites: 'comingSoon' | 'inviteFriends' | 'agentRegister'
  /** The calls that depend on the type. The counts are for the prompts to download the app (E4.19). */
  readonly calls: readonly CallName[]
}

const memberLinks: readonly TextKey[] = ['member.rewards', 'vip.missionsTitle', 'benefits.title']

const ordinary: Rights = {
  popups: ['A'],
  activity: true,
  reads: [],
  links: memberLinks,
  chat: 'chat.title',
  invites: 'inviteFriends',
  calls: ['memberLanguage', 'unreadCount', 'successCounts'],
}
const agent: Rights = { ...ordinary, reads: ['member.agent'], invites: 'agentRegister' }
const restricted: Rights = {
  popups: [],
  activity: false,
  reads: [],
  links: memberLinks,
  chat: 'common.notice',
  invites: 'inviteFriends',
  calls: [],
}

const roles: readonly Role[] = [
  {
    who: 'a visitor',
    type: -1,
    popups: ['B'],
    activity: false,
    reads: [],
    links: [],
    chat: 'login.title',
    invites: 'comingSoon',
    calls: [],
  },
  { ...ordinary, who: 'a member', type: 0 },
  { ...ordinary, who: 'a member at the first login', type: 0, session: 'firstLogin', popups: ['F', 'A'] },
  { ...agent, who: 'an agent', type: 1 },
  { ...agent, who: 'a senior agent', type: 2 },
  { ...restricted, who: 'a restricted member', type: 4 },
  { ...restricted, who: 'a member of an unknown type', type: 7 },
]

/** Everything in the tables above, of which a role names its part. */
const every = {
  reads: [...new Set(roles.flatMap(({ reads }) => reads))],
  links: [...new Set(roles.flatMap((role) => role.links))],
  calls: [...new Set(roles.flatMap(({ calls }) => calls))],
}

/** Everything that the platform decides is on. */
const flags = { REWCEN3: true, CHAT3: true, VIPBENEFIT3: true, LOTTMINIGAME3: true }

/** What the merchant does not have, nobody sees. */
function offersOf({ routes, flags: pinned = {} }: Manifest) {
  const pages = Object.values(routes).map(({ page }) => page)
  const isOn = (name: keyof NonNullable<Manifest['flags']>): boolean =>
    pinned[name] !== undefined && pinned[name] !== false
  const links: Readonly<Record<string, boolean>> = {
    'member.rewards': pages.includes('rewards') && isOn('REWCEN3'),
    'vip.missionsTitle': pages.includes('leaderBoard'),
    'benefits.title': pages.includes('benefits') && isOn('VIPBENEFIT3'),
  }
  return {
    page: (name: string): boolean => pages.includes(name),
    miniGame: isOn('LOTTMINIGAME3') || isOn('SEALOTTMINIGAME3'),
    rewards: isOn('REWCEN3'),
    chat: isOn('CHAT3'),
    link: (key: TextKey): boolean => links[key] === true,
  }
}

/** Where inviting leads a role; undefined where the merchant does not have that page, and so no entry. */
function invitesOf({ invites, type }: Role, { page, rewards }: ReturnType<typeof offersOf>) {
  if (type < 0) return invites
  if (!page(invites)) return undefined
  return invites === 'inviteFriends' && !rewards ? 'support' : invites
}

/** What a role sees at a merchant. */
const outcomeOf = (role: Role, { manifest }: { manifest: Manifest }) => {
  const isVisitor = role.type < 0
  const offers = offersOf(manifest)
  return {
    lobby: {
      popups: role.popups.map((execution) => `For ${execution}.`),
      announcementsListed: role.popups.length > 0,
      activity: role.activity,
      miniGame: !isVisitor && offers.miniGame,
      logIn: isVisitor,
    },
    account: { reads: role.reads, links: role.links.filter(offers.link), calls: role.calls },
    invitesFromFooter: isVisitor && offers.rewards && offers.page('inviteFriends'),
    chat: offers.chat ? role.chat : undefined,
    invites: invitesOf(role, offers),
  }
}

/** Every role, and everything that any role sees at any merchant. */
const sites = inject('sites')
const cells = inject('deep')
  ? everyCell(roles, sites)
  : coverOutcomes(roles, sites, (role, site) => JSON.stringify(outcomeOf(role, site)))

const executions = ['A', 'B', 'F'] as const

const noDialog = `document.querySelector('dialog') === null`

/** The footer's links come when a member has scrolled close to it. */
const footerReached = `(window.scrollTo(0, document.documentElement.scrollHeight), document.querySelector('.Footer-links button') !== null)`

describeSites('memberTypes', ({ built, site, newPhone: newMovingPhone, it }) => {
  const { code } = built
  const newPhone = withoutMotion(newMovingPhone)

  /** Opens the lobby as a visitor, or as a member of the type, in the merchant's first language. */
  async function open(phone: PlaywrightPhone, { type, session = 'ordinary' }: Role) {
    const member = new Member(phone, site.current)
    await phone.page.addInitScript(calmScript(code))
    await site.current.controlPlatform({
      flags: { merchant: code, values: flags },
      promotions: { merchant: code, values: { REFERRAL: { enabled: true } } },
    })
    if (type < 0) {
      await member.opens('/m/home')
      return member
    }
    const { userName } = site.current.demoMember(session)
    // With this rule, every deposit count could open a prompt.
    await site.current.controlPlatform({
      member: { merchant: code, userName, type },
      downloadSettings: { merchant: code, values: { deposit_times: { enabled: true, value: 99 } } },
    })
    await member.opensLoggedIn(session)
    return member
  }

  /** The platform announces something to everybody, and offers the app on the activity button. */
  const announce = () =>
    site.current.controlPlatform({
      announcements: {
        merchant: code,
        types: 'PU',
        announcements: executions.map((execution) => ({
          id: execution,
          title: `For ${execution}.`,
          content: '<p>Text</p>',
          promotionType: 'NOTICE',
          execution,
        })),
      },
      bannerGroup: {
        merchant: code,
        groupName: 'm_goto',
        banners: [
          { id: 'app', title: 'App', picture: '/wps/media/banners/welcome.webp', linkage: 'APP_DOWNLOAD' },
        ],
      },
    })

  const announcementsListed = async (): Promise<boolean> => {
    const received = await site.current.receivedCalls()
    return received.some(({ call, path }) => call === 'announcements' && path.includes('types=PU'))
  }

  async function tapChat(member: Member, { page }: PlaywrightPhone, type: number): Promise<void> {
    if (type < 0) {
      await member.taps('button', 'navigation.support', 'nav')
      await member.sees('dialog', 'support.title')
    }
    // Its name has the number of unread messages, too; a visitor’s page has another one below the sheet.
    await page
      .getByRole('button', { name: await member.text('chat.title') })
      .last()
      .click()
  }

  const keysFound = async (
    member: Member,
    keys: readonly TextKey[],
    find: (text: string) => string,
  ): Promise<TextKey[]> => {
    const texts = await Promise.all(keys.map((key) => member.text(key)))
    const found = await member.driver.evaluate<boolean[]>(`[${texts.map(find).join(', ')}]`)
    return keys.filter((_, index) => found[index])
  }

  const callsMade = async (): Promise<CallName[]> => {
    const received = await site.current.receivedCalls()
    return every.calls.filter((name) => received.some(({ call }) => call === name))
  }

  const ofThisSite = cells.filter(({ column }) => column.code === code)
  for (const { row: role } of ofThisSite) {
    const isVisitor = role.type < 0
    const expected = outcomeOf(role, built)

    it(
      `shows ${role.who} (type ${role.type}) in the lobby and the account what concerns them, and nothing else (E3.03, E6.01, E6.02, E6.04)`,
      async () => {
        const phone = await newPhone()
        await announce()
        const member = await open(phone, role)
        await checkLobby(member, phone, expected.lobby)
        if (expected.lobby.popups.length > 0) {
          await phone.page.keyboard.press('Escape')
          await phone.until(noDialog)
        }
        if (!isVisitor) await member.taps('link', 'shell.account', 'header')
        if (expected.invitesFromFooter) {
          await phone.until(footerReached)
          await member.taps('button', 'referral.footer')
          await member.reads('referral.comingSoon')
          await member.expectPath('/m/home')
        }
        if (expected.chat) {
          await tapChat(member, phone, role.type)
          await member.sees('dialog', expected.chat)
        }
        await checkAccount(member, expected.account)
        if (isVisitor) return
        if (expected.chat) {
          await phone.page.keyboard.press('Escape')
          await phone.until(noDialog)
        }
        if (expected.invites === undefined) {
          const title = await member.text('referral.title')
          expect(await phone.page.getByRole('main').getByText(title, { exact: true }).count()).toBe(0)
          return
        }
        await member.taps('button', 'referral.title', 'main')
        if (expected.invites === 'support') await member.sees('dialog', 'support.title')
        else await member.expectPath(`/m/${expected.invites}`)
      },
      { everywhere: true },
    )
  }

  async function checkLobby(
    member: Member,
    phone: PlaywrightPhone,
    expected: ReturnType<typeof outcomeOf>['lobby'],
  ): Promise<void> {
    if (expected.popups.length > 0) await member.sees('dialog', 'announcements.title')
    if (expected.activity) await phone.page.locator('.ActivityButton-go').waitFor({ state: 'attached' })
    if (expected.miniGame) await phone.page.locator('.MiniGame:not([hidden])').waitFor({ state: 'attached' })
    // What is not shown had the time in which all the rest appeared.
    await phone.until(`document.readyState === 'complete'`)
    expect({
      popups: await phone.evaluate<string[]>(
        `document.querySelector('dialog')?.textContent.match(/For [ABF]\\./g) ?? []`,
      ),
      announcementsListed: await announcementsListed(),
      activity: await phone.evaluate<boolean>(`document.querySelector('.ActivityButton-go') !== null`),
      miniGame: await phone.evaluate<boolean>(`document.querySelector('.MiniGame:not([hidden])') !== null`),
      logIn: await phone.evaluate<boolean>(
        `document.body.textContent.includes(${JSON.stringify(await member.text('shell.logIn'))})`,
      ),
    }).toEqual(expected)
  }

  async function checkAccount(
    member: Member,
    expected: ReturnType<typeof outcomeOf>['account'],
  ): Promise<void> {
    const main = `document.querySelector('main')`
    const findLinks = () =>
      keysFound(
        member,
        every.links,
        (text) =>
          `[...${main}.querySelectorAll('a')].some((link) => link.textContent.includes(${JSON.stringify(text)}))`,
      )
    await waitUntil('the links', async () => (await findLinks()).length === expected.links.length)
    await waitUntil('the calls', async () => (await callsMade()).length >= expected.calls.length)
    expect({
      reads: await keysFound(
        member,
        every.reads,
        (text) => `${main}.textContent.includes(${JSON.stringify(text)})`,
      ),
      links: await findLinks(),
      calls: await callsMade(),
    }).toEqual(expected)
  }
})
