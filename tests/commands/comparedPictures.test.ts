import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { comparePictures } from '../../scripts/gallery/pictures/comparePictures'
import { comparisonPage, describePicture, listChanges } from '../../scripts/gallery/pictures/picturePages'
import type { Picture } from '../../scripts/gallery/pictures/selectPictures'
import {
  type Choice,
  choiceFor,
  mistakenOf,
  type Side,
  sideOf,
} from '../../scripts/gallery/pictures/sideChoice'

const picture = (code: string, page: string, state = 'plain', language = 'VI'): Picture =>
  ({
    code,
    brand: code,
    page,
    path: `/m/${page}`,
    state,
    language,
    mode: 'light',
    isDerived: false,
    user: 'visitor',
    file: `pictures/${code}/${page}.${state}.${language}.light.png`,
  }) as Picture

/** "one" has lost a page, a state and a language, and has others instead. */
const before = sideOf(
  [picture('one', 'lobby'), picture('one', 'oldPage', 'oldState', 'XX'), picture('left', 'lobby')],
  ['brokenThen'],
)
const after = sideOf(
  [
    picture('one', 'lobby'),
    picture('one', 'newPage', 'newState', 'YY'),
    picture('came', 'lobby'),
    picture('brokenThen', 'lobby'),
  ],
  ['brokenNow'],
)

describe('what the options choose from before and after', () => {
  it.each<[Choice, was: Choice | undefined, is: Choice | undefined]>([
    [{}, { merchants: 'one,left' }, { merchants: 'one,came' }],
    [{ merchants: 'one, all' }, { merchants: 'one,left' }, { merchants: 'one,came' }],
    [{ merchants: 'left' }, { merchants: 'left' }, undefined],
    [{ merchants: 'came' }, undefined, { merchants: 'came' }],
    [{ merchants: 'brokenThen' }, undefined, undefined],
    [{ merchants: 'brokenNow' }, undefined, { merchants: 'brokenNow' }],
    [{ merchants: 'on' }, { merchants: 'on' }, { merchants: 'on' }],
    [
      { merchants: 'one', pages: 'lobby,newpage,/m/oldPage' },
      { merchants: 'one', pages: 'lobby,/m/oldPage' },
      { merchants: 'one', pages: 'lobby,newpage' },
    ],
    [{ merchants: 'one', pages: 'newPage' }, undefined, { merchants: 'one', pages: 'newPage' }],
    [{ merchants: 'came', pages: 'newPage' }, undefined, { merchants: 'came', pages: 'newPage' }],
    [{ states: 'oldState' }, { merchants: 'one,left', states: 'oldState' }, undefined],
    [
      { merchants: 'one', states: 'plain,newState', languages: 'first,XX,YY' },
      { merchants: 'one', states: 'plain', languages: 'first,XX' },
      { merchants: 'one', states: 'plain,newState', languages: 'first,YY' },
    ],
    [
      { merchants: 'one', pages: 'all', languages: '' },
      { merchants: 'one', pages: 'all', languages: '' },
      { merchants: 'one', pages: 'all', languages: '' },
    ],
  ])('of %j', (choice, was, is) => {
    expect([choiceFor(before, after, choice), choiceFor(after, before, choice)]).toEqual([was, is])
  })

  it('is nothing of a side without merchants', () => {
    const nothing: Side = { merchants: {}, mistaken: [] }
    expect(choiceFor(nothing, after, { pages: 'lobby' })).toBeUndefined()
    expect(choiceFor(after, nothing, { pages: 'lobby' })).toBeDefined()
  })

  it.each<[Choice, readonly string[]]>([
    [{}, ['brokenThen']],
    [{ merchants: 'one,brokenThen' }, ['brokenThen']],
    [{ merchants: 'one' }, []],
  ])('has these merchants with mistakes before: %j, %j', (choice, codes) => {
    expect(mistakenOf(before, choice)).toEqual(codes)
  })
})

describe('pictures before and after', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compared-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  async function write(
    side: string,
    pictures: readonly (readonly [Picture, red: number])[],
  ): Promise<string> {
    for (const [{ file }, red] of pictures) {
      mkdirSync(dirname(join(folder, side, file)), { recursive: true })
      const background = { r: red, g: 0, b: 0 }
      await sharp({ create: { width: 2, height: 1, channels: 3, background } })
        .png()
        .toFile(join(folder, side, file))
    }
    const list = pictures.map(([one]) => one)
    writeFileSync(join(folder, side, 'pictures.json'), JSON.stringify(list))
    return join(folder, side)
  }

  it('differ, are new, or are gone, also with a state and a language that this code does not know', async () => {
    const [same, changed] = [picture('one', 'lobby'), picture('one', 'login')]
    const gone = picture('one', 'lobby', 'oldState', 'XX')
    const cameNow = picture('one', 'news')
    const folders = {
      before: await write('was', [
        [same, 1],
        [changed, 1],
        [gone, 1],
      ]),
      after: await write('is', [
        [same, 1],
        [changed, 2],
        [cameNow, 1],
      ]),
      out: join(folder, 'out'),
    }
    const found = await comparePictures(folders)
    expect(found.map((one) => [one.picture.file, one.reason])).toEqual([
      [changed.file, '2 pixels differ'],
      [gone.file, 'gone'],
      [cameNow.file, 'new'],
    ])
    const names = (side: string) => readdirSync(join(folders.out, side)).map((name) => name.split('.')[1])
    expect([names('before'), names('after'), names('difference')]).toEqual([
      ['lobby', 'login'],
      ['login', 'news'],
      ['login'],
    ])
    expect(listChanges(found, 'HEAD^', 'a/index.html')).toEqual([
      `${changed.file}: 2 pixels differ`,
      `${gone.file}: gone`,
      `${cameNow.file}: new`,
      'Pictures that differ from HEAD^: 3 (1 new, 1 gone), in a/index.html',
    ])
    expect(describePicture(gone)).toBe('/m/lobby · lobby · oldState · XX · light · visitor')
    const cells = [...comparisonPage(found, 'HEAD^').matchAll(/<figure>(?:<a href="(\w+)|<p [^>]+>([^<]+))/g)]
    expect(cells.map(([, side, label]) => side ?? label)).toEqual([
      ...['before', 'after', 'difference'],
      ...['before', 'gone: not there any more'],
      ...['new: not there before', 'after'],
    ])
  })

  it('may be on one side only', async () => {
    const after = await write('is', [[picture('one', 'lobby'), 1]])
    const found = await comparePictures({ before: join(folder, 'none'), after, out: join(folder, 'out') })
    expect(listChanges(found, 'HEAD^', 'page').at(-1)).toBe(
      'Pictures that differ from HEAD^: 1 (1 new), in page',
    )
    expect(listChanges([], 'HEAD^', 'page')).toEqual(['No picture differs from HEAD^.'])
  })
})
