import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/start/freePort'
import { assetOriginProblem } from '../../scripts/steps/commands/assetOrigin'
import { headersFor, parseHeadersFile } from '../../scripts/steps/hosting/headers'
import { openSiteRecords } from '../../scripts/steps/records/siteRecords'
import { assetFolderName } from '../../scripts/steps/stamp/assetFolder'
import { buildSites } from '../../scripts/steps/stamp/buildSites'
import type { SiteResult } from '../../scripts/steps/stamp/sitesOptions'
import { testsNginx } from '../../scripts/test/findNginx'
import { startNginx } from '../support/servers/nginx'
import { sendRaw } from '../support/servers/sendRaw'
import { createProject, type Project } from './sampleProject'

const assetOrigin = 'https://cdn.example.com'

describe('a build for another host of assets', () => {
  let project: Project
  let results: readonly SiteResult[]
  const build = () =>
    buildSites({
      ...project,
      merchants: [project.merchant('one'), project.merchant('two', { name: 'Two' })],
      development: false,
      assetOrigin,
      records: openSiteRecords(project.root, project.out),
    })

  beforeAll(async () => {
    project = createProject()
    results = await build()
  })
  afterAll(() => project.remove())

  const read = (path: string): string => readFileSync(join(project.out, path), 'utf8')
  const assets = (): readonly string[] => readdirSync(join(project.out, assetFolderName, 'm/assets'))

  it('has the assets of all sites once, and none in a site', () => {
    expect(results.map((result) => 'problem' in result && result.problem)).toEqual([false, false])
    const inSites = ['one', 'two'].flatMap((code) =>
      readdirSync(join(project.out, code), { recursive: true }).filter((path) =>
        `${path}`.includes('assets/'),
      ),
    )
    expect(inSites).toEqual([])
    const named = ['one', 'two'].flatMap((code) =>
      Object.values(
        (JSON.parse(read(`${code}/m/asset-manifest.json`)) as { files: Record<string, string> }).files,
      ),
    )
    expect(named.every((url) => url.startsWith(`${assetOrigin}/m/assets/`))).toBe(true)
    const missing = named.filter(
      (url) => !assets().includes(new URL(url).pathname.slice('/m/assets/'.length)),
    )
    expect(missing).toEqual([])
  })

  it('lets pages load only that host’s assets, checked and with CORS (D144)', () => {
    const page = read('one/m/home.html')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? ''
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self' ${assetOrigin}/m/assets/[ ;]`))
    const tags = page.match(/<(?:script|link)[^>]+\bm\/assets\/[^>]+\.(?:js|css)"[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(3)
    for (const tag of tags) expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/)
    expect(page).not.toMatch(/["(]\/m\/assets\//)
    expect(page).toContain(`"assetOrigin":"${assetOrigin}"`)
    expect(read('one/m/unsupported.html')).toContain(`img-src ${assetOrigin};`)
  })

  it('allows every site to read the assets, forever', () => {
    const headers = headersFor(parseHeadersFile(read(`${assetFolderName}/_headers`)), '/m/assets/main.A1.js')
    expect(headers).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })

  it.skipIf(!testsNginx())('are served by nginx with what the build writes for it', async () => {
    const folder = join(project.out, assetFolderName)
    const server = [`root ${folder};`, `include ${join(folder, 'nginx.conf')};`]
    const nginx = await startNginx({ server, port: await freePort() })
    const ask = (path: string) => sendRaw(nginx.port, path, { headers: { 'accept-encoding': 'gzip' } })
    const name = assets().find((file) => file.startsWith('main.') && file.endsWith('.js')) ?? ''
    const { status, headers } = await ask(`/m/assets/${name}`)
    const others = [
      '/',
      '/nginx.conf',
      '/_headers',
      '/m/assets/',
      `/m/assets/${name}.gz`,
      '/m/assets/none.js',
    ]
    const statuses = await Promise.all(others.map(async (path) => (await ask(path)).status))
    expect([status, headers]).toMatchObject([
      200,
      {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      },
    ])
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404])
    expect(nginx.errors()).toBe('')
    await nginx.stop()
  })

  it('leaves assets of earlier releases, and brings back one that is gone', async () => {
    const [name = ''] = assets().filter((file) => file.startsWith('main.') && file.endsWith('.js'))
    const other = join(project.out, assetFolderName, 'm/assets', assets().find((file) => file !== name) ?? '')
    const before = statSync(other).mtimeMs
    expect((await build()).map((result) => 'unchanged' in result)).toEqual([true, true])
    rmSync(join(project.out, assetFolderName, 'm/assets', name))
    writeFileSync(join(project.out, assetFolderName, 'm/assets', `${name}.gz`), 'half')
    expect((await build()).map((result) => 'unchanged' in result)).toEqual([false, true])
    expect([assets().includes(name), statSync(other).mtimeMs]).toEqual([true, before])
  })
})

describe('the option --asset-origin', () => {
  it.each([
    ['https://cdn.example.com', undefined],
    ['https://cdn.example.com/', undefined],
    ['https://cdn.example.com:8443', undefined],
    ['http://127.0.0.1:4000', undefined],
    ['http://localhost:4000', undefined],
    ['http://cdn.example.com', 'is not https'],
    ['cdn.example.com', 'is not an address'],
    ['', 'is not an address'],
    ['https://*.example.com', 'is not the name of a host'],
    ['https://a;b', 'is not the name of a host'],
    ['javascript:alert(1)', 'is not an address'],
    ['https://cdn.example.com/brands', 'the files are in https://cdn.example.com/m/assets/'],
    ['https://cdn.example.com/?x', 'is more than an origin'],
    ['https://me@cdn.example.com', 'has a user name'],
  ])('%j: %s', (option, problem) => {
    if (problem === undefined) expect(assetOriginProblem(option)).toBeUndefined()
    else expect(assetOriginProblem(option)).toContain(problem)
  })
})
