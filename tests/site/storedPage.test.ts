import { describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { visitUntilCached } from '../support/journeys/offlineStart'
import { shownBuild } from '../support/journeys/update'
import { Member } from '../support/member'
import { calmScript } from '../support/sites/calmScript'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'

const [first] = inject('sites').filter(({ manifest }) => manifest.serviceWorker !== false)
if (!first) throw new Error('No merchant has a service worker')
const { code, manifest } = first

/** Whether the page on the device may answer before the network; it changes after what the page does. */
const mayAnswer = `caches.has('${code}:')`
const knownRelease = `caches.match('/m/release', { cacheName: '${code}:' }).then((found) => found?.text())`

const games = `document.querySelectorAll('main:not([aria-busy]) .GameCard').length > 0`

describe(code, () => {
  const site = siteForTests(first)
  const newPhone = phonesForTests()
  const [language = 'EN'] = manifest.languages

  /** A phone whose worker has stored the page and everything that it starts with. */
  async function newVisitor(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(languages[language].locale, { serviceWorkers: 'allow' })
    await phone.page.context().addInitScript(calmScript(code))
    const member = new Member(phone, site.current)
    await visitUntilCached(member)
    return [member, phone]
  }

  const waitForMark = (phone: PlaywrightPhone): Promise<void> =>
    waitUntil(
      'the mark that the network is asked first',
      async () => !(await phone.evaluate<boolean>(mayAnswer)),
    )

  it('comes from the device while the network is silent, and is the whole lobby (F128)', async () => {
    const [member, phone] = await newVisitor()
    site.current.pages.holdPages()
    await member.reloads()
    expect(site.current.pages.heldPages()).toBe(1)
    await phone.until(games)
    await member.waitUntilVisitor()
  })

  it('is a newer release from the second navigation on, which the first has announced (E4.54, F126)', async () => {
    const [member, phone] = await newVisitor()
    const before = await shownBuild(member)
    const after = site.current.deploy()
    site.current.pages.holdPages()
    await member.reloads()
    expect(await shownBuild(member)).toBe(before)
    await member.sees('dialog', 'update.title')
    site.current.pages.releasePages()
    // The newer worker has stored its release, and waits for the member's tap.
    await waitUntil('the newer release on the device', async () =>
      phone.evaluate<boolean>(
        `caches.match('/m/home', { cacheName: '${code}:${after}' }).then((found) => found !== undefined)`,
      ),
    )
    await waitUntil('what the network has said', async () => (await phone.evaluate(knownRelease)) === after)
    site.current.pages.holdPages()
    await member.reloads()
    expect(await shownBuild(member)).toBe(after)
    await phone.until(games)
    expect(await phone.evaluate(`document.querySelector('dialog')`)).toBe(null)
  })

  it.each<[string, (member: Member) => Promise<void>]>([
    [
      'the platform is in maintenance (E2.45)',
      ({ site: { controlPlatform } }) =>
        controlPlatform({ status: { merchant: code, state: 'maintenance' } }),
    ],
    [
      'the platform denies access (E2.51)',
      ({ site: { controlPlatform } }) => controlPlatform({ status: { merchant: code, state: 'denied' } }),
    ],
    [
      'the site must be used on another domain (F014)',
      ({ site: { controlPlatform } }) =>
        controlPlatform({ status: { merchant: code, errorCode: 'domain_not_available', message: '' } }),
    ],
  ])('is marked once it has learned that %s', async (_, close) => {
    const [member, phone] = await newVisitor()
    await close(member)
    site.current.pages.holdPages()
    await member.reloads()
    await waitForMark(phone)
  })

  it('shows a visitor after a logout nothing of the member, and is marked', async () => {
    const [member, phone] = await newVisitor()
    const name = await member.opensLoggedIn()
    await member.waitUntilLoggedIn()
    expect(await phone.evaluate(mayAnswer)).toBe(true)
    await member.logsOut()
    await waitForMark(phone)
    site.current.pages.holdPages()
    const reloaded = member.reloads()
    await waitUntil('the navigation', async () => site.current.pages.heldPages() === 1)
    site.current.pages.releasePages()
    await reloaded
    await member.waitUntilVisitor()
    expect(await phone.evaluate<string>('document.body.textContent')).not.toContain(name)
  })

  it('gives way to the host’s page for maintenance, which came too late once', async () => {
    const [member, phone] = await newVisitor()
    site.current.pages.closeForMaintenance()
    site.current.pages.holdPages()
    await member.reloads()
    site.current.pages.releasePages()
    await waitForMark(phone)
    await waitUntil('the page for maintenance', async () => {
      await phone.reload()
      return (await phone.evaluate('document.title')) === 'Closed'
    })
  })
})
