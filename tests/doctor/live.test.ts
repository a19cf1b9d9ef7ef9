import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { createPlatform, type Platform } from '../../scripts/platform'
import { certificateFor } from '../../scripts/start/certificate'
import { freePort } from '../../scripts/start/freePort'
import { type ServedSites, serveSites } from '../../scripts/start/serveSites'
import { toSimulatedMerchant } from '../../scripts/start/simulatedMerchant'
import type { DoctorFinding } from '../../scripts/steps/doctor/finding'
import { readAddress, type SiteAddress } from '../../scripts/steps/doctor/live/address'
import { createClient, isReply } from '../../scripts/steps/doctor/live/client'
import { examineSite } from '../../scripts/steps/doctor/live/examineSite'
import { publicCalls } from '../../scripts/steps/doctor/live/platform'
import { httpFindings } from '../../scripts/steps/doctor/live/transport'
import { cacheForever } from '../../scripts/steps/hosting/headers'
import { buildSites, compileRuntime, planRelease } from '../../scripts/steps/stamp/buildSites'
import type { Site } from '../../scripts/steps/stamp/planSite'
import type { ResolvedMerchant } from '../../scripts/steps/validate/loadMerchants'
import { testsNginx } from '../../scripts/test/findNginx'
import { createProject, type Project } from '../build/sampleProject'
import { oneSite, startNginx } from '../support/servers/nginx'

let project: Project
let merchant: ResolvedMerchant
let site: Site
let platform: Platform
let served: ServedSites
let origin: string
const open: Server[] = []

const manifestOf = (more: Partial<Manifest> = {}): Partial<Manifest> => ({
  download: { install: true },
  hosts: { image: ['images.sample.example'], game: ['games.sample.example'] },
  ...more,
})

beforeAll(async () => {
  project = createProject()
  project.write('runtime/worker/worker.ts', 'declare const site: unknown\nglobalThis.worker = [site]\n')
  project.write('runtime/worker/killSwitch.ts', 'declare const site: unknown\nglobalThis.killed = [site]\n')
  merchant = project.merchant('one', manifestOf())
  const common = { root: project.root, merchants: [merchant], development: false }
  const compiled = await compileRuntime(common)
  const [result] = await buildSites({ ...common, out: project.out, compiled })
  if (!result || 'problem' in result) throw new Error(result?.problem)
  site = await planRelease(merchant, { root: project.root, compiled })
  platform = createPlatform({ merchants: [toSimulatedMerchant('one', merchant.manifest)] })
  served = await serveSites({ folders: [join(project.out, 'one')], platform })
  origin = served.origins.get('one') ?? ''
}, 60_000)

afterAll(async () => {
  await served?.close()
  platform?.close()
  project?.remove()
})

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close()
    if ('closeAllConnections' in server) (server as ReturnType<typeof createServer>).closeAllConnections()
  }
})

async function examine(where: string, timeout = 3000): Promise<DoctorFinding[]> {
  const client = createClient({ timeout })
  try {
    return await examineSite({
      address: readAddress(where) as SiteAddress,
      client,
      manifest: merchant.manifest,
      plan: async () => site,
    })
  } finally {
    client.close()
  }
}

/** The address of a server that does as it is told, until the test ends. */
async function serve(server: Server): Promise<string> {
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Sent {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What a server answers otherwise. */
type Change = (sent: Sent, path: string) => Partial<Sent>

const header =
  (name: string, value: string): Change =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })

const without =
  (name: string): Change =>
  ({ headers: { [name]: _left, ...headers } }) => ({ headers })

const status =
  (code: number): Change =>
  () => ({ status: code })

const body =
  (write: (text: string) => string): Change =>
  (sent) => ({ body: Buffer.from(write(sent.body.toString())) })

const policy =
  (write: (text: string) => string): Change =>
  (sent, path) =>
    header('content-security-policy', write(String(sent.headers['content-security-policy'] ?? '')))(
      sent,
      path,
    )

const at =
  (matches: (path: string) => boolean, change: Change): Change =>
  (sent, path) =>
    matches(path) ? change(sent, path) : {}

const has =
  (part: string) =>
  (path: string): boolean =>
    path.includes(part)

const isPage = has('/m/home')
const isScript = (path: string): boolean => /^\/m\/assets\/(?!no-).*\.js$/.test(path)

/** What a server answers that has a page for everything. */
const fallback = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html>'),
} as const

/** A server before the good one that changes what this one answers. */
const broken = (change: Change): RequestListener => {
  const client = createClient()
  return async (request, response) => {
    const path = request.url ?? '/'
    const { host: _host, connection: _connection, ...asked } = request.headers
    const answer = await client.get(origin + path, asked as Record<string, string>)
    if (!isReply(answer)) throw new Error(answer.message)
    const { 'content-length': _length, 'transfer-encoding': _transfer, ...headers } = answer.headers
    const sent = { status: answer.status, headers, body: answer.body }
    const changed: Sent = { ...sent, ...change(sent, path) }
    // The client has decompressed it.
    const isPacked = changed.headers['content-encoding'] !== undefined
    response.writeHead(changed.status, {
      ...changed.headers,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    response.end(isPacked ? gzipSync(changed.body) : changed.body)
  }
}

const codesOf = (findings: readonly DoctorFinding[], level?: string): string[] => [
  ...new Set(findings.filter((one) => level === undefined || one.level === level).map(({ code }) => code)),
]

describe('a deployed site', () => {
  it.each(['', '/', '/m/home', '/M/?x=1#y'])(
    'served by the static server has nothing that must be mended%s',
    async (rest) => {
      const findings = await examine(origin + rest)
      expect(findings.filter(({ level }) => level === 'must')).toEqual([])
      expect(codesOf(findings)).toEqual(['domain-unknown'])
    },
  )

  it.skipIf(!testsNginx())('served by nginx has nothing that must be mended', async () => {
    const folder = join(project.out, 'one')
    const nginx = await startNginx({
      ...oneSite({ folder, include: join(folder, 'nginx.conf'), platform: origin }),
      port: await freePort(),
    })
    try {
      const findings = await examine(`http://127.0.0.1:${nginx.port}`)
      expect(findings.filter(({ level }) => level === 'must')).toEqual([])
    } finally {
      await nginx.stop()
    }
  })

  type Row = readonly [code: string, about: string, change: Change]
  const rows: readonly Row[] = [
    ['header-missing', 'X-Frame-Options', without('x-frame-options')],
    ['header-missing', 'Content-Security-Policy', at(isPage, without('content-security-policy'))],
    ['header-differs', 'Referrer-Policy', header('referrer-policy', 'unsafe-url')],
    ['header-differs', 'SAMEORIGIN, SAMEORIGIN', header('x-frame-options', 'SAMEORIGIN, SAMEORIGIN')],
    ['compression-missing', 'without compression', without('content-encoding')],
    ['vary-missing', 'gzip', without('vary')],
    ['cache-control', 'max-age=3600', at(isScript, header('cache-control', 'public, max-age=3600'))],
    ['cache-control', 'no-cache', at(isPage, header('cache-control', 'max-age=600'))],
    ['type-wrong', 'text/plain', at(isScript, header('content-type', 'text/plain'))],
    ['missing-file-answered', 'text/html', at(has('no-such-file'), () => fallback)],
    ['missing-file-kept', 'a year', at(has('no-such-file'), header('cache-control', cacheForever))],
    ['missing-page-answered', '200', at(has('no-such-page'), () => fallback)],
    [
      'policy-old',
      'It lacks img-src https://images.sample.example and connect-src https://images.sample.example. It still has img-src https://old.example.',
      policy((text) =>
        text.replaceAll(' https://images.sample.example', '').replace('data:', 'data: https://old.example'),
      ),
    ],
    [
      'policy-of-another-build',
      'different builds',
      policy((text) => text.replaceAll(/'sha256-[^']+'/g, "'sha256-AAAA'")),
    ],
    ['worker-missing', '404', at(has('/m/sw.js'), status(404))],
    [
      'worker-foreign',
      'service worker',
      at(
        has('/m/sw.js'),
        body(() => '// another'),
      ),
    ],
    ['page-of-another-merchant', '"two"', body((text) => text.replace('{"code":"one"', '{"code":"two"'))],
    [
      'page-of-development',
      'npm start',
      body((text) => text.replace('"build":', '"development":true,"build":')),
    ],
    ['build-differs', 'another build', body((text) => text.replace(/"build":"[^"]+"/, '"build":"0"'))],
    [
      'page-foreign',
      'no page of this project',
      at(
        isPage,
        body(() => '<h1>Parked</h1>'),
      ),
    ],
    ['page-status', '503', at(isPage, status(503))],
    ['chunk-missing', '404', at(isScript, status(404))],
    ['entry-redirect', 'without the query', at(has('/m?'), header('location', '/m/home'))],
    ['entry-redirect', '/m/other', at(has('/m?'), header('location', '/m/other'))],
    [
      'redirect-loop',
      'without an end',
      at(isPage, (_, path) => ({
        status: 301,
        headers: { location: path.endsWith('/') ? '/m/home' : '/m/home/' },
      })),
    ],
    [
      'page-redirected',
      '/m/rewardCenter',
      at(isPage, () => ({ status: 302, headers: { location: '/m/rewardCenter' } })),
    ],
    ['letter-case', 'small letters', at(has('/m/rewardcenter'), status(404))],
    ['picture-missing', '404', at(has('/m/icons/icon-192'), status(404))],
    ['web-manifest-icon', '404', at(has('/m/icons/icon-192'), status(404))],
    ['web-manifest-missing', '500', at(has('manifest.json?'), status(500))],
    [
      'web-manifest-field',
      'no start_url',
      at(
        has('manifest.json?'),
        body((text) => text.replace('"start_url"', '"start"')),
      ),
    ],
    ['platform-html', 'HTML', at(has('/wps/'), () => fallback)],
    [
      'platform-status',
      'no JSON',
      at(has('/wps/'), () => ({ status: 502, headers: {}, body: Buffer.from('bad') })),
    ],
    [
      'platform-refused',
      'merchant.unknown',
      at(
        has('/wps/'),
        body(() => '{"success":false,"message":"","errorCode":"merchant.unknown","value":null}'),
      ),
    ],
    [
      'platform-reply',
      'status.schema.json',
      at(
        has('/wps/system/status'),
        body(() => '{"success":true,"message":"","errorCode":null,"value":{"state":7}}'),
      ),
    ],
    [
      'platform-closed',
      'maintenance',
      at(
        has('/wps/system/status'),
        body((text) => text.replace('"normal"', '"maintenance"')),
      ),
    ],
    [
      'flag-differs',
      'REWCEN3',
      at(
        has('/wps/system/whitelabel'),
        body((text) => text.replace('"REWCEN3":true', '"REWCEN3":false')),
      ),
    ],
    [
      'clock-differs',
      'behind',
      (sent) => header('date', new Date(Date.now() - 300_000).toUTCString())(sent, ''),
    ],
    [
      'private-file',
      'web server',
      at(has('/nginx.conf'), () => ({ status: 200, headers: { 'content-type': 'text/plain' } })),
    ],
    ['range', '416', at(has('/m/icons/icon.svg'), status(416))],
  ]

  it.each(rows)('%s (%s) is found by its name', async (code, about, change) => {
    const findings = await examine(await serve(createServer(broken(change))))
    const found = findings.filter((one) => one.code === code)
    expect(codesOf(findings)).toContain(code)
    expect(found.map(({ message }) => message).join()).toMatch(new RegExp(about.replaceAll(/[.()]/g, '\\$&')))
    for (const { why, fix, addresses } of found)
      expect([why !== '', fix !== '', addresses?.length !== 0]).toEqual([true, true, true])
  })
})

describe('a server that is none', () => {
  it('is one finding when nothing listens', async () => {
    expect(codesOf(await examine(`127.0.0.1:${await freePort()}`))).toEqual(['unreachable'])
  })

  it.each([
    ['that never answers', 'timeout', () => {}],
    ['that stops within its answer', 'timeout', (_, response) => response.write('<html>')],
    ['that hangs up', 'unreachable', (request) => request.socket.destroy()],
    ['that speaks no HTTP', 'unreachable', (request) => request.socket.end('SSH-2.0\r\n\r\n')],
    [
      'that sends what cannot be decompressed',
      'unreachable',
      (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
    ],
  ] as const satisfies readonly (readonly [string, string, RequestListener])[])(
    '%s is said to be %s',
    async (_, code, listener) => {
      expect(codesOf(await examine(await serve(createServer(listener as RequestListener)), 300))).toEqual([
        code,
      ])
    },
  )

  it('that answers everything with the same page is no crash', async () => {
    const listener: RequestListener = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Soon</title>')
    const codes = codesOf(await examine(await serve(createServer(listener))), 'must')
    expect(codes).toEqual(
      expect.arrayContaining([
        'page-foreign',
        'platform-html',
        'missing-file-answered',
        'file-list-missing',
        'worker-foreign',
      ]),
    )
  })

  it('with a certificate that no browser accepts is examined all the same', async () => {
    const certificate = certificateFor(join(project.root, 'certificate'), ['localhost'])
    const where = await serve(
      createSecureServer(
        certificate,
        broken(() => ({})),
      ),
    )
    const findings = await examine(`https://${where}`)
    expect(findings.find(({ code }) => code === 'certificate')?.message).toBe(
      'The certificate is signed by itself.',
    )
    expect(codesOf(findings, 'must').filter((code) => code !== 'certificate')).toEqual(['header-missing'])
  })
})

describe('plain http', () => {
  const redirect =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(308, { location }).end()

  it.each([
    ['leads to https', redirect('https://www.one.example/m/home'), []],
    ['leads to itself', redirect('http://www.one.example/m/home'), ['https-redirect']],
    ['is answered with the site', (_request, response) => response.end('site'), ['https-redirect']],
    ['hangs up', (request) => request.socket.destroy(), ['http-unanswered']],
  ] as const satisfies readonly (readonly [string, RequestListener, readonly string[]])[])(
    'that %s',
    async (_, listener, codes) => {
      const client = createClient()
      const where = await serve(createServer(listener as RequestListener))
      expect((await httpFindings(client, `http://${where}`)).map(({ code }) => code)).toEqual(codes)
      client.close()
    },
  )
})

describe('the address of a site', () => {
  it.each([
    ['saomai.com', 'https://saomai.com'],
    ['www.saomai.com/m/home', 'https://www.saomai.com'],
    ['http://saomai.com/', 'https://saomai.com'],
    ['https://SaoMai.com:8443/x?y#z', 'https://saomai.com:8443'],
    ['https:/saomai.com', 'https://saomai.com'],
    ['//saomai.com', 'https://saomai.com'],
    ['  saomai.com  ', 'https://saomai.com'],
    ['münchen.de', 'https://xn--mnchen-3ya.de'],
    ['127.0.0.1:4180', 'http://127.0.0.1:4180'],
    ['https://localhost:4180/m', 'https://localhost:4180'],
    ['203.0.113.9', 'https://203.0.113.9'],
  ])('%j is %s', (text, expected) => {
    expect(readAddress(text)).toMatchObject({ origin: expected })
  })

  it.each([
    '',
    ' ',
    'ftp://saomai.com',
    'saomai',
    'https://',
    'https://a b.com',
    'https://me:secret@saomai.com',
    'mailto:me@x.com',
  ])('%j is none, with a sentence', (text) => {
    const read = readAddress(text)
    expect('problem' in read && read.problem).toMatch(/Write the site’s address/)
    expect(JSON.stringify(read)).not.toContain('secret')
  })
})

it('asks the platform only what reads, and what needs no login', () => {
  expect(publicCalls).toEqual(
    expect.arrayContaining(['status', 'settings', 'whitelabel', 'banners', 'gameLanes']),
  )
  for (const name of [
    'rsaKey',
    'launchTrial',
    'captchaImage',
    'checkUserName',
    'memberInfo',
    'login',
    'collect',
  ])
    expect(publicCalls).not.toContain(name)
})
