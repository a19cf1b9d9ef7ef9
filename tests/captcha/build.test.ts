import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { cspHash } from '../../scripts/steps/assets/hashes'
import { contentPolicy } from '../../scripts/steps/hosting/contentPolicy'
import { headerRules, headersFile, headersFor, parseHeadersFile } from '../../scripts/steps/hosting/headers'
import { nginxFile } from '../../scripts/steps/hosting/nginx'
import { captchaPage } from '../../scripts/steps/pages/captchaPage'
import { loadFixture } from '../merchants/fixture'
import { manifest } from '../support/manifest'

const captchaScript = 'console.log("captcha")'
const merchant: Manifest = {
  ...manifest,
  flags: { GEETEST3: 'server', LOGINCAPTCHA3: 'server' },
  hosts: {
    captcha: ['static.geetest.com', 'api.geetest.com'],
    script: ['pixel.example'],
    image: ['img.example'],
  },
}

const pageOf = (
  overrides: Partial<Manifest> = {},
  features = ['captcha'],
  captcha: string | undefined = captchaScript,
) =>
  captchaPage(
    {
      manifest: { ...merchant, ...overrides },
      bundle: { captcha } as Parameters<typeof captchaPage>[0]['bundle'],
    },
    {
      features: features.map((id) => ({
        id,
        when: true,
        chunk: `runtime/features/${id}`,
        pages: [],
        hasOtherParts: true,
      })),
    },
  )

const directive = (name: string, policy = pageOf()?.policy ?? ''): string | undefined =>
  policy.split('; ').find((text) => text.startsWith(`${name} `))

describe('the captcha page', () => {
  it.each<[string, ReturnType<typeof pageOf>]>([
    ['whose GEETEST3 is pinned off', pageOf({ flags: { GEETEST3: false, LOGINCAPTCHA3: true } })],
    ['that does not set GEETEST3', pageOf({ flags: { LOGINCAPTCHA3: true } })],
    ['that has no captcha at all', pageOf({}, ['login'])],
  ])('is not in the site of a merchant %s', (_who, page) => {
    expect(page).toBeUndefined()
  })

  it('runs its own script and those of the captcha’s hosts, and nothing else', () => {
    const vendorHosts = 'https://static.geetest.com https://api.geetest.com'
    expect(directive('default-src')).toBe("default-src 'none'")
    expect(directive('script-src')).toBe(`script-src ${cspHash(captchaScript)} ${vendorHosts}`)
    expect(directive('style-src')).toBe(`style-src 'unsafe-inline' ${vendorHosts}`)
    expect(directive('img-src')).toBe(`img-src data: blob: ${vendorHosts}`)
    expect(directive('connect-src')).toBe(`connect-src ${vendorHosts}`)
    expect(pageOf()?.policy).not.toMatch(/unsafe-eval|pixel\.example|img\.example|script-src[^;]*unsafe/)
  })

  it('is also sandboxed by its header, without the site’s own origin', () => {
    expect(directive('sandbox')).toMatch(/^sandbox allow-scripts/)
    expect(directive('sandbox')).not.toMatch(/same-origin|top-navigation/)
  })

  it('has its policy, its script only once, and is hidden from search engines', () => {
    const { html = '' } = pageOf() ?? {}
    expect(html.split(captchaScript)).toHaveLength(2)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
    expect(html).not.toContain('src=')
  })

  it('allows the hosts of the development overrides, and the site’s own', () => {
    const page = pageOf({ development: { hosts: { captcha: ['http://127.0.0.1:*'] } } })
    expect(directive('script-src', page?.policy)).toContain("'self' https://static.geetest.com")
    expect(directive('script-src', page?.policy)).toContain('http://127.0.0.1:*')
  })
})

describe('the page that embeds it', () => {
  const emptyPolicy = { hosts: {}, scriptHashes: [], styleHashes: [] }

  it('may only frame its own pages, if there are any', () => {
    expect(directive('frame-src', contentPolicy({ ...emptyPolicy, ownFrames: true }))).toBe(
      "frame-src 'self'",
    )
    expect(directive('frame-src', contentPolicy(emptyPolicy))).toBe("frame-src 'none'")
  })

  it('does not allow the captcha’s hosts', () => {
    expect(contentPolicy({ ...emptyPolicy, hosts: { captcha: ['static.geetest.com'] } })).not.toContain(
      'geetest',
    )
  })
})

describe('the headers of a host', () => {
  const framePages = [{ path: '/m/captcha.html', policy: "script-src 'captcha'; sandbox allow-scripts" }]
  const rules = headerRules("script-src 'site'", ['/m/home'], framePages)
  const parsedHeaders = parseHeadersFile(headersFile(rules))

  it('are the captcha page’s own policy, the site’s policy for all others, and framing by the site only', () => {
    const captchaHeaders = headersFor(parsedHeaders, '/m/captcha.html')
    expect(captchaHeaders['Content-Security-Policy']).toBe(
      "script-src 'captcha'; sandbox allow-scripts; frame-ancestors 'self'",
    )
    expect(captchaHeaders).toMatchObject({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' })
    expect(headersFor(parsedHeaders, '/m/home')['Content-Security-Policy']).toBe(
      "script-src 'site'; frame-ancestors 'self'",
    )
  })

  it('are the same under nginx', () => {
    const text = nginxFile({ rules, pages: ['/m/home'], domains: [], framePages })
    const block = text.slice(text.indexOf('location ~* ^/m/captcha'))
    expect(block.slice(0, block.indexOf('}'))).toContain(
      `add_header Content-Security-Policy "script-src 'captcha'; sandbox allow-scripts; frame-ancestors 'self'" always;`,
    )
    expect(text).toContain(
      `\nadd_header Content-Security-Policy "script-src 'site'; frame-ancestors 'self'" always;`,
    )
  })
})

describe('a manifest', () => {
  const issuesOf = async (parts: Readonly<Record<string, unknown>>) => {
    const texts = Object.entries(parts).map(([key, value]) => [key, JSON.stringify(value)])
    const { issues } = await loadFixture({ 'one/merchant.json': Object.fromEntries(texts) }, {})
    return issues.map(({ code, message }) => ({ code, message }))
  }
  const flags = { GEETEST3: 'server' }
  const settings = { geetestId: 'abc', geetestVersion: 'v4' }
  const vendorHosts = [
    'gcaptcha4.geetest.com',
    'gcaptcha4.geevisit.com',
    'gcaptcha4.gsensebot.com',
    'static.geetest.com',
    'static.geevisit.com',
    'dn-staticdown.qbox.me',
  ]

  it('lists every captcha server that the site may need', async () => {
    expect(await issuesOf({ flags, settings, hosts: { captcha: vendorHosts } })).toEqual([])
    const issues = await issuesOf({ flags, settings, hosts: { captcha: vendorHosts.slice(1) } })
    expect(issues).toEqual([
      { code: 'flag-needs', message: expect.stringContaining('"gcaptcha4.geetest.com"') },
    ])
  })

  it('needs the servers of both versions when the platform chooses one, and no server when GeeTest is off', async () => {
    const withServerVersion = { ...settings, geetestVersion: { from: 'server' } }
    const issues = await issuesOf({ flags, settings: withServerVersion, hosts: { captcha: vendorHosts } })
    expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining('"api.geetest.com"')])
    expect(await issuesOf({ flags: { GEETEST3: false }, settings })).toEqual([])
  })

  it('may list its own servers', async () => {
    const captcha = {
      apiServers: ['api.captcha.example'],
      staticServers: ['static.captcha.example'],
      fallback: 'later',
    }
    expect(await issuesOf({ flags, settings, captcha, hosts: { captcha: ['*.captcha.example'] } })).toEqual(
      [],
    )
    expect(await issuesOf({ flags, settings, captcha, hosts: { captcha: vendorHosts } })).toHaveLength(1)
    expect(await issuesOf({ captcha: { fallback: 'none' } })).toHaveLength(1)
    expect(await issuesOf({ captcha: { apiServers: ['/__captcha/api1'] } })).toHaveLength(1)
  })
})
