import { describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { visitUntilCached } from '../support/journeys/offlineStart'
import { returnToTab, shownBuild, waitForActiveWorker } from '../support/journeys/update'
import { Member } from '../support/member'
import { calmScript } from '../support/sites/calmScript'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import { buildForTests } from '../support/sites/sites'

/** The URLs of the registered workers, and the names of the caches with files: one has none, and says which release is known. */
const workerUrls = `navigator.serviceWorker.getRegistrations().then((all) =>
  all.map(({ active }) => new URL(active.scriptURL).pathname + new URL(active.scriptURL).search))`
const cacheNames = `caches.keys().then((names) => names.filter((name) => !name.endsWith(':')))`

/** Waits until a worker is waiting. */
const waitForWaitingWorker = (phone: PlaywrightPhone): Promise<void> =>
  waitUntil('a waiting worker', () =>
    phone.evaluate<boolean>(
      `navigator.serviceWorker.getRegistration('/m/').then((found) => found?.waiting != null)`,
    ),
  )

/** Requests a file of the site a hundred times within half a second: this may start the old worker again while it is leaving. */
const requestFileRepeatedly = `(() => {
  const { name } = performance.getEntriesByType('resource').find(({ name }) => name.includes('/m/assets/'))
  let remaining = 100
  const timer = setInterval(() => {
    void fetch(name)
    remaining -= 1
    if (remaining === 0) clearInterval(timer)
  }, 5)
})()`

/** Whether a worker has served this page. */
const servedByWorker = `performance.getEntriesByType('navigation')[0].workerStart > 0`

/** The workers of a page by state, and the caches by name. */
const workersAndCaches = `Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then(([all, names]) => [
  ...all.flatMap(({ installing, waiting, active }) => [installing, waiting, active]).filter(Boolean).map(({ state }) => state),
  ...names,
])`

const waitForWorkerRemoval = (phone: PlaywrightPhone): Promise<void> =>
  waitUntil(
    'the removal of the worker and its caches',
    async () => (await phone.evaluate<string[]>(workersAndCaches)).length === 0,
    async () => (await phone.evaluate<string[]>(workersAndCaches)).join(),
  )

/** What a page of an older build does when it registers its worker late (`serviceWorkerClient.ts`): this revives a registration. */
const registerLate = `navigator.serviceWorker
  .register(navigator.serviceWorker.controller.scriptURL, { scope: '/m/', updateViaCache: 'none' })
  .then(() => navigator.serviceWorker.ready)
  .then(({ active }) => active.postMessage({ type: 'cacheFiles', files: [] }))`

const [first] = inject('sites').filter(({ manifest }) => manifest.serviceWorker !== false)
if (!first) throw new Error('No merchant has a service worker')

describe(first.code, () => {
  const site = siteForTests(first)
  const newPhone = phonesForTests()
  const [language = 'EN'] = first.manifest.languages

  async function newMember(memberLanguage = language): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(languages[memberLanguage].locale, { serviceWorkers: 'allow' })
    await phone.page.context().addInitScript(calmScript(first?.code ?? ''))
    return [new Member(phone, site.current), phone]
  }

  it('is registered below /m/ with env and merchant in its URL, and is never cached (E7.24)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await waitForActiveWorker(member)
    expect(await phone.evaluate(workerUrls)).toEqual([`/m/sw.js?env=development&merchant=${first.code}`])
    expect(await phone.evaluate(cacheNames)).toEqual([`${first.code}:${await shownBuild(member)}`])
    const { headers } = await fetch(`${site.current.origin}/m/sw.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('starts offline in the member’s language, on a path that was never opened (F036)', async () => {
    const other = first.manifest.languages.at(-1) ?? 'EN'
    const [member, phone] = await newMember(other)
    await visitUntilCached(member)
    await site.current.disconnect()
    await member.opens('/m/login')
    expect(await phone.evaluate('document.documentElement.lang')).toBe(languages[other].tag)
    await member.reads('system.offlineTitle')
    expect(await phone.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  })

  it('keeps a newer worker waiting until the tap, despite reloads and another tab (F126)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await waitForActiveWorker(member)
    const before = await shownBuild(member)
    const other = await member.opensNewTab()
    await other.opens('/m/home')
    const after = site.current.deploy()
    await returnToTab(member)
    await member.sees('dialog', 'update.title')
    await waitForWaitingWorker(phone)
    expect(await phone.evaluate(cacheNames)).toEqual([`${first.code}:${before}`, `${first.code}:${after}`])
    // The old worker requests the page from the network, with a timeout of 3 s.
    await waitUntil('the new build through the old worker', async () => {
      await member.reloads()
      return (await shownBuild(member)) === after
    })
    await waitForWaitingWorker(phone)
    expect(await phone.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    await returnToTab(other)
    await other.sees('dialog', 'update.title')
    await other.taps('button', 'update.refresh')
    await other.driver.until(`document.querySelector('dialog') === null`)
    await other.waitUntilVisitor()
    expect(await shownBuild(other)).toBe(after)
    await waitUntil('no waiting worker', () =>
      phone.evaluate<boolean>(
        `navigator.serviceWorker.getRegistration('/m/').then((found) => found.waiting === null)`,
      ),
    )
  })

  it('shows the new build on one tap, also while another tab keeps the old worker busy (F126)', async () => {
    const [member] = await newMember()
    await member.opens('/m/home')
    await waitForActiveWorker(member)
    const busy = await member.opensNewTab()
    await busy.opens('/m/home')
    const newest = site.current.deploy()
    await returnToTab(member)
    await member.sees('dialog', 'update.title')
    await busy.driver.evaluate(requestFileRepeatedly)
    await member.taps('button', 'update.refresh')
    await waitUntil('the new build', async () => (await shownBuild(member)) === newest)
    await member.waitUntilVisitor()
  })

  it('serves its own files, and ignores requests to the platform and to Firebase’s pages (E7.24)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await waitForActiveWorker(member)
    const fromWorkerByPath = new Map<string, boolean>()
    phone.page.on('response', (response) =>
      fromWorkerByPath.set(new URL(response.url()).pathname, response.fromServiceWorker()),
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
    const files = [...fromWorkerByPath].filter(
      ([path]) => path.startsWith('/m/assets/') && !path.includes('/flags.'),
    )
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(([, fromWorker]) => !fromWorker)).toEqual([])
    expect(fromWorkerByPath.get('/m/home')).toBe(true)
    expect(paths.map((path) => [path, fromWorkerByPath.get(path)])).toEqual(
      paths.map((path) => [path, false]),
    )
    expect((await site.current.receivedCalls()).some(({ path }) => path.startsWith('/wps/'))).toBe(true)
  })

  it('announces a newer version of the other product on this host, once it knows the older one (E4.53, E4.54)', async () => {
    const [member] = await newMember()
    await member.opens('/m/home')
    await member.driver.until(`localStorage.getItem('${first.code}:assets') !== null`)
    const call = '/mobile/mc/asset-manifest.json'
    await site.current.controlPlatform({ fault: { call, body: '{"files":2}' } })
    await returnToTab(member)
    await member.sees('dialog', 'update.title')
  })

  it('removes the worker at the next navigation when the site is built with the kill switch (E7.24)', async () => {
    const sitesWithKillSwitch = await buildForTests({
      change: (manifest) => ({ ...manifest, serviceWorker: false }),
      codes: [first.code],
      compressed: false,
      compiled: inject('compiled'),
    })
    try {
      const [member, phone] = await newMember()
      await member.opens('/m/home')
      await waitForActiveWorker(member)
      const other = await member.opensNewTab()
      await other.opens('/m/login')
      expect(await other.driver.evaluate(servedByWorker)).toBe(true)
      site.current.deployFrom(sitesWithKillSwitch.sites[0]?.folder ?? '')
      await member.reloads()
      await waitForWorkerRemoval(phone)
      await phone.evaluate(registerLate)
      await waitForWorkerRemoval(phone)
      for (const tab of [member, other]) {
        await tab.reloads()
        expect(await tab.driver.evaluate(servedByWorker)).toBe(false)
      }
      // The page that was still open may have requested its worker once more, and got the kill switch.
      await waitUntil('a page that has no worker', async () => {
        await waitForWorkerRemoval(phone)
        await member.reloads()
        return phone.evaluate<boolean>('navigator.serviceWorker.controller === null')
      })
    } finally {
      sitesWithKillSwitch.remove()
    }
  })
})
