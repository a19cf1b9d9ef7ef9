import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildGallery } from '../../scripts/gallery/buildGallery'
import { buildChangedGallery } from '../../scripts/gallery/changedGallery'
import {
  compareGalleries,
  type GalleryFiles,
  readGallery,
  writeComparison,
} from '../../scripts/gallery/compareGalleries'
import { createProject, type Project } from './sampleProject'

/** A compile is slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project
beforeEach(() => {
  project = createProject()
})
afterEach(() => project.remove())

function createRecorder(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

describe('npm run gallery', slow, () => {
  it('writes two pages for each merchant without mistakes, and says which one is being built', async () => {
    project.writeMerchant('one')
    project.writeMerchant('three', { languages: [] as never })
    project.writeMerchant('two')
    const [lines, terminal] = [createRecorder(false), createRecorder(true)]
    const options = { root: project.root, out: project.out, plain: false }
    expect(await buildGallery({ ...options, stream: lines })).toEqual({
      pages: ['one.html', 'one-dark.html', 'two.html', 'two-dark.html'],
      mistaken: ['three'],
    })
    expect(lines.written).toEqual(['building one (1 of 2)\n', 'building two (2 of 2)\n'])
    expect(readdirSync(project.out).sort()).toEqual([
      'gallery.css',
      'main.js',
      'one-dark.html',
      'one-logo.svg',
      'one.html',
      'two-dark.html',
      'two-logo.svg',
      'two.html',
    ])
    await buildGallery({ ...options, stream: terminal })
    expect(terminal.written.join('')).toMatch(/^\r\S+\[-{24}\] 1 of 2 {2}one\r.+ 2 of 2 {2}two\r\S+K$/)
  })
})

const page = (title: string, logo: string): string =>
  `<html data-other="b.html" data-logo="${logo}"><title>${title}</title><link rel="stylesheet" href="gallery.css"><script src="main.js"></script>`

const files = {
  'a.html': page('A', 'a-logo.svg'),
  'a-logo.svg': '<svg>a</svg>',
  'b.html': page('B', 'b-logo.svg'),
  'b-logo.svg': '<svg>b</svg>',
  'gallery.css': 'a{}',
  'main.js': '1',
}
type Change = Readonly<Record<string, string | undefined>>

const galleryOf = (change: Change): GalleryFiles =>
  new Map(
    Object.entries<string | undefined>({ ...files, ...change }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text] as const],
    ),
  )

describe('the pages that differ', () => {
  it.each<[string, before: Change, after: Change, Record<string, readonly string[]>]>([
    ['are none of the same gallery', {}, {}, {}],
    [
      'are those that are written in another way',
      {},
      { 'a.html': page('C', 'a-logo.svg') },
      { 'a.html': ['the page'] },
    ],
    ['are those whose logo is another', {}, { 'b-logo.svg': '<svg>c</svg>' }, { 'b.html': ['the logo'] }],
    [
      'are all when what they share is another',
      {},
      { 'gallery.css': 'b{}', 'main.js': '2' },
      { 'a.html': ['the styles', 'the components'], 'b.html': ['the styles', 'the components'] },
    ],
    [
      'are those of a new merchant',
      { 'a.html': undefined, 'a-logo.svg': undefined },
      {},
      { 'a.html': ['new'] },
    ],
    ['are those of a merchant that is no longer there', {}, { 'b.html': undefined }, { 'b.html': ['gone'] }],
    ['are not those that link to one', { 'b.html': undefined }, {}, { 'b.html': ['new'] }],
    ['need not be there: no page shows this file', {}, { 'c-logo.svg': '<svg/>' }, {}],
    [
      'are those that show another file, also when it is the same picture',
      {},
      { 'a.html': page('A', 'c.svg'), 'c.svg': files['a-logo.svg'] },
      { 'a.html': ['the page', 'the logo'] },
    ],
  ])('%s', (_, before, after, expected) => {
    const found = compareGalleries(galleryOf(before), galleryOf(after))
    expect(Object.fromEntries(found.map(({ file, reasons }) => [file, reasons]))).toEqual(expected)
  })

  const write = (folder: string, gallery: GalleryFiles): string => {
    const path = join(project.root, folder)
    mkdirSync(path, { recursive: true })
    for (const [name, text] of gallery) writeFileSync(join(path, name), text)
    return path
  }

  it('are not written over what no comparison wrote', () => {
    const folders = { before: write('old', galleryOf({})), after: write('new', galleryOf({})) }
    mkdirSync(join(project.out, 'before'), { recursive: true })
    expect(() => writeComparison([], folders, project.out)).toThrow('which no comparison wrote')
    expect(existsSync(join(project.out, 'before'))).toBe(true)
  })

  it('are written as they were and as they are, with what they show, instead of what an earlier comparison wrote', () => {
    const compare = (change: Change): void => {
      const folders = { before: write('old', galleryOf({})), after: write('new', galleryOf(change)) }
      const pages = compareGalleries(readGallery(folders.before), readGallery(folders.after))
      writeComparison(pages, folders, project.out)
    }
    compare({})
    expect(existsSync(project.out)).toBe(false)
    compare({ 'c.html': page('C', 'c-logo.svg'), 'c-logo.svg': '<svg>c</svg>', 'a-logo.svg': '<svg/>' })
    const shared = ['gallery.css', 'main.js']
    expect(readdirSync(join(project.out, 'before')).sort()).toEqual(['a-logo.svg', 'a.html', ...shared])
    expect(readdirSync(join(project.out, 'after')).sort()).toEqual([
      'a-logo.svg',
      'a.html',
      'c-logo.svg',
      'c.html',
      ...shared,
    ])
    const index = [
      ...(readGallery(project.out)
        .get('index.html')
        ?.matchAll(/href="(\S+)"/g) ?? []),
    ].map(([, to]) => to)
    expect(index).toEqual(['before/a.html', 'after/a.html', 'after/c.html'])
    project.write('dist/mine.txt', 'Mine')
    for (const folder of ['old', 'new']) rmSync(join(project.root, folder), { recursive: true })
    compare({})
    expect(readdirSync(project.out)).toEqual(['mine.txt'])
  })
})

describe('npm run gallery -- --changed', slow, () => {
  const compareWith = (commit: string) =>
    buildChangedGallery({
      root: project.root,
      out: project.out,
      stream: createRecorder(false),
      plain: true,
      commit,
    })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
      cwd: project.root,
    })
  const commit = (): void => {
    project.write('.gitignore', 'node_modules\ndist\n')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'A state')
  }

  it('says in a sentence why it cannot compare', async () => {
    project.writeMerchant('one')
    await expect(compareWith('HEAD')).rejects.toThrow('is in no Git repository')
    project.write('scripts/gallery.ts', "console.error('There is no picture.')\nprocess.exit(1)\n")
    commit()
    await expect(compareWith('nowhere')).rejects.toThrow('There is no commit "nowhere" here.')
    await expect(compareWith('HEAD')).rejects.toThrow(
      'The gallery of HEAD could not be built: There is no picture.',
    )
    expect(existsSync(project.out)).toBe(false)
  })

  it('builds the gallery of a commit with the code of that commit', async () => {
    project.writeMerchant('one')
    project.write(
      'scripts/gallery.ts',
      `import { mkdirSync, writeFileSync } from 'node:fs'
      const out = process.argv[3] ?? ''
      mkdirSync(out)
      writeFileSync(\`\${out}/former.html\`, process.cwd())\n`,
    )
    commit()
    const pages = await compareWith('HEAD')
    expect(pages.map(({ file, reasons }) => [file, ...reasons])).toEqual([
      ['former.html', 'gone'],
      ['one-dark.html', 'new'],
      ['one.html', 'new'],
    ])
    expect(readGallery(join(project.out, 'before')).get('former.html')).not.toBe(project.root)
  })
})
