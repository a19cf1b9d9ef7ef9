import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleCode } from '../../scripts/bench/scale/sampleMerchants'
import { createSampleProject } from '../../scripts/bench/scale/sampleProject'
import { buildPictures, checkIndex, readPictures } from '../../scripts/gallery/pictures/buildPictures'
import { comparePictures } from '../../scripts/gallery/pictures/comparePictures'
import { pictureSize } from '../../scripts/gallery/pictures/serveModes'

/** Ends only what hangs: two compiles and a browser are slow on a busy machine. */
const slow = 600_000

/** Only the second one extends the preset rewards. */
const [code, heir] = [sampleCode(0), sampleCode(1)]
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const project = join(folder, 'project')
const written: string[] = []
const take = (out: string) =>
  buildPictures({
    root: project,
    out: join(folder, out),
    merchants: `${code},${heir}`,
    pages: 'login,memberHome',
    stream: { write: (text: string) => written.push(text) },
    plain: true,
  })

beforeAll(async () => {
  createSampleProject(process.cwd(), project, 2)
  const file = join(project, 'merchants', heir, 'merchant.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const theme = { primary: '#0b5cad', accent: '#f2b705' }
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, extends: 'rewards', brand: { ...manifest.brand, theme } }),
  )
  await take('before')
}, slow)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('shows the pages of a brand in light and dark, at the size of a phone', async () => {
  const names = readdirSync(join(folder, 'before/pictures', code)).map((name) => name.split('.'))
  expect(names.map(([page, state, , mode]) => [page, state, mode])).toEqual([
    ['login', 'plain', 'dark'],
    ['login', 'plain', 'light'],
    ['member--home', 'plain', 'dark'],
    ['member--home', 'plain', 'light'],
  ])
  for (const { file, mode } of readPictures(join(folder, 'before'))) {
    const { width, height, ...picture } = await sharp(join(folder, 'before', file)).metadata()
    expect([width, height, picture.format]).toEqual([pictureSize.width, pictureSize.height, 'png'])
    const { channels } = await sharp(join(folder, 'before', file)).stats()
    expect(
      channels.slice(0, 3).every(({ mean }) => mean > 128),
      file,
    ).toBe(mode === 'light')
  }
  expect(written.join('')).toContain('(8 of 8)')
})

it(
  'differs in the brands that have a changed preset, and in no pixel of another brand',
  async () => {
    const file = join(project, 'merchants/_presets/rewards.json')
    const preset = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...preset, brand: { theme: { text: '#10203f' } } }))
    await take('after')
    const folders = {
      before: join(folder, 'before'),
      after: join(folder, 'after'),
      out: join(folder, 'made'),
    }
    const changed = await comparePictures(folders)
    expect(changed.map(({ picture, reason }) => [picture.file, /^\d+ pixels differ$/.test(reason)])).toEqual(
      readPictures(folders.after)
        // The colours of the other mode are derived, and do not have this one.
        .filter((picture) => picture.code === heir && picture.mode === 'light')
        .map((picture) => [picture.file, true]),
    )
    expect(changed.length).toBeGreaterThan(0)
    for (const side of ['before', 'after', 'difference'])
      expect(readdirSync(join(folders.out, side))).toHaveLength(changed.length)
  },
  slow,
)

it('replaces no page that it did not write', () => {
  const out = join(folder, 'own')
  mkdirSync(out)
  writeFileSync(join(out, 'index.html'), '<title>Mine</title>')
  expect(() => checkIndex(out)).toThrow('was not written by this command')
  expect(() => checkIndex(join(folder, 'before'))).not.toThrow()
})
