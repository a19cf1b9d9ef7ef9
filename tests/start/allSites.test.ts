import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificateFor } from '../../scripts/start/certificate'
import { freePort } from '../../scripts/start/freePort'
import { headerRules } from '../../scripts/steps/hosting/headers'
import { nginxFragments } from '../../scripts/steps/hosting/nginxFragments'
import { maintenanceFolder, retryAfter, sitesFolder } from '../../scripts/steps/hosting/nginxShared'
import { buildSites } from '../../scripts/steps/stamp/buildSites'
import { writeSharedHosting } from '../../scripts/steps/stamp/writeSharedHosting'
import { testsNginx } from '../../scripts/test/findNginx'
import { createProject, type Project } from '../build/sampleProject'
import { allSites, checkConfiguration, type Nginx, startNginx } from '../support/servers/nginx'
import { type RawReply, type RawRequest, sendRaw } from '../support/servers/sendRaw'
import { startTlsProxy, type TlsProxy } from '../support/servers/tlsProxy'

/** A site that no build wrote: what nginx reads of it, and one page. */
function writeSite(out: string, code: string, domains: readonly string[], pages = ['/m/home']): void {
  const rules = headerRules(`default-src 'none'; img-src https://${code}.example`, pages)
  const input = { code, rules, pages, domains, maintenancePolicy: "default-src 'none'" }
  const files = [...nginxFragments(input), ['m/home.html', `the lobby of ${code}`] as const]
  for (const [path, content] of files) {
    mkdirSync(dirname(join(out, code, path)), { recursive: true })
    writeFileSync(join(out, code, path), content)
  }
}

const of = (host: string, more: RawRequest = {}): RawRequest => ({
  ...more,
  headers: { ...more.headers, host },
})

describe('what all sites share', () => {
  it('keeps the folders that an operator has written into it, with each build', () => {
    const out = mkdtempSync(join(tmpdir(), 'shared-'))
    writeSharedHosting(out)
    const files = ['nginx.http.conf', 'nginx.server.conf'].map((name) => join(out, name))
    const texts = () => files.map((file) => readFileSync(file, 'utf8')).join('')
    for (const file of files)
      writeFileSync(
        file,
        readFileSync(file, 'utf8')
          .replaceAll(sitesFolder, '/var/www/brands')
          .replaceAll(maintenanceFolder, '/var/www/closed'),
      )
    const edited = texts()
    writeSharedHosting(out)
    expect(texts()).toBe(edited)
    expect(edited).not.toContain(sitesFolder)
    rmSync(out, { recursive: true })
  })
})

describe.skipIf(!testsNginx())('nginx with the sites of all merchants', () => {
  let project: Project
  let maintenance: string
  let platform: ReturnType<typeof createServer>
  let nginx: Nginx
  let proxy: TlsProxy

  const ask = (path: string, host: string, more?: RawRequest): Promise<RawReply> =>
    sendRaw(nginx.port, path, of(host, more))

  beforeAll(async () => {
    project = createProject()
    maintenance = join(project.root, 'maintenance')
    mkdirSync(maintenance)
    const merchants = [
      project.merchant('one', { name: 'One', domains: ['www.one.example', 'play.one.example'] }),
      project.merchant('default', { name: 'Two', domains: ['www.two.example'], languages: ['EN', 'UR'] }),
    ]
    const results = await buildSites({ ...project, merchants, development: false })
    expect(results.filter((result) => 'problem' in result)).toEqual([])
    writeSharedHosting(project.out)
    const platformPort = await freePort()
    platform = createServer((incoming, response) =>
      response.end(JSON.stringify([incoming.url, incoming.headers])),
    ).listen(platformPort, '127.0.0.1')
    const sites = { out: project.out, maintenance, platform: `http://127.0.0.1:${platformPort}` }
    nginx = await startNginx({ ...allSites(sites), port: await freePort() })
    const certificate = certificateFor(join(project.root, 'certificate'), ['www.one.example'])
    proxy = await startTlsProxy(() => nginx.port, certificate)
  })

  afterAll(async () => {
    proxy?.close()
    await nginx?.stop()
    platform?.close()
    project?.remove()
  })

  const fileOf = (code: string, path: string): string => readFileSync(join(project.out, code, path), 'utf8')

  it.each([
    ['www.one.example', 'one'],
    ['play.one.example', 'one'],
    ['www.two.example', 'default'],
    ['WWW.Two.example.:443', 'default'],
  ])('gives %s the site of %s, with its own policy', async (host, code) => {
    for (const path of ['/m/home', '/m/rewardcenter', '/m/unsupported.html']) {
      const { status, body, headers } = await ask(path, host)
      const file =
        { '/m/home': 'm/home.html', '/m/rewardcenter': 'm/rewardCenter.html' }[path] ?? path.slice(1)
      expect([status, body.toString()]).toEqual([200, fileOf(code, file)])
      const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body.toString()) ?? []
      expect(headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'self'`)
    }
    expect(nginx.errors()).toBe('')
  })

  it.each([
    '/',
    '/m/home',
    '/M/',
    '/m/assets/x.js',
    '/robots.txt',
    '/wps/system/status',
    '/_errors/421',
    '/m/_maintenance',
  ])('gives %s of a host that is no merchant’s a line, and nothing else', async (path) => {
    for (const host of ['elsewhere.example', '_nobody', 'example', 'one', '127.0.0.1'])
      for (const method of ['GET', 'POST']) {
        const { status, headers, body } = await ask(path, host, { method })
        expect([status, body.toString()]).toEqual([421, 'No site has this name'])
        expect(headers).toMatchObject({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
        })
        expect(headers['strict-transport-security']).toBeUndefined()
      }
  })

  it.each([
    ['GET /m/home HTTP/1.0\r\n\r\n', 421],
    [
      'GET http://www.one.example/robots.txt HTTP/1.1\r\nHost: www.two.example\r\nConnection: close\r\n\r\n',
      200,
    ],
    ['GET /m/home HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['GET /m/home HTTP/1.1\r\n\r\n', 400],
    ['GET /../x HTTP/1.1\r\nHost: www.one.example\r\n\r\n', 400],
  ])('replies to %j with %s', async (request, status) => {
    const socket = connect(nginx.port, '127.0.0.1').setEncoding('utf8')
    socket.write(request)
    const reply = await text(socket)
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(reply).toContain('Content-Security-Policy: ')
    if (status === 400) expect(reply).toMatch(/\r\n\r\nBad request$/)
  })

  it('sends a file again only when it has changed, whole, and as the headers say', async () => {
    const { files } = JSON.parse(fileOf('one', 'm/asset-manifest.json'))
    for (const path of ['/m/home', '/m/asset-manifest.json', files['runtime/main.tsx'] as string]) {
      const first = await ask(path, 'www.one.example', { headers: { 'accept-encoding': 'gzip' } })
      const { etag = '', 'last-modified': modified = '' } = first.headers
      expect([first.status, first.headers['content-encoding'], first.headers.vary]).toEqual([
        200,
        'gzip',
        'Accept-Encoding',
      ])
      const same = ['cache-control', 'content-security-policy', 'vary', 'etag', 'x-frame-options']
      for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
        const again = await ask(path, 'www.one.example', {
          headers: { 'accept-encoding': 'gzip', ...condition },
        })
        expect([again.status, again.body.byteLength]).toEqual([304, 0])
        for (const name of same) expect(again.headers[name], name).toBe(first.headers[name])
      }
      const head = await ask(path, 'www.one.example', {
        method: 'HEAD',
        headers: { 'accept-encoding': 'gzip' },
      })
      const { date: _, connection: __, ...headers } = first.headers
      expect(head.headers).toMatchObject(headers)
      const part = await ask(path, 'www.one.example', { headers: { range: 'bytes=0-3' } })
      expect([part.status, part.headers['accept-ranges']]).toEqual([200, undefined])
    }
  })

  it('is the same behind a proxy that ends TLS, and the platform knows who asked', async () => {
    for (const path of ['/', '/m?x=1', '/m/home', '/m/unknown', '/robots.txt', '/m/%zz']) {
      const [inside, outside] = await Promise.all([
        ask(path, 'www.two.example'),
        sendRaw(proxy.port, path, of('www.two.example', { secure: true })),
      ])
      const { date: _, ...headers } = inside.headers
      expect([outside.status, outside.body]).toEqual([inside.status, inside.body])
      expect(outside.headers).toMatchObject(headers)
    }
    const reply = await sendRaw(proxy.port, '/wps/a', of('www.two.example', { secure: true }))
    expect(JSON.parse(reply.body.toString())).toEqual([
      '/wps/a',
      expect.objectContaining({
        host: 'www.two.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      }),
    ])
    const foreign = await sendRaw(proxy.port, '/', of('elsewhere.example', { secure: true }))
    expect(foreign.status).toBe(421)
  })

  describe('while one merchant is closed for maintenance', () => {
    beforeAll(() => writeFileSync(join(maintenance, 'default'), ''))
    afterAll(() => rmSync(join(maintenance, 'default'), { force: true }))

    it.each(['/m/', '/m/home', '/M/Home/', '/m/unknown', '/index.html', '/elsewhere', '/m/404'])(
      'shows its page at %s (E2.46, E8.20)',
      async (path) => {
        const { status, headers, body } = await ask(path, 'www.two.example')
        const page = fileOf('default', '_nginx/maintenance.html')
        expect([status, body.toString()]).toEqual([503, page])
        const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'retry-after': String(retryAfter),
          'cache-control': 'no-store',
          'content-security-policy': `${policy}; frame-ancestors 'self'`,
          'strict-transport-security': 'max-age=31536000',
        })
        const head = await ask(path, 'www.two.example', { method: 'HEAD' })
        expect([head.status, head.body.byteLength]).toEqual([503, 0])
      },
    )

    it('compresses the page, which is never known already', async () => {
      const first = await ask('/m/home', 'www.two.example', { headers: { 'accept-encoding': 'gzip' } })
      expect([first.headers['content-encoding'], first.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
      const again = await ask('/m/home', 'www.two.example', {
        headers: { 'if-none-match': first.headers.etag ?? '*' },
      })
      expect(again.status).toBe(503)
    })

    it('goes on with what an open page asks for', async () => {
      const { files } = JSON.parse(fileOf('default', 'm/asset-manifest.json'))
      const paths = ['/robots.txt', '/m/asset-manifest.json', '/m/icons/icon.svg', '/wps/a', '/lgw/a']
      for (const path of [...paths, '/mini-game/a', files['runtime/main.tsx'] as string])
        expect((await ask(path, 'www.two.example')).status, path).toBe(200)
      for (const path of ['/m/assets/none.js', '/m/icons/none.png', '/m/icons/_x', '/m/icons/icon.svg.gz'])
        expect((await ask(path, 'www.two.example')).status, path).toBe(404)
      expect((await ask('/', 'www.two.example')).headers.location).toBe('/m/home')
      // What is refused anyway may be refused by the page, too.
      expect((await ask('/m/..\\x', 'www.two.example')).status).toBe(503)
      expect((await ask('/m/%zz', 'www.two.example')).status).toBe(400)
    })

    it('serves the others, and serves it again when the file is gone', async () => {
      for (const host of ['www.one.example', 'play.one.example'])
        expect((await ask('/m/home', host)).status).toBe(200)
      rmSync(join(maintenance, 'default'))
      expect((await ask('/m/home', 'www.two.example')).status).toBe(200)
      expect(nginx.errors()).toBe('')
    })
  })

  it('has a page for maintenance in the languages of the merchant, with its name and logo (E2.46)', () => {
    const page = new new Window().DOMParser().parseFromString(
      fileOf('default', '_nginx/maintenance.html'),
      'text/html',
    )
    expect(page.title).toBe('EN closed | Two')
    expect([...page.querySelectorAll('section')].map(({ lang, dir }) => [lang, dir])).toEqual([
      ['en', 'ltr'],
      ['ur', 'rtl'],
    ])
    const logo = page.querySelector('img')
    expect(logo?.alt).toBe('Two')
    expect(fileOf('default', logo?.getAttribute('src')?.slice(1) ?? '')).toContain('<svg')
    expect(page.querySelector('a')?.getAttribute('href')).toBe('')
  })

  it('learns of merchants that came and went when it is reloaded, without a new file of its own', async () => {
    const host = 'www.three.example'
    writeSite(project.out, 'three', [host])
    expect((await ask('/m/home', host)).status).toBe(421)
    await nginx.reload()
    const reply = await ask('/M/Home.html', host)
    expect(reply.body.toString()).toBe('the lobby of three')
    expect(reply.headers['content-security-policy']).toContain('https://three.example')
    rmSync(join(project.out, 'three'), { recursive: true })
    expect((await ask('/m/home', host)).status).toBe(404)
    await nginx.reload()
    expect((await ask('/m/home', host)).status).toBe(421)
    expect(nginx.errors()).toBe('')
  })
})

describe.skipIf(!testsNginx())('the configuration of all sites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sites-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const sitesIn = (name: string) => {
    const out = join(folder, name)
    writeSharedHosting(out)
    return { out, maintenance: join(folder, 'maintenance'), platform: 'http://127.0.0.1:9' }
  }

  it('is accepted without a warning with no merchant, and with 1,000 of 30 pages and long names', async () => {
    const sites = sitesIn('many')
    const port = await freePort()
    expect(checkConfiguration({ ...allSites(sites), port }).trim()).toBe('')
    const pages = Array.from({ length: 30 }, (_, index) => `/m/section${index}/${'page'.repeat(20)}`)
    const label = 'x'.repeat(60)
    const domain = (index: number): string => `www.${label}.${label}.${label}.merchant-${index}.example`
    for (let index = 0; index < 1000; index++)
      writeSite(sites.out, `merchant-${index}`, [domain(index), `m${index}.example`], ['/m/home', ...pages])
    expect(checkConfiguration({ ...allSites(sites), port }).trim()).toBe('')
    const nginx = await startNginx({ ...allSites(sites), port })
    try {
      const reply = await sendRaw(port, '/m/home', of(domain(999)))
      expect(reply.body.toString()).toBe('the lobby of merchant-999')
      expect(nginx.errors()).toBe('')
    } finally {
      await nginx.stop()
    }
  })

  it('changes the pages of a release and their policies with one reload (D164)', async () => {
    const link = join(folder, 'current')
    const release = (name: string): void => {
      const { out } = sitesIn(name)
      writeSite(out, name, ['www.one.example'])
      for (const file of ['nginx.http.conf', 'nginx.server.conf'])
        writeFileSync(join(out, file), readFileSync(join(out, file), 'utf8').replaceAll(sitesFolder, out))
      rmSync(link, { force: true })
      symlinkSync(out, link)
    }
    release('first')
    const port = await freePort()
    const server = ['set $platform http://127.0.0.1:9;', `include ${link}/nginx.server.conf;`]
    const nginx = await startNginx({ http: [`include ${link}/nginx.http.conf;`], server, port })
    const isOf = async (name: string): Promise<void> => {
      const { body, headers } = await sendRaw(port, '/m/home', of('www.one.example'))
      expect(body.toString()).toBe(`the lobby of ${name}`)
      expect(headers['content-security-policy']).toContain(`https://${name}.example`)
    }
    try {
      await isOf('first')
      release('second')
      await isOf('first')
      await nginx.reload()
      await isOf('second')
    } finally {
      await nginx.stop()
    }
  })

  it('is refused while two sites have one domain, and says which files', async () => {
    const sites = sitesIn('claimed')
    writeSite(sites.out, 'one', ['www.one.example'])
    writeSite(sites.out, 'two', ['www.one.example'])
    expect(checkConfiguration({ ...allSites(sites), port: await freePort() })).toContain(
      `conflicting parameter "www.one.example" in ${sites.out}/two/_nginx/hosts.conf:1`,
    )
  })

  it('takes a site that is being replaced as it was or as it will be, and no half of it', async () => {
    const sites = sitesIn('replaced')
    writeSite(sites.out, 'one', ['www.one.example'])
    renameSync(join(sites.out, 'one'), join(sites.out, '.one.former.1'))
    writeSite(sites.out, 'one', ['www.one.example'])
    expect(checkConfiguration({ ...allSites(sites), port: await freePort() }).trim()).toBe('')
  })
})
