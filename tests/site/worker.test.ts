import { describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { visitsUntilCached } from '../support/journeys/offlineStart'
import { returnsToTab, shownBuild, workerIsActive } from '../support/journeys/update'
import { Member } from '../support/member'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import { buildForTests } from '../support/sites/sites'

/** The URLs of the registered workers, and the names of the caches. */
const workerUrls = `navigator.serviceWorker.getRegistrations().then((all) =>
  all.map(({ active }) => new URL(active.scriptURL).pathname + new URL(active.scriptURL).search))`
const cacheNames = 'caches.keys()'

/** Waits until a worker is waiting. */
const workerWaits = (phone: PlaywrightPhone): Promise<void> =>
  waitUntil('a worker that waits', () =>
    phone.evaluate<boolean>(
      `navigator.serviceWorker.getRegistration('/m/').then((found) => found?.waiting != null)`,
    ),
  )

/** Whether a worker has served this page. */
const servedByWorker = `performance.getEntriesByType('navigation')[0].workerStart > 0`

const workerIsRemoved = (phone: PlaywrightPhone): Promise<void> =>
  waitUntil('the removal of the worker and its caches', async () => {
    const left = await phone.evaluate<number[]>(
      `Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then((all) => all.map(({ length }) => length))`,
    )
    return left.join() === '0,0'
  })

const [first] = inject('sites').filter(({ manifest }) => manifest.serviceWorker !== false)
if (!first) throw new Error('No merchant has a service worker')

describe(first.code, () => {
  const site = siteForTests(first)
  const newPhone = phonesForTests()
  const [language = 'EN'] = first.manifest.languages

  async function newMember(memberLanguage = language): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(languages[memberLanguage].locale, { serviceWorkers: 'allow' })
    return [new Member(phone, site.current), phone]
  }

  it('is registered below /m/ with env and merchant in its URL, and is never cached (E7.24)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await workerIsActive(member)
    expect(await phone.evaluate(workerUrls)).toEqual([`/m/sw.js?env=development&merchant=${first.code}`])
    expect(await phone.evaluate(cacheNames)).toEqual([`${first.code}:${await shownBuild(member)}`])
    const { headers } = await fetch(`${site.current.origin}/m/sw.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('starts offline in the member’s language, on a path that was never opened (F036)', async () => {
    const other = first.manifest.languages.at(-1) ?? 'EN'
    const [member, phone] = await newMember(other)
    await visitsUntilCached(member)
    await site.current.disconnect()
    await member.opens('/m/login')
    expect(await phone.evaluate('document.documentElement.lang')).toBe(languages[other].tag)
    await member.reads('system.offlineTitle')
    expect(await phone.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  })

  it('keeps a newer worker waiting until the tap, through reloads and with another tab (F126)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await workerIsActive(member)
    const before = await shownBuild(member)
    const other = await member.opensTab()
    await other.opens('/m/home')
    const after = site.current.deploy()
    await returnsToTab(member)
    await member.sees('dialog', 'update.title')
    await workerWaits(phone)
    expect(await phone.evaluate(cacheNames)).toEqual([`${first.code}:${before}`, `${first.code}:${after}`])
    // The old worker requests the page from the network, with a timeout of 3 s.
    await waitUntil('the new build through the old worker', async () => {
      await member.reloads()
      return (await shownBuild(member)) === after
    })
    await workerWaits(phone)
    expect(await phone.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    await returnsToTab(other)
    await other.sees('dialog', 'update.title')
    await other.taps('button', 'update.refresh')
    await other.driver.until(`document.querySelector('dialog') === null`)
    await other.isVisitor()
    expect(await shownBuild(other)).toBe(after)
    await waitUntil('no waiting worker', () =>
      phone.evaluate<boolean>(
        `navigator.serviceWorker.getRegistration('/m/').then((found) => found.waiting === null)`,
      ),
    )
  })

  it('serves its own files, and ignores requests to the platform and to Firebase’s pages (E7.24)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await workerIsActive(member)
    const servedByWorkerOf = new Map<string, boolean>()
    phone.page.on('response', (response) =>
      servedByWorkerOf.set(new URL(response.url()).pathname, response.fromServiceWorker()),
    )
    await member.reloads()
    const paths = [
      '/wps/system/status',
      '/lgw/x',
      '/__/firebase/init.json',
      '/emulator/x',
      '/m/asset-manifest.json',
    ]
    await phone.evaluate(`Promise.all(${JSON.stringify(paths)}.map((path) => fetch(path))).then(() => null)`)
    const files = [...servedByWorkerOf].filter(
      ([path]) => path.startsWith('/m/assets/') && !path.includes('/flags.'),
    )
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(([, byWorker]) => !byWorker)).toEqual([])
    expect(servedByWorkerOf.get('/m/home')).toBe(true)
    expect(paths.map((path) => [path, servedByWorkerOf.get(path)])).toEqual(
      paths.map((path) => [path, false]),
    )
    expect((await site.current.received()).some(({ path }) => path.startsWith('/wps/'))).toBe(true)
  })

  it('announces a newer version of the other product on this host, once it knows the older one (E4.53, E4.54)', async () => {
    const [member] = await newMember()
    await member.opens('/m/home')
    await member.driver.until(`localStorage.getItem('${first.code}:assets') !== null`)
    const call = '/mobile/mc/asset-manifest.json'
    await site.current.controlPlatform({ fault: { call, body: '{"files":2}' } })
    await returnsToTab(member)
    await member.sees('dialog', 'update.title')
  })

  it('removes the worker at the next navigation when the site is built with the kill switch (E7.24)', async () => {
    const buildWithKillSwitch = await buildForTests(
      (manifest) => ({ ...manifest, serviceWorker: false }),
      [first.code],
    )
    try {
      const [member, phone] = await newMember()
      await member.opens('/m/home')
      await workerIsActive(member)
      const other = await member.opensTab()
      await other.opens('/m/login')
      expect(await other.driver.evaluate(servedByWorker)).toBe(true)
      site.current.deployFrom(buildWithKillSwitch.sites[0]?.folder ?? '')
      await member.reloads()
      await workerIsRemoved(phone)
      for (const one of [member, other]) {
        await one.reloads()
        expect(await one.driver.evaluate(servedByWorker)).toBe(false)
      }
      // The page that was still open may have requested its worker once more, and got the kill switch.
      await waitUntil('a page that has no worker', async () => {
        await workerIsRemoved(phone)
        await member.reloads()
        return phone.evaluate<boolean>('navigator.serviceWorker.controller === null')
      })
    } finally {
      buildWithKillSwitch.remove()
    }
  })
})
