import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Journal } from '../start/journal'
import { makeProject, type Project } from './project'

let project: Project
let running: ChildProcess | undefined

beforeAll(() => {
  project = makeProject()
  project.writeMerchant('one')
})

afterEach(() => {
  running?.kill('SIGKILL')
  running = undefined
})

afterAll(() => project.remove())

/** Without tsx's own command in between, which ends a program that is slow to hear a signal. */
const command = (name: string, ...more: string[]): string[] => [
  '--import',
  resolve('node_modules/tsx/dist/loader.mjs'),
  resolve(`scripts/${name}.ts`),
  ...more,
]

const inProject = () => ({
  cwd: project.root,
  env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
})

/** A process that loads the whole build takes its time on a busy machine. */
const patience = { timeout: 60_000 }

/** Runs a command to its end in the project's folder. */
function run(name: string, ...more: string[]): Promise<{ code: number; text: string }> {
  return new Promise((done) => {
    execFile(process.execPath, command(name, ...more), inProject(), (error, out, errors) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, text: out + errors }),
    )
  })
}

describe('npm run build', patience, () => {
  it('builds the named merchant into the named folder', async () => {
    const { code, text } = await run('build', 'one', '--out', 'elsewhere')
    expect(text).toMatch(/^one +5 +2 +\d+\.\d kB +\d+ ms$/m)
    expect(code).toBe(0)
    expect(existsSync(join(project.root, 'elsewhere/one/m/home.html'))).toBe(true)
  })

  it('ends badly when a merchant is unknown', async () => {
    const { code, text } = await run('build', 'two')
    expect([code, text]).toEqual([1, 'There is no merchant "two". The merchants are: one.\n'])
  })

  it('says how it is used when an option is unknown', async () => {
    const { code, text } = await run('build', '--outt', 'x')
    expect(code).toBe(1)
    expect(text).toContain("Unknown option '--outt'")
    expect(text).toContain('Usage: npm run build [merchant codes...] [-- --out folder]')
  })
})

describe('npm start', patience, () => {
  it('ends well at Ctrl-C', async () => {
    const journal = new Journal()
    const child = spawn(process.execPath, command('start', 'one', '--port', '0'), inProject())
    running = child
    child.stdout.on('data', (part: Buffer) => journal.write(part.toString()))
    child.stderr.on('data', (part: Buffer) => journal.write(part.toString()))
    await journal.until('Ctrl-C stops.')
    const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)))
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('says what is wrong in one sentence and ends badly', async () => {
    expect(await run('start', 'one', '--port', 'abc')).toEqual({
      code: 1,
      text: '"abc" is not a port: give a whole number from 0 to 65535.\n',
    })
  })
})
