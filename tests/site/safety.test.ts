import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'

/** Packages that no visitor of the lobby waits for. */
const lazyPackages = ['firebase', 'node-forge', 'crypto-js', '@fingerprintjs/fingerprintjs', 'dompurify']

/** The packages whose code is in a built script, by its source map, which the build keeps outside of the sites. */
function packagesIn(script: string): string[] {
  const map = readFileSync(join('.cache/maps', `${basename(script)}.map`), 'utf8')
  const { sources } = JSON.parse(map) as { sources: string[] }
  const names = sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [])
  return [...new Set(names)]
}

/** Tries what an intruder would, and says what the browser let through. */
const intrusions = `(() => {
  const attempts = {
    html: () => { document.createElement('div').innerHTML = '<b>hello</b>' },
    script: () => { document.createElement('script').src = 'https://elsewhere.example/script.js' },
    text: () => { document.createElement('script').text = 'globalThis.intruder = true' },
    policy: () => trustedTypes.createPolicy('intruder', {}),
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

atSites('safety', ({ site, newPhone, it }) => {
  it('makes no script and no markup out of text', async () => {
    const phone = await newPhone()
    await new Member(phone, site.current).opens('/m/home')
    expect(await phone.evaluate(intrusions)).toEqual([])
  })

  it(
    'breaks none of its own policy from the lobby to the log-out',
    async () => {
      const phone = await newPhone()
      const member = new Member(phone, site.current)
      const asked: string[] = []
      const said: string[] = []
      phone.page.on('request', (request) => asked.push(request.url()))
      phone.page.on('console', (message) => said.push(message.text()))
      phone.page.on('pageerror', (error) => said.push(`error: ${error.message}`))
      await phone.page.addInitScript(
        `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.log('error: policy: ' + violatedDirective + ' ' + blockedURI))`,
      )
      await member.opens('/m/home')
      await member.logsIn()
      await member.opensLanguages()
      await member.driver.press('Escape')
      await member.logsOut()
      expect(said.filter((line) => line.includes('error'))).toEqual([])
      const origins = new Set(
        asked
          .map((url) => new URL(url))
          .flatMap(({ protocol, origin }) => (protocol === 'data:' ? [] : [origin])),
      )
      expect([...origins]).toEqual([site.current.origin])
    },
    { everywhere: true },
  )

  it('loads no cipher, no fingerprint and no sanitiser with the lobby, and the cipher with a login', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    const scripts: string[] = []
    phone.page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/m\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname)
    })
    const loaded = () => [...new Set(scripts.flatMap(packagesIn))]
    await member.opens('/m/home')
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 2`)
    expect(loaded()).toContain('react-dom')
    expect(loaded().filter((name) => lazyPackages.includes(name))).toEqual([])
    await member.logsIn()
    expect(loaded()).toEqual(expect.arrayContaining(['node-forge', 'crypto-js']))
  })
})
