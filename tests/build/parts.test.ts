import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAssetStore, placeFile } from '../../scripts/steps/assets'
import { merchantCodes, unknownCode } from '../../scripts/steps/codes'
import { element, scriptJson } from '../../scripts/steps/html'
import { svgSize } from '../../scripts/steps/images'
import { closure, reachable } from '../../scripts/steps/prune'
import { replaceFolder } from '../../scripts/steps/swap'
import { inOwnWords, siteTexts } from '../../scripts/steps/texts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('markup', () => {
  it('never lets data close the script element that carries it, and gives it back whole', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', ']]>', '\u2028'), (value, hostile) => {
        const text = scriptJson({ value, hostile })
        expect(text).not.toContain('<')
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value, hostile })))
      }),
    )
  })

  it('never lets a value leave its attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(element('meta', { content: value })).toMatch(/^<meta content="[^"<>]*">$/)
      }),
    )
  })

  it('leaves out attributes without a value, and writes bare ones bare', () => {
    expect(element('script', { src: undefined, async: true, defer: false })).toBe('<script async></script>')
  })
})

describe('the size of a picture', () => {
  it.each([
    ['its width and height', '<svg width="160" height="40px" viewBox="0 0 1 1">', { width: 160, height: 40 }],
    ['its viewBox', '<svg viewBox="0 0 320 80">', { width: 320, height: 80 }],
    ['a viewBox with commas', '<?xml?><svg viewBox="0,0,12.5,5">', { width: 12.5, height: 5 }],
    ['nothing', '<svg>', undefined],
    ['a width in per cent alone', '<svg width="100%" height="100%">', undefined],
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

  it('say what the merchant says differently, and nothing of a section that is left out', () => {
    const own = inOwnWords(catalogue, { 'lobby.title': 'Sảnh', 'rewards.title': 'Quà' })
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

  it('that must be there first are found through imports, not through lazy ones', () => {
    expect(closure(chunks, ['main', 'lobby'])).toEqual(['main', 'lobby', 'libraries', 'shared'])
  })

  it('that only a pruned feature reaches are not reached', () => {
    const names = reachable(chunks, ['main'], ['runtime/features/rewards'])
    expect(names.sort()).toEqual(['cipher', 'libraries', 'lobby', 'main', 'shared'])
  })

  it('of a feature whose name another one begins with stay', () => {
    expect(reachable(chunks, ['main'], ['runtime/features/lob'])).toContain('lobby')
  })
})

describe('the asset store', () => {
  it('keeps a content once under all its names, with compressed siblings', async () => {
    const store = createAssetStore({ folder, compressed: true })
    const content = Buffer.from('same '.repeat(50))
    const [one, other] = await Promise.all([
      store.keep({ name: 'one.js', content }),
      store.keep({ name: 'other.js', content }),
    ])
    expect(one).toEqual(other)
    expect(one.files.map(({ suffix }) => suffix)).toEqual(['', '.br', '.gz'])
    expect(one.transferBytes).toBe(statSync(one.files[1]?.path ?? '').size)
    expect(readdirSync(folder)).toHaveLength(3)
  })

  it('does not compress what is kept already', async () => {
    const content = Buffer.from('a text that is kept')
    const { files } = await createAssetStore({ folder, compressed: true }).keep({ name: 'a.css', content })
    const times = files.map(({ path }) => statSync(path).mtimeMs)
    await createAssetStore({ folder, compressed: true }).keep({ name: 'a.css', content })
    expect(files.map(({ path }) => statSync(path).mtimeMs)).toEqual(times)
  })

  it('copies where it cannot link', () => {
    writeFileSync(join(folder, 'from'), 'text')
    writeFileSync(join(folder, 'to'), 'older')
    placeFile(join(folder, 'from'), join(folder, 'to'))
    expect(readFileSync(join(folder, 'to'), 'utf8')).toBe('text')
  })
})

describe('a folder that is replaced', () => {
  const site = () => join(folder, 'site')
  const write = (word: string) => async (draft: string) => writeFileSync(join(draft, 'page'), word)

  it('has the new files and none of the old ones, and nothing is left beside it', async () => {
    await replaceFolder(site(), async (draft) => writeFileSync(join(draft, 'old'), ''))
    await replaceFolder(site(), write('new'))
    expect(readdirSync(site())).toEqual(['page'])
    expect(readdirSync(folder)).toEqual(['site'])
  })

  it('stays as it was when the new one cannot be written', async () => {
    await replaceFolder(site(), write('good'))
    const broken = replaceFolder(site(), async (draft) => {
      writeFileSync(join(draft, 'page'), 'half')
      throw new Error('no room')
    })
    await expect(broken).rejects.toThrow('no room')
    expect(readFileSync(join(site(), 'page'), 'utf8')).toBe('good')
    expect(readdirSync(folder)).toEqual(['site'])
  })

  it('is the old one until the new one is whole', async () => {
    await replaceFolder(site(), write('old'))
    await replaceFolder(site(), async (draft) => {
      writeFileSync(join(draft, 'page'), 'new')
      expect(readFileSync(join(site(), 'page'), 'utf8')).toBe('old')
    })
    expect(readFileSync(join(site(), 'page'), 'utf8')).toBe('new')
  })
})

describe('merchant codes', () => {
  it('are the folders that are no presets', () => {
    for (const name of ['brasa', '_presets', '.git', 'hongvan'])
      mkdirSync(join(folder, 'merchants', name), { recursive: true })
    writeFileSync(join(folder, 'merchants/README'), '')
    expect(merchantCodes(folder)).toEqual(['brasa', 'hongvan'])
    expect(merchantCodes(join(folder, 'nowhere'))).toEqual([])
  })

  it('that nobody has are answered with the nearest one', () => {
    expect(unknownCode(['brasa', 'hongvna'], ['brasa', 'hongvan'])).toBe(
      'There is no merchant "hongvna". Did you mean "hongvan"? The merchants are: brasa, hongvan.',
    )
    expect(unknownCode(['brasa'], ['brasa'])).toBeUndefined()
  })
})

it('keeps no half-written file in the store', async () => {
  const store = createAssetStore({ folder, compressed: true })
  await Promise.all([...'abc'].map((name) => store.keep({ name: `${name}.js`, content: Buffer.from(name) })))
  const names = readdirSync(folder)
  expect(names).toHaveLength(9)
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}(\.br|\.gz)?$/)
})
