import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { firebaseHosts } from '../../runtime/tables/socialChannels'
import { contentPolicy, mergeHosts } from '../../scripts/steps/hosting/contentPolicy'
import {
  headerRules,
  headersFile,
  headersFor,
  parseHeadersFile,
  rulesFor,
} from '../../scripts/steps/hosting/headers'
import { nginxFile } from '../../scripts/steps/hosting/nginx'
import { redirectLimits, redirectsFile } from '../../scripts/steps/hosting/redirects'
import { readCapabilities } from '../../scripts/steps/validate/capabilities'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'

const policy = contentPolicy({
  hosts: {
    image: ['img.example'],
    frame: ['chat.example'],
    game: ['game.example', 'chat.example'],
    connect: ['*.api.example'],
    script: ['script.example'],
    customerService: ['help.example'],
  },
  scriptHashes: ["'sha256-script'"],
  styleHashes: ["'sha256-style'"],
})

const directive = (name: string, from = policy): string | undefined =>
  from.split('; ').find((text) => text.startsWith(`${name} `))

describe('the content policy', () => {
  it.each([
    ['default-src', "'none'"],
    ['script-src', "'self' 'sha256-script' https://script.example"],
    ['style-src', "'self' 'sha256-style'"],
    ['img-src', "'self' data: https://img.example"],
    ['font-src', "'self'"],
    ['connect-src', "'self' https://*.api.example https://img.example"],
    ['frame-src', 'https://chat.example https://game.example'],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify default'],
  ])('contains %s %s', (name, value) => {
    expect(directive(name)).toBe(`${name} ${value}`)
  })

  it('allows the Trusted Types policies of vendors whose scripts it loads, and no others', () => {
    const open = contentPolicy({
      hosts: {},
      scriptHashes: [],
      styleHashes: [],
      vendorPolicies: ['vendor#html'],
    })
    expect(directive('trusted-types', open)).toBe('trusted-types dompurify default vendor#html')
  })

  it('allows the folders of known vendors only, not their whole hosts', () => {
    const known = contentPolicy({
      hosts: { script: ['accounts.google.com', 'www.gstatic.com', 'cdn.example'] },
      scriptHashes: [],
      styleHashes: [],
    })
    expect(directive('script-src', known)).toBe(
      "script-src 'self' https://accounts.google.com/gsi/ https://www.gstatic.com/recaptcha/ https://cdn.example",
    )
  })

  it('names no host that the manifest does not name', () => {
    const bare = contentPolicy({ hosts: {}, scriptHashes: [], styleHashes: [] })
    expect(bare).not.toMatch(/https?:|unsafe|\*/)
    expect(directive('frame-src', bare)).toBe("frame-src 'none'")
  })

  it('allows every domain of the merchant, so that failover can reach each (I4.48)', () => {
    const domains = ['www.own.example', 'm.own.example']
    const withDomains = contentPolicy({
      hosts: { connect: ['api.example', 'm.own.example'] },
      domains,
      scriptHashes: [],
      styleHashes: [],
    })
    expect(directive('connect-src', withDomains)).toBe(
      "connect-src 'self' https://api.example https://m.own.example https://www.own.example",
    )
  })

  it('keeps whole origins of the development overrides as they are', () => {
    const hosts = mergeHosts(
      { connect: ['api.example'] },
      { connect: ['http://127.0.0.1:*'], image: ['http://127.0.0.1:*'] },
    )
    const joined = contentPolicy({ hosts, scriptHashes: [], styleHashes: [] })
    expect(directive('connect-src', joined)).toBe("connect-src 'self' https://api.example http://127.0.0.1:*")
    expect(directive('img-src', joined)).toBe("img-src 'self' data: http://127.0.0.1:*")
  })
})

const rules = headerRules(policy, ['/m/home', '/m/404'])

/** What a well-known evaluator of policies finds wrong; it also names each source of scripts that it knows nothing bad about. */
const weaknesses = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.NONE && severity !== Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)

const { merchants } = await loadMerchants(process.cwd(), {
  capabilities: await readCapabilities(process.cwd()),
})

describe('the policy of each merchant', () => {
  it.each(merchants.map(({ code, manifest }) => [code, manifest] as const))(
    'has no weakness that an independent evaluator knows: %s',
    (_, { hosts = {}, domains }) => {
      const policy = contentPolicy({
        hosts,
        domains,
        scriptHashes: ["'sha256-4Z0bJvLXuZkFnXhRB0cWlzqGlAQb0Yq5ZbSGWCZH1rI='"],
        styleHashes: [],
        ownFrames: true,
        vendorPolicies: firebaseHosts.policies,
      })
      expect(weaknesses(policy)).toEqual([])
    },
  )

  it('has some where it allows what it should not', () => {
    expect(weaknesses(policy.replace("'sha256-script'", "'unsafe-inline'"))).not.toEqual([])
    expect(weaknesses(policy.replace('https://script.example', 'https:'))).not.toEqual([])
    expect(
      weaknesses(policy.replace("; object-src 'none'", '').replace("default-src 'none'; ", '')),
    ).not.toEqual([])
  })
})

describe('the headers of a site', () => {
  it.each(['/', '/m/', '/m/home', '/m/home.html', '/m/404', '/m/sw.js', '/m/assets/main.js'])(
    'have the policy at %s',
    (path) => {
      expect(headersFor(rules, path)['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'self'`)
    },
  )

  it.each(['/', '/m/home', '/m/captcha.html', '/m/assets/main.js', '/m/sw.js', '/m/unknown'])(
    'are the same at %s whether a host joins the rules that match or lets the last one win',
    (path) => {
      const framed = headerRules(
        policy,
        ['/m/home'],
        [{ path: '/m/captcha.html', policy: "default-src 'none'" }],
      )
      const names = rulesFor(framed, path).flatMap((rule) => Object.keys(rule.headers))
      expect(names).toEqual([...new Set(names)])
    },
  )

  it.each(['/', '/m/home', '/m/assets/main.js', '/m/unknown'])('protect %s', (path) => {
    expect(headersFor(rules, path)).toMatchObject({
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Strict-Transport-Security': 'max-age=31536000',
    })
  })

  it.each([
    ['/m/home', 'no-cache'],
    ['/m/asset-manifest.json', 'no-cache'],
    ['/m/assets/main.1A2B3C4D.js', 'public, max-age=31536000, immutable'],
    ['/m/icons/icon.svg', undefined],
  ])('set the caching of %s to %s', (path, cache) => {
    expect(headersFor(rules, path)['Cache-Control']).toBe(cache)
  })

  it('survive being written to their file and parsed again', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules)
  })
})

describe('the nginx configuration', () => {
  const text = nginxFile({
    rules,
    pages: ['/m/home', '/m/a.b'],
    domains: ['www.example', 'play.example'],
    ownPages: ['play.example'],
  })

  it('serves a page in any letter case, with .html and with a trailing slash', () => {
    const [, pattern = ''] =
      /location ~\* (\S*home\S*) \{\n {2}try_files \$pages\/m\/home\.html =404;/.exec(text) ?? []
    const fits = new RegExp(pattern, 'i')
    for (const path of ['/m/home', '/M/Home', '/m/home/', '/m/home.html'])
      expect(fits.test(path), path).toBe(true)
    for (const path of ['/m/homes', '/x/m/home', '/m/home/x']) expect(fits.test(path), path).toBe(false)
  })

  it('escapes a dot in a path', () => {
    expect(text).toContain('location ~* ^/m/a\\.b(\\.html)?/?$ {')
  })

  it('hides private files, and finds the pages of a domain', () => {
    expect(text).toContain('location ~ /(?!\\.well-known/)[_.]|^/nginx\\.conf$|\\.(br|gz)$ {\n  return 404;')
    expect(text).toContain('if ($host = "play.example") { set $pages "/_domains/play.example"; }')
  })

  it('answers to all domains, and gives every header to what has none of its own', () => {
    expect(text).toContain('\nserver_name www.example play.example;\n')
    for (const name of Object.keys(headersFor(rules, '/m/home')))
      expect(text.split(`\nadd_header ${name} `).length - 1, name).toBe(1)
  })

  it('writes names that are too long for a table as a pattern', () => {
    const long = `${'a'.repeat(60)}.example`
    const names = nginxFile({ rules, pages: [], domains: ['www.example', long] })
    expect(names).toContain(`\nserver_name www.example;\nserver_name ~^(${'a'.repeat(60)}\\.example)$;\n`)
  })

  it('has no value with a dollar sign, which nginx cannot write', () => {
    const dollar = headerRules('default-src $host', ['/m/home'])
    expect(() => nginxFile({ rules: dollar, pages: [], domains: [] })).toThrow('dollar sign')
  })

  it('closes every block and every quote', () => {
    const count = (character: string): number => text.split(character).length - 1
    expect(count('{')).toBe(count('}'))
    expect(count('"') % 2).toBe(0)
  })
})

describe('the file of redirects', () => {
  it('leads to the lobby, and from small letters to a path with capitals', () => {
    expect(redirectsFile(['/m/home', '/m/rewardCenter'])).toBe(
      '/ /m/home 302\n/m /m/home 302\n/m/rewardcenter /m/rewardCenter 302\n',
    )
  })

  it('is what Cloudflare Pages and Netlify read, however many pages there are', () => {
    const pages = Array.from({ length: 3000 }, (_, index) => `/m/${'Page-.'.repeat(18)}${index}`)
    const lines = redirectsFile(pages).trimEnd().split('\n')
    expect(lines).toHaveLength(redirectLimits.rules)
    // A source without placeholder and wildcard, a path of the site, a status.
    for (const line of lines) {
      expect(line).toMatch(/^\/[a-z0-9._/-]* \/m\/[A-Za-z0-9._/-]+ 302$/)
      expect(line.length).toBeLessThanOrEqual(redirectLimits.line)
    }
    const sources = lines.map((line) => line.split(' ')[0])
    expect(new Set(sources).size).toBe(lines.length)
    for (const line of lines) expect(sources).not.toContain(line.split(' ')[1])
  })
})
