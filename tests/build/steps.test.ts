import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAssetStore, linkOrCopyFile } from '../../scripts/steps/assets/assetStore'
import { siteTexts, withTextOverrides } from '../../scripts/steps/assets/catalogues'
import { svgSize } from '../../scripts/steps/assets/pictures'
import { importClosure, reachableChunks } from '../../scripts/steps/bundle/chunkGraph'
import { element, scriptJson } from '../../scripts/steps/pages/html'
import { replaceFolder } from '../../scripts/steps/stamp/replaceFolder'
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

describe('the size of a picture', () => {
  it.each([
    ['its width and height', '<svg width="160" height="40px" viewBox="0 0 1 1">', { width: 160, height: 40 }],
    ['its viewBox', '<svg viewBox="0 0 320 80">', { width: 320, height: 80 }],
    ['a viewBox with commas', '<?xml?><svg viewBox="0,0,12.5,5">', { width: 12.5, height: 5 }],
    ['nothing', '<svg>', undefined],
    ['only a width in per cent', '<svg width="100%" height="100%">', undefined],
  ])('comes from %s', (_, text, size) => {
    expect(svgSize(text)).toEqual(size)
  })

  it('is not taken from a stroke-width or an inner element', () => {
    expect(svgSize('<svg stroke-width="2" viewBox="0 0 8 4"><rect width="9" height="9"/></svg>')).toEqual({
      width: 8,
      height: 4,
    })
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
    expect(readdirSync(folder)).toHaveLength(3)
  })

  it('does not compress a stored file again', async () => {
    const content = Buffer.from('a text that is kept')
    const { files } = await createAssetStore({ folder, compressed: true }).add({ name: 'a.css', content })
    const times = files.map(({ path }) => statSync(path).mtimeMs)
    await createAssetStore({ folder, compressed: true }).add({ name: 'a.css', content })
    expect(files.map(({ path }) => statSync(path).mtimeMs)).toEqual(times)
  })

  it('copies where it cannot link', () => {
    writeFileSync(join(folder, 'from'), 'text')
    writeFileSync(join(folder, 'to'), 'older')
    linkOrCopyFile(join(folder, 'from'), join(folder, 'to'))
    expect(readFileSync(join(folder, 'to'), 'utf8')).toBe('text')
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
  expect(names).toHaveLength(9)
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}(\.br|\.gz)?$/)
})
