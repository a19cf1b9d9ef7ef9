import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createIncrementalBuilder, type IncrementalBuilder } from '../../scripts/steps/bundle/builder'

let root: string
let builder: IncrementalBuilder

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builder-'))
  builder = createIncrementalBuilder()
  writeFileSync(join(root, 'page.js'), 'import { word } from "./word.js"\nconsole.log(word)\n')
  writeFileSync(join(root, 'word.js'), 'export const word = "first"\n')
  writeFileSync(join(root, 'style.css'), '.first {}\n')
})

afterEach(async () => {
  await builder.close()
  rmSync(root, { recursive: true, force: true })
})

const compile = (entry: string, more = {}, basis?: unknown) =>
  builder.build(
    entry,
    { absWorkingDir: root, entryPoints: [entry], bundle: true, logLevel: 'silent', ...more },
    basis,
  )

const textOf = async (entry: string): Promise<string> => (await compile(entry)).outputFiles[0]?.text ?? ''

it('compiles a part again when a file that it was made from has changed, and no other part', async () => {
  const style = await compile('style.css')
  expect(await textOf('page.js')).toContain('first')
  writeFileSync(join(root, 'word.js'), 'export const word = "second"\n')
  expect(await textOf('page.js')).toContain('first')
  builder.changed(['word.js'])
  expect(await textOf('page.js')).toContain('second')
  expect(await compile('style.css')).toBe(style)
})

it('compiles a part again after a mistake', async () => {
  writeFileSync(join(root, 'word.js'), 'export const word =\n')
  await expect(compile('page.js')).rejects.toThrow('word.js')
  writeFileSync(join(root, 'word.js'), 'export const word = "mended"\n')
  builder.changed(['word.js'])
  expect(await textOf('page.js')).toContain('mended')
})

it('begins a part anew with other options, or when what its plugins were made from is another', async () => {
  const first = await compile('page.js')
  expect(await compile('page.js')).toBe(first)
  expect((await compile('page.js', { minify: true })).outputFiles[0]?.text).not.toBe(
    first.outputFiles[0]?.text,
  )
  const other = await compile('page.js', { minify: true }, ['chunk'])
  expect(await compile('page.js', { minify: true }, ['chunk'])).toBe(other)
  expect(await compile('page.js', { minify: true }, ['other chunk'])).not.toBe(other)
})
