import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type RunningServer } from '../../scripts/start/listen'
import { acceptedEncodings } from '../../scripts/staticServer/acceptedEncodings'
import { createStaticHandler } from '../../scripts/staticServer/createStaticHandler'
import { replaceFolder } from '../../scripts/steps/stamp/replaceFolder'
import { buildOne } from '../build/buildOne'
import { createProject, type Project } from '../build/sampleProject'
import { type RawReply, sendRaw } from '../support/servers/sendRaw'

let project: Project
let folder: string
let server: RunningServer

beforeAll(async () => {
  project = createProject()
  const { folder: built } = await buildOne(project, 'sample', {
    routes: { '/m/home': { page: 'lobby' }, '/m/member/rewardCenter': { page: 'rewards' } },
    metadataByDomain: { 'play.sample.example': { '/m/home': { title: { VI: 'Chơi' } } } },
  })
  folder = built
  server = await listen({
    handlers: [createStaticHandler({ folder })],
    port: 0,
    address: '127.0.0.1',
    log: (line) => {
      throw new Error(line)
    },
  })
})

afterAll(async () => {
  await server.close()
  project.remove()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawReply> =>
  sendRaw(server.port, path, { method, headers })

const fileOf = (path: string): Buffer => readFileSync(join(folder, path))

describe('paths', () => {
  it.each(['/', '/m'])('%s redirects to the lobby and keeps the query (I2.01)', async (path) => {
    const { status, headers } = await get(`${path}?token=a%20b&x=1`)
    expect([status, headers.location]).toEqual([302, '/m/home?token=a%20b&x=1'])
    expect((await get(path)).headers.location).toBe('/m/home')
  })

  it.each([
    ['/m/home', 'm/home.html'],
    ['/m/home?x=1', 'm/home.html'],
    ['/m/home.html', 'm/home.html'],
    ['/m/home/', 'm/home.html'],
    ['/m//home', 'm/home.html'],
    ['//m///home//', 'm/home.html'],
    ['/M/HOME', 'm/home.html'],
    ['/m/Home.HTML', 'm/home.html'],
    ['/m/member/rewardcenter', 'm/member/rewardCenter.html'],
    ['/m/member/rewardCenter', 'm/member/rewardCenter.html'],
    ['/m/', 'm/index.html'],
    ['/m/index', 'm/index.html'],
    ['/m/index.html', 'm/index.html'],
  ])('%s serves %s', async (path, file) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toEqual(fileOf(file))
  })

  it.each([
    '/m/unknown',
    '/m/unknown?x=1',
    '/m/home/more',
    '/m/member',
    '/m/.html',
    '/elsewhere',
    '/m/assets',
  ])('%s serves the 404 page', async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache'])
    expect(body).toEqual(fileOf('m/404.html'))
  })

  it.each([
    '/_headers',
    '/nginx.conf',
    '/_domains/play.sample.example/m/home.html',
    '/m/home.html.br',
    '/m/home.html.gz',
  ])('%s is not served', async (path) => {
    expect((await get(path)).body).toEqual(fileOf('m/404.html'))
  })

  it.each([
    '/../package.json',
    '/m/../../../etc/passwd',
    '/m/%2e%2e/%2e%2e/secret',
    '/m/..%2f..%2fsecret',
    '/m/..\\secret',
    '/m/%00home',
    '/m/%zz',
    '*',
  ])('%s is refused', async (path) => {
    writeFileSync(join(folder, '../secret'), 'not for visitors')
    const { status, body } = await get(path)
    expect([status, body.toString()]).toEqual([400, 'Bad request'])
  })
})

describe('responses', () => {
  it('let assets be cached forever, and pages be revalidated', async () => {
    const { files } = JSON.parse(fileOf('m/asset-manifest.json').toString())
    expect((await get(files['runtime/main.tsx'])).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/m/home')).headers['cache-control']).toBe('no-cache')
    expect((await get('/m/asset-manifest.json')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ])('are sent as %s for "%s"', async (encoding, accepted, unpack) => {
    const { headers, body } = await get('/m/home', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    expect(Number(headers['content-length'])).toBe(body.byteLength)
    expect(unpack(body)).toEqual(fileOf('m/home.html'))
  })

  it('are not sent again to a client that has them', async () => {
    const { headers } = await get('/m/home')
    const second = await get('/m/home', { 'if-none-match': `"other", W/${headers.etag}` })
    expect([second.status, second.body.byteLength, second.headers.etag]).toEqual([304, 0, headers.etag])
    expect((await get('/m/home', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('have a different ETag in another encoding', async () => {
    const plain = await get('/m/home')
    const compressed = await get('/m/home', { 'accept-encoding': 'br' })
    expect(plain.headers.etag).not.toBe(compressed.headers.etag)
  })

  it('to HEAD have headers and no body', async () => {
    const { status, headers, body } = await get('/m/home', {}, 'HEAD')
    expect([status, body.byteLength]).toEqual([200, 0])
    expect(Number(headers['content-length'])).toBe(fileOf('m/home.html').byteLength)
  })

  it('to other methods are refusals', async () => {
    expect((await get('/m/home', {}, 'POST')).status).toBe(405)
  })

  it('have the headers of the build, and HSTS over https only', async () => {
    const { headers } = await get('/m/home')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('on a domain with its own heads are its own pages (E2.72)', async () => {
    const title = async (host: string, path = '/m/home') =>
      /<title>([^<]*)/.exec((await get(path, { host })).body.toString())?.[1]
    expect(await title('play.sample.example')).toBe('Chơi')
    expect(await title('PLAY.sample.example:8080', '/m/HOME/')).toBe('Chơi')
    expect(await title('www.sample.example')).toBe('Trang chủ')
    expect(await title('../../m')).toBe('Trang chủ')
  })
})

describe('a site that is replaced while it is served', () => {
  it('is the old one while the new one is written, and the new one afterwards', async () => {
    const replaced = join(project.root, 'swapped')
    cpSync(folder, replaced, { recursive: true })
    const other = await listen({
      handlers: [createStaticHandler({ folder: replaced })],
      port: 0,
      address: '127.0.0.1',
      log: () => {},
    })
    const read = async () => (await fetch(`${other.origin}/m/home`)).text()
    try {
      await replaceFolder(replaced, async (draft) => {
        mkdirSync(join(draft, 'm'))
        writeFileSync(join(draft, 'm/home.html'), 'new')
        expect(await read()).toBe(fileOf('m/home.html').toString())
      })
      expect(await read()).toBe('new')
    } finally {
      await other.close()
    }
  })
})

describe('the encodings that a browser accepts', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gzip', ['gzip']],
    ['gzip, br', ['br', 'gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['*', ['br', 'gzip']],
    ['br;q=0, *;q=0.1', ['gzip']],
    ['BR;Q=0.4', ['br']],
    ['identity', []],
  ])('for %s are %s', (header, names) => {
    expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names)
  })
})
