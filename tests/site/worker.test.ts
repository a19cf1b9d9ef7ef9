import { describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { phonesForTests, siteForTests } from '../support/fixtures'
import { visitsOnce } from '../support/journeys/offlineShell'
import { buildShown, looksAgain, workerWorks } from '../support/journeys/update'
import { Member } from '../support/member'
import type { PlaywrightPhone } from '../support/playwrightEngine'
import { buildForTests } from '../support/sites'
import { waitUntil } from '../support/waitUntil'

/** Addresses of the worker and names of its caches, as the browser has them now. */
const workers = `navigator.serviceWorker.getRegistrations().then((all) =>
  all.map(({ active }) => new URL(active.scriptURL).pathname + new URL(active.scriptURL).search))`
const cacheNames = 'caches.keys()'

/** Whoever is waiting, once somebody is. */
const someoneWaits = (phone: PlaywrightPhone): Promise<void> =>
  waitUntil('a worker that waits', () =>
    phone.evaluate<boolean>(
      `navigator.serviceWorker.getRegistration('/m/').then((found) => found?.waiting != null)`,
    ),
  )

/** Whether this page came by way of a worker. */
const askedTheWorker = `performance.getEntriesByType('navigation')[0].workerStart > 0`

const nothingIsLeft = (phone: PlaywrightPhone): Promise<void> =>
  waitUntil('nothing is left of the worker', async () => {
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

  async function newMember(speaks = language): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(languages[speaks].locale, { serviceWorkers: 'allow' })
    return [new Member(phone, site.current), phone]
  }

  it('stands at its address with env and merchant, below /m/, and is asked for anew each time (E7.24)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await workerWorks(member)
    expect(await phone.evaluate(workers)).toEqual([`/m/sw.js?env=development&merchant=${first.code}`])
    expect(await phone.evaluate(cacheNames)).toEqual([`${first.code}:${await buildShown(member)}`])
    const { headers } = await fetch(`${site.current.origin}/m/sw.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('starts in the member’s language, on a path that was never opened, without a network (F036)', async () => {
    const other = first.manifest.languages.at(-1) ?? 'EN'
    const [member, phone] = await newMember(other)
    await visitsOnce(member)
    await site.current.disconnect()
    await member.opens('/m/login')
    expect(await phone.evaluate('document.documentElement.lang')).toBe(languages[other].tag)
    await member.reads('system.offlineTitle')
    expect(await phone.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  })

  it('lets a newer worker wait for the tap, through reloads and beside another tab (F126)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await workerWorks(member)
    const before = await buildShown(member)
    const other = await member.opensTab()
    await other.opens('/m/home')
    const after = site.current.deploy()
    await looksAgain(member)
    await member.sees('dialog', 'update.title')
    await someoneWaits(phone)
    expect(await phone.evaluate(cacheNames)).toEqual([`${first.code}:${before}`, `${first.code}:${after}`])
    // The old worker asks the network for the page, but not for longer than 3 s.
    await waitUntil('the new build by way of the old worker', async () => {
      await member.reloads()
      return (await buildShown(member)) === after
    })
    await someoneWaits(phone)
    expect(await phone.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    await looksAgain(other)
    await other.sees('dialog', 'update.title')
    await other.taps('button', 'update.refresh')
    await other.driver.until(`document.querySelector('dialog') === null`)
    await other.isVisitor()
    expect(await buildShown(other)).toBe(after)
    await waitUntil('nobody waits any more', () =>
      phone.evaluate<boolean>(
        `navigator.serviceWorker.getRegistration('/m/').then((found) => found.waiting === null)`,
      ),
    )
  })

  it('answers for files of its own, and leaves the platform and Firebase’s pages alone (E7.24)', async () => {
    const [member, phone] = await newMember()
    await member.opens('/m/home')
    await workerWorks(member)
    const answered = new Map<string, boolean>()
    phone.page.on('response', (response) =>
      answered.set(new URL(response.url()).pathname, response.fromServiceWorker()),
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
    const files = [...answered].filter(([path]) => path.startsWith('/m/assets/') && !path.includes('/flags.'))
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(([, byWorker]) => !byWorker)).toEqual([])
    expect(answered.get('/m/home')).toBe(true)
    expect(paths.map((path) => [path, answered.get(path)])).toEqual(paths.map((path) => [path, false]))
    expect((await site.current.received()).some(({ path }) => path.startsWith('/wps/'))).toBe(true)
  })

  it('is told when the other product on this host is newer, once it has seen the older one (E4.53, E4.54)', async () => {
    const [member] = await newMember()
    await member.opens('/m/home')
    await member.driver.until(`localStorage.getItem('${first.code}:assets') !== null`)
    const call = '/mobile/mc/asset-manifest.json'
    await site.current.platform({ fault: { call, body: '{"files":2}' } })
    await looksAgain(member)
    await member.sees('dialog', 'update.title')
  })

  it('frees every page at its next navigation when the site is built with the kill switch (E7.24)', async () => {
    const killed = await buildForTests((manifest) => ({ ...manifest, serviceWorker: false }), [first.code])
    try {
      const [member, phone] = await newMember()
      await member.opens('/m/home')
      await workerWorks(member)
      const other = await member.opensTab()
      await other.opens('/m/login')
      expect(await other.driver.evaluate(askedTheWorker)).toBe(true)
      site.current.deployFrom(killed.sites[0]?.folder ?? '')
      await member.reloads()
      await nothingIsLeft(phone)
      for (const one of [member, other]) {
        await one.reloads()
        expect(await one.driver.evaluate(askedTheWorker)).toBe(false)
      }
      // The page that was still open may have asked for its worker once more: what it got is the kill switch.
      await waitUntil('a page that has no worker', async () => {
        await nothingIsLeft(phone)
        await member.reloads()
        return phone.evaluate<boolean>('navigator.serviceWorker.controller === null')
      })
    } finally {
      killed.remove()
    }
  })
})
