import { describe, expect, it } from 'vitest'
import { bilingual, type TextByLanguage } from '../../../runtime/rules/text/bilingual'
import type { Language } from '../../../runtime/tables/languages'

const english = { text: 'Back at nine', lang: 'en', dir: 'ltr' }
const vietnamese = { text: 'Chín giờ trở lại', lang: 'vi', dir: 'ltr' }
const urdu = { text: 'نو بجے', lang: 'ur', dir: 'rtl' }
const defaultText: TextByLanguage = { VI: 'Bảo trì', EN: 'Maintenance' }

describe('a description', () => {
  it.each<[string, Language, readonly TextByLanguage[], readonly object[]]>([
    ['is shown in both languages', 'VI', [{ VI: vietnamese.text, EN: english.text }], [vietnamese, english]],
    ['has the direction of each language', 'UR', [{ UR: urdu.text, EN: english.text }], [urdu, english]],
    ['is one paragraph for English readers', 'EN', [{ VI: vietnamese.text, EN: english.text }], [english]],
    [
      'is one paragraph where both are the same',
      'VI',
      [{ VI: 'Back  at nine ', EN: english.text }],
      [{ ...vietnamese, text: 'Back  at nine ' }],
    ],
    ['is in English when the member’s language is missing', 'VI', [{ EN: english.text }], [english]],
    ['is in the member’s language when English is missing', 'VI', [{ VI: vietnamese.text }], [vietnamese]],
    [
      'is in the member’s language when English is empty',
      'VI',
      [{ VI: vietnamese.text, EN: ' ' }],
      [vietnamese],
    ],
    [
      'is the default when the custom text has neither language',
      'VI',
      [{ CN: '九点恢复' }, defaultText],
      [
        { ...vietnamese, text: 'Bảo trì' },
        { ...english, text: 'Maintenance' },
      ],
    ],
    [
      'never mixes the default with a custom text',
      'VI',
      [{ VI: vietnamese.text }, defaultText],
      [vietnamese],
    ],
    ['is empty when no source has either language', 'VI', [{}, { CN: '九点恢复' }], []],
  ])('%s (E2.48, E2.49, E2.55, F020)', (_, language, sources, paragraphs) => {
    expect(bilingual(sources, language)).toEqual(paragraphs)
  })
})
