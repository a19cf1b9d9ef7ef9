import { expect, it } from 'vitest'
import { googleLanguage } from '../../../runtime/rules/text/language'
import { languages } from '../../../runtime/tables/languages'

it.each(Object.values(languages).map(({ tag }) => tag))(
  'the language %s is one that Google’s captcha does not refuse (I4.31)',
  (tag) => {
    expect(googleLanguage(tag)).toMatch(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)
    expect(googleLanguage(tag).length).toBeLessThanOrEqual(6)
  },
)

it('Chinese and Urdu in Latin script are converted to Google’s tags', () => {
  expect(['zh-Hans', 'zh-Hant', 'ur-Latn', 'vi'].map(googleLanguage)).toEqual(['zh-CN', 'zh-TW', 'en', 'vi'])
})
