import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readCommandLines, scriptOf } from '../documents/commandLines'
import { OutputLog } from '../start/outputLog'
import type { Run, RunResult } from './runScripts'
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
const loader = resolve('node_modules/tsx/dist/loader.mjs')
const command = (name: string, ...args: string[]): string[] => [
  '--import',
  loader,
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

  it.each([
    ['merchants', 'is inside merchants/, which belongs to the project'],
    ['.', 'is the project’s own folder'],
    ['', '--out needs the name of a folder'],
    ['merchants/one/merchant.json', 'is a file'],
  ])('writes nothing into %j, and says why', async (out, problem) => {
    const manifest = () => readFileSync(join(project.root, 'merchants/one/merchant.json'), 'utf8')
    const before = manifest()
    const { code, text } = await runCommand('build', 'one', '--out', out)
    expect([code, text.replaceAll("'", '’')]).toEqual([1, expect.stringContaining(problem)])
    expect(text).not.toContain('    at ')
    expect(manifest()).toBe(before)
  })
})

const { scripts } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** The scripts of this project that package.json runs without fixed words. */
const commands = Object.values(scripts).flatMap(
  (line) => /--import tsx scripts\/(\w+)\.ts$/.exec(line)?.[1] ?? [],
)

/** "build --help" and the like: a script of this project and its arguments. */
const lines = [
  ...commands.flatMap((name) => [`${name} --help`, `${name} --hepl`]),
  'build --outt x',
  'start one --port abc',
  'build --github',
  'check --json --github',
  'gallery --out merchants',
]

/** The commands of the documents, with --help behind their options: these are read, and nothing else is done. */
const documented = readCommandLines().flatMap(({ line, places }) => {
  const script = scriptOf(line)
  return script ? [{ line, places, run: [resolve(script.file), ...script.args, '--help'] as const }] : []
})

describe('a command line', slow, () => {
  it('is checked of every command', () => {
    expect(commands).toEqual(expect.arrayContaining(['start', 'check', 'build', 'explain', 'types', 'test']))
  })

  const results = new Map<string, RunResult>()
  beforeAll(async () => {
    const runs = lines.map((line): Run => {
      const [name = '', ...args] = line.split(' ')
      return [resolve(`scripts/${name}.ts`), ...args]
    })
    const all = [...runs, ...documented.map(({ run }) => run)]
    const args = ['--import', loader, resolve('tests/build/runScripts.ts'), JSON.stringify(all)]
    const { stdout } = await promisify(execFile)(process.execPath, args, projectOptions())
    const keys = [...lines, ...documented.map(({ line }) => line)]
    for (const [index, result] of (JSON.parse(stdout) as RunResult[]).entries())
      results.set(keys[index] ?? '', result)
  }, slow.timeout)

  it.each(commands)('%s --help says what the command does and which options it has', (name) => {
    const usage =
      /^[A-Z].*\.\n\nUsage: npm .*\n\n( {2}(-\w, )?--\w+.*\n)* {2}--help +prints this\n(\n(?:.*\n)*)?$/
    expect(results.get(`${name} --help`)).toEqual({ code: 0, text: expect.stringMatching(usage) })
  })

  it.each(commands)('%s with an option that it does not have is refused', (name) => {
    const problem = `Unknown option '--hepl'. Did you mean "--help"?\n\nUsage: npm `
    expect(results.get(`${name} --hepl`)).toEqual({ code: 1, text: expect.stringContaining(problem) })
  })

  it('of the documents has only options that its command has', () => {
    expect(documented.length).toBeGreaterThan(70)
    const wrong = documented.filter(({ line }) => results.get(line)?.code !== 0)
    expect(wrong.map(({ line, places }) => [line, places, results.get(line)?.text])).toEqual([])
  })

  it('with an unknown option says how the command is used', () => {
    const text = `Unknown option '--outt'. Did you mean "--out"?\n\nUsage: npm run build [merchant codes...] [-- --out folder]`
    expect(results.get('build --outt x')).toEqual({ code: 1, text: expect.stringContaining(text) })
  })

  it.each([
    ['start one --port abc', '"abc" is not a port: use a whole number from 0 to 65535.\n'],
    ['build --github', '--github belongs to --changed: npm run build -- --changed main --github.\n'],
    ['check --json --github', '--json and --github are two forms of the same: use one of them.\n'],
    [
      'gallery --out merchants',
      expect.stringContaining('is inside merchants/, which belongs to the project'),
    ],
  ])('that makes no sense is refused in one sentence: %s', (line, text) => {
    expect(results.get(line)).toEqual({ code: 1, text })
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
})
