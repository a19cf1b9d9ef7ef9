import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleCode } from './sampleMerchants'
import { createSampleProject } from './sampleProject'

/** What a command has used: processor time of its own process, without the compiler's, and the most memory at a time. */
export interface Usage {
  readonly seconds: number
  readonly megabytes: number
}

/** What a number of merchants costs, by the name of what was measured. */
export interface ScaleMeasurement {
  readonly merchants: number
  readonly usage: Readonly<Record<Measured, Usage>>
}

/** In the order in which they are measured: each finds what those before it have left. */
export const measured = [
  'check',
  'check again',
  'build',
  'build again',
  'build, one changed',
  'build --fresh',
] as const

export type Measured = (typeof measured)[number]

const run = promisify(execFile)

/** Measures commands in projects with these numbers of merchants, one after the other, in a folder of their own. */
export async function measureScale(
  root: string,
  folder: string,
  counts: readonly number[],
  log: (line: string) => void,
): Promise<ScaleMeasurement[]> {
  const results: ScaleMeasurement[] = []
  for (const merchants of counts) {
    createSampleProject(root, folder, merchants)
    const usage = {} as Record<Measured, Usage>
    for (const name of measured) {
      if (name === 'build, one changed') changeOne(folder, merchants - 1)
      usage[name] = await measureCommand(root, folder, name)
      log(
        `${merchants} merchants, ${name}: ${usage[name].seconds.toFixed(1)} s, ${Math.round(usage[name].megabytes)} MB`,
      )
    }
    results.push({ merchants, usage })
  }
  rmSync(folder, { recursive: true, force: true })
  return results
}

async function measureCommand(root: string, folder: string, name: Measured): Promise<Usage> {
  const file = join(folder, 'usage.json')
  const script = name.startsWith('check') ? ['scripts/check.ts'] : ['scripts/build.ts']
  const hook = join(root, 'scripts/bench/scale/reportUsage.mjs')
  const args = [
    '--import',
    hook,
    '--import',
    'tsx',
    ...script,
    ...(name.endsWith('--fresh') ? ['--fresh'] : []),
  ]
  const env = { ...process.env, USAGE_FILE: file, CI: '1' }
  await run(process.execPath, args, { cwd: folder, env, maxBuffer: 100_000_000 })
  return JSON.parse(readFileSync(file, 'utf8')) as Usage
}

function changeOne(folder: string, index: number): void {
  const file = join(folder, 'merchants', sampleCode(index), 'merchant.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "(\w+)"/, '"name": "$1x"'))
}
