import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/start/freePort'
import { headerRules } from '../../scripts/steps/hosting/headers'
import { nginxFragments } from '../../scripts/steps/hosting/nginxFragments'
import { writeSharedHosting } from '../../scripts/steps/stamp/writeSharedHosting'
import { testsNginx } from '../../scripts/test/findNginx'
import { checkConfiguration, startNginx } from '../support/servers/nginx'
import { sendRaw } from '../support/servers/sendRaw'

const dockerfile = readFileSync('hosting/Dockerfile', 'utf8')

/** The arguments of an instruction, a line each. */
const instructions = (name: string): string[] =>
  dockerfile
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1))

describe('the Dockerfile', () => {
  it('has nothing that Docker or a linter objects to', () => {
    const error = 2
    const found = validate(dockerfile, {
      deprecatedMaintainer: error,
      directiveCasing: error,
      emptyContinuationLine: error,
      instructionCasing: error,
      instructionCmdMultiple: error,
      instructionEntrypointMultiple: error,
      instructionHealthcheckMultiple: error,
      instructionJSONInSingleQuotes: error,
      instructionWorkdirRelative: error,
    })
    expect(found.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  it('starts from one version of the official image, and runs without root', () => {
    expect(instructions('FROM')).toEqual([expect.stringMatching(/^nginx:\d+\.\d+\.\d+-alpine$/)])
    expect(instructions('USER')).toEqual(['nginx'])
  })

  it('copies what its context has', () => {
    const ignored = readFileSync('hosting/Dockerfile.dockerignore', 'utf8').split('\n')
    for (const [from = ''] of instructions('COPY').map((line) => line.split(' ')))
      expect(ignored).toContain(`!${from.split('/')[0]}`)
  })
})

describe.skipIf(!testsNginx())('its steps, with the nginx of this machine', () => {
  const root = mkdtempSync(join(tmpdir(), 'image-'))
  const context = mkdtempSync(join(tmpdir(), 'context-'))
  afterAll(() => {
    for (const folder of [root, context]) rmSync(folder, { recursive: true })
  })

  /** A path of the image, below the folder that stands for it. */
  const inRoot = (text: string): string => text.replaceAll(/(?<=^|[\s])\/(?=(?:etc|srv|tmp)\/)/gm, `${root}/`)

  /** What the image's script does at the start: templates, with the variables that its filter lets pass. */
  function substitute(environment: Readonly<Record<string, string>>): void {
    const [, filter = ''] = /NGINX_ENVSUBST_FILTER=(\S+)/.exec(dockerfile) ?? []
    const names = Object.keys(environment).filter((name) => new RegExp(filter).test(name))
    const folder = inRoot('/etc/nginx/templates')
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8')
      const filled = text.replaceAll(/\$\{(\w+)\}/g, (all, variable) =>
        names.includes(variable) ? (environment[variable] ?? '') : all,
      )
      writeFileSync(inRoot(`/etc/nginx/conf.d/${basename(name, '.template')}`), filled)
    }
  }

  /** The configuration as the image has it, but for its folders and ports. */
  function configuration(ports: { readonly sites: number; readonly health: number }, log: string): string {
    const folder = inRoot('/etc/nginx/conf.d')
    const included = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const inline = (text: string): string =>
      text.replaceAll(/^\s*include (\/srv\/sites\/nginx\.\w+\.conf);$/gm, (_, path) =>
        readFileSync(inRoot(path), 'utf8'),
      )
    const text = readFileSync(inRoot('/etc/nginx/nginx.conf'), 'utf8')
      .replace('include /etc/nginx/conf.d/*.conf;', included.map(inline).join('\n'))
      .replace('listen 8080', `listen 127.0.0.1:${ports.sites}`)
      .replace('listen 127.0.0.1:8081', `listen 127.0.0.1:${ports.health}`)
    return inRoot(text).replace('/dev/stderr', join(log, 'error.log'))
  }

  it('serve the sites, and tell the health check', async () => {
    for (const folder of ['hosting', 'dist/one/m']) mkdirSync(join(context, folder), { recursive: true })
    cpSync('hosting', join(context, 'hosting'), { recursive: true })
    writeSharedHosting(join(context, 'dist'))
    const pages = ['/m/home']
    const rules = headerRules("default-src 'none'", pages)
    const input = { code: 'one', rules, pages, domains: ['www.one.example'], maintenancePolicy: '' }
    for (const [path, content] of [...nginxFragments(input), ['m/home.html', 'the lobby'] as const]) {
      mkdirSync(join(context, 'dist/one', path, '..'), { recursive: true })
      writeFileSync(join(context, 'dist/one', path), content)
    }
    for (const folder of ['/tmp/', '/etc/nginx/conf.d/']) mkdirSync(inRoot(folder), { recursive: true })
    writeFileSync(inRoot('/etc/nginx/conf.d/default.conf'), 'what the image has')
    for (const [from = '', to = ''] of instructions('COPY').map((line) => line.split(' ')))
      cpSync(join(context, from), inRoot(to), { recursive: true })
    // Only the image has a user of this name.
    for (const command of instructions('RUN'))
      expect(spawnSync('sh', ['-ec', inRoot(command).replace(/chown \S+/, 'test -d')]).status).toBe(0)

    const ports = { sites: await freePort(), health: await freePort() }
    const options = { whole: (folder: string) => configuration(ports, folder), port: ports.sites }
    substitute({ HOME: '/' })
    expect(checkConfiguration(options)).toContain('unknown "platform_url" variable')
    substitute({ PLATFORM_URL: 'http://127.0.0.1:9', HOST: 'not for nginx' })
    expect(checkConfiguration(options).trim()).toBe('')
    const nginx = await startNginx(options)
    try {
      const of = (path: string, host: string) => sendRaw(ports.sites, path, { headers: { host } })
      expect((await of('/m/home', 'www.one.example')).body.toString()).toBe('the lobby')
      expect((await of('/m/home', 'elsewhere.example')).status).toBe(421)
      expect((await sendRaw(ports.health, '/')).status).toBe(200)
      writeFileSync(inRoot('/srv/maintenance/one'), '')
      expect((await of('/m/home', 'www.one.example')).status).toBe(503)
    } finally {
      await nginx.stop()
    }
  })
})
