import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { paths, sources } from './files'
import { readSource, type Source } from './source'

const longest = 250

describe('features', () => {
  const folders = [...new Set(paths.flatMap((path) => /^features\/([^/]+)\//.exec(path)?.[1] ?? []))]

  it('are listed, one for each folder, under the name of its folder', () => {
    expect(folders.length).toBeGreaterThan(0)
    expect(features.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it('each declare themselves in a feature.ts that fits one screen', () => {
    for (const folder of folders) {
      const declaration = sources.find(({ path }) => path === `features/${folder}/feature.ts`)
      expect(declaration?.lines, folder).toBeLessThanOrEqual(60)
    }
  })

  it('load their code when it is needed: a declaration imports no code of its own', () => {
    const eager = sources
      .filter(({ path }) => path.endsWith('/feature.ts'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ kind, from }) => kind === 'value' && from.startsWith('./'))
          .map(({ from }) => `${path} ${from}`),
      )
    expect(eager).toEqual([])
  })

  it('have a stylesheet of their own at most, with the name of the feature', () => {
    const sheets = paths.filter((path) => /^features\/.*\.css$/.test(path))
    expect(sheets.filter((path) => !/^features\/(\w+)\/\1\.css$/.test(path))).toEqual([])
  })
})

describe('every file', () => {
  it(`has at most ${longest} lines`, () => {
    expect(
      sources.filter(({ lines }) => lines > longest).map(({ path, lines }) => `${path}: ${lines} lines`),
    ).toEqual([])
  })

  it('has a default export only when it is loaded lazily', () => {
    const lazy = new Set(
      sources.flatMap(({ path, imports }) =>
        imports
          .filter(({ kind }) => kind === 'lazy')
          .map(({ from }) => posix.join(posix.dirname(path), from)),
      ),
    )
    const offenders = sources
      .filter(
        ({ path, defaultExport }) => defaultExport !== undefined && !lazy.has(path.replace(/\.tsx?$/, '')),
      )
      .map(({ path, defaultExport }) => `${path}:${defaultExport}`)
    expect(lazy.size).toBeGreaterThan(5)
    expect(offenders).toEqual([])
  })

  it('leaves its words to the texts', () => {
    expect(
      sources.flatMap(({ path, words }) => words.map(({ name, line }) => `${path}:${line} "${name}"`)),
    ).toEqual([])
  })

  const looksBehind = ({ path, patterns }: Source): string[] =>
    patterns.filter(({ name }) => /\(\?<[=!]/.test(name)).map(({ name, line }) => `${path}:${line} ${name}`)

  it('never looks behind in a regular expression: Safari learned that late, and throws', () => {
    expect(sources.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(50)
    expect(sources.flatMap(looksBehind)).toEqual([])
    const planted = 'export const a = /(?<id>x)(?=y)/\nexport const b = /(?<=.)x|(?<!y)z/'
    expect(looksBehind(readSource('rules/x.ts', planted))).toEqual(['rules/x.ts:2 (?<=.)x|(?<!y)z'])
  })

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{t("a.b")} · 3</p>', []],
    ['<img alt="A dragon" src="Dragon.svg" />', ['A dragon']],
    ['<img alt="" />', []],
    ['<Button label={`x`}>Chào</Button>', ['Chào']],
  ])('that draws %s has the words %j', (drawn, words) => {
    expect(readSource('ui/x.tsx', `export const a = ${drawn}`).words.map(({ name }) => name)).toEqual(words)
  })
})
