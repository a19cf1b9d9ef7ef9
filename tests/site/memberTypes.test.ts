import { expect } from 'vitest'
import type { TextKey } from '../../runtime/contract/text'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { CallName } from '../../runtime/tables/calls'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** What a tap on the chat opens. */
type ChatAnswer = 'login.title' | 'chat.title' | 'common.notice'

/** What one type of member sees, and what the site does for them (E3.03, section 6 of the specification). */
interface Role {
  readonly who: string
  /** -1: a visitor. */
  readonly type: number
  /** The texts on the member's home that only some types see. */
  readonly reads: readonly TextKey[]
  /** The links on it that only members see. */
  readonly links: readonly TextKey[]
  readonly chat: ChatAnswer
  /** The calls that depend on the type. The counts are for the prompts to download the app (E4.19). */
  readonly calls: readonly CallName[]
}

const ordinaryCalls: readonly CallName[] = ['memberLanguage', 'unreadCount', 'successCounts']
const links: readonly TextKey[] = ['member.rewards']

const roles: readonly Role[] = [
  { who: 'a visitor', type: -1, reads: [], links: [], chat: 'login.title', calls: [] },
  { who: 'a member', type: 0, reads: [], links, chat: 'chat.title', calls: ordinaryCalls },
  { who: 'an agent', type: 1, reads: ['member.agent'], links, chat: 'chat.title', calls: ordinaryCalls },
  {
    who: 'a senior agent',
    type: 2,
    reads: ['member.agent'],
    links,
    chat: 'chat.title',
    calls: ordinaryCalls,
  },
  { who: 'a restricted member', type: 4, reads: [], links, chat: 'common.notice', calls: [] },
  { who: 'a member of an unknown type', type: 7, reads: [], links, chat: 'common.notice', calls: [] },
]

/** Everything in the tables above, of which a role names its part. */
const every = {
  reads: [...new Set(roles.flatMap(({ reads }) => reads))],
  links: [...new Set(roles.flatMap((role) => role.links))],
  calls: [...new Set(roles.flatMap(({ calls }) => calls))],
}

/** What the merchant does not have, nobody sees. */
function isOffered(key: TextKey, { routes }: Manifest): boolean {
  const pages = Object.values(routes).map(({ page }) => page)
  return key === 'member.rewards' ? pages.includes('rewards') : true
}

describeSites('memberTypes', ({ built, site, newPhone, it }) => {
  const { code, manifest } = built

  /** Opens the member's home, or the lobby for a visitor, in the merchant's first language. */
  async function open(phone: PlaywrightPhone, type: number): Promise<Member> {
    const member = new Member(phone, site.current)
    if (type < 0) {
      await member.opens('/m/home')
      return member
    }
    const { userName } = site.current.demoMember('ordinary')
    // With this rule, every deposit count could open a prompt.
    await site.current.controlPlatform({
      member: { merchant: code, userName, type },
      downloadSettings: { merchant: code, values: { deposit_times: { enabled: true, value: 99 } } },
    })
    await member.opensLoggedIn('ordinary', '/m/member/home')
    return member
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

  for (const role of roles)
    it(
      `shows ${role.who} what type ${role.type} may see, and nothing else (E3.03, E6.01, E6.04)`,
      async () => {
        const phone = await newPhone()
        const member = await open(phone, role.type)
        await tapChat(member, phone, role.type)
        await member.sees('dialog', role.chat)
        const expectedLinks = role.links.filter((key) => isOffered(key, manifest))
        const main = `document.querySelector('main')`
        const findLinks = () =>
          keysFound(
            member,
            every.links,
            (text) =>
              `[...${main}.querySelectorAll('a')].some((link) => link.textContent.includes(${JSON.stringify(text)}))`,
          )
        await waitUntil('the links', async () => (await findLinks()).length === expectedLinks.length)
        await waitUntil('the calls', async () => (await callsMade()).length >= role.calls.length)
        expect({
          reads: await keysFound(
            member,
            every.reads,
            (text) => `${main}.textContent.includes(${JSON.stringify(text)})`,
          ),
          links: await findLinks(),
          calls: await callsMade(),
        }).toEqual({ reads: role.reads, links: expectedLinks, calls: role.calls })
      },
      { everywhere: true, where: () => (manifest.flags?.CHAT3 ?? false) !== false },
    )
})
