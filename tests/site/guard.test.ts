import { expect } from 'vitest'
import { slowThreshold } from '../../runtime/tables/times'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'
import type { PlaywrightPhone } from '../support/playwrightEngine'
import { axeFindings, overflowAt, targetsTooSmall } from '../support/screens'

const entry = /\/main\.[^/]*\.js$/
const minute = 60_000

const refusesStorage = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Refused', 'SecurityError') } })`

const trouble = (what: string): string => `document.documentElement.dataset.trouble === '${what}'`

/** The addresses of the documents that the phone has loaded from now on. */
function documentsOf({ page }: PlaywrightPhone): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(new URL(request.url()).pathname + new URL(request.url()).search)
  })
  return loaded
}

interface Failure {
  readonly what: string
  readonly lost?: RegExp
  readonly first?: string
}

const failures: readonly Failure[] = [
  { what: 'its first script is gone', lost: entry },
  { what: 'a script that it imports is gone', lost: /\/chunk\.[^/]*\.js$/ },
  { what: 'its stylesheet is gone', lost: /\/base\.[^/]*\.css$/ },
  { what: 'its first script is gone, and storage is refused', lost: entry, first: refusesStorage },
  {
    what: 'its libraries fail',
    first: `Document.prototype.createElement = () => { throw new Error('No elements today') }`,
  },
  {
    what: 'it cannot be drawn',
    first: `Document.prototype.createElement = new Proxy(Document.prototype.createElement, {
      apply(create, document, [name]) {
        if (name === 'main') throw new Error('No pages today')
        return create.call(document, name)
      },
    })`,
  },
]

interface Old {
  readonly name: string
  readonly script: string
}

/** What a browser may lack, and what comes of it. */
const lacking: readonly Old[] = [
  { name: 'Intl', script: 'delete window.Intl' },
  { name: 'Promise.allSettled', script: 'delete Promise.allSettled' },
  { name: 'dialog', script: 'delete window.HTMLDialogElement' },
  { name: 'structuredClone', script: 'delete window.structuredClone' },
  { name: 'modules', script: 'delete HTMLScriptElement.prototype.noModule' },
  { name: 'dvh', script: 'CSS.supports = () => false' },
]
const degraded: readonly Old[] = [
  { name: 'inert', script: 'delete HTMLElement.prototype.inert' },
  { name: 'BroadcastChannel', script: 'delete window.BroadcastChannel' },
]

atSites('guard', ({ built, site, newPhone, it }) => {
  it.each(failures)(
    'tries a start that fails once more, then tells it, and never goes round in circles: $what (F009)',
    async (failure) => {
      const phone = await newPhone(undefined, { fresh: true })
      const member = new Member(phone, site.current)
      const documents = documentsOf(phone)
      site.current.lose(failure.lost)
      site.current.first(failure.first)
      await phone.page.clock.install()
      await phone.open(`${site.current.origin}/m/home?affiliateCode=a%26b`)
      await phone.until(trouble('failed'))
      await phone.page.clock.runFor(minute)
      expect(documents).toEqual([
        '/m/home?affiliateCode=a%26b',
        expect.stringMatching(/^\/m\/home\?affiliateCode=a%26b&fresh=[0-9a-z]+$/),
      ])
      await member.reads('errors.pageTitle')
      expect(await phone.evaluate(`document.getElementById('root').getBoundingClientRect().height`)).toBe(0)
    },
  )

  for (const what of ['failed', 'slow'])
    it(
      `has words that can be read, reached and tapped by everybody: ${what} (F009)`,
      async () => {
        const phone = await newPhone(undefined, { fresh: true })
        // What never comes keeps the page from ever having loaded.
        if (what === 'failed') site.current.lose(entry)
        else await phone.page.route(entry, () => {})
        await phone.page.clock.install()
        await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
        if (what === 'slow') {
          await phone.until(`globalThis.__boot !== undefined`)
          await phone.page.clock.runFor(slowThreshold)
        }
        await phone.until(trouble(what))
        expect(await axeFindings(phone.page)).toEqual([])
        expect(await overflowAt(phone.page, 320, [100, 200])).toEqual([])
        expect(await targetsTooSmall(phone.page)).toEqual([])
      },
      { everywhere: what === 'failed' },
    )

  it('has words that stand in the way of nobody whose site starts, and a start that took long goes on (F009)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    let come = () => {}
    const late = new Promise<void>((resolve) => {
      come = resolve
    })
    await phone.page.route(entry, async (route) => {
      await late
      await route.continue()
    })
    await phone.page.clock.install()
    await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
    await phone.until(`globalThis.__boot !== undefined`)
    await phone.page.clock.runFor(slowThreshold)
    await phone.until(trouble('slow'))
    await phone.page.clock.resume()
    come()
    await member.isVisitor()
    expect(await phone.evaluate(`document.documentElement.dataset.trouble === undefined`)).toBe(true)
  })

  it.each(lacking)(
    'tells an old browser without $name so in the languages of the merchant (F011)',
    async ({ script }) => {
      const phone = await newPhone(undefined, { fresh: true })
      await phone.page.addInitScript(script)
      await phone.open(`${site.current.origin}/m/login?r=1`)
      await phone.until(`location.pathname === '/m/unsupported.html' && document.readyState === 'complete'`)
      const said = await phone.evaluate<number>(`document.querySelectorAll('section[lang]').length`)
      expect(said).toBe(built.manifest.languages.length)
      const links = await phone.evaluate<string[]>(
        `[...document.links].map((link) => link.getAttribute('href'))`,
      )
      expect(links[0]).toBe('/m/home')
      expect(links.length).toBeGreaterThan(1)
    },
  )

  it(
    'has a page for old browsers that can be read and tapped by everybody, and is drawn under its own policy (F011)',
    async () => {
      const phone = await newPhone(undefined, { fresh: true })
      const refused: string[] = []
      phone.page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text())
      })
      await phone.open(`${site.current.origin}/m/unsupported.html`)
      await phone.until(`document.images[0].naturalWidth > 0`)
      expect(await phone.evaluate(`getComputedStyle(document.querySelector('.home')).display`)).toBe('block')
      expect(await axeFindings(phone.page)).toEqual([])
      expect(await overflowAt(phone.page, 320, [100, 200])).toEqual([])
      expect(await targetsTooSmall(phone.page)).toEqual([])
      expect(refused).toEqual([])
    },
    { everywhere: true },
  )

  it.each(degraded)('runs the site in a browser that lacks $name (F011)', async ({ script }) => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    await phone.page.addInitScript(script)
    await member.opens('/m/home')
    await member.taps('button', 'shell.logIn')
    await member.sees('dialog', 'login.title')
    const covered = `document.querySelector('main').closest('[inert]')`
    expect(await phone.evaluate(`getComputedStyle(${covered}).pointerEvents`)).toBe('none')
    await phone.evaluate(`${covered}.querySelector('a, button').focus()`)
    expect(await phone.evaluate(`document.activeElement.closest('[inert]') === null`)).toBe(true)
  })
})
