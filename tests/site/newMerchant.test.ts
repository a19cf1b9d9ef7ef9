import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { createSampleProject } from '../../scripts/bench/scale/sampleProject'
import { control } from '../../scripts/platform/control'
import { demoRoles } from '../../scripts/platform/members/demoRoles'
import { certificateFor } from '../../scripts/start/certificate'
import { freePort } from '../../scripts/start/freePort'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { chromiumFlags } from '../../scripts/test/chromiumFlags'
import { testsNginx } from '../../scripts/test/findNginx'
import { OutputLog } from '../start/outputLog'
import { createEngine, type PlaywrightEngine } from '../support/engines/playwrightEngine'
import { Member } from '../support/member'
import { allSites, type Nginx, startNginx } from '../support/servers/nginx'
import { startTlsProxy, type TlsProxy } from '../support/servers/tlsProxy'
import { calmScript } from '../support/sites/calmScript'
import type { ServedSite } from '../support/sites/servedSite'

const code = 'sao-mai'
const domain = 'www.saomai.example'
/** Ends only what hangs: commands that load the whole build run one after the other. */
const long = 600_000

describe.skipIf(!testsNginx())('from nothing to a site on a server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'from-nothing-'))
  let started: ChildProcess | undefined
  let nginx: Nginx | undefined
  let proxy: TlsProxy | undefined
  let engine: PlaywrightEngine | undefined

  beforeAll(() => createSampleProject(process.cwd(), folder, 0), long)

  afterAll(async () => {
    await engine?.close()
    proxy?.close()
    await nginx?.stop()
    started?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  function open(command: string, ...args: string[]): ChildProcess {
    const loader = resolve('node_modules/tsx/dist/loader.mjs')
    const env = { ...process.env, CI: '1', TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') }
    return spawn(process.execPath, ['--import', loader, `scripts/${command}.ts`, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  async function run(command: string, ...args: string[]): Promise<readonly [number, string]> {
    const child = open(command, ...args)
    const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
    const [[exitCode], ...texts] = await Promise.all([once(child, 'close'), ...output])
    return [Number(exitCode), texts.join('')]
  }

  /** Starts the merchant with the simulator. Resolves to its origin and the member whom it prints first. */
  async function start(): Promise<{ origin: string; userName: string; password: string }> {
    started = open('start', code, '--port', '0')
    const log = new OutputLog()
    let printed = ''
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (part: Buffer) => {
        printed += part
        log.write(printed)
      })
    await log.until('Ctrl-C stops.')
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? []
    const line = printed.split('\n').find((one) => one.includes(demoRoles.ordinary.note)) ?? ''
    const [userName = '', password = ''] = line.trim().split(/ {2,}/)
    return { origin, userName, password }
  }

  it(
    'a merchant is made, checked, started, built and served, and a member logs in here and there',
    async () => {
      const words = [code, '--name', 'Sao Mai', '--languages', 'vi,en', '--domain', domain]
      expect(await run('new', ...words)).toEqual([0, expect.stringContaining(`npm start ${code}`)])
      expect(await run('check', code)).toEqual([0, expect.stringContaining(`No issues: ${code}.`)])

      const { origin, userName, password } = await start()
      for (const command of [
        { lanes: { merchant: code, cards: 4 } },
        { announcements: { merchant: code, types: 'PU' as const, announcements: [] } },
        { flags: { merchant: code, values: { LOGINCAPTCHA3: false } } },
        { settings: { merchant: code, values: { sms: { googleWebClientId: '' } } } },
      ])
        expect(await control(origin, command)).toMatchObject({ ok: true })
      const [made] = (await loadMerchants(folder)).merchants
      // The browser has to know the port before nginx has anything to serve.
      const certificate = certificateFor(join(folder, 'certificate'), [domain])
      proxy = await startTlsProxy(() => nginx?.port ?? 0, certificate)
      const args = [...chromiumFlags, `--host-resolver-rules=MAP *.example 127.0.0.1:${proxy.port}`]
      engine = createEngine('Chromium', await chromium.launch({ executablePath: inject('headless'), args }))
      const manifest = made?.manifest as Manifest
      expect(await logIn(origin, { manifest, userName, password })).toEqual([code, 'Sao Mai'])

      expect(await run('build')).toEqual([0, expect.stringContaining(code)])
      const maintenance = join(folder, 'maintenance')
      mkdirSync(maintenance)
      const sites = { out: join(folder, 'dist'), maintenance, platform: origin }
      nginx = await startNginx({ ...allSites(sites), port: await freePort() })
      expect(await logIn(`https://${domain}`, { manifest, userName, password })).toEqual([code, 'Sao Mai'])
      expect(nginx.errors()).toBe('')
    },
    long,
  )

  /** Logs in, and says whose page it is and what its name is there. */
  async function logIn(
    origin: string,
    { manifest, userName, password }: { manifest: Manifest; userName: string; password: string },
  ): Promise<readonly unknown[]> {
    const phone = await engine?.newPhone('vi-VN', { ignoreHTTPSErrors: true })
    if (!phone) throw new Error('There is no browser')
    try {
      await phone.page.addInitScript(calmScript(code))
      const member = new Member(phone, { code, manifest, origin } as unknown as ServedSite)
      await member.opens('/m/home')
      await member.goesTo('/m/login')
      await member.sendsLogin(userName, password)
      await member.expectPath('/m/home')
      await member.waitUntilLoggedIn()
      return await phone.evaluate<unknown[]>(
        `[JSON.parse(document.getElementById('site').textContent).code, document.querySelector('meta[name=apple-mobile-web-app-title]').content]`,
      )
    } finally {
      await phone.close()
    }
  }
})
