import { describe, expect, it } from 'vitest'
import { createImportGraph, findCycles } from './importGraph'
import { fileRules, importRules, violations } from './importRules'
import { readSource } from './readSource'
import { sources } from './sources'

/** The violations of a made-up file. */
const violationsOf = (path: string, ...lines: string[]): string[] =>
  violations(readSource(path, lines.join('\n')))

describe('the import rules', () => {
  it('are kept by every file of the runtime', () => {
    expect(sources.flatMap(violations)).toEqual([])
  })

  it('are checked against files, imports and globals of every folder', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(300)
    expect(sources.flatMap(({ globals }) => globals).length).toBeGreaterThan(100)
    const seen = new Set(sources.map(({ path }) => path.split('/')[0]))
    // No one writes what stands in these.
    for (const folder of Object.keys(importRules))
      if (!['text', 'schema'].includes(folder)) expect(seen).toContain(folder)
  })

  it('leave no import cycle, types included; code that is loaded lazily is not counted', () => {
    const eager = sources.map((source) => ({
      ...source,
      imports: source.imports.filter(({ kind }) => kind !== 'lazy'),
    }))
    expect(findCycles(createImportGraph(eager))).toEqual([])
  })

  it('have no file rule for a file that does not exist', () => {
    const paths = sources.map(({ path }) => path)
    for (const path of Object.keys(fileRules)) expect(paths).toContain(path)
  })
})

describe('a violation is reported with its line', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'a table that imports a rule',
      'tables/x.ts',
      ["import { evaluate } from '../rules/settings/conditions'"],
      ['tables/x.ts:1 may not import the folder rules'],
    ],
    [
      'a type counts too',
      'tables/x.ts',
      ["import type { When } from '../rules/settings/conditions'"],
      ['tables/x.ts:1 may not import the folder rules'],
    ],
    [
      'a type inside a type counts too',
      'rules/x.ts',
      ["type A = import('../browser/browser').Browser"],
      ['rules/x.ts:1 may not import the folder browser'],
    ],
    [
      'a re-export counts too',
      'rules/x.ts',
      ["export { createStorage } from '../browser/storage'", "export * from '../state/page'"],
      ['rules/x.ts:1 may not import the folder browser', 'rules/x.ts:2 may not import the folder state'],
    ],
    [
      'a lazy import counts too',
      'browser/x.ts',
      ["const a = () => import('../shell/site')"],
      ['browser/x.ts:1 may not import the folder shell'],
    ],
    [
      'an address from outside that bypasses what removes a session (D26)',
      'features/lobby/x.ts',
      [
        "import { withQuery } from '../../rules/network/url'",
        "import { externalUrl, withQuery as add } from '../../rules/network/url'",
        "import { internalPath as path } from '../../rules/network/internalPath'",
        "import * as url from '../../rules/network/url'",
        "export { sitePath } from '../../rules/network/url'",
      ],
      [
        'features/lobby/x.ts:2 may not import externalUrl or sitePath of ../../rules/network/url: use rules/network/mountedTarget',
        'features/lobby/x.ts:3 may not import internalPath of ../../rules/network/internalPath: use rules/network/mountedTarget',
        'features/lobby/x.ts:4 may not import externalUrl or sitePath of ../../rules/network/url: use rules/network/mountedTarget',
        'features/lobby/x.ts:5 may not import externalUrl or sitePath of ../../rules/network/url: use rules/network/mountedTarget',
      ],
    ],
    [
      'a feature that imports a feature',
      'features/lobby/x.ts',
      ["import '../login/logIn'"],
      ['features/lobby/x.ts:1 may not import the feature login'],
    ],
    [
      'a feature that imports the list',
      'features/lobby/x.ts',
      ["import '..'", "import '../index'"],
      [
        'features/lobby/x.ts:1 may not import the list of features',
        'features/lobby/x.ts:2 may not import the list of features',
      ],
    ],
    [
      'a feature that imports the shell',
      'features/lobby/x.ts',
      ['', "import { site } from '../../shell/site'"],
      ['features/lobby/x.ts:2 may not import the folder shell'],
    ],
    [
      'the shell that imports a feature',
      'shell/x.ts',
      ["import '../features/lobby/feature'"],
      ['shell/x.ts:1 may not import the folder features'],
    ],
    [
      'a component that imports a table',
      'ui/x.tsx',
      ["import * as times from '../tables/times'"],
      ['ui/x.tsx:1 may not import the folder tables'],
    ],
    [
      'a package outside its folder',
      'shell/x.ts',
      ["import { ofetch } from 'ofetch'"],
      ['shell/x.ts:1 may not import the package ofetch'],
    ],
    [
      'a cipher library outside its module',
      'rules/x.ts',
      ["import forge from 'node-forge/lib/forge'"],
      ['rules/x.ts:1 may not import the package node-forge/lib/forge'],
    ],
    [
      'a package of the scripts',
      'browser/x.ts',
      ["import Ajv from 'ajv'"],
      ['browser/x.ts:1 may not import the package ajv'],
    ],
    [
      'a file outside of runtime/',
      'main.tsx',
      ["import '../scripts/build'"],
      ['main.tsx:1 may not import ../scripts/build, outside of runtime/'],
    ],
    [
      'a new folder',
      'helpers/x.ts',
      ['export const a = 1'],
      ['helpers/x.ts:1 has no import rule: runtime/helpers is new'],
    ],
    [
      'a new file at the top',
      'other.ts',
      ['export const a = 1'],
      ['other.ts:1 has no import rule: runtime/other.ts is new'],
    ],
    [
      'the clock',
      'rules/x.ts',
      ['const a = 1', 'export const b = () => Date.now() + a'],
      ['rules/x.ts:2 may not name Date.now'],
    ],
    [
      'random numbers',
      'features/lobby/x.ts',
      ['export const b = Math.random()'],
      ['features/lobby/x.ts:1 may not name Math.random'],
    ],
    [
      'a destructured window',
      'shell/x.ts',
      ['const { location: here } = window'],
      ['shell/x.ts:1 may not name window'],
    ],
    [
      'a global in a default value or a handler',
      'ui/x.tsx',
      ['export const A = ({ at = location.href }) => <a href={at} onClick={() => history.back()} />'],
      ['ui/x.tsx:1 may not name location', 'ui/x.tsx:1 may not name history'],
    ],
    [
      'a global that only another function declares as a name',
      'shell/x.ts',
      ['function a(location: string) { return location }', 'export const b = () => location.href + a("")'],
      ['shell/x.ts:2 may not name location'],
    ],
    [
      'a global with a type assertion',
      'rules/x.ts',
      ['export const a = (localStorage as Storage).getItem("x")'],
      ['rules/x.ts:1 may not name localStorage'],
    ],
    [
      'a shorthand property',
      'rules/x.ts',
      ['export const a = { fetch }'],
      ['rules/x.ts:1 may not name fetch'],
    ],
  ])('%s', (_, path, lines, expected) => {
    expect(violationsOf(path, ...lines)).toEqual(expected)
  })
})

describe('what is allowed is not reported', () => {
  it.each<[string, string, string[]]>([
    ['generated types, everywhere', 'rules/x.ts', ["import type { Manifest } from '../schema/manifest.gen'"]],
    [
      'the browser in its folder',
      'browser/x.ts',
      ['export const a = () => window.setTimeout(() => Date.now(), 1)'],
    ],
    [
      'the cipher in its own file',
      'rules/network/cipher.ts',
      ["import 'crypto-js/md5'", "import 'node-forge/lib/rsa'"],
    ],
    [
      'a variable of the same name',
      'shell/x.tsx',
      [
        'export function A() { const location = useL(); return () => location.pathname }',
        'const useL = () => ({ pathname: "" })',
      ],
    ],
    [
      'a property of the same name',
      'rules/x.ts',
      ['export const a = (site: { history: { length: number } }) => ({ document: site.history.length })'],
    ],
    [
      'names in comments and strings',
      'rules/x.ts',
      ['// window.location', "export const a = 'document.cookie Date.now()'"],
    ],
    [
      'a type of the same name',
      'rules/x.ts',
      ['export type A = typeof window | Document', 'export interface B { fetch(): void }'],
    ],
    [
      'a feature that imports itself',
      'features/lobby/x.ts',
      ["import { a } from './play'", "import { b } from '../lobby/play'"],
    ],
  ])('%s', (_, path, lines) => {
    expect(violationsOf(path, ...lines)).toEqual([])
  })

  it('does not allow values from generated files', () => {
    expect(violationsOf('rules/x.ts', "import { a } from '../schema/manifest.gen'")).toEqual([
      'rules/x.ts:1 may not import a value of the folder schema',
    ])
  })
})
