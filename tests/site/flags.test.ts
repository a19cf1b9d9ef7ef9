import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { phonesForTests, siteForTests } from '../support/fixtures'
import { Member } from '../support/member'
import { type BuiltSite, buildForTests } from '../support/sites'

/** A merchant that mounts the reward center, with its flag as these tests want it. */
const pageOfRewards = ({ routes }: Manifest): string | undefined =>
  Object.entries(routes).find(([, { page }]) => page === 'rewards')?.[0]

const chosen = inject('sites').find(({ manifest }) => pageOfRewards(manifest))
const code = chosen?.code ?? ''
const path = chosen ? (pageOfRewards(chosen.manifest) ?? '') : ''

const withFlag = (manifest: Manifest, REWCEN3: boolean | 'server'): Manifest =>
  ({ ...manifest, flags: { ...manifest.flags, REWCEN3 } }) as Manifest

const builds = await Promise.all(
  ([true, false, 'server'] as const).map(async (REWCEN3) => ({
    REWCEN3,
    ...(await buildForTests((manifest) => withFlag(manifest, REWCEN3))),
  })),
)
afterAll(() => {
  for (const { remove } of builds) remove()
})

function builtWith(flag: boolean | 'server'): BuiltSite {
  const site = builds.find(({ REWCEN3 }) => REWCEN3 === flag)?.sites.find((one) => one.code === code)
  if (!site) throw new Error('No merchant mounts the reward center')
  return site
}

const assets = ({ folder }: BuiltSite): string[] =>
  readdirSync(join(folder, 'm/assets')).filter((name) => /\.(js|css)$/.test(name))

/** Words that stand in the feature's own files and nowhere else. */
const markers = ['RewardCenter-', 'rewards.promotionReferral', 'rewards.emptyText']

const holding = (site: BuiltSite): string[] =>
  assets(site).filter((name) => {
    const content = readFileSync(join(site.folder, 'm/assets', name), 'utf8')
    return markers.some((marker) => content.includes(marker))
  })

describe('a flag that is pinned', () => {
  it('leaves no byte of the feature in the folder when it is off, and all of it when it is on (I3.36, I1.03)', () => {
    expect(holding(builtWith(true)).some((name) => name.endsWith('.js'))).toBe(true)
    expect(holding(builtWith(true)).some((name) => name.endsWith('.css'))).toBe(true)
    expect(holding(builtWith(false))).toEqual([])
    expect(holding(builtWith('server'))).toEqual(holding(builtWith(true)))
  })
})

describe('a flag that is left to the platform', () => {
  const site = siteForTests(builtWith('server'))
  const newPhone = phonesForTests()
  const arrive = async (): Promise<Member> => {
    const member = new Member(await newPhone(), site.current)
    await member.comesLoggedIn()
    return member
  }

  it('mounts the feature when the platform says yes (I1.03)', async () => {
    await site.current.platform({ flags: { merchant: code, values: { REWCEN3: true } } })
    const member = await arrive()
    await member.opens('/m/member/home')
    await member.taps('link', 'member.rewards', 'main')
    await member.isAt(path)
    await member.reads('rewards.subtitle')
  })

  it('mounts nothing when the platform says no (I1.03)', async () => {
    await site.current.platform({ flags: { merchant: code, values: { REWCEN3: false } } })
    await mountsNothing(await arrive())
  })

  it('mounts nothing when the platform does not say (I1.03)', async () => {
    for (const call of ['whitelabel', 'settings'])
      await site.current.platform({ fault: { call, status: 500 } })
    await mountsNothing(await arrive())
  })

  async function mountsNothing(member: Member): Promise<void> {
    await member.opens(path)
    await member.sees('heading', 'shell.notFoundTitle')
    await member.opens('/m/member/home')
    await member.readsWords(site.current.member('ordinary').userName)
    const links = await member.driver.evaluate<string[]>(
      `[...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href'))`,
    )
    expect(links).not.toContain(path)
  }
})
