import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { OutputLog } from '../start/outputLog'
import { createProject, type Project } from './sampleProject'

let project: Project
let running: ChildProcess | undefined

beforeAll(() => {
  project = createProject()
  project.writeMerchant('one')
})

afterEach(() => {
  running?.kill('SIGKILL')
  running = undefined
})

afterAll(() => project.remove())

/** Runs Node directly: tsx's own command would kill a process that handles a signal slowly. */
const command = (name: string, ...args: string[]): string[] => [
  '--import',
  resolve('node_modules/tsx/dist/loader.mjs'),
  resolve(`scripts/${name}.ts`),
  ...args,
]

const projectOptions = () => ({
  cwd: project.root,
  env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
})

/** A process that loads the whole build is slow on a busy machine. */
const slow = { timeout: 60_000 }

/** Runs a command in the project's folder until it exits. */
function runCommand(name: string, ...args: string[]): Promise<{ code: number; text: string }> {
  return new Promise((done) => {
    execFile(process.execPath, command(name, ...args), projectOptions(), (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    )
  })
}

describe('npm run build', slow, () => {
  it('builds the named merchant into the named folder', async () => {
    const { code, text } = await runCommand('build', 'one', '--out', 'elsewhere')
    expect(text).toMatch(/^one +5 +2 +\d+\.\d kB +\d+ ms$/m)
    expect(code).toBe(0)
    expect(existsSync(join(project.root, 'elsewhere/one/m/home.html'))).toBe(true)
  })

  it('exits with 1 when a merchant is unknown', async () => {
    const { code, text } = await runCommand('build', 'two')
    expect([code, text]).toEqual([1, 'There is no merchant "two". The merchants are: one.\n'])
  })

  it('prints its usage when an option is unknown', async () => {
    const { code, text } = await runCommand('build', '--outt', 'x')
    expect(code).toBe(1)
    expect(text).toContain("Unknown option '--outt'")
    expect(text).toContain('Usage: npm run build [merchant codes...] [-- --out folder]')
  })
})

const { scripts } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** The scripts of this project that package.json runs without fixed words. */
const commands = Object.values(scripts).flatMap((line) => /^tsx scripts\/(\w+)\.ts$/.exec(line)?.[1] ?? [])

describe.each(commands)('npm run %s', { timeout: 60_000 }, (name) => {
  it('says with --help what it does and which options it has', async () => {
    const { code, text } = await runCommand(name, '--help')
    expect(code).toBe(0)
    expect(text).toMatch(/^[A-Z].*\.\n\nUsage: npm .*\n\n( {2}--\w+.*\n)* {2}--help +prints this\n$/)
  })

  it('refuses an option that it does not have', async () => {
    const { code, text } = await runCommand(name, '--hepl')
    expect(code).toBe(1)
    expect(text).toContain(`Unknown option '--hepl'. Did you mean "--help"?\n\nUsage: npm `)
  })
})

describe('npm start', slow, () => {
  it('exits with 0 on Ctrl-C', async () => {
    const outputLog = new OutputLog()
    const child = spawn(process.execPath, command('start', 'one', '--port', '0'), projectOptions())
    running = child
    child.stdout.on('data', (part: Buffer) => outputLog.write(part.toString()))
    child.stderr.on('data', (part: Buffer) => outputLog.write(part.toString()))
    await outputLog.until('Ctrl-C stops.')
    const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)))
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('prints the problem in one sentence and exits with 1', async () => {
    expect(await runCommand('start', 'one', '--port', 'abc')).toEqual({
      code: 1,
      text: '"abc" is not a port: use a whole number from 0 to 65535.\n',
    })
  })
})
