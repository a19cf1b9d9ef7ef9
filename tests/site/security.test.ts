import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { chromium } from '../support/engines/workerBrowsers'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'
import { findSecrets, type Place, watchSecrets } from '../support/sites/secrets'

/** Packages that the lobby does not need. */
const lazyPackages = ['firebase', 'node-forge', 'crypto-js', '@fingerprintjs/fingerprintjs', 'dompurify']

/** The packages in a built script, according to its source map, which the build stores outside the sites. */
function packagesOfScript(script: string): string[] {
  const map = readFileSync(join('.cache/maps', `${basename(script)}.map`), 'utf8')
  const { sources } = JSON.parse(map) as { sources: string[] }
  const names = sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [])
  return [...new Set(names)]
}

/** Tries injections, and returns those that the browser did not block. */
const unblockedInjections = `(() => {
  const attempts = {
    html: () => { document.createElement('div').innerHTML = '<b>hello</b>' },
    script: () => { document.createElement('script').src = 'https://elsewhere.example/script.js' },
    text: () => { document.createElement('script').text = 'globalThis.injected = true' },
    policy: () => trustedTypes.createPolicy('injected', {}),
  }
  return Object.keys(attempts).filter((name) => {
    try {
      attempts[name]()
      return true
    } catch {
      return false
    }
  })
})()`

/** Records what the page stores, and what it says to others: also what is gone again at the end. */
const recordScript = `(() => {
  const record = (object, name, nameOf) => {
    const original = object[name]
    object[name] = function (...values) {
      const text = JSON.stringify(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))))
      globalThis.recordPlace({ where: nameOf(this, values), text })
      return original.apply(this, values)
    }
  }
  const storageOf = (storage) => (storage === sessionStorage ? 'sessionStorage' : 'localStorage')
  record(Storage.prototype, 'setItem', (storage, [key]) => storageOf(storage) + ' ' + key)
  record(BroadcastChannel.prototype, 'postMessage', () => 'a message to other tabs')
  record(window, 'postMessage', () => 'a message')
  record(navigator, 'sendBeacon', () => 'a beacon')
  record(history, 'pushState', () => 'history.pushState')
  record(history, 'replaceState', () => 'history.replaceState')
})()`

describeSites('security', ({ site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  it('blocks scripts and markup that are created from text', async () => {
    const phone = await newPhone()
    await new Member(phone, site.current).opens('/m/home')
    expect(await phone.evaluate(unblockedInjections)).toEqual([])
  })

  it('every test finds a password or a token where it does not belong', async () => {
    const { page, ...rest } = await (await chromium()).newPhone()
    const phone = { ...rest, page }
    const { find } = watchSecrets(phone)
    const member = new Member(phone, site.current)
    await member.opensLoggedIn()
    await member.goesTo('/m/changePsw')
    const password = 'a phrase of my own'
    await member.types('password.new', password)
    const token = String(await member.token())
    await phone.evaluate(`(([password, token]) => {
      localStorage.setItem('note', btoa(password))
      sessionStorage.setItem('note', token)
      document.cookie = 'note=' + token
      history.replaceState({ ...history.state, password }, '')
      document.body.dataset.note = password
      console.info(password)
      return fetch('/wps/none?note=' + encodeURIComponent(password), { method: 'POST', body: token }).then(() => {})
    })(${JSON.stringify([password, token])})`)
    const found = await find()
    await phone.close()
    expect(found).toHaveLength(8)
    expect(found).toEqual(
      expect.arrayContaining([
        'a password in localStorage note',
        `a password in the address of POST ${site.current.origin}/wps/none`,
        'a password in the console',
        'a password in the document',
        'a password in the history',
        'a token in sessionStorage note',
        `a token in the body of POST ${site.current.origin}/wps/none`,
        'a token in document cookie',
      ]),
    )
  })

  it('a member’s password and token are in nothing that the page writes or says in between', async () => {
    const phone = await newPhone()
    const places: Place[] = []
    await phone.page.exposeFunction('recordPlace', (place: Place) => void places.push(place))
    await phone.page.addInitScript(recordScript)
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    await member.logsIn()
    const tokens = new Set([String(await member.token())])
    const other = await member.opensNewTab()
    await other.opens('/m/home')
    await member.logsOut()
    expect(places.map(({ where }) => where)).toEqual(
      expect.arrayContaining([
        'a message to other tabs',
        'history.replaceState',
        expect.stringMatching(/MC_SESSION_INFO$/),
      ]),
    )
    expect(findSecrets(places, { passwords: phone.typedSecrets, tokens })).toEqual([])
  })

  it(
    'does not violate its own policy from the lobby to the logout',
    async () => {
      const phone = await newPhone()
      const member = new Member(phone, site.current)
      const requestedUrls: string[] = []
      const messages: string[] = []
      phone.page.on('request', (request) => requestedUrls.push(request.url()))
      phone.page.on('console', (message) => messages.push(message.text()))
      phone.page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
      await phone.page.addInitScript(
        `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.log('error: policy: ' + violatedDirective + ' ' + blockedURI))`,
      )
      await member.opens('/m/home')
      await member.logsIn()
      await member.opensLanguageSheet()
      await member.driver.press('Escape')
      await member.logsOut()
      expect(messages.filter((line) => line.includes('error'))).toEqual([])
      const origins = new Set(
        requestedUrls
          .map((url) => new URL(url))
          .flatMap(({ protocol, origin }) => (protocol === 'data:' ? [] : [origin])),
      )
      expect([...origins]).toEqual([site.current.origin])
    },
    { everywhere: true },
  )

  it('loads no cipher, fingerprint or sanitizer library with the lobby, and the ciphers with a login', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const scripts: string[] = []
    phone.page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/m\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname)
    })
    const loadedPackages = () => [...new Set(scripts.flatMap(packagesOfScript))]
    await member.opens('/m/home')
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 2`)
    expect(loadedPackages()).toContain('react-dom')
    expect(loadedPackages().filter((name) => lazyPackages.includes(name))).toEqual([])
    await member.logsIn()
    expect(loadedPackages()).toEqual(expect.arrayContaining(['node-forge', 'crypto-js']))
  })
})
