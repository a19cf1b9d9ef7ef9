import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import nodes from '../nodes.json'

/** The versions of Node that tests run with: the oldest that is promised, and the newest of each line. */
export const testedNodes: readonly string[] = nodes.tested

const hexadecimal = 16
const usedDigits = 8

/** Each commit has its turn, so that all versions are used in time, and a run can be repeated exactly. */
export const turnOf = (commit: string): string =>
  testedNodes[Number.parseInt(commit.slice(0, usedDigits), hexadecimal) % testedNodes.length] ?? ''

/** The last commit; zeros in a copy without git. */
export function lastCommit(root: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return stdout?.trim() || '0'.repeat(usedDigits)
}

/** The newest tested version that starts with these numbers: "26". */
export function chooseNode(wanted: string): string | { readonly problem: string } {
  const found = testedNodes.findLast((version) => `${version}.`.startsWith(`${wanted}.`))
  return found ?? { problem: `Tests run with Node ${testedNodes.join(', ')}, not "${wanted}".` }
}

/** A machine, as Node names it. */
export interface NodeMachine {
  readonly platform: string
  readonly arch: string
}

/** The package with the program of a version. */
export const nodePackage = (version: string, { platform, arch }: NodeMachine): string =>
  `node-${platform === 'win32' ? 'win' : platform}-${arch}@${version}`

/** Where the program of a version is, from the project's root. */
export function nodeProgram(version: string, { platform, arch }: NodeMachine): string {
  const [name = ''] = nodePackage(version, { platform, arch }).split('@')
  const program = platform === 'win32' ? 'node.exe' : 'node'
  return join(nodeFolder(version), 'node_modules', name, 'bin', program)
}

const nodeFolder = (version: string): string => `node_modules/.cache/nodes/${version}`

/** The path of a Node of this version, installed if necessary, or why there is none. */
export function findNode(root: string, version: string): string | { readonly problem: string } {
  if (version === process.versions.node) return process.execPath
  const program = join(root, nodeProgram(version, process))
  if (existsSync(program)) return program
  console.log(`Installing Node ${version} in ${nodeFolder(version)}`)
  try {
    installNode(root, version)
  } catch {
    return { problem: `Node ${version} could not be installed: no package registry was reached.` }
  }
  return existsSync(program) ? program : { problem: `There is no Node ${version} for this machine.` }
}

function installNode(root: string, version: string): void {
  const folder = join(root, nodeFolder(version))
  const { npm_execpath: npm } = process.env
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync(
    command ?? 'npm',
    [...first, 'install', ...options, '--prefix', folder, nodePackage(version, process)],
    { stdio: 'inherit' },
  )
}
