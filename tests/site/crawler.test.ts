import { expect } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { languages } from '../../runtime/tables/languages'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member } from '../support/member'
import { watchPageProblems } from '../support/screens/screenChecks'
import { describeSites } from '../support/sites/fixtures'

/** Where a visitor who types the address of a page ends: pages for members lead to the login (D4, E2.19). */
const visitorsEnd: readonly (readonly [RegExp, string])[] = [
  [
    /^\/m\/(member|changePsw|rewardCenter|agentRegister|voucherCenter|withdraw|securityCenter|mall|leaderBoard)\b/,
    '/m/login',
  ],
  [/^\/m\/feedback$/, '/m/home'],
]

/** Members have logged in and registered already. */
const membersEnd: readonly (readonly [RegExp, string])[] = [[/^\/m\/(login|register)$/, '/m/home']]

const endOf = (ends: typeof visitorsEnd, path: string): string =>
  ends.find(([pattern]) => pattern.test(path))?.[1] ?? path

/** The links of the page that stay on the site, as path and query. */
const linksScript = `[...document.querySelectorAll('a[href]')]
  .map((link) => new URL(link.href))
  .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/m/'))
  .map(({ pathname, search }) => pathname + search)`

/** Nothing loads any more, and what comes when the browser is idle has come. */
const settled = ({ compliance }: Manifest): string =>
  `document.querySelector('[class*="Skeleton"], main[aria-busy]') === null &&
    (location.pathname !== '/m/home' || ${compliance === undefined} || document.querySelector('footer') !== null)`

interface User {
  readonly member: Member
  readonly phone: PlaywrightPhone
  readonly watched: ReturnType<typeof watchPageProblems>
}

/** Of addresses that differ only in their query, so many are opened. */
const addressesPerPath = 2

const pathOf = (address: string): string => new URL(address, 'https://site.example').pathname

describeSites('crawler', ({ built, site, newPhone, it }) => {
  const { code, manifest } = built
  const [language = 'EN'] = manifest.languages

  async function createUser(): Promise<User> {
    const phone = await newPhone(languages[language].locale, { fresh: true })
    await phone.page.emulateMedia({ reducedMotion: 'reduce' })
    const watched = watchPageProblems(phone.page, site.current.origin)
    return { member: new Member(phone, site.current), phone, watched }
  }

  /** Everything that the merchant leaves to the platform is on. */
  const switchAllOn = () =>
    site.current.controlPlatform({
      flags: { merchant: code, values: { REWCEN3: true, VIPBENEFIT3: true, CHAT3: true } },
    })

  /** The page's own title, or the lobby's (E2.72). */
  function titleOf(path: string): string | undefined {
    const { metadata = {} } = manifest
    return (metadata[path] ?? metadata['/m/home'])?.title?.[language]
  }

  /** Opens an address, and says what is wrong with what it shows. */
  async function open(
    { member, phone, watched }: User,
    address: string,
    end: string,
  ): Promise<{ problems: string[]; links: string[] }> {
    await member.opens(address)
    await phone.until(settled(manifest))
    const path = await phone.evaluate<string>('location.pathname')
    await phone.until(`document.title === ${JSON.stringify(titleOf(end))}`)
    const notFound = await member.text('shell.notFoundTitle')
    const isNotFound = await phone.evaluate<boolean>(
      `document.querySelector('main').textContent.includes(${JSON.stringify(notFound)})`,
    )
    return {
      problems: [
        ...(path === end ? [] : [`${address} ends at ${path} instead of ${end}`]),
        ...(isNotFound ? [`${address} is not found`] : []),
        ...watched.problems([]).map((problem) => `${address}: ${problem}`),
      ],
      links: await phone.evaluate<string[]>(linksScript),
    }
  }

  /** Opens every page of the manifest, and everything that any of them links to. */
  async function crawl(user: User, ends: typeof visitorsEnd) {
    const queue = ['/m/home', ...Object.keys(manifest.routes)]
    const opened: string[] = []
    const problems: string[] = []
    for (const address of queue) {
      const path = pathOf(address)
      if (opened.includes(address)) continue
      if (opened.filter((one) => pathOf(one) === path).length >= addressesPerPath) continue
      opened.push(address)
      const result = await open(user, address, endOf(ends, path))
      problems.push(...result.problems)
      queue.push(...result.links)
    }
    return { opened, problems }
  }

  it(
    'every page of the manifest, and every link from the lobby on, opens for a visitor (E2.02, E2.17, E2.72)',
    async () => {
      await switchAllOn()
      const { opened, problems } = await crawl(await createUser(), visitorsEnd)
      expect(problems).toEqual([])
      expect(opened).toEqual(expect.arrayContaining(Object.keys(manifest.routes)))
    },
    { everywhere: true },
  )

  it(
    'every page of the manifest, and every link from the lobby on, opens for a member (E2.17, E2.72)',
    async () => {
      await switchAllOn()
      const user = await createUser()
      await user.member.opensLoggedIn()
      // The page that stores the session is none of the site.
      user.watched.problems([])
      const { opened, problems } = await crawl(user, membersEnd)
      expect(problems).toEqual([])
      expect(opened).toEqual(expect.arrayContaining(Object.keys(manifest.routes)))
    },
    { everywhere: true },
  )
})
