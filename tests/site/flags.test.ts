import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { Member, withoutMotion } from '../support/member'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import { type BuiltSite, buildForTests } from '../support/sites/sites'

/** The path at which a merchant mounts the reward center. */
const rewardsPath = ({ routes }: Manifest): string | undefined =>
  Object.entries(routes).find(([, { page }]) => page === 'rewards')?.[0]

const rewardsSite = inject('sites').find(({ manifest }) => rewardsPath(manifest))
const code = rewardsSite?.code ?? ''
const path = rewardsSite ? (rewardsPath(rewardsSite.manifest) ?? '') : ''

const withFlag = (manifest: Manifest, REWCEN3: boolean | 'server'): Manifest =>
  ({ ...manifest, flags: { ...manifest.flags, REWCEN3 } }) as Manifest

const builds = await Promise.all(
  ([true, false, 'server'] as const).map(async (REWCEN3) => ({
    REWCEN3,
    ...(await buildForTests({
      change: (manifest) => withFlag(manifest, REWCEN3),
      codes: [code],
      compressed: false,
      compiled: inject('compiled'),
    })),
  })),
)
afterAll(() => {
  for (const { remove } of builds) remove()
})

function siteWithFlag(flag: boolean | 'server'): BuiltSite {
  const site = builds.find(({ REWCEN3 }) => REWCEN3 === flag)?.sites.find((site) => site.code === code)
  if (!site) throw new Error('No merchant mounts the reward center')
  return site
}

const assets = ({ folder }: BuiltSite): string[] =>
  readdirSync(join(folder, 'm/assets')).filter((name) => /\.(js|css)$/.test(name))

/** Texts that occur only in the feature's own files. */
const markers = ['RewardCenter-', 'rewards.promotionReferral', 'rewards.emptyText']

const hasStyles = (name: string): boolean =>
  readFileSync(join(siteWithFlag(true).folder, 'm/assets', name), 'utf8').includes('.RewardCenter-')

const filesWithFeature = (site: BuiltSite): string[] =>
  assets(site).filter((name) => {
    const content = readFileSync(join(site.folder, 'm/assets', name), 'utf8')
    return markers.some((marker) => content.includes(marker))
  })

describe('a flag that is pinned', () => {
  it('removes the feature from the site when it is off, and keeps all of it when it is on (I3.36, I1.03)', () => {
    expect(filesWithFeature(siteWithFlag(true)).some((name) => name.endsWith('.js'))).toBe(true)
    // Its styles come with its script (D105).
    expect(filesWithFeature(siteWithFlag(true)).some(hasStyles)).toBe(true)
    expect(filesWithFeature(siteWithFlag(false))).toEqual([])
    expect(filesWithFeature(siteWithFlag('server'))).toEqual(filesWithFeature(siteWithFlag(true)))
  })
})

describe('a flag that is left to the platform', () => {
  const site = siteForTests(siteWithFlag('server'))
  const newPhone = withoutMotion(phonesForTests())
  const openLoggedIn = async (address: string): Promise<Member> => {
    const member = new Member(await newPhone(), site.current)
    await member.opensLoggedIn('ordinary', address)
    return member
  }

  it('mounts the feature when the platform switches it on (I1.03)', async () => {
    await site.current.controlPlatform({ flags: { merchant: code, values: { REWCEN3: true } } })
    const member = await openLoggedIn('/m/member/home')
    await member.taps('link', 'member.rewards', 'main')
    await member.expectPath(path)
    await member.reads('rewards.subtitle')
  })

  it('mounts nothing when the platform switches it off (I1.03)', async () => {
    await site.current.controlPlatform({ flags: { merchant: code, values: { REWCEN3: false } } })
    await expectNothingMounted()
  })

  it('mounts nothing when the platform does not answer (I1.03)', async () => {
    for (const call of ['whitelabel', 'settings'])
      await site.current.controlPlatform({ fault: { call, status: 500 } })
    await expectNothingMounted()
  })

  async function expectNothingMounted(): Promise<void> {
    const member = await openLoggedIn(path)
    await member.sees('heading', 'shell.notFoundTitle')
    await member.goesTo('/m/member/home')
    await member.readsText(site.current.demoMember('ordinary').userName)
    const links = await member.driver.evaluate<string[]>(
      `[...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href'))`,
    )
    expect(links).not.toContain(path)
  }
})
