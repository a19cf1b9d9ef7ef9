import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { backgrounds } from '../../../scripts/platform/pictures/backgrounds'
import { bannerPalette } from '../../../scripts/platform/pictures/bannerPalette'
import { defaultBannerTheme } from '../../../scripts/platform/pictures/bannerTheme'
import { createComposer } from '../../../scripts/platform/pictures/composer'
import { motifs } from '../../../scripts/platform/pictures/motifs'
import { scenes } from '../../../scripts/platform/pictures/scenes'
import { fillSlots, type Slots } from '../../../scripts/platform/pictures/template'
import { unclosed } from './unclosed'

const folder = 'scripts/platform/pictures/templates'
const palette = bannerPalette(defaultBannerTheme, 'deep')
const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace('.svg', ''))
const parts = templates.filter((name) => !name.startsWith('layouts/'))

describe('the template of a picture’s part', () => {
  it.each(parts)('%s is well formed, and has no slots but those that every part may have', (name) => {
    expect(unclosed(createComposer('template', palette).part(name))).toEqual([])
  })

  it('is written with two decimals at most', () => {
    const precise = templates.filter((name) => /\.\d{3}/.test(readFileSync(`${folder}/${name}.svg`, 'utf8')))
    expect(precise).toEqual([])
  })

  it('is listed as a motif, a background or a stage: none is left over', () => {
    const listed = [
      ...Object.values(motifs).flatMap((list) => Object.keys(list)),
      ...Object.values(backgrounds).flatMap((names) => names.map((name) => `backgrounds/${name}`)),
      ...Object.values(scenes).map(({ stage }) => `stages/${stage}`),
    ]
    const found = parts.filter((name) => !name.startsWith('signs/'))
    expect(found.sort()).toEqual([...new Set(listed)].sort())
  })
})

describe('a broken template', () => {
  it.each<[what: string, text: string, contents: Slots, message: string]>([
    ['a slot of an unknown name', '<path fill="{{acent}}"/>', {}, 'has the unknown slot {{acent}}'],
    ['a slot left open', '<path fill="{{accent}"/>', {}, 'has a slot that is not written as {{name}}'],
    ['no slot for its contents', '<path/>', { title: 'T' }, 'has no slot {{title}}'],
  ])('with %s is named with what is wrong', (_, text, contents, message) => {
    expect(() => fillSlots('x', text, { accent: '#fff' }, contents)).toThrow(
      `scripts/platform/pictures/templates/x.svg ${message}`,
    )
  })

  it('that is not there is named', () => {
    expect(() => createComposer('x', palette).part('slots/none')).toThrow(
      'scripts/platform/pictures/templates/slots/none.svg cannot be read',
    )
  })

  it('is told from a text that only looks like a slot', () => {
    expect(fillSlots('x', '<text>{{title}}</text>', {}, { title: '{{other}}' })).toBe(
      '<text>{{other}}</text>',
    )
  })
})
