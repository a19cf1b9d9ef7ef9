import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { randomSequence } from '../../scripts/platform/random'
import { buildMerchants } from '../../scripts/steps/commands/buildMerchants'
import { readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** How often a build is killed: each time is a process that loads the whole build. */
const kills = process.env.TEST_DEEP ? 10 : 2
const codes = ['one', 'two', 'three']

let project: Project
let running: ChildProcess | undefined

beforeEach(() => {
  project = createProject()
})

afterEach(() => {
  running?.kill('SIGKILL')
  project.remove()
})

const runBuild = (out: string): Promise<0 | 1> =>
  buildMerchants({ root: project.root, out, codes: [], stream: { write: () => {} }, plain: true })

const writeMerchants = (name: string, written = codes): void => {
  for (const code of written) project.writeMerchant(code, { name: `${name} ${code}` })
}

/** Starts a build in a process of its own, and does something when it has begun with one of its sites. */
function startBuild(begun: string, act: (child: ChildProcess) => void): ChildProcess {
  const script = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('scripts/build.ts')]
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') }
  const child = spawn(process.execPath, [...script, '--fresh'], { cwd: project.root, env })
  running = child
  child.stdout.on('data', (part: Buffer) => {
    if (part.toString().includes(`building ${begun} `)) act(child)
  })
  return child
}

/** Kills a build a moment after it has begun with one of its sites. */
function killBuild(begun: string, milliseconds: number): Promise<NodeJS.Signals | null> {
  const child = startBuild(begun, (one) => setTimeout(() => one.kill('SIGKILL'), milliseconds))
  return new Promise((done) => child.once('exit', (_code, signal) => done(signal)))
}

/** Ends a build with a signal as soon as it has begun with one of its sites; returns its exit code and what it says last. */
function interruptBuild(
  begun: string,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; text: string }> {
  const child = startBuild(begun, (one) => one.kill(signal))
  const parts: Buffer[] = []
  child.stderr?.on('data', (part: Buffer) => parts.push(part))
  return new Promise((done) =>
    child.once('close', (code) => done({ code, text: Buffer.concat(parts).toString() })),
  )
}

/** The folder of a site, or the one that was set aside for a moment, and is put back by the next build. */
const placeOf = (code: string): string => {
  if (existsSync(join(project.out, code))) return code
  return readdirSync(project.out).find((name) => name.startsWith(`.${code}.former.`)) ?? code
}

it('a killed build leaves of each site the old one or the new one, and the next build all new ones', async () => {
  const random = randomSequence('killed')
  writeMerchants('Old')
  await runBuild(project.out)
  const old = new Map(codes.map((code) => [code, readTree(join(project.out, code))]))
  writeMerchants('New')
  const fresh = join(project.root, 'fresh')
  await runBuild(fresh)
  const signals = new Set<NodeJS.Signals | null>()
  for (let kill = 0; kill < kills; kill += 1) {
    signals.add(await killBuild(codes[kill % codes.length] ?? '', random() * 60))
    for (const code of codes) {
      const found = readTree(join(project.out, placeOf(code)))
      const isOld = found.get('m/home.html')?.includes('Old') ?? false
      expect(found).toEqual(isOld ? old.get(code) : readTree(join(fresh, code)))
    }
  }
  expect(signals).toContain('SIGKILL')
  expect(await runBuild(project.out)).toBe(0)
  expect(readTree(project.out)).toEqual(readTree(fresh))
}, 240_000)

/** Enough that a signal never comes after the last of them. */
const many = ['five', 'four', 'one', 'six', 'three', 'two']
const [first, second, third] = many as [string, string, string]

it.each([
  ['SIGINT', 130, first, []],
  ['SIGINT', 130, third, [first, second]],
  ['SIGTERM', 143, third, [first, second]],
] as const)(
  'a build that gets %s (%i) at %s names the sites that it has replaced, and leaves the others whole',
  async (signal, exitCode, begun, atLeast) => {
    writeMerchants('Old', many)
    await runBuild(project.out)
    const old = new Map(many.map((code) => [code, readTree(join(project.out, code))]))
    writeMerchants('New', many)
    const { code, text } = await interruptBuild(begun, signal)
    const now = new Map(many.map((name) => [name, readTree(join(project.out, name))]))
    const replaced = many.filter((name) => now.get(name)?.get('m/home.html')?.includes('New') === true)
    const said = replaced.length === 0 ? 'No site was replaced' : `Replaced: ${replaced.join(', ')}`
    expect(code).toBe(exitCode)
    expect(text).toBe(`\nInterrupted. ${said}; every other site is as it was.\n`)
    expect(replaced).toEqual(expect.arrayContaining([...atLeast]))
    for (const name of many) if (!replaced.includes(name)) expect(now.get(name)).toEqual(old.get(name))
    const sites = readdirSync(project.out).filter((name) => !name.endsWith('.conf'))
    expect(sites.sort()).toEqual(many)
  },
  240_000,
)
