import { expect, inject } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { languages } from '../../runtime/tables/languages'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member, withoutMotion } from '../support/member'
import { watchPageProblems } from '../support/screens/screenChecks'
import { describeSites } from '../support/sites/fixtures'
import { pickRoundRobin } from '../support/sites/roundRobin'

type Ends = readonly (readonly [RegExp, string])[]

/**
 * Where a visitor who types the address of a page ends: pages for members lead to the login (D4, E2.19). The pages of their own that
 * the demos embed are for members.
 */
const visitorsEnd = ({ routes }: Manifest): Ends => [
  [/^\/m\/(member|changePsw|rewardCenter|agentRegister|leaderBoard)\b/, '/m/login'],
  [/^\/m\/feedback$/, '/m/home'],
  ...Object.entries(routes)
    .filter(([, { page }]) => page === 'embed')
    .map(([path]) => [new RegExp(`^${path}$`), '/m/login'] as const),
]

/** Members have logged in and registered already. */
const membersEnd: Ends = [[/^\/m\/(login|register)$/, '/m/home']]

const endOf = (ends: Ends, path: string): string => ends.find(([pattern]) => pattern.test(path))?.[1] ?? path

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

const sites = inject('sites')
const pageNames = [
  ...new Set(sites.flatMap(({ manifest }) => Object.values(manifest.routes).map(({ page }) => page))),
]

/**
 * The pages that a crawl of this merchant's site loads from their addresses, as when a visitor types them: each page at one of the
 * merchants that have it, round robin. To the others it goes within the site, which is what a tap on a link does. A deep run loads all.
 */
function pagesToLoad(code: string): readonly string[] {
  if (inject('deep')) return pageNames
  return pageNames.filter((name, turn) => {
    const having = sites.filter(({ manifest }) =>
      Object.values(manifest.routes).some(({ page }) => page === name),
    )
    return pickRoundRobin(having, turn)?.code === code
  })
}

describeSites('crawler', ({ built, site, newPhone: newMovingPhone, it }) => {
  const { code, manifest } = built
  const [language = 'EN'] = manifest.languages
  const newPhone = withoutMotion(newMovingPhone)
  const loaded = pagesToLoad(code)

  async function createUser(): Promise<User> {
    const phone = await newPhone(languages[language].locale)
    const watched = watchPageProblems(phone.page, site.current.origin)
    return { member: new Member(phone, site.current), phone, watched }
  }

  /** Everything that the merchant leaves to the platform is on. */
  const switchAllOn = () =>
    site.current.controlPlatform({
      flags: { merchant: code, values: { REWCEN3: true, VIPBENEFIT3: true, CHAT3: true } },
    })

  /** The page's own title, or the lobby's (E2.72); these merchants name a title for every page that the product names one for. */
  function titleOf(path: string): string | undefined {
    const { metadata = {} } = manifest
    return (metadata[path] ?? metadata['/m/home'])?.title?.[language]
  }

  /** Loads an address from the host, or goes to it within the site, where the host only has to have it. */
  async function goTo({ member }: User, address: string, isFirst: boolean): Promise<string[]> {
    const { page = '' } = manifest.routes[pathOf(address)] ?? {}
    if (isFirst || loaded.includes(page)) {
      await member.opens(address)
      return []
    }
    await member.leavesFor(address)
    const { status } = await fetch(site.current.origin + address)
    return status === 200 ? [] : [`${address} has status ${status}`]
  }

  /** Opens an address, and says what is wrong with what it shows. */
  async function open(
    user: User,
    address: string,
    end: string,
    isFirst: boolean,
  ): Promise<{ problems: string[]; links: string[] }> {
    const { member, phone, watched } = user
    const hostProblems = await goTo(user, address, isFirst)
    await phone.until(settled(manifest))
    const path = await phone.evaluate<string>('location.pathname')
    await phone.until(`document.title === ${JSON.stringify(titleOf(end))}`)
    const notFound = await member.text('shell.notFoundTitle')
    const isNotFound = await phone.evaluate<boolean>(
      `document.querySelector('main').textContent.includes(${JSON.stringify(notFound)})`,
    )
    return {
      problems: [
        ...hostProblems,
        ...(path === end ? [] : [`${address} ends at ${path} instead of ${end}`]),
        ...(isNotFound ? [`${address} is not found`] : []),
        ...watched.problems([]).map((problem) => `${address}: ${problem}`),
      ],
      links: await phone.evaluate<string[]>(linksScript),
    }
  }

  /** Opens every page of the manifest, and everything that any of them links to. */
  async function crawl(user: User, ends: Ends) {
    const queue = ['/m/home', ...Object.keys(manifest.routes)]
    const opened: string[] = []
    const problems: string[] = []
    for (const address of queue) {
      const path = pathOf(address)
      if (opened.includes(address)) continue
      if (opened.filter((one) => pathOf(one) === path).length >= addressesPerPath) continue
      opened.push(address)
      const result = await open(user, address, endOf(ends, path), opened.length === 1)
      problems.push(...result.problems)
      queue.push(...result.links)
    }
    problems.push(...user.watched.problems([]))
    return { opened, problems }
  }

  it(
    'every page of the manifest, and every link from the lobby on, opens for a visitor (E2.02, E2.17, E2.72)',
    async () => {
      await switchAllOn()
      const { opened, problems } = await crawl(await createUser(), visitorsEnd(manifest))
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
      const { opened, problems } = await crawl(user, membersEnd)
      expect(problems).toEqual([])
      expect(opened).toEqual(expect.arrayContaining(Object.keys(manifest.routes)))
    },
    { everywhere: true },
  )
})
