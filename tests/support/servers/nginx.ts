import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '../../../scripts/test/findNginx'

/** A running nginx that serves one built site. */
export interface Nginx {
  readonly port: number
  /** What it has written to its log of errors: nothing, if all is well. */
  errors(): string
  stop(): Promise<void>
}

export interface NginxOptions {
  /** A folder with a site's files. */
  readonly site: string
  /** The site's own configuration, as the build writes it. */
  readonly include: string
  readonly port: number
  /** Where the platform is: "http://127.0.0.1:1234". */
  readonly platform: string
}

/** What an operator writes around the file of the build, and where nginx may write on this machine. */
function configuration({ site, include, port, platform }: NginxOptions, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  )
  return [
    'daemon off;',
    'master_process off;',
    `pid ${join(folder, 'pid')};`,
    `error_log ${join(folder, 'error.log')} info;`,
    'events { worker_connections 64; }',
    'http {',
    '  access_log off;',
    ...temporary,
    '  server {',
    `    listen 127.0.0.1:${port};`,
    `    root ${site};`,
    `    set $platform ${platform};`,
    `    include ${include};`,
    '  }',
    '}',
    '',
  ].join('\n')
}

function writeConfiguration(options: NginxOptions): { readonly folder: string; readonly args: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(join(folder, 'logs'))
  writeFileSync(join(folder, 'nginx.conf'), configuration(options, folder))
  return { folder, args: ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')] }
}

/** What `nginx -t` finds, without its lines that all is well. */
export function checkConfiguration(options: NginxOptions): string {
  const { folder, args } = writeConfiguration(options)
  const { stderr, error } = spawnSync(findNginx(), [...args, '-t'], { encoding: 'utf8' })
  const log = readFileSync(join(folder, 'error.log'), 'utf8')
  rmSync(folder, { recursive: true })
  const lines = `${error ?? ''}${stderr}${log}`.split('\n')
  return lines.filter((line) => !/ (syntax is ok|test is successful)$/.test(line)).join('\n')
}

/** Starts nginx in the foreground, with one process, and waits until it listens. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, args } = writeConfiguration(options)
  const child = spawn(findNginx(), args, { stdio: 'ignore' })
  const closed = once(child, 'close')
  await untilListening(options.port, child)
  return {
    port: options.port,
    errors: () =>
      readFileSync(join(folder, 'error.log'), 'utf8')
        .split('\n')
        .filter((line) => /\[(warn|error|crit|alert|emerg)\]/.test(line))
        .join('\n'),
    async stop() {
      child.kill()
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    const isReady = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isReady) return
  }
}
