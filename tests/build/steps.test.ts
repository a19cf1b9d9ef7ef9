import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyFile, createAssetStore } from '../../scripts/steps/assets/assetStore'
import { siteTexts, withEnglish, withTextOverrides } from '../../scripts/steps/assets/catalogues'
import { importClosure, reachableChunks } from '../../scripts/steps/bundle/chunkGraph'
import { element, scriptJson } from '../../scripts/steps/site/html'
import { galleryProblem, outputProblem, siteFolder } from '../../scripts/steps/stamp/outputFolder'
import { replaceFolder, restoreInterrupted } from '../../scripts/steps/stamp/replaceFolder'
import { foreignEntries, keepEntries, removeSite, writeSiteFiles } from '../../scripts/steps/stamp/siteFiles'
import { merchantCodes, unknownCodeMessage } from '../../scripts/steps/validate/merchantCodes'
import fc from '../support/properties'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('markup', () => {
  it('never lets data close its script element, and preserves the data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', ']]>', '\u2028'), (value, hostile) => {
        const text = scriptJson({ value, hostile })
        expect(text).not.toContain('<')
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value, hostile })))
      }),
    )
  })

  it('never lets a value end its attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(element('meta', { content: value })).toMatch(/^<meta content="[^"<>]*">$/)
      }),
    )
  })

  it('omits undefined and false attributes, and writes true ones without a value', () => {
    expect(element('script', { src: undefined, async: true, defer: false })).toBe('<script async></script>')
  })
})

describe('the texts of a site', () => {
  const catalogue = {
    common: { confirm: 'OK' },
    lobby: { title: 'Lobby', games_one: '{{count}} game' },
    rewards: { title: 'Rewards' },
  }

  it('are the shared sections and those of its features', () => {
    expect(Object.keys(siteTexts(catalogue, ['lobby']))).toEqual(['common', 'lobby'])
  })

  it.each([
    ['nothing', { lobby: { title: 'Sảnh', games_other: 'n' } }, { title: 'Sảnh', games_other: 'n' }],
    ['a text', { lobby: { games_other: 'n' } }, { title: 'Lobby', games_other: 'n' }],
    ['a plural text', { lobby: { title: 'Sảnh' } }, { title: 'Sảnh', games_one: '1', games_other: '2' }],
    ['a section', {}, { title: 'Lobby', games_one: '1', games_other: '2' }],
  ])('show English where a language lacks %s (D29)', (_, own, lobby) => {
    const english = { lobby: { title: 'Lobby', games_one: '1', games_other: '2' } }
    expect(withEnglish({ ...own, common: { yes: 'Có' } }, english)).toEqual({ common: { yes: 'Có' }, lobby })
  })

  it('include the merchant’s own texts, but no section that is left out', () => {
    const own = withTextOverrides(catalogue, { 'lobby.title': 'Sảnh', 'rewards.title': 'Quà' })
    expect(siteTexts(own, ['lobby'])).toEqual({
      common: { confirm: 'OK' },
      lobby: { title: 'Sảnh', games_one: '{{count}} game' },
    })
  })
})

describe('chunks', () => {
  const chunk = (name: string, entry: string | undefined, imports: string[], lazyImports: string[] = []) => ({
    name,
    entry,
    imports,
    lazyImports,
  })
  const chunks = new Map(
    [
      chunk('main', 'runtime/main.tsx', ['libraries'], ['lobby', 'rewards', 'cipher']),
      chunk('libraries', undefined, []),
      chunk('lobby', 'runtime/features/lobby/LobbyPage.tsx', ['shared']),
      chunk('rewards', 'runtime/features/rewards/RewardCenter.tsx', ['shared', 'deep'], ['deeper']),
      chunk('shared', undefined, []),
      chunk('deep', undefined, []),
      chunk('deeper', 'runtime/features/rewards/More.tsx', []),
      chunk('cipher', 'runtime/rules/network/cipher.ts', []),
    ].map((each) => [each.name, each] as const),
  )

  it('that are loaded first are found through static imports, not lazy ones', () => {
    expect(importClosure(chunks, ['main', 'lobby'])).toEqual(['main', 'lobby', 'libraries', 'shared'])
  })

  it('that only an excluded feature imports are left out', () => {
    const names = reachableChunks(chunks, ['main'], ['runtime/features/rewards'])
    expect(names.sort()).toEqual(['cipher', 'libraries', 'lobby', 'main', 'shared'])
  })

  it('of a feature stay when its id merely starts with an excluded folder', () => {
    expect(reachableChunks(chunks, ['main'], ['runtime/features/lob'])).toContain('lobby')
  })
})

describe('the asset store', () => {
  it('stores the same content once for all its names, with compressed siblings', async () => {
    const store = createAssetStore({ folder, compressed: true })
    const content = Buffer.from('same '.repeat(50))
    const [one, other] = await Promise.all([
      store.add({ name: 'one.js', content }),
      store.add({ name: 'other.js', content }),
    ])
    expect(one).toEqual(other)
    expect(one.files.map(({ suffix }) => suffix)).toEqual(['', '.br', '.gz'])
    expect(one.transferBytes).toBe(statSync(one.files[1]?.path ?? '').size)
    expect(readdirSync(folder).filter((name) => !name.endsWith('.sum'))).toHaveLength(3)
  })

  it('does not compress a stored file again', async () => {
    const content = Buffer.from('a text that is kept')
    const { files } = await createAssetStore({ folder, compressed: true }).add({ name: 'a.css', content })
    const times = files.map(({ path }) => statSync(path).mtimeMs)
    await createAssetStore({ folder, compressed: true }).add({ name: 'a.css', content })
    expect(files.map(({ path }) => statSync(path).mtimeMs)).toEqual(times)
  })

  it.each([
    ['a small file', 'a text that is shared'],
    ['a large file', randomBytes(20_000).toString('hex')],
  ])('gives copies of %s, so that whoever edits a site changes nothing that is stored', async (_, text) => {
    const content = Buffer.from(text)
    const { files } = await createAssetStore({ folder, compressed: true }).add({ name: 'a.txt', content })
    const copies = files.map((file) => [file, join(folder, `copy${file.suffix}`)] as const)
    for (const [file, copy] of copies) {
      const { path } = file
      const before = readFileSync(path)
      copyFile(file, copy)
      expect(readFileSync(copy)).toEqual(before)
      chmodSync(copy, 0o644)
      appendFileSync(copy, 'more')
      expect(readFileSync(path)).toEqual(before)
    }
  })

  it.each(['', '.br', '.gz'])('writes a stored file%s again that was changed or damaged', async (suffix) => {
    const content = Buffer.from('a text that is kept')
    const add = () => createAssetStore({ folder, compressed: true }).add({ name: 'a.css', content })
    const { files } = await add()
    const path = files.find((file) => file.suffix === suffix)?.path ?? ''
    const before = readFileSync(path)
    for (const damaged of [
      Buffer.concat([before, Buffer.from('x')]),
      before.subarray(0, 9),
      Buffer.from(''),
    ]) {
      rmSync(path)
      writeFileSync(path, damaged)
      await add()
      expect(readFileSync(path)).toEqual(before)
    }
  })
})

describe('a folder that is replaced', () => {
  const site = () => join(folder, 'site')
  const write = (word: string) => async (newFolder: string) => writeFileSync(join(newFolder, 'page'), word)

  it('has the new files and none of the old ones, and no temporary folder is left', async () => {
    await replaceFolder(site(), async (newFolder) => writeFileSync(join(newFolder, 'old'), ''))
    await replaceFolder(site(), write('new'))
    expect(readdirSync(site())).toEqual(['page'])
    expect(readdirSync(folder)).toEqual(['site'])
  })

  it('stays unchanged when the new one cannot be written', async () => {
    await replaceFolder(site(), write('good'))
    const failing = replaceFolder(site(), async (newFolder) => {
      writeFileSync(join(newFolder, 'page'), 'half')
      throw new Error('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    expect(readFileSync(join(site(), 'page'), 'utf8')).toBe('good')
    expect(readdirSync(folder)).toEqual(['site'])
  })

  it('is the old one until the new one is complete', async () => {
    await replaceFolder(site(), write('old'))
    await replaceFolder(site(), async (newFolder) => {
      writeFileSync(join(newFolder, 'page'), 'new')
      expect(readFileSync(join(site(), 'page'), 'utf8')).toBe('old')
    })
    expect(readFileSync(join(site(), 'page'), 'utf8')).toBe('new')
  })
})

describe('a replacement that was interrupted', () => {
  const site = () => join(folder, 'site')
  // No process has this id.
  const left = (kind: string, pid: number) => {
    mkdirSync(join(folder, `.site.${kind}.${pid}`))
    writeFileSync(join(folder, `.site.${kind}.${pid}`, 'page'), kind)
  }
  const write = async (newFolder: string) => writeFileSync(join(newFolder, 'page'), 'new')

  it('leaves nothing for the next one', async () => {
    left('next', 2 ** 22 + 1)
    await replaceFolder(site(), write)
    expect(readdirSync(folder)).toEqual(['site'])
  })

  it('has its site put back, when it was interrupted between taking it away and replacing it', async () => {
    left('former', 2 ** 22 + 1)
    const failing = replaceFolder(site(), async () => {
      throw new Error('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    expect(readFileSync(join(site(), 'page'), 'utf8')).toBe('former')
    expect(readdirSync(folder)).toEqual(['site'])
  })

  it.each<[string, readonly string[], boolean, readonly string[]]>([
    ['before the site was taken away', ['next'], true, ['site']],
    ['between the two', ['former', 'next'], false, ['site']],
    ['once the new site was in place', ['former'], true, []],
  ])('%s, says what was not replaced', (_, kinds, isInPlace, expected) => {
    for (const kind of kinds) left(kind, 2 ** 22 + 1)
    if (isInPlace) mkdirSync(site())
    expect(restoreInterrupted(folder, () => true)).toEqual(expected)
    expect(readdirSync(folder)).toEqual(['site'])
  })

  it('is left alone while its process runs, as are folders of other names', async () => {
    left('next', process.ppid)
    mkdirSync(join(folder, '.site.next.notes'))
    mkdirSync(join(folder, '.other.next.1'))
    await replaceFolder(site(), write)
    expect(readdirSync(folder).sort()).toEqual(
      ['.other.next.1', `.site.next.${process.ppid}`, '.site.next.notes', 'site'].sort(),
    )
  })
})

describe('the folder of a site', () => {
  const site = () => join(folder, 'site')
  const put = (path: string, content = path) => {
    mkdirSync(join(site(), path, '..'), { recursive: true })
    writeFileSync(join(site(), path), content)
  }

  it('may be missing, empty, or one that a build has written: then it has nothing foreign', () => {
    expect(foreignEntries(site())).toEqual([])
    mkdirSync(site())
    expect(foreignEntries(site())).toEqual([])
    put('m/home.html')
    writeSiteFiles(site())
    expect(foreignEntries(site())).toEqual([])
  })

  it('of a build before there was a list is one, too', () => {
    put('m/home.html')
    put('m/asset-manifest.json', JSON.stringify({ build: 'x', files: {} }))
    expect(foreignEntries(site())).toEqual([])
  })

  it.each([
    ['any file', 'index.html', ''],
    ['another tool’s list of files', 'm/asset-manifest.json', '{"files":{}}'],
    ['a list that cannot be read', 'm/asset-manifest.json', '{'],
  ])('is refused with a sentence when it has %s', (_, path, content) => {
    put(path, content)
    expect(() => foreignEntries(site())).toThrow(`${site()} has files that no build wrote, such as ${path}`)
  })

  it('is refused when it is a file', () => {
    writeFileSync(site(), '')
    expect(() => foreignEntries(site())).toThrow('is a file, and a site needs a folder there')
  })

  it('keeps what others have put into it: files, links, empty folders', () => {
    put('m/home.html')
    writeSiteFiles(site())
    put('.well-known/acme/token', 'mine')
    mkdirSync(join(site(), 'm/uploads'))
    symlinkSync('nowhere', join(site(), 'm/link'))
    const foreign = foreignEntries(site())
    expect(foreign).toEqual(['.well-known/acme/token', 'm/link', 'm/uploads'])
    const next = join(folder, 'next')
    mkdirSync(join(next, 'm'), { recursive: true })
    keepEntries(foreign, site(), next)
    expect(readFileSync(join(next, '.well-known/acme/token'), 'utf8')).toBe('mine')
    expect(readdirSync(join(next, 'm')).sort()).toEqual(['link', 'uploads'])
  })

  it('keeps nothing in the place of a file of the site: that is refused', () => {
    put('m/promo.html', 'mine')
    const next = join(folder, 'next')
    mkdirSync(join(next, 'm'), { recursive: true })
    writeFileSync(join(next, 'm/promo.html'), 'new')
    expect(() => keepEntries(['m/promo.html'], site(), next)).toThrow('Move yours, and build again.')
    expect(readFileSync(join(next, 'm/promo.html'), 'utf8')).toBe('new')
  })

  it('is removed with the merchant, except for what others have put into it', () => {
    put('m/home.html')
    put('m/assets/a.js')
    writeSiteFiles(site())
    put('m/notes.txt')
    expect(removeSite(site())).toEqual(['m/notes.txt'])
    expect(readdirSync(site(), { recursive: true }).sort()).toEqual(['m', 'm/notes.txt'])
    put('m/home.html')
    writeSiteFiles(site())
    expect(removeSite(site())).toEqual([])
    expect(existsSync(site())).toBe(false)
  })

  it('is where its link leads to', () => {
    mkdirSync(join(folder, 'docroot'))
    symlinkSync(join(folder, 'docroot'), site())
    expect(siteFolder(folder, 'site')).toBe(realpathSync(join(folder, 'docroot')))
    expect(siteFolder(folder, 'other')).toBe(join(folder, 'other'))
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'))
    expect(() => siteFolder(folder, 'dangling')).toThrow('is a link to something that does not exist')
  })
})

describe('an output folder', () => {
  const project = () => join(folder, 'project')
  beforeEach(() => {
    mkdirSync(join(project(), 'merchants/_presets'), { recursive: true })
    mkdirSync(join(project(), 'runtime'))
    writeFileSync(join(folder, 'file'), '')
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'))
    symlinkSync(join(project(), 'merchants'), join(folder, 'sly'))
    symlinkSync(folder, join(folder, 'upwards'))
    symlinkSync(join(folder, 'papers'), join(folder, 'toPapers'))
    for (const path of ['papers/letter.txt', 'photos/summer/beach.jpg', 'release/one/m/home.html']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), '')
    }
    writeSiteFiles(join(folder, 'release/one'))
    // What a build, a system and an operator leave beside the sites.
    for (const path of ['gallery', '_assets', '.one.next.1', 'lost+found', 'photos'])
      mkdirSync(join(folder, 'release', path))
    for (const path of ['.gitkeep', 'nginx.http.conf', 'nginx.server.conf'])
      writeFileSync(join(folder, 'release', path), '')
    writeFileSync(join(folder, 'release/photos/beach.jpg'), '')
    mkdirSync(join(folder, 'started/one'), { recursive: true })
  })

  it.each([
    'project/dist',
    'project/out/sites',
    'project/node_modules/.cache/release',
    'elsewhere',
    'project/../beside',
    'release',
    'started',
  ])('may be %s', (out) => {
    expect(outputProblem(project(), join(folder, out))).toBe(undefined)
  })

  it.each([
    ['project', 'is the project’s own folder'],
    ['project/runtime/..', 'is the project’s own folder'],
    ['.', 'contains this project'],
    ['..', 'contains this project'],
    ['../../../../../../../..', 'is the root of the file system'],
    ['upwards', 'contains this project'],
    ['papers', 'has something that no build wrote: letter.txt'],
    ['toPapers', 'has something that no build wrote: letter.txt'],
    ['photos', 'has something that no build wrote: summer'],
    ['release/one', 'which is a site that a build has written'],
    ['release/one/m/new', 'which is a site that a build has written'],
    ['project/merchants', 'is inside merchants/, which belongs to the project'],
    ['project/merchants/_presets', 'is inside merchants/'],
    ['project/runtime/new', 'is inside runtime/'],
    ['project/.git/x', 'is inside .git/'],
    ['project/node_modules', 'is inside node_modules/'],
    ['project/node_modules/react', 'is inside node_modules/'],
    ['sly', 'is inside merchants/'],
    ['sly/new', 'is inside merchants/'],
    ['file', 'is a file'],
    ['file/below', 'is a file'],
    ['dangling', 'is a link to something that does not exist'],
    ['dangling/below', 'is a link to something that does not exist'],
  ])('is never %s', (out, problem) => {
    expect(outputProblem(project(), join(folder, out))?.replaceAll("'", '’')).toContain(problem)
  })
})

describe('the folder of a gallery', () => {
  const isGallery = (path: string): boolean => existsSync(join(path, 'gallery.css'))

  it('is new, empty, or one that a gallery was written into', () => {
    for (const [path, name] of [
      ['pages', 'gallery.css'],
      ['papers', 'letter.txt'],
    ] as const) {
      mkdirSync(join(folder, path))
      writeFileSync(join(folder, path, name), '')
    }
    const problemOf = (out: string): string | undefined =>
      galleryProblem(process.cwd(), join(folder, out), isGallery)
    expect([problemOf('new'), problemOf('pages')]).toEqual([undefined, undefined])
    expect(problemOf('papers')).toContain('has something that no gallery wrote: letter.txt')
    expect(galleryProblem(process.cwd(), process.cwd(), isGallery)).toContain("is the project's own folder")
  })

  it('is never the home folder, even an empty one', () => {
    const problems = [
      galleryProblem(process.cwd(), folder, isGallery, folder),
      outputProblem(process.cwd(), folder, folder),
    ]
    for (const problem of problems) expect(problem).toContain('is your home folder')
  })
})

describe('the project’s own folders', () => {
  const root = process.cwd()
  /** Those that are there now, without what tools make again, which Git does not know. */
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
  const own = readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && (entry.name === 'node_modules' || !ignored.includes(`${entry.name}/`)),
    )
    .map(({ name }) => name)

  it('are more than the merchants', () => {
    expect(own).toEqual(
      expect.arrayContaining(['.github', 'merchants', 'node_modules', 'runtime', 'scripts', 'tests']),
    )
  })

  it.each(own)('%s, what is in it, and links to these are never an output folder', (name) => {
    const inner = readdirSync(join(root, name), { withFileTypes: true }).find((entry) => entry.isDirectory())
    const nested = join(root, name, inner?.name ?? 'new')
    symlinkSync(join(root, name), join(folder, 'link'))
    symlinkSync(inner ? nested : join(root, name), join(folder, 'inner'))
    const links = ['link', 'link/new', 'inner', 'inner/new/deep'].map((path) => join(folder, path))
    for (const out of [join(root, name), nested, join(nested, 'new/deep'), ...links])
      expect(outputProblem(root, out)).toBe(
        `${out} is inside ${name}/, which belongs to the project: the sites need a folder of their own, such as dist.`,
      )
  })
})

describe('merchant codes', () => {
  it('are the folders that are not presets', () => {
    for (const name of ['brasa', '_presets', '.git', 'hongvan'])
      mkdirSync(join(folder, 'merchants', name), { recursive: true })
    writeFileSync(join(folder, 'merchants/README'), '')
    expect(merchantCodes(folder)).toEqual(['brasa', 'hongvan'])
    expect(merchantCodes(join(folder, 'nowhere'))).toEqual([])
  })

  it('that do not exist get the closest one suggested', () => {
    expect(unknownCodeMessage(['brasa', 'hongvna'], ['brasa', 'hongvan'])).toBe(
      'There is no merchant "hongvna". Did you mean "hongvan"? The merchants are: brasa, hongvan.',
    )
    expect(unknownCodeMessage(['brasa'], ['brasa'])).toBeUndefined()
  })
})

it('leaves no half-written file in the store', async () => {
  const store = createAssetStore({ folder, compressed: true })
  await Promise.all([...'abc'].map((name) => store.add({ name: `${name}.js`, content: Buffer.from(name) })))
  const names = readdirSync(folder)
  expect(names).toHaveLength(18)
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}(\.br|\.gz)?(\.sum)?$/)
})
