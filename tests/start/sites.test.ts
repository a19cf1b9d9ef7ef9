import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StartedSites, startSites } from '../../scripts/start/startSites'
import { createProject, type Project } from '../build/sampleProject'
import { OutputLog } from './outputLog'

let project: Project
let outputLog: OutputLog
let started: StartedSites

beforeEach(() => {
  project = createProject()
  outputLog = new OutputLog()
})

afterEach(async () => {
  await started.close()
  project.remove()
})

/** Node does not find the hosts that browsers know: the request names the host. */
async function fetchFrom(host: string, path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(started.origin)
  const sent = request({ port, path, headers: { ...headers, host: `${host}:${port}` } }).end()
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject)
  })
  const { statusCode: status, headers: received } = response
  return { status, location: received.location, body: await text(response) }
}

describe('npm start without a code', { timeout: 120_000 }, () => {
  it('lists all, serves each at its own host, and one that is broken as soon as it is mended', async () => {
    project.writeMerchant('alfa', { flags: { REWCEN4: true } as never })
    project.writeMerchant('brasa')
    const options = { root: project.root, list: true, log: outputLog.write }
    started = await startSites(options)
    expect(started.first.problem).toContain('"REWCEN4" is not a flag.')
    const list = await vi.waitUntil(
      async () => {
        const page = await fetchFrom('127.0.0.1', '/')
        return page.body.includes('being checked') ? undefined : page
      },
      { timeout: 60_000 },
    )
    expect(list.body).toContain('2 merchants. 1 merchant with findings.')
    expect(list.body).toMatch(/merchants\/alfa\/merchant\.json:\d+:\d+<\/code><p>&quot;REWCEN4&quot;/)
    expect(await fetchFrom('127.0.0.1', '/m/home')).toMatchObject({
      status: 503,
      body: expect.stringContaining('&quot;REWCEN4&quot; is not a flag.'),
    })
    // Nothing is built before it is asked for.
    expect((await fetchFrom('brasa.localhost', '/m/home')).body).toContain('"code":"brasa"')
    expect(await fetchFrom('nobody.localhost', '/m/home')).toMatchObject({
      status: 404,
      body: expect.stringContaining('merchants/ has no folder &quot;nobody&quot;.'),
    })
    const events = await outputLog.openEventStream(`${started.origin}/__start/list`)
    project.writeMerchant('alfa', { name: 'Mended' })
    await events.until('event: changed')
    await events.close()
    expect((await fetchFrom('127.0.0.1', '/')).body).toContain('All pass the check.')
    await outputLog.until('Rebuilt in')
    expect((await fetchFrom('127.0.0.1', '/m/home')).body).toContain('"code":"alfa"')
  })

  it('leads a link to a preview with a platform of its own, and says which links lead nowhere', async () => {
    project.writeMerchant('brasa')
    started = await startSites({ root: project.root, list: true, watch: false })
    const link = await fetchFrom('127.0.0.1', '/preview?code=brasa&fault=status:503&network=slow')
    expect([link.status, link.location]).toEqual([
      302,
      expect.stringMatching(/^http:\/\/brasa--1\.localhost:\d+\/preview\?code=brasa&fault=status:503/),
    ])
    expect((await fetchFrom('127.0.0.1', '/preview?code=brasa')).location).toContain('brasa--2.localhost')
    const entered = await fetchFrom(
      'brasa--1.localhost',
      '/__preview/enter/visit?member=vip&fault=status:503',
    )
    expect(entered.body).toContain('MC_SESSION_INFO')
    const headers = { Merchant: 'brasa', Language: 'EN' }
    const statusAt = async (host: string) => (await fetchFrom(host, '/wps/system/status', headers)).status
    expect([await statusAt('brasa--1.localhost'), await statusAt('brasa.localhost')]).toEqual([503, 200])
    const page = (host: string) => fetchFrom(host, '/m/home')
    expect((await page('brasa--1.localhost')).body).toContain('<head><script src="/__preview/site.js">')
    expect((await page('brasa.localhost')).body).not.toContain('__preview')
    expect((await fetchFrom('127.0.0.1', '/preview?code=brosa')).body).toContain(
      'Did you mean &quot;brasa&quot;?',
    )
    expect((await fetchFrom('192.168.1.4', '/')).location).toBe('/m/home')
  })

  it('leads a preview whose address was changed to another merchant’s there, and obeys no other site', async () => {
    project.writeMerchant('alfa')
    project.writeMerchant('brasa')
    started = await startSites({ root: project.root, list: true, watch: false })
    const changed = await fetchFrom('brasa--1.localhost', '/preview?code=alfa&member=vip')
    expect(changed.location).toMatch(/^http:\/\/alfa--1\.localhost:\d+\/preview\?code=alfa&member=vip$/)
    expect((await fetchFrom('brasa--1.localhost', '/preview?code=brasa')).status).toBe(200)
    const others = { 'sec-fetch-site': 'cross-site' }
    expect((await fetchFrom('brasa--1.localhost', '/__preview/enter/visit', others)).status).toBe(403)
    const control = async (host: string) => (await fetchFrom(host, '/__platform/control')).status
    expect([await control('rebound.example'), await control('127.0.0.1')]).toEqual([403, 405])
  })
})

describe('npm start with a code', { timeout: 120_000 }, () => {
  it('serves that merchant only, with its previews and without the list', async () => {
    project.writeMerchant('brasa')
    project.writeMerchant('hongvan')
    started = await startSites({ root: project.root, code: 'hongvan', watch: false })
    expect((await fetchFrom('127.0.0.1', '/')).location).toBe('/m/home')
    expect((await fetchFrom('127.0.0.1', '/preview')).location).toContain('http://hongvan--1.localhost:')
    expect((await fetchFrom('127.0.0.1', '/preview?code=brasa')).body).toContain('serves hongvan only')
    expect((await fetchFrom('brasa.localhost', '/m/home')).status).toBe(404)
  })
})
