import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveSites } from '../../scripts/start/serveSites'
import { type StartedSite, type StartOptions, startSite } from '../../scripts/start/startSite'
import { buildOne } from '../build/buildOne'
import { createProject, type Project } from '../build/sampleProject'
import { OutputLog } from './outputLog'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project
let outputLog: OutputLog
let started: StartedSite | undefined

beforeEach(() => {
  project = createProject()
  project.writeMerchant('brasa')
  project.writeMerchant('hongvan')
  outputLog = new OutputLog()
})

afterEach(async () => {
  await started?.close()
  started = undefined
  project.remove()
})

async function start(options: StartOptions = {}): Promise<StartedSite> {
  started = await startSite({ root: project.root, watch: false, log: outputLog.write, ...options })
  return started
}

const fetchText = async (url: string): Promise<string> => (await fetch(url)).text()

describe('npm start', slow, () => {
  it('serves the first merchant when none is named, on this machine only', async () => {
    const { merchant, origin, networkOrigin } = await start()
    expect(merchant.code).toBe('brasa')
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(networkOrigin).toBeUndefined()
    expect(await fetchText(`${origin}/m/home`)).toContain('"code":"brasa"')
  })

  it('serves the named merchant with its platform on one origin', async () => {
    const { origin, platform } = await start({ code: 'hongvan' })
    const reply = await fetch(`${origin}/wps/system/status`, {
      headers: { Merchant: 'hongvan', Language: 'EN' },
    })
    expect(await reply.json()).toMatchObject({ success: true })
    expect(platform.members.map(({ merchant }) => merchant)).toContain('hongvan')
    expect(await fetchText(`${origin}/m/home`)).toContain('"development":true')
  })

  it('serves the source maps that its scripts name', async () => {
    const { origin } = await start()
    const [script = ''] = /\/m\/assets\/main\.\w+\.js/.exec(await fetchText(`${origin}/m/home`)) ?? []
    const [, map = ''] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(await fetchText(origin + script)) ?? []
    const sources = (await (await fetch(new URL(map, origin + script))).json()) as { sources: string[] }
    expect(sources.sources.some((source) => source.endsWith('runtime/main.tsx'))).toBe(true)
    expect((await fetch(`${origin}/m/assets/other.js.map`)).status).toBe(404)
  })

  it('suggests the closest merchant for an unknown one', async () => {
    await expect(start({ code: 'hongvna' })).rejects.toThrow('Did you mean "hongvan"?')
  })

  it('reports that a port is in use', async () => {
    const { origin } = await start()
    const port = Number(new URL(origin).port)
    await expect(startSite({ root: project.root, watch: false, port })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another one: --port ${port + 1}.`,
    )
  })

  it('reports issues of a manifest like npm run check, and leaves no files', async () => {
    project.writeMerchant('brasa', { flags: { REWCEN4: true } as never })
    await expect(start()).rejects.toThrow('"REWCEN4" is not a flag.')
    expect(readdirSync(join(project.root, '.cache/sites'))).toEqual([])
  })

  it('serves https with its own certificate', async () => {
    const { origin } = await start({ https: true })
    expect(origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
    expect(existsSync(join(project.root, '.cache/certificate/cert.pem'))).toBe(true)
  })

  it.each([
    ['removes itself by default, so that nothing is cached', false, { merchant: 'brasa' }],
    ['caches the site with --worker', true, expect.objectContaining({ merchant: 'brasa', shell: '/m/home' })],
  ])('serves a service worker that %s (E7.24)', async (_, worker, site) => {
    project.write('runtime/worker/worker.ts', 'declare const site: unknown\nglobalThis.worker = [site]\n')
    project.write('runtime/worker/killSwitch.ts', 'declare const site: unknown\nglobalThis.killed = [site]\n')
    const { origin } = await start({ worker })
    const script = await fetchText(`${origin}/m/sw.js`)
    expect(script).toContain(worker ? 'globalThis.worker' : 'globalThis.killed')
    expect(JSON.parse(/^var site=(.*);\n/.exec(script)?.[1] ?? '')).toEqual(site)
  })

  it('deletes its site when it is closed', async () => {
    const { close, origin } = await start()
    await close()
    started = undefined
    expect(readdirSync(join(project.root, '.cache/sites'))).toEqual([])
    await expect(fetch(`${origin}/m/home`)).rejects.toThrow()
  })
})

describe('a change while npm start runs', slow, () => {
  it('of a view rebuilds and reloads the open pages', async () => {
    const { origin } = await start({ watch: true })
    const events = await outputLog.openEventStream(`${origin}/__start/events`)
    project.write('runtime/features/lobby/LobbyPage.ts', "export default () => 'changed-marker'\n")
    await events.until('event: reload')
    const scripts = (await fetchText(`${origin}/m/home`)).match(/\/m\/assets\/[\w.]+\.js/g) ?? []
    const sources = await Promise.all([...new Set(scripts)].map((path) => fetchText(origin + path)))
    expect(sources.join()).toContain('changed-marker')
    await events.close()
  })

  it('of a stylesheet replaces it, without a reload; of one in the page reloads', async () => {
    const { origin } = await start({ watch: true })
    const events = await outputLog.openEventStream(`${origin}/__start/events`)
    project.write('runtime/features/lobby/lobby.css', '.Lobby { content: "changed-style" }\n')
    await events.until('event: styles')
    const former = await fetch(`${origin}/m/assets/base.00000000.css`)
    expect([former.redirected, await former.text()]).toEqual([true, expect.stringContaining('changed-style')])
    project.write('runtime/ui/critical.css', '.Page { margin: 1px }\n')
    await events.until('event: reload')
    await events.close()
  })

  it('that removes a stylesheet reloads, as does one that mends what did not build before', async () => {
    const { origin } = await start({ watch: true })
    const events = await outputLog.openEventStream(`${origin}/__start/events`)
    rmSync(join(project.root, 'runtime/features/rewards/rewards.css'))
    await events.until('event: reload')
    await events.close()
    project.write('runtime/features/lobby/lobby.css', '@import "./missing.css";\n')
    await outputLog.until('The last working site stays.')
    project.write('runtime/features/lobby/LobbyPage.ts', "export default () => 'changed-marker'\n")
    await outputLog.until('The last working site stays.', 2)
    const later = await outputLog.openEventStream(`${origin}/__start/events`)
    project.write('runtime/features/lobby/lobby.css', '.Lobby { color: blue }\n')
    await later.until('event: reload')
    await later.close()
  })

  it('of a manifest rebuilds, and updates the platform', async () => {
    const { origin } = await start({ watch: true })
    const events = await outputLog.openEventStream(`${origin}/__start/events`)
    project.writeMerchant('brasa', { name: 'Another name', flags: { REWCEN3: false } })
    await events.until('event: reload')
    expect(await fetchText(`${origin}/m/home`)).toContain('Another name')
    const reply = await fetch(`${origin}/wps/system/whitelabel`, {
      headers: { Merchant: 'brasa', Language: 'EN' },
    })
    expect(await reply.json()).toMatchObject({ value: { REWCEN3: false } })
    await events.close()
  })

  it('with a mistake is reported, and the last working site stays', async () => {
    const { origin } = await start({ watch: true })
    const events = await outputLog.openEventStream(`${origin}/__start/events`)
    project.writeMerchant('brasa', { flags: { REWCEN4: true } as never })
    await outputLog.until('"REWCEN4" is not a flag.')
    await events.until('event: problem')
    expect(await fetchText(`${origin}/m/home`)).toContain('Sample &amp; Co')
    project.writeMerchant('brasa', { name: 'Fixed' })
    await events.until('event: reload')
    expect(await fetchText(`${origin}/m/home`)).toContain('Fixed')
    await events.close()
  })
})

describe('the reload script', slow, () => {
  it('is a file that the page’s policy allows', async () => {
    const { origin } = await start()
    const page = await fetchText(`${origin}/m/home`)
    expect(page).toContain('<script src="/__start/reload.js" defer></script></body>')
    expect(await fetchText(`${origin}/__start/reload.js`)).toMatch(
      /^const eventsPath = "\/__start\/events"\n/,
    )
  })
})

describe('built sites', slow, () => {
  it('are each served on their own origin, with one platform for all', async () => {
    const { platform } = await start()
    const folders = [await buildOne(project, 'one'), await buildOne(project, 'two')].map(
      ({ folder }) => folder,
    )
    const sites = await serveSites({ folders, platform })
    try {
      const { one = '', two = '' } = Object.fromEntries(sites.origins)
      expect(one).not.toBe(two)
      expect(await fetchText(`${one}/m/home`)).toContain('"code":"one"')
      expect(await fetchText(`${two}/m/home`)).toContain('"code":"two"')
      const reply = await fetch(`${two}/wps/system/status`, {
        headers: { Merchant: 'brasa', Language: 'EN' },
      })
      expect(await reply.json()).toMatchObject({ success: true })
    } finally {
      await sites.close()
    }
  })
})
