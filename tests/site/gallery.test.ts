import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleCode } from '../../scripts/bench/scale/sampleMerchants'
import { createSampleProject } from '../../scripts/bench/scale/sampleProject'
import { buildAgainst } from '../../scripts/gallery/pictures/againstGallery'
import { buildPictures, checkIndex, readPictures } from '../../scripts/gallery/pictures/buildPictures'
import { pictureSize } from '../../scripts/gallery/pictures/serveModes'

/** Ends only what hangs: two compiles and a browser are slow on a busy machine. */
const slow = 600_000

/** Only the second one extends the preset rewards. */
const [code, heir] = [sampleCode(0), sampleCode(1)]
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const project = join(folder, 'project')
const written: string[] = []
const options = (out: string) => ({
  root: project,
  out: join(folder, out),
  merchants: `${code},${heir}`,
  pages: 'login,memberHome',
  stream: { write: (text: string) => written.push(text) },
  plain: true,
})

/** Copies the pictures of a folder, if they are asked for without the page that it does not have. */
const formerGallery = (from: string): string => `import { cpSync } from 'node:fs'
const expected = '--merchants ${code},${heir} --pages login,memberHome --out '
const args = process.argv.slice(2).join(' ')
if (!args.startsWith(expected)) throw new Error(args)
cpSync('${from}', args.slice(expected.length), { recursive: true })
`

type Json = Readonly<Record<string, unknown>>

const change = (file: string, changed: (before: Json) => Json): void =>
  writeFileSync(file, JSON.stringify(changed(JSON.parse(readFileSync(file, 'utf8')))))

beforeAll(async () => {
  createSampleProject(process.cwd(), project, 2)
  change(join(project, 'merchants', heir, 'merchant.json'), ({ brand, ...manifest }) => ({
    ...manifest,
    extends: 'rewards',
    brand: { ...(brand as Json), theme: { primary: '#0b5cad', accent: '#f2b705' } },
  }))
  await buildPictures(options('before'))
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
  'differs from a commit in the brands that have a changed preset, in no pixel of another brand, and has a new page',
  async () => {
    // The commit's own code takes the pictures that are there already.
    writeFileSync(join(project, 'scripts/gallery.ts'), formerGallery(join(folder, 'before')))
    writeFileSync(join(project, '.gitignore'), 'node_modules\n')
    for (const args of [['init'], ['add', '.'], ['commit', '--message', 'A state']])
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
        cwd: project,
        stdio: 'pipe',
      })
    change(join(project, 'merchants/_presets/rewards.json'), (preset) => ({
      ...preset,
      brand: { theme: { text: '#10203f' } },
    }))
    change(join(project, 'merchants', heir, 'merchant.json'), (manifest) => ({
      ...manifest,
      routes: { ...(manifest.routes as Json), '/m/signIn': { page: 'login' } },
    }))
    const out = join(folder, 'differences')
    const { changed, mistaken } = await buildAgainst({
      ...options('differences'),
      pages: 'login,memberHome,/m/signIn',
      commit: 'HEAD',
    })
    expect(mistaken).toEqual({ before: [], after: [] })
    expect(changed.map(({ picture, reason }) => [picture.file, reason.replace(/^\d+/, 'some')])).toEqual([
      ...readPictures(join(folder, 'before'))
        // The colours of the other mode are derived, and do not have this one.
        .filter((picture) => picture.code === heir && picture.mode === 'light')
        .map((picture) => [picture.file, 'some pixels differ']),
      ...['light', 'dark'].map((mode) => [
        expect.stringMatching(new RegExp(`^pictures/${heir}/signIn\\.plain\\.PT-BR\\.${mode}\\.png$`)),
        'new',
      ]),
    ])
    const differing = changed.length - 2
    expect(differing).toBeGreaterThan(0)
    expect(['before', 'after', 'difference'].map((side) => readdirSync(join(out, side)).length)).toEqual([
      differing,
      changed.length,
      differing,
    ])
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
