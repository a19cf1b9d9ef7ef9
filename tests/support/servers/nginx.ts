import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maintenanceFolder, sitesFolder } from '../../../scripts/steps/hosting/nginxShared'
import { findNginx } from '../../../scripts/test/findNginx'
import { sendRaw } from './sendRaw'

/** A running nginx. */
export interface Nginx {
  readonly port: number
  /** What it has written to its log of errors: nothing, if all is well. */
  errors(): string
  /** Lets it read its configuration again. Resolves when the process that had the old one has ended. */
  reload(): Promise<void>
  stop(): Promise<void>
}

export interface WholeConfiguration {
  /** All of it but how it runs here; its log of errors is "error.log" in this folder. */
  readonly whole: (folder: string) => string
  readonly port: number
}

export interface NginxOptions {
  /** Lines of the http block, such as maps. */
  readonly http?: readonly string[]
  /** Lines of the server block; it listens already. */
  readonly server: readonly string[]
  readonly port: number
}

/** What an operator writes around the configuration of one site. */
export const oneSite = (site: {
  /** A folder with a site's files. */
  readonly folder: string
  /** The site's own configuration, as the build writes it. */
  readonly include: string
  /** Where the platform is: "http://127.0.0.1:1234". */
  readonly platform: string
}): Pick<NginxOptions, 'server'> => ({
  server: [`root ${site.folder};`, `set $platform ${site.platform};`, `include ${site.include};`],
})

/** The same around that of all sites of an output folder, which is not where the files say. */
export function allSites(sites: {
  readonly out: string
  readonly maintenance: string
  readonly platform: string
}): Pick<NginxOptions, 'http' | 'server'> {
  const linesOf = (name: string): string[] =>
    readFileSync(join(sites.out, name), 'utf8')
      .replaceAll(sitesFolder, sites.out)
      .replaceAll(maintenanceFolder, sites.maintenance)
      .split('\n')
  return {
    http: linesOf('nginx.http.conf'),
    server: [`set $platform ${sites.platform};`, ...linesOf('nginx.server.conf')],
  }
}

/** Where nginx may write on this machine. */
export const writableFolders = (folder: string): string[] =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )

/** How it runs here. Else the worker of a master that root has started may not read what root has written. */
const runLines = ['daemon off;', ...(process.getuid?.() === 0 ? ['user root;'] : [])]

const configuration = ({ http = [], server, port }: NginxOptions, folder: string): string =>
  [
    'worker_processes 1;',
    `pid ${join(folder, 'pid')};`,
    `error_log ${join(folder, 'error.log')} info;`,
    'events { worker_connections 64; }',
    'http {',
    'access_log off;',
    ...writableFolders(folder),
    ...http,
    'server {',
    `listen 127.0.0.1:${port};`,
    ...server,
    '}',
    '}',
    '',
  ].join('\n')

function writeConfiguration(options: NginxOptions | WholeConfiguration): {
  readonly folder: string
  readonly args: string[]
} {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(join(folder, 'logs'))
  const text = 'whole' in options ? options.whole(folder) : configuration(options, folder)
  writeFileSync(join(folder, 'nginx.conf'), [...runLines, text].join('\n'))
  return { folder, args: ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')] }
}

/** What `nginx -t` finds, without its lines that all is well. */
export function checkConfiguration(options: NginxOptions | WholeConfiguration): string {
  const { folder, args } = writeConfiguration(options)
  const { stderr, error } = spawnSync(findNginx(), [...args, '-t'], { encoding: 'utf8' })
  const log = readFileSync(join(folder, 'error.log'), 'utf8')
  rmSync(folder, { recursive: true })
  const lines = `${error ?? ''}${stderr}${log}`.split('\n')
  return lines.filter((line) => !/ (syntax is ok|test is successful)$/.test(line)).join('\n')
}

/** Starts nginx in the foreground, and waits until it listens. */
export async function startNginx(options: NginxOptions | WholeConfiguration): Promise<Nginx> {
  const { folder, args } = writeConfiguration(options)
  const child = spawn(findNginx(), args, { stdio: 'ignore' })
  const closed = once(child, 'close')
  await untilListening(options.port, child)
  const log = (): string => readFileSync(join(folder, 'error.log'), 'utf8')
  return {
    port: options.port,
    errors: () =>
      log()
        .split('\n')
        .filter((line) => /\[(warn|error|crit|alert|emerg)\]/.test(line))
        .join('\n'),
    async reload() {
      const ended = (): number => log().split(' exited with code ').length
      const before = ended()
      child.kill('SIGHUP')
      while (ended() === before) await sendRaw(options.port, '/')
    },
    async stop() {
      child.kill()
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`nginx ended with ${child.exitCode ?? child.signalCode}`)
    const isReady = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isReady) return
  }
}
