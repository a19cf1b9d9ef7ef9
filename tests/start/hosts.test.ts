import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/start/freePort'
import { listen, type RunningServer } from '../../scripts/start/listen'
import { createStaticHandler } from '../../scripts/staticServer/createStaticHandler'
import { contentPolicy } from '../../scripts/steps/hosting/contentPolicy'
import { headerRules, headersFile, headersFor, hostLimits } from '../../scripts/steps/hosting/headers'
import { nginxFile } from '../../scripts/steps/hosting/nginx'
import { writeSharedHosting } from '../../scripts/steps/stamp/writeSharedHosting'
import { testsNginx } from '../../scripts/test/findNginx'
import { buildOne } from '../build/buildOne'
import { createProject, type Project } from '../build/sampleProject'
import { allSites, checkConfiguration, type Nginx, oneSite, startNginx } from '../support/servers/nginx'
import { type RawReply, type RawRequest, sendRaw } from '../support/servers/sendRaw'

/** Requests, and what a host replies: status, content type, and what of the headers or the body tells the reply. */
type Row = readonly [
  path: string,
  status: number,
  type: string | undefined,
  about: string,
  request?: RawRequest,
]

const html = 'text/html; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const svg = 'image/svg+xml; charset=utf-8'
const foreignHost = 'elsewhere.example'
const own = { headers: { host: 'play.sample.example' } }

const rows: readonly Row[] = [
  ['/', 302, undefined, '/m/home'],
  ['//', 302, undefined, '/m/home'],
  ['/m', 302, undefined, '/m/home'],
  ['/M', 302, undefined, '/m/home'],
  ['/m?token=a%20b&x=1', 302, undefined, '/m/home?token=a%20b&x=1'],
  ['/?x=%2F%3F', 302, undefined, '/m/home?x=%2F%3F'],
  ['/m/', 200, html, 'm/index.html'],
  ['/M/', 200, html, 'm/index.html'],
  ['/m//', 200, html, 'm/index.html'],
  ['/m/Index.html', 200, html, 'm/index.html'],
  ['/m/home', 200, html, 'm/home.html'],
  ['/m/home?x=1', 200, html, 'm/home.html'],
  ['/M/HOME.HTML/', 200, html, 'm/home.html'],
  ['/m//home//', 200, html, 'm/home.html'],
  ['/m/%68ome', 200, html, 'm/home.html'],
  ['/m/%2568ome', 404, html, 'm/404.html'],
  ['/m/./home', 200, html, 'm/home.html'],
  ['/m/x/../home', 200, html, 'm/home.html'],
  ['/m/member/rewardcenter', 200, html, 'm/member/rewardCenter.html'],
  ['/m/home', 200, html, '_domains/play.sample.example/m/home.html', own],
  [
    '/m/home',
    200,
    html,
    '_domains/play.sample.example/m/home.html',
    { headers: { host: 'PLAY.sample.example.:8080' } },
  ],
  ['/m/none', 404, html, '_domains/play.sample.example/m/404.html', own],
  ['/m/home', 200, html, 'm/home.html', { headers: { host: foreignHost } }],
  ['/index.html', 200, html, 'index.html'],
  ['/m/unsupported.html', 200, html, 'm/unsupported.html'],
  ['/m/Unsupported', 200, html, 'm/unsupported.html'],
  ['/m/404', 404, html, 'm/404.html'],
  ['/M/404.html', 404, html, 'm/404.html'],
  ['/m/unknown', 404, html, 'm/404.html'],
  ['/m/home/more', 404, html, 'm/404.html'],
  ['/m/v1.2', 404, html, 'm/404.html'],
  ['/m/member', 404, html, 'm/404.html'],
  ['/m/assets', 404, html, 'm/404.html'],
  ['/elsewhere', 404, html, 'm/404.html'],
  ['/m/assets/', 404, plain, 'Not found'],
  ['/m/assets/main.00000000.js', 404, plain, 'Not found'],
  ['/m/assets/unknown', 404, plain, 'Not found'],
  ['/m/none.png', 404, plain, 'Not found'],
  ['/favicon.ico', 404, plain, 'Not found'],
  ['/robots.txt', 200, plain, 'robots.txt'],
  ['/m/sw.js', 200, 'text/javascript; charset=utf-8', 'm/sw.js'],
  ['/m/asset-manifest.json', 200, 'application/json; charset=utf-8', 'm/asset-manifest.json'],
  ['/m/icons/icon.svg', 200, svg, 'm/icons/icon.svg'],
  ['/m/captcha', 404, html, 'm/404.html'],
  ['/m/_maintenance', 404, html, 'm/404.html'],
  ['/_errors/400', 404, html, 'm/404.html'],
  ['/_errors/421', 404, html, 'm/404.html'],
  ['/_headers', 404, html, 'm/404.html'],
  ['/_redirects', 404, html, 'm/404.html'],
  ['/_nginx/hosts.conf', 404, html, 'm/404.html'],
  ['/_nginx/maintenance.html', 404, html, 'm/404.html'],
  ['//_nginx//hosts.map', 404, html, 'm/404.html'],
  ['/m/../_nginx/hosts.conf', 404, html, 'm/404.html'],
  ['/m/home%0a', 404, html, 'm/404.html'],
  ['/nginx.conf', 404, html, 'm/404.html'],
  ['/.site-files', 404, html, 'm/404.html'],
  ['/_domains/play.sample.example/m/home.html', 404, html, 'm/404.html'],
  ['/.well-known/assetlinks.json', 200, 'application/json; charset=utf-8', '.well-known/assetlinks.json'],
  ['/.well-known/.hidden', 404, html, 'm/404.html'],
  ['/m/home.html.br', 404, html, 'm/404.html'],
  ['/m/home.html.gz', 404, html, 'm/404.html'],
  ['/m/%2e%2e/%2e%2e/secret', 400, plain, 'Bad request'],
  ['/m/..%2f..%2fsecret', 400, plain, 'Bad request'],
  ['/../package.json', 400, plain, 'Bad request'],
  ['/m/..\\secret', 400, plain, 'Bad request'],
  ['/m/%00home', 400, plain, 'Bad request'],
  ['/m/%zz', 400, plain, 'Bad request'],
  ['/m/home', 405, plain, 'Method not allowed', { method: 'POST' }],
  ['/m/unsupported', 405, plain, 'Method not allowed', { method: 'POST' }],
  ['/m/asset-manifest.json', 405, plain, 'Method not allowed', { method: 'DELETE' }],
  ['/m/home', 200, html, '', { method: 'HEAD' }],
  ['/m/unknown', 404, html, '', { method: 'HEAD' }],
  ['/m/home', 200, html, 'm/home.html', { headers: { range: 'bytes=0-3' } }],
  ['/m/icons/icon.svg', 200, svg, 'm/icons/icon.svg', { headers: { range: 'bytes=99999999-' } }],
]

/** The headers of a reply that must not depend on the host. HSTS is left out: our own server is asked without https. */
const comparedHeaders = [
  'cache-control',
  'content-security-policy',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'location',
  'allow',
  'vary',
  'content-encoding',
] as const

/** Where nginx has to refuse a request before it reads the host (400), the policy is no site's. */
const compared = ({ headers }: RawReply, status = 200) =>
  Object.fromEntries(
    comparedHeaders
      .filter((name) => status !== 400 || name !== 'content-security-policy')
      .map((name) => [name, headers[name]] as const),
  )

/** The nginx of all sites finds the site by its host. */
const withHost = (sent: RawRequest = {}): RawRequest => ({
  ...sent,
  headers: { host: 'www.sample.example', ...sent.headers },
})

describe.skipIf(!testsNginx())('nginx with one site, nginx with all sites, and our own server', () => {
  let project: Project
  let folder: string
  let server: RunningServer
  let platform: ReturnType<typeof createServer>
  let nginx: Nginx
  /** The nginx of all sites. */
  let shared: Nginx

  beforeAll(async () => {
    project = createProject()
    const site = await buildOne(project, 'sample', {
      domains: ['www.sample.example', 'play.sample.example'],
      routes: { '/m/home': { page: 'lobby' }, '/m/member/rewardCenter': { page: 'rewards' } },
      metadataByDomain: { 'play.sample.example': { '/m/home': { title: { VI: 'Chơi' } } } },
    })
    folder = site.folder
    writeFileSync(join(folder, 'm/sw.js'), 'the worker')
    mkdirSync(join(folder, '.well-known'))
    for (const name of ['assetlinks.json', '.hidden']) writeFileSync(join(folder, '.well-known', name), '[]')
    server = await listen({
      handlers: [createStaticHandler({ folder })],
      port: 0,
      address: '127.0.0.1',
      log: (line) => {
        throw new Error(line)
      },
    })
    const platformPort = await freePort()
    platform = createServer((incoming, response) =>
      response
        .writeHead(404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify([incoming.url, incoming.headers.host])),
    ).listen(platformPort, '127.0.0.1')
    const address = `http://127.0.0.1:${platformPort}`
    nginx = await startNginx({
      ...oneSite({ folder, include: join(folder, 'nginx.conf'), platform: address }),
      port: await freePort(),
    })
    writeSharedHosting(project.out)
    shared = await startNginx({
      ...allSites({ out: project.out, maintenance: join(project.root, 'maintenance'), platform: address }),
      port: await freePort(),
    })
  })

  afterAll(async () => {
    await nginx?.stop()
    await shared?.stop()
    platform?.close()
    await server?.close()
    project?.remove()
  })

  const fileOf = (path: string): string => readFileSync(join(folder, path), 'latin1')

  /** What the last column of a row says about a reply. */
  function tell({ status, headers, body }: RawReply, about: string): string {
    if (status === 302) return headers.location ?? ''
    const text = body.toString('latin1')
    return about.includes('/') || about.includes('.') ? (text === fileOf(about) ? about : text) : text.trim()
  }

  it.each(rows.map(([path, status, type, about, sent]) => ({ path, status, type, about, sent })))(
    'reply to $path with $status, $about',
    async ({ path, status, type, about, sent }) => {
      const [own, one, all] = await Promise.all([
        sendRaw(server.port, path, sent),
        sendRaw(nginx.port, path, sent),
        sendRaw(shared.port, path, withHost(sent)),
      ])
      // A host that is no merchant's has no site.
      const isForeign = sent?.headers?.host === foreignHost
      const replies = isForeign ? [own, one] : [own, one, all]
      for (const reply of replies) {
        expect([reply.status, tell(reply, about)]).toEqual([status, about])
        if (type !== undefined) expect(reply.headers['content-type']).toBe(type)
        expect(reply.headers['content-security-policy']).toContain('frame-ancestors')
        expect(reply.headers['cache-control']).toBe('no-cache')
      }
      expect(compared(own)).toEqual(compared(one))
      if (!isForeign) expect(compared(all, status)).toEqual(compared(one, status))
      for (const { headers } of [one, ...(isForeign || status === 400 ? [] : [all])])
        expect(headers['strict-transport-security']).toBe('max-age=31536000')
      expect([nginx.errors(), shared.errors()]).toEqual(['', ''])
    },
  )

  it('have a page for unknown addresses with a title of its own, and no other address', async () => {
    for (const { port } of [nginx, shared, server]) {
      const text = (await sendRaw(port, '/m/unknown', withHost())).body.toString()
      expect(text).toContain('<title>VI no page | Sample &amp; Co</title>')
      expect(text).not.toMatch(/rel="?canonical|og:url/)
    }
  })

  it('keep files with a hash for ever, and not the compressed ones under their own names', async () => {
    const { files } = JSON.parse(fileOf('m/asset-manifest.json'))
    for (const { port } of [nginx, shared, server]) {
      const asset = await sendRaw(port, files['runtime/main.tsx'], withHost())
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8')
      for (const suffix of ['.gz', '.br'])
        expect((await sendRaw(port, files['runtime/main.tsx'] + suffix, withHost())).status).toBe(404)
    }
  })

  it('send a page compressed, and nothing to those who have it', async () => {
    for (const { port } of [nginx, shared, server]) {
      const headers = { 'accept-encoding': 'gzip', via: '1.1 proxy' }
      const page = await sendRaw(port, '/m/home', withHost({ headers }))
      expect([page.headers['content-encoding'], page.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
      const known = await sendRaw(port, '/m/home', withHost())
      const again = await sendRaw(
        port,
        '/m/home',
        withHost({ headers: { 'if-none-match': known.headers.etag ?? '' } }),
      )
      expect([again.status, again.body.byteLength, again.headers['cache-control']]).toEqual([
        304,
        0,
        'no-cache',
      ])
      expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
    }
  })

  it.each(['/wps/system/status?x=1', '/lgw/a', '/mini-game/v1/minigame.js'])(
    'nginx passes %s on to the platform, whose reply has its own headers',
    async (path) => {
      for (const { port, errors } of [nginx, shared]) {
        const reply = await sendRaw(port, path, withHost())
        expect([reply.status, JSON.parse(reply.body.toString())]).toEqual([404, [path, 'www.sample.example']])
        expect(reply.headers['content-type']).toBe('application/json')
        for (const name of ['content-security-policy', 'cache-control', 'x-frame-options'])
          expect(reply.headers[name], name).toBeUndefined()
        expect(errors()).toBe('')
      }
    },
  )
})

const label = (index: number): string => `h${index}`.padEnd(59, 'x')
const longHost = (index: number): string =>
  [1, 2, 3, 4]
    .map(() => label(index))
    .join('.')
    .concat('.example')
const many = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${longHost(index)}`)

/** As much of everything as a manifest can have without being absurd: no schema limits how many there are. */
const largest = () => {
  const domains = [...Array.from({ length: 40 }, (_, index) => `d${index}.example`), ...many(300, 'w')]
  const hosts = {
    image: many(300, 'i'),
    frame: many(300, 'f'),
    connect: many(300, 'c'),
    captcha: many(99, 'k'),
  }
  const pages = [
    '/m/index',
    '/m/404',
    '/m/home',
    ...Array.from({ length: 300 }, (_, index) => `/m/p${index}.${'a'.repeat(100)}`),
  ]
  const policy = contentPolicy({ hosts, domains, scriptHashes: [], styleHashes: [] })
  const framePages = [
    { path: '/m/captcha.html', policy: `${policy}; sandbox allow-scripts` },
    { path: '/m/unsupported.html', policy: "default-src 'none'" },
  ]
  return { domains, pages, policy, framePages, rules: headerRules(policy, pages, framePages) }
}

describe('the largest manifest', () => {
  it('has a file of headers that Cloudflare Pages and Netlify accept', () => {
    const { rules, pages } = largest()
    const lines = headersFile(rules, pages).split('\n')
    expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(hostLimits.rules)
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(hostLimits.line)
      expect(line).toMatch(/^$|^\/[\w./-]*\*?$|^ {2}[A-Z][A-Za-z-]+: \S.*\S$/)
    }
    expect(lines).toContain('/m/home')
    expect(lines).toContain('/m/sw.js')
  })

  it('has in its headers what a meta tag cannot contain, and runs only its own code in the worker', () => {
    const { rules } = largest()
    const policyAt = (path: string): string | undefined => headersFor(rules, path)['Content-Security-Policy']
    expect(policyAt('/m/home')).toBe("frame-ancestors 'self'")
    expect(policyAt('/m/captcha.html')).toBe("sandbox allow-scripts; frame-ancestors 'self'")
    expect(policyAt('/m/unsupported.html')).toBe("default-src 'none'; frame-ancestors 'self'")
    expect(policyAt('/m/sw.js')).toContain("script-src 'self'; object-src 'none'")
  })

  it('has headers that a proxy with the usual 4 kB can read', () => {
    const { rules, pages } = largest()
    for (const path of pages) {
      const text = Object.entries(headersFor(rules, path)).map(([name, value]) => `${name}: ${value}\r\n`)
      expect(text.join('').length).toBeLessThan(3500)
    }
  })

  it.skipIf(!testsNginx())(
    'has a configuration that nginx accepts without a warning, and serves',
    async () => {
      const { rules, pages, domains, framePages } = largest()
      const site = mkdtempSync(join(tmpdir(), 'site-'))
      const write = (path: string, content: string): void => {
        mkdirSync(dirname(join(site, path)), { recursive: true })
        writeFileSync(join(site, path), content)
      }
      const include = join(site, 'nginx.conf')
      write('nginx.conf', nginxFile({ rules, pages, domains, ownPages: domains.slice(1), framePages }))
      const lastPage = pages.at(-1) ?? ''
      const lastDomain = domains.at(-1) ?? ''
      write(`_domains/${lastDomain}${lastPage}.html`, 'the page of the last domain')
      const platform = 'http://127.0.0.1:9'
      const options = { ...oneSite({ folder: site, include, platform }), port: await freePort() }
      expect(checkConfiguration(options).trim()).toBe('')
      const nginx = await startNginx(options)
      try {
        const { status, body } = await sendRaw(nginx.port, lastPage, { headers: { host: lastDomain } })
        expect([status, body.toString()]).toEqual([200, 'the page of the last domain'])
        expect(nginx.errors()).toBe('')
      } finally {
        await nginx.stop()
        rmSync(site, { recursive: true })
      }
    },
  )
})
