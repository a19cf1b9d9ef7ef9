import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { readSource, type Source } from './readSource'
import { paths, sources } from './sources'

const maximumLines = 250

describe('features', () => {
  const folders = [...new Set(paths.flatMap((path) => /^features\/([^/]+)\//.exec(path)?.[1] ?? []))]

  it('are listed, one for each folder, under the name of its folder', () => {
    expect(folders.length).toBeGreaterThan(0)
    expect(features.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it('each have a feature.ts of at most 60 lines', () => {
    for (const folder of folders) {
      const declaration = sources.find(({ path }) => path === `features/${folder}/feature.ts`)
      expect(declaration?.lines, folder).toBeLessThanOrEqual(60)
    }
  })

  it('load their code lazily: feature.ts imports none of it', () => {
    const eager = sources
      .filter(({ path }) => path.endsWith('/feature.ts'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ kind, from }) => kind === 'value' && from.startsWith('./'))
          .map(({ from }) => `${path} ${from}`),
      )
    expect(eager).toEqual([])
  })

  it('have at most one stylesheet, named after the feature', () => {
    const stylesheets = paths.filter((path) => /^features\/.*\.css$/.test(path))
    expect(stylesheets.filter((path) => !/^features\/(\w+)\/\1\.css$/.test(path))).toEqual([])
  })
})

it('languages are written by one folder alone: Intl is used nowhere else', () => {
  const using = paths
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => /\bIntl\./.test(readFileSync(`runtime/${path}`, 'utf8')))
  expect(using.length).toBeGreaterThan(3)
  expect(using.filter((path) => !path.startsWith('rules/text/intl/'))).toEqual([])
})

describe('folders with one kind of content', () => {
  const exportsIn = (folder: string): string[] =>
    paths
      .filter((path) => path.startsWith(`${folder}/`))
      .flatMap((path) => [
        ...readFileSync(`runtime/${path}`, 'utf8').matchAll(
          /^export (?:default )?(?:async )?(?:const|let|function|class) (\w+)/gm,
        ),
      ])
      .map(([, name = '']) => name)

  it('are contract/, with types only', () => {
    expect(paths.filter((path) => path.startsWith('contract/')).length).toBeGreaterThan(3)
    expect(exportsIn('contract')).toEqual([])
  })

  it('are state/, with atoms only', () => {
    expect(exportsIn('state').length).toBeGreaterThan(20)
    expect(exportsIn('state').filter((name) => !name.endsWith('Atom'))).toEqual([])
  })
})

describe('every file', () => {
  it(`has at most ${maximumLines} lines`, () => {
    expect(
      sources.filter(({ lines }) => lines > maximumLines).map(({ path, lines }) => `${path}: ${lines} lines`),
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

  it('has no form element of its own, which the browser could submit', () => {
    const forms = paths
      .filter((path) => path.endsWith('.tsx'))
      .filter((path) => readFileSync(`runtime/${path}`, 'utf8').includes('<form'))
    expect(forms).toEqual(['ui/forms/Form.tsx'])
  })

  it('has no hard-coded texts', () => {
    expect(
      sources.flatMap(({ path, texts }) => texts.map(({ name, line }) => `${path}:${line} "${name}"`)),
    ).toEqual([])
  })

  const lookbehinds = ({ path, regularExpressions }: Source): string[] =>
    regularExpressions
      .filter(({ name }) => /\(\?<[=!]/.test(name))
      .map(({ name, line }) => `${path}:${line} ${name}`)

  it('uses no lookbehind in a regular expression: older versions of Safari throw', () => {
    expect(sources.flatMap(({ regularExpressions }) => regularExpressions).length).toBeGreaterThan(50)
    expect(sources.flatMap(lookbehinds)).toEqual([])
    const code = 'export const a = /(?<id>x)(?=y)/\nexport const b = /(?<=.)x|(?<!y)z/'
    expect(lookbehinds(readSource('rules/x.ts', code))).toEqual(['rules/x.ts:2 (?<=.)x|(?<!y)z'])
  })

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{t("a.b")} · 3</p>', []],
    ['<img alt="A dragon" src="Dragon.svg" />', ['A dragon']],
    ['<img alt="" />', []],
    ['<Button label={`x`}>Chào</Button>', ['Chào']],
  ])('with the markup %s has the hard-coded texts %j', (markup, words) => {
    expect(readSource('ui/x.tsx', `export const a = ${markup}`).texts.map(({ name }) => name)).toEqual(words)
  })
})
