import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createImportGraph, findCycles, findImportChain, type ImportGraph } from './importGraph'
import { readFolder } from './readFolder'
import { readSource } from './readSource'

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url))
const scriptGraph = createImportGraph(readFolder(scripts))
const graph = createImportGraph(readFolder(`${scripts}platform/`))

/** The files that put the whole state together. */
const wholeState = ['state/merchantState.ts', 'state/platformState.ts']

/** How each file in calls/ that reaches the whole state does so. */
const callsThatReachState = (imports: ImportGraph): string[] =>
  [...imports.keys()]
    .filter((path) => path.startsWith('calls/'))
    .flatMap((path) => findImportChain(imports, path, wholeState)?.join(' > ') ?? [])

describe('the scripts', () => {
  it('have no import cycle, types included', () => {
    expect(scriptGraph.size).toBeGreaterThan(350)
    expect(findCycles(scriptGraph)).toEqual([])
  })

  it.each([
    ['what a site is made of', 'site', ['pages', 'stamp', 'validate', 'commands']],
    ['the pages', 'pages', ['stamp', 'validate', 'commands']],
    ['the check', 'validate', ['pages', 'stamp', 'commands']],
  ])('build from the ground: %s is below what uses it', (_, folder, above) => {
    const folderOf = (path: string) => path.split('/')[1] ?? ''
    const files = [...scriptGraph].filter(([path]) => path.startsWith(`steps/${folder}/`))
    expect(files.length).toBeGreaterThan(3)
    const wrong = files.flatMap(([path, imported]) =>
      imported
        .filter((other) => other.startsWith('steps/') && above.includes(folderOf(other)))
        .map((other) => `${path} > ${other}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the simulator', () => {
  it('has no call that reaches the whole state: a call imports the parts that it uses', () => {
    expect(callsThatReachState(graph)).toEqual([])
  })

  it('is read completely: its calls are found, and the table of calls reaches the state through their common type', () => {
    expect([...graph.keys()].filter((path) => path.startsWith('calls/')).length).toBeGreaterThan(25)
    expect([...graph.values()].flat().length).toBeGreaterThan(300)
    expect([...graph.keys()]).toEqual(expect.arrayContaining(wholeState))
    expect(findImportChain(graph, 'calls.ts', wholeState)).toEqual([
      'calls.ts',
      'call.ts',
      'state/merchantState.ts',
    ])
  })
})

describe('a violation is reported with its chain of imports', () => {
  const graphOf = (files: Readonly<Record<string, string>>): ImportGraph =>
    createImportGraph(Object.entries(files).map(([path, code]) => readSource(path, code)))

  it('for two files that import each other, one of them as a type', () => {
    const files = {
      'http/a.ts': "import type { B } from '../state/b'",
      'state/b.ts': "import { c } from '../http'",
      'http/index.ts': "export * from './a'",
    }
    expect(findCycles(graphOf(files))).toEqual(['http/a.ts > state/b.ts > http/index.ts > http/a.ts'])
  })

  it('for a file that imports itself', () => {
    expect(findCycles(graphOf({ 'a.ts': "type A = import('./a').A" }))).toEqual(['a.ts > a.ts'])
  })

  it('for a call that reaches the whole state through another file', () => {
    const files = {
      'calls/system/ping.ts': "import { a } from '../../http/a'",
      'http/a.ts': "import type { PlatformState } from '../state/platformState'",
      'state/platformState.ts': '',
    }
    expect(callsThatReachState(graphOf(files))).toEqual([
      'calls/system/ping.ts > http/a.ts > state/platformState.ts',
    ])
  })
})
