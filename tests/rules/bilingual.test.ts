import { describe, expect, it } from 'vitest'
import { type ByLanguage, bilingual } from '../../runtime/rules/bilingual'
import type { Language } from '../../runtime/tables/languages'

const english = { text: 'Back at nine', lang: 'en', dir: 'ltr' }
const vietnamese = { text: 'Chín giờ trở lại', lang: 'vi', dir: 'ltr' }
const urdu = { text: 'نو بجے', lang: 'ur', dir: 'rtl' }
const usual: ByLanguage = { VI: 'Bảo trì', EN: 'Maintenance' }

describe('a description', () => {
  it.each<[string, Language, readonly ByLanguage[], readonly object[]]>([
    ['is there in both languages', 'VI', [{ VI: vietnamese.text, EN: english.text }], [vietnamese, english]],
    ['has a direction for each', 'UR', [{ UR: urdu.text, EN: english.text }], [urdu, english]],
    ['is one paragraph for who reads English', 'EN', [{ VI: vietnamese.text, EN: english.text }], [english]],
    [
      'is one paragraph where both are the same',
      'VI',
      [{ VI: 'Back  at nine ', EN: english.text }],
      [{ ...vietnamese, text: 'Back  at nine ' }],
    ],
    ['is the English one where the own is missing', 'VI', [{ EN: english.text }], [english]],
    ['is the own one where the English is missing', 'VI', [{ VI: vietnamese.text }], [vietnamese]],
    ['is the own one where the English is empty', 'VI', [{ VI: vietnamese.text, EN: ' ' }], [vietnamese]],
    [
      'is the default where the custom one speaks other languages',
      'VI',
      [{ CN: '九点恢复' }, usual],
      [
        { ...vietnamese, text: 'Bảo trì' },
        { ...english, text: 'Maintenance' },
      ],
    ],
    [
      'is nothing of the default where there is a custom one',
      'VI',
      [{ VI: vietnamese.text }, usual],
      [vietnamese],
    ],
    ['is nothing where nobody says anything', 'VI', [{}, { CN: '九点恢复' }], []],
  ])('%s (E2.48, E2.49, E2.55, F020)', (_, language, sources, paragraphs) => {
    expect(bilingual(sources, language)).toEqual(paragraphs)
  })
})
