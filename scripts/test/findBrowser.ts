import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright'
import { browserNames, findOnPath, headlessNames, type Machine, planBrowser } from './planBrowser'

/** Whether a file exists and can be executed. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A program's path on the PATH; undefined when it is not installed. */
export const findProgram = (name: string): string | undefined =>
  findOnPath(process.env.PATH, [name], isExecutable)[0]

function inspectMachine(): Machine {
  const playwrightPath = chromium.executablePath()
  return {
    configuredPath: process.env.CHROMIUM_PATH,
    playwrightPath: isExecutable(playwrightPath) ? playwrightPath : undefined,
    onPath: findOnPath(process.env.PATH, browserNames, isExecutable),
    isExecutable,
    hasAptGet: findProgram('apt-get') !== undefined,
    rights: installRights(),
  }
}

function installRights(): Machine['rights'] {
  if (process.getuid?.() === 0) return 'root'
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? 'sudo' : 'none'
}

/** The path of a headless Chromium on the PATH, else `path`. CHROMIUM_PATH is always used as it is. */
export function findHeadless(path: string): string {
  const [shell] = findOnPath(process.env.PATH, headlessNames, isExecutable)
  return process.env.CHROMIUM_PATH ? path : (shell ?? path)
}

/** The path of a Chromium, which is installed if necessary. Throws an error that says what to do when none can be found. */
export function findBrowser(): string {
  const plan = planBrowser(inspectMachine())
  if (plan.kind === 'use') return plan.path
  if (plan.kind === 'ask') throw new Error(plan.advice)
  for (const [program = '', ...args] of plan.commands) {
    console.log(`Installing a browser: ${[program, ...args].join(' ')}`)
    execFileSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = planBrowser(inspectMachine())
  if (installed.kind === 'use') return installed.path
  throw new Error('The browser was installed, but it is not on the PATH.')
}
