import { type ChildProcess, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sampleCode } from '../../scripts/bench/scale/sampleMerchants'
import { createSampleProject } from '../../scripts/bench/scale/sampleProject'
import { createPlatform, type Platform } from '../../scripts/platform'
import { demoRoles } from '../../scripts/platform/members/demoRoles'
import { randomSequence } from '../../scripts/platform/random'
import { certificateFor } from '../../scripts/start/certificate'
import { freePort } from '../../scripts/start/freePort'
import { listen, type RunningServer } from '../../scripts/start/listen'
import { toSimulatedMerchant } from '../../scripts/start/simulatedMerchant'
import type { ResolvedMerchant } from '../../scripts/steps/validate/loadMerchants'
import { loadMerchantsForBuild } from '../../scripts/steps/validate/loadMerchantsForBuild'
import { chromiumFlags } from '../../scripts/test/chromiumFlags'
import { testsNginx } from '../../scripts/test/findNginx'
import { createEngine, type PlaywrightEngine } from '../support/engines/playwrightEngine'
import { Member } from '../support/member'
import { allSites, type Nginx, startNginx } from '../support/servers/nginx'
import { startTlsProxy, type TlsProxy } from '../support/servers/tlsProxy'
import { calmScript } from '../support/sites/calmScript'
import type { ServedSite } from '../support/sites/servedSite'

/** TEST_MANY=1000 tries that many: half an hour on two cores. */
const count = Number(process.env.TEST_MANY ?? (inject('deep') ? 60 : 5))
const visitCount = Math.min(50, Math.ceil(count / 3))
const killCount = count > 50 ? 10 : 1
const long = { timeout: count * 30_000 + 300_000 }

const [changed, removed, renamed, broken] = [1, 2, 3, 4].map(sampleCode) as [string, string, string, string]
const newCode = 'renamed'

describe.skipIf(!testsNginx())(`${count} merchants`, long, () => {
  const random = randomSequence('many merchants')
  const folder = mkdtempSync(join(tmpdir(), 'many-'))
  const dist = join(folder, 'dist')
  const manifestOf = (code: string): string => join(folder, 'merchants', code, 'merchant.json')
  let running: ChildProcess | undefined

  /** Runs the build; with `killedAfter` it is killed after that many milliseconds. */
  function build(
    args: readonly string[] = [],
    killedAfter?: number,
  ): Promise<{ code: number | null; text: string }> {
    const loader = resolve('node_modules/tsx/dist/loader.mjs')
    const env = { ...process.env, CI: '1', TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') }
    const child = spawn(process.execPath, ['--import', loader, 'scripts/build.ts', ...args], {
      cwd: folder,
      env,
    })
    running = child
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        if (killedAfter !== undefined && text.length === 0)
          setTimeout(() => child.kill('SIGKILL'), killedAfter)
        text += part.toString()
      })
    return new Promise((done) => child.once('exit', (code) => done({ code, text })))
  }

  /** What is wrong with the sites that are served now: each is whole, and its own. */
  function faultsOfSites(): string[] {
    const codes = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'm/home.html')))
    return codes.flatMap((code) => {
      const site = join(dist, code)
      const listed = readFileSync(join(site, '.site-files'), 'utf8').trim().split('\n').sort()
      const found = readdirSync(site, { withFileTypes: true, recursive: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((path) => path !== '.site-files')
        .sort()
      const home = readFileSync(join(site, 'm/home.html'), 'utf8')
      const { build: id } = JSON.parse(readFileSync(join(site, 'm/asset-manifest.json'), 'utf8'))
      return [
        ...(JSON.stringify(listed) === JSON.stringify(found) ? [] : [`${code} is not whole`]),
        ...(home.includes(`"code":"${code}","build":"${id}"`) ? [] : [`${code} has a page of another site`]),
      ]
    })
  }

  beforeAll(async () => {
    createSampleProject(process.cwd(), folder, count)
    expect((await build()).text).toContain(sampleCode(count - 1))
  }, long.timeout)

  afterAll(() => {
    running?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'of which one is changed, removed, renamed and broken are built as the others are',
    async () => {
      expect(faultsOfSites()).toEqual([])
      const manifest = readFileSync(manifestOf(changed), 'utf8')
      writeFileSync(manifestOf(changed), manifest.replace(/"name": "\w+"/, '"name": "Changed"'))
      rmSync(join(folder, 'merchants', removed), { recursive: true })
      renameSync(join(folder, 'merchants', renamed), join(folder, 'merchants', newCode))
      const before = readFileSync(join(dist, broken, 'm/home.html'), 'utf8')
      writeFileSync(
        manifestOf(broken),
        readFileSync(manifestOf(broken), 'utf8').replace('"languages"', '"lenguages"'),
      )
      const { code, text } = await build()
      expect([code, text]).toEqual([
        1,
        expect.stringContaining(`Not built, because of the issues above: ${broken}.`),
      ])
      expect(text).toContain(`Removed, because there is no such merchant: ${removed}, ${renamed}.`)
      expect(text).toMatch(/^Unchanged, and left as they are: /m)
      expect([existsSync(join(dist, removed)), existsSync(join(dist, renamed))]).toEqual([false, false])
      expect(readFileSync(join(dist, broken, 'm/home.html'), 'utf8')).toBe(before)
      expect(faultsOfSites()).toEqual([])
    },
    long.timeout,
  )

  it(
    'are whole sites whenever a build is killed',
    async () => {
      for (let kill = 0; kill < killCount; kill += 1) {
        await build(['--fresh'], random() * Math.min(count * 100, 20_000))
        expect(faultsOfSites()).toEqual([])
      }
      expect((await build()).code).toBe(1)
      expect(faultsOfSites()).toEqual([])
    },
    long.timeout,
  )

  describe('served by one nginx', () => {
    let merchants: readonly ResolvedMerchant[]
    let platform: Platform
    let server: RunningServer
    let nginx: Nginx
    let proxy: TlsProxy
    let engine: PlaywrightEngine

    beforeAll(async () => {
      merchants = (await loadMerchantsForBuild(folder, { codes: [] })).merchants.filter(
        ({ issues }) => issues.length === 0,
      )
      platform = createPlatform({
        merchants: merchants.map(({ code, manifest }) => toSimulatedMerchant(code, manifest)),
      })
      server = await listen({ handlers: [platform.handle], port: 0, address: '127.0.0.1', log: () => {} })
      const maintenance = join(folder, 'maintenance')
      mkdirSync(maintenance)
      nginx = await startNginx({
        ...allSites({ out: dist, maintenance, platform: server.origin }),
        port: await freePort(),
      })
      const { port } = nginx
      const certificate = certificateFor(join(folder, 'certificate'), ['www.brand.example'])
      proxy = await startTlsProxy(() => port, certificate)
      const args = [...chromiumFlags, `--host-resolver-rules=MAP *.example 127.0.0.1:${proxy.port}`]
      engine = createEngine('Chromium', await chromium.launch({ executablePath: inject('headless'), args }))
    }, long.timeout)

    afterAll(async () => {
      await engine?.close()
      proxy?.close()
      await nginx?.stop()
      await server?.close()
      platform?.close()
    })

    /** Visits a merchant's main domain, and logs in there. Returns what its pages say of whose they are. */
    async function visit({ code, manifest }: ResolvedMerchant): Promise<readonly unknown[]> {
      for (const command of [
        { lanes: { merchant: code, cards: 4 } },
        { announcements: { merchant: code, types: 'PU' as const, announcements: [] } },
        { flags: { merchant: code, values: { LOGINCAPTCHA3: false } } },
        { settings: { merchant: code, values: { sms: { googleWebClientId: '' } } } },
      ])
        expect(await platform.control(command)).toMatchObject({ ok: true })
      const phone = await engine.newPhone(undefined, { ignoreHTTPSErrors: true })
      try {
        await phone.page.addInitScript(calmScript(code))
        const site = {
          code,
          manifest,
          folder: join(dist, code),
          origin: `https://${manifest.domains[0]}`,
          demoMember: () =>
            platform.members.find(
              (member) => member.merchant === code && member.note === demoRoles.ordinary.note,
            ),
        }
        const member = new Member(phone, site as unknown as ServedSite)
        await member.opens('/m/home')
        await member.opens('/m/login')
        const { userName = '', password = '' } = site.demoMember() ?? {}
        await member.sendsLogin(userName, password)
        await member.expectPath('/m/home')
        await phone.until(`document.querySelector('a.MemberBadge-avatar') !== null`)
        return await phone.evaluate<unknown[]>(
          `[JSON.parse(document.getElementById('site').textContent).code, document.querySelector('meta[name=apple-mobile-web-app-title]').content]`,
        )
      } finally {
        await phone.close()
      }
    }

    it(
      'show their own first view and log in, at random',
      async () => {
        const special = merchants.filter(({ code }) => [changed, newCode].includes(code))
        const others = merchants.filter((merchant) => !special.includes(merchant))
        const drawn = others
          .map((merchant) => ({ merchant, at: random() }))
          .sort((one, other) => one.at - other.at)
        const visited = [...special, ...drawn.map(({ merchant }) => merchant)].slice(0, visitCount)
        for (const merchant of visited)
          expect(await visit(merchant)).toEqual([merchant.code, merchant.manifest.name])
        expect(visited.map(({ manifest }) => manifest.name)).toContain('Changed')
        expect(nginx.errors()).toBe('')
      },
      long.timeout,
    )

    it(
      'have no site at a removed merchant’s domain, and the former one at a broken one’s',
      async () => {
        const phone = await engine.newPhone(undefined, { ignoreHTTPSErrors: true })
        const statusOf = async (code: string) =>
          (await phone.page.goto(`https://www.${code}.example/m/home`))?.status()
        expect([await statusOf(removed), await statusOf(broken)]).toEqual([421, 200])
        await phone.close()
      },
      long.timeout,
    )
  })
})
