import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OutputLog } from '../start/outputLog'
import { copySource } from '../support/copySource'

/* What editors and file managers leave beside the files of the project: the commands do not see it. */

/** What macOS, Emacs and Vim leave beside `x.json`; none of it is JSON. */
const leftFiles = ['._x.json', '._x.schema.json', '._x.svg', '.DS_Store', '.x.json.swp']
const lockLinks = ['.#x.json', '.#x.schema.json', '.#x.svg']

/** What the commands are made of, and read. */
const root = copySource('merchants', 'scripts', '.github', 'package-lock.json')

/** Folders in which commands look for files, by what is in them. */
const folders = (): string[] =>
  ['merchants', 'public', 'runtime/features', 'runtime/text', 'schemas'].flatMap((top) => [
    top,
    ...readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  ])

beforeAll(() => {
  mkdirSync(join(root, 'public/.well-known'))
  writeFileSync(join(root, 'public/.well-known/assetlinks.json'), '[]')
  mkdirSync(join(root, 'merchants/.idea'))
  for (const folder of folders()) {
    for (const name of leftFiles) writeFileSync(join(root, folder, name), '\u0000\u0005 no JSON')
    for (const name of lockLinks) symlinkSync('someone@machine.4242', join(root, folder, name))
  }
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const loader = resolve('node_modules/tsx/dist/loader.mjs')
const options = { cwd: root, env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') } }
const command = (name: string, ...args: string[]): string[] => [
  '--import',
  loader,
  join(root, `scripts/${name}.ts`),
  ...args,
]

/** Runs a command of the copy until it exits. */
function runCommand(name: string, ...args: string[]): Promise<{ code: number; text: string }> {
  return new Promise((done) => {
    execFile(process.execPath, command(name, ...args), options, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    )
  })
}

describe('files whose names begin with a dot', { timeout: 120_000 }, () => {
  it('lie in every folder that commands read', () => {
    expect(folders()).toEqual(
      expect.arrayContaining([
        'merchants/_presets',
        'merchants/vionda/brand',
        'public',
        'runtime/text',
        'schemas/platform',
      ]),
    )
  })

  it('are not seen by npm run check', async () => {
    const { code, text } = await runCommand('check')
    expect(text).toMatch(/^No issues: /)
    expect(code).toBe(0)
  })

  it('are not seen by npm run types', async () => {
    expect(await runCommand('types', '--check')).toEqual({ code: 0, text: '' })
  })

  it('are not seen by npm run build, and are in no site; a folder may have such a name', async () => {
    const { code, text } = await runCommand('build', 'brasa')
    expect([code, text]).toEqual([0, expect.stringMatching(/^brasa +\d/m)])
    const site = join(root, 'dist/brasa')
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    expect(files.filter((path) => [...leftFiles, ...lockLinks].some((name) => path.endsWith(name)))).toEqual(
      [],
    )
    expect(existsSync(join(site, '.well-known/assetlinks.json'))).toBe(true)
  })

  it('are not seen by npm start', async () => {
    const log = new OutputLog()
    const child = spawn(process.execPath, command('start', 'brasa', '--port', '0'), options)
    child.stdout.on('data', (part: Buffer) => log.write(part.toString()))
    child.stderr.on('data', (part: Buffer) => log.write(part.toString()))
    const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)))
    try {
      await log.until('Ctrl-C stops.')
      child.kill('SIGINT')
      expect(await ended).toBe(0)
    } finally {
      child.kill('SIGKILL')
    }
  })
})
