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

const writeMerchants = (name: string): void => {
  for (const code of codes) project.writeMerchant(code, { name: `${name} ${code}` })
}

/** Starts a build in a process of its own, and kills it a moment after it has begun with one of its sites. */
function killBuild(begun: string, milliseconds: number): Promise<NodeJS.Signals | null> {
  const script = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('scripts/build.ts')]
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') }
  const child = spawn(process.execPath, [...script, '--fresh'], { cwd: project.root, env })
  running = child
  child.stdout.on('data', (part: Buffer) => {
    if (part.toString().includes(`building ${begun} `)) setTimeout(() => child.kill('SIGKILL'), milliseconds)
  })
  return new Promise((done) => child.once('exit', (_code, signal) => done(signal)))
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
