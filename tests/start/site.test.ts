import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StartedSite, type StartOptions, startSite } from '../../scripts/start/site'
import { serveSites } from '../../scripts/start/sites'
import { buildOne } from '../build/plan'
import { makeProject, type Project } from '../build/project'
import { Journal } from './journal'

/** Real builds take their time on a busy machine. */
const patience = { timeout: 120_000 }

let project: Project
let journal: Journal
let started: StartedSite | undefined

beforeEach(() => {
  project = makeProject()
  project.writeMerchant('brasa')
  project.writeMerchant('hongvan')
  journal = new Journal()
})

afterEach(async () => {
  await started?.close()
  started = undefined
  project.remove()
})

async function start(options: StartOptions = {}): Promise<StartedSite> {
  started = await startSite({ root: project.root, watch: false, log: journal.write, ...options })
  return started
}

const text = async (url: string): Promise<string> => (await fetch(url)).text()

describe('npm start', patience, () => {
  it('serves the first merchant when none is named, on this machine alone', async () => {
    const { merchant, origin, networkOrigin } = await start()
    expect(merchant.code).toBe('brasa')
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(networkOrigin).toBeUndefined()
    expect(await text(`${origin}/m/home`)).toContain('"code":"brasa"')
  })

  it('serves the named merchant with its platform on one origin', async () => {
    const { origin, platform } = await start({ code: 'hongvan' })
    const reply = await fetch(`${origin}/wps/system/status`, {
      headers: { Merchant: 'hongvan', Language: 'EN' },
    })
    expect(await reply.json()).toMatchObject({ success: true })
    expect(platform.members.map(({ merchant }) => merchant)).toContain('hongvan')
    expect(await text(`${origin}/m/home`)).toContain('"development":true')
  })

  it('answers an unknown merchant with the nearest one', async () => {
    await expect(start({ code: 'hongvna' })).rejects.toThrow('Did you mean "hongvan"?')
  })

  it('says that a port is in use', async () => {
    const { origin } = await start()
    const port = Number(new URL(origin).port)
    await expect(startSite({ root: project.root, watch: false, port })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that has it, or name another one: --port ${port + 1}.`,
    )
  })

  it('says what is wrong with a manifest as the check does, and leaves nothing behind', async () => {
    project.writeMerchant('brasa', { flags: { REWCEN4: true } as never })
    await expect(start()).rejects.toThrow('"REWCEN4" is not a flag.')
    expect(readdirSync(join(project.root, '.cache/sites'))).toEqual([])
  })

  it('speaks https with a certificate of its own', async () => {
    const { origin } = await start({ https: true })
    expect(origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
    expect(existsSync(join(project.root, '.cache/certificate/cert.pem'))).toBe(true)
  })

  it('takes its site away when it is closed', async () => {
    const { close, origin } = await start()
    await close()
    started = undefined
    expect(readdirSync(join(project.root, '.cache/sites'))).toEqual([])
    await expect(fetch(`${origin}/m/home`)).rejects.toThrow()
  })
})

describe('a change while npm start runs', patience, () => {
  it('of a view builds anew and reloads the open pages', async () => {
    const { origin } = await start({ watch: true })
    const events = await journal.listenTo(`${origin}/__start/events`)
    project.write('runtime/features/lobby/LobbyPage.ts', "export default () => 'changed-marker'\n")
    await events.until('event: reload')
    const scripts = (await text(`${origin}/m/home`)).match(/\/m\/assets\/[\w.]+\.js/g) ?? []
    const sources = await Promise.all([...new Set(scripts)].map((path) => text(origin + path)))
    expect(sources.join()).toContain('changed-marker')
    await events.close()
  })

  it('of a manifest builds anew, and the platform knows', async () => {
    const { origin } = await start({ watch: true })
    const events = await journal.listenTo(`${origin}/__start/events`)
    project.writeMerchant('brasa', { name: 'Another name', flags: { REWCEN3: false } })
    await events.until('event: reload')
    expect(await text(`${origin}/m/home`)).toContain('Another name')
    const reply = await fetch(`${origin}/wps/system/whitelabel`, {
      headers: { Merchant: 'brasa', Language: 'EN' },
    })
    expect(await reply.json()).toMatchObject({ value: { REWCEN3: false } })
    await events.close()
  })

  it('that is wrong is told in words, and the last good site stays', async () => {
    const { origin } = await start({ watch: true })
    const events = await journal.listenTo(`${origin}/__start/events`)
    project.writeMerchant('brasa', { flags: { REWCEN4: true } as never })
    await journal.until('"REWCEN4" is not a flag.')
    await events.until('event: problem')
    expect(await text(`${origin}/m/home`)).toContain('Sample &amp; Co')
    project.writeMerchant('brasa', { name: 'Mended' })
    await events.until('event: reload')
    expect(await text(`${origin}/m/home`)).toContain('Mended')
    await events.close()
  })
})

describe('the script that reloads', patience, () => {
  it('is a file that the page’s policy allows, and is in the pages of npm start alone', async () => {
    const { origin } = await start()
    const page = await text(`${origin}/m/home`)
    expect(page).toContain('<script src="/__start/reload.js" defer></script></body>')
    expect(await text(`${origin}/__start/reload.js`)).toContain("new EventSource('/__start/events')")
    const { folder } = await buildOne(project, 'built')
    expect(readFileSync(join(folder, 'm/home.html'), 'utf8')).not.toContain('__start')
  })
})

describe('sites that are built', patience, () => {
  it('are served each on an origin of its own, with a platform for all', async () => {
    const { platform } = await start()
    const folders = [await buildOne(project, 'one'), await buildOne(project, 'two')].map(
      ({ folder }) => folder,
    )
    const sites = await serveSites({ folders, platform })
    try {
      const { one = '', two = '' } = Object.fromEntries(sites.origins)
      expect(one).not.toBe(two)
      expect(await text(`${one}/m/home`)).toContain('"code":"one"')
      expect(await text(`${two}/m/home`)).toContain('"code":"two"')
      const reply = await fetch(`${two}/wps/system/status`, {
        headers: { Merchant: 'brasa', Language: 'EN' },
      })
      expect(await reply.json()).toMatchObject({ success: true })
    } finally {
      await sites.close()
    }
  })
})
