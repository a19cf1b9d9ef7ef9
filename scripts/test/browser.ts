import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright'
import { browserNames, findOnPath, headlessNames, type Machine, planBrowser } from './findBrowser'

/** Whether a file is there and may be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A program's place on the PATH; undefined when it is not installed. */
export const programNamed = (name: string): string | undefined =>
  findOnPath(process.env.PATH, [name], isProgram)[0]

function lookAround(): Machine {
  const own = chromium.executablePath()
  return {
    wished: process.env.CHROMIUM_PATH,
    own: isProgram(own) ? own : undefined,
    onPath: findOnPath(process.env.PATH, browserNames, isProgram),
    isThere: isProgram,
    hasAptGet: programNamed('apt-get') !== undefined,
    rights: rights(),
  }
}

function rights(): Machine['rights'] {
  if (process.getuid?.() === 0) return 'root'
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? 'sudo' : 'none'
}

/** The path of a Chromium without a window, where there is one beside the ordinary one at `path`, else `path`. */
export function findHeadless(path: string): string {
  const [shell] = findOnPath(process.env.PATH, headlessNames, isProgram)
  return process.env.CHROMIUM_PATH ? path : (shell ?? path)
}

/** The path of a Chromium, installed first if need be. Throws with what to do when there is none to be had. */
export function findBrowser(): string {
  const plan = planBrowser(lookAround())
  if (plan.kind === 'use') return plan.path
  if (plan.kind === 'ask') throw new Error(plan.advice)
  for (const [program = '', ...words] of plan.commands) {
    console.log(`Installing a browser: ${[program, ...words].join(' ')}`)
    execFileSync(program, words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = planBrowser(lookAround())
  if (installed.kind === 'use') return installed.path
  throw new Error('The browser was installed, but it is not on the PATH.')
}
