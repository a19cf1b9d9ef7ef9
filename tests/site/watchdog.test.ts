import { expect } from 'vitest'
import { slowThreshold } from '../../runtime/tables/times'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { blockStorageScript } from '../support/journeys/login'
import { entryScript } from '../support/journeys/recovery'
import { Member } from '../support/member'
import { findAxeViolations, findOverflow, findSmallTargets } from '../support/screens/screenChecks'
import { describeSites } from '../support/sites/fixtures'
import { takePageErrors } from '../support/sites/pageErrors'

const minute = 60_000

const showsProblem = (problem: string): string =>
  `document.documentElement.dataset.startupError === '${problem}'`

/** Records the URLs of the documents that the phone loads. */
function recordDocuments({ page }: PlaywrightPhone): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname + new URL(request.url()).search)
  })
  return documents
}

interface StartFailure {
  readonly reason: string
  readonly missingFiles?: RegExp
  readonly script?: string
  /** What the script throws, where nothing can catch it. */
  readonly thrown?: string
}

const failures: readonly StartFailure[] = [
  { reason: 'its entry script is missing', missingFiles: entryScript },
  { reason: 'an imported chunk is missing', missingFiles: /\/chunk\.[^/]*\.js$/ },
  { reason: 'its stylesheet is missing', missingFiles: /\/base\.[^/]*\.css$/ },
  {
    reason: 'its entry script is missing, and storage is blocked',
    missingFiles: entryScript,
    script: blockStorageScript(['localStorage', 'sessionStorage']),
  },
  {
    reason: 'its libraries fail',
    script: `Document.prototype.createElement = () => { throw new Error('No elements today') }`,
    thrown: 'No elements today',
  },
  {
    reason: 'it cannot render',
    script: `Document.prototype.createElement = new Proxy(Document.prototype.createElement, {
      apply(create, document, [name]) {
        if (name === 'main') throw new Error('No pages today')
        return create.call(document, name)
      },
    })`,
  },
]

interface MissingFeature {
  readonly name: string
  readonly script: string
}

/** Features that a browser may lack: without them it is unsupported. */
const unsupportedBrowsers: readonly MissingFeature[] = [
  { name: 'Intl', script: 'delete window.Intl' },
  { name: 'Promise.allSettled', script: 'delete Promise.allSettled' },
  { name: 'dialog', script: 'delete window.HTMLDialogElement' },
  { name: 'structuredClone', script: 'delete window.structuredClone' },
  { name: 'modules', script: 'delete HTMLScriptElement.prototype.noModule' },
  { name: 'dvh', script: 'CSS.supports = () => false' },
]
const degradedBrowsers: readonly MissingFeature[] = [
  { name: 'inert', script: 'delete HTMLElement.prototype.inert' },
  { name: 'BroadcastChannel', script: 'delete window.BroadcastChannel' },
]

describeSites('watchdog', ({ built, site, newPhone, it }) => {
  it.each(failures)(
    'retries a failed start once, then shows a message, and never loops: $reason (F009)',
    async (failure) => {
      const phone = await newPhone(undefined, { fresh: true })
      const member = new Member(phone, site.current)
      const documents = recordDocuments(phone)
      site.current.hideFiles(failure.missingFiles)
      site.current.injectScript(failure.script)
      await phone.page.clock.install()
      await phone.open(`${site.current.origin}/m/home?affiliateCode=a%26b`)
      await phone.until(showsProblem('failed'))
      await phone.page.clock.runFor(minute)
      expect(documents).toEqual([
        '/m/home?affiliateCode=a%26b',
        expect.stringMatching(/^\/m\/home\?affiliateCode=a%26b&fresh=[0-9a-z]+$/),
      ])
      await member.reads('errors.pageTitle')
      expect(await phone.evaluate(`document.getElementById('root').getBoundingClientRect().height`)).toBe(0)
      const unexpected = takePageErrors(phone).filter(
        (line) => !failure.thrown || !line.includes(failure.thrown),
      )
      expect(unexpected).toEqual([])
    },
  )

  for (const problem of ['failed', 'slow'])
    it(
      `shows an accessible message: ${problem} (F009)`,
      async () => {
        const phone = await newPhone(undefined, { fresh: true })
        // A script that never arrives keeps the page from loading completely.
        if (problem === 'failed') site.current.hideFiles(entryScript)
        else await phone.page.route(entryScript, () => {})
        await phone.page.clock.install()
        await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
        if (problem === 'slow') {
          await phone.until(`globalThis.__boot !== undefined`)
          await phone.page.clock.runFor(slowThreshold)
        }
        await phone.until(showsProblem(problem))
        expect(await findAxeViolations(phone.page)).toEqual([])
        expect(await findOverflow(phone.page, 320, [100, 200])).toEqual([])
        expect(await findSmallTargets(phone.page)).toEqual([])
      },
      { everywhere: problem === 'failed' },
    )

  it('removes the message when a slow start succeeds after all (F009)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await phone.page.route(entryScript, async (route) => {
      await released
      await route.continue()
    })
    await phone.page.clock.install()
    await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
    await phone.until(`globalThis.__boot !== undefined`)
    await phone.page.clock.runFor(slowThreshold)
    await phone.until(showsProblem('slow'))
    await phone.page.clock.resume()
    release()
    await member.waitUntilVisitor()
    expect(await phone.evaluate(`document.documentElement.dataset.startupError === undefined`)).toBe(true)
  })

  it.each(unsupportedBrowsers)(
    'shows a browser without $name a message in the languages of the merchant (F011)',
    async ({ script }) => {
      const phone = await newPhone()
      await phone.page.addInitScript(script)
      await phone.open(`${site.current.origin}/m/login?r=1`)
      await phone.until(`location.pathname === '/m/unsupported.html' && document.readyState === 'complete'`)
      const sectionCount = await phone.evaluate<number>(`document.querySelectorAll('section[lang]').length`)
      expect(sectionCount).toBe(built.manifest.languages.length)
      const links = await phone.evaluate<string[]>(
        `[...document.links].map((link) => link.getAttribute('href'))`,
      )
      expect(links[0]).toBe('/m/home')
      expect(links.length).toBeGreaterThan(1)
    },
  )

  it(
    'has an accessible page for old browsers, which follows its own policy (F011)',
    async () => {
      const phone = await newPhone()
      const violations: string[] = []
      phone.page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text())
      })
      await phone.open(`${site.current.origin}/m/unsupported.html`)
      await phone.until(`document.images[0].naturalWidth > 0`)
      expect(await phone.evaluate(`getComputedStyle(document.querySelector('.home')).display`)).toBe('block')
      expect(await findAxeViolations(phone.page)).toEqual([])
      expect(await findOverflow(phone.page, 320, [100, 200])).toEqual([])
      expect(await findSmallTargets(phone.page)).toEqual([])
      expect(violations).toEqual([])
    },
    { everywhere: true },
  )

  it.each(degradedBrowsers)('runs in a browser without $name (F011)', async ({ script }) => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await phone.page.addInitScript(script)
    await member.opens('/m/home')
    await member.taps('button', 'shell.logIn')
    await member.sees('dialog', 'login.title')
    const inertElement = `document.querySelector('main').closest('[inert]')`
    expect(await phone.evaluate(`getComputedStyle(${inertElement}).pointerEvents`)).toBe('none')
    await phone.evaluate(`${inertElement}.querySelector('a, button').focus()`)
    expect(await phone.evaluate(`document.activeElement.closest('[inert]') === null`)).toBe(true)
  })
})
