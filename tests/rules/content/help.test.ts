import { describe, expect, it } from 'vitest'
import type { Announcement } from '../../../runtime/rules/content/announcement'
import { createHelpSearch, helpTopics } from '../../../runtime/rules/content/help'

const question = (title: string, more: Partial<Announcement> = {}): Announcement => ({
  id: title,
  title,
  content: '',
  promotionType: '',
  execution: undefined,
  picture: undefined,
  forceRead: false,
  ...more,
})

const titles = (questions: readonly Announcement[]): string[] => questions.map(({ title }) => title)

describe('the topics of the questions', () => {
  const topicsOf = (...kinds: readonly string[]) =>
    helpTopics(kinds.map((promotionType, index) => question(`${index}`, { promotionType }))).map(
      ({ name, questions }) => [name, titles(questions).join(' ')],
    )

  it.each<[string, string[], (string | undefined)[][]]>([
    ['none for no questions', [], []],
    [
      'in the order in which they are named',
      ['Money', 'Login', 'Money'],
      [
        ['Money', '0 2'],
        ['Login', '1'],
      ],
    ],
    [
      'with those without a topic last',
      ['', 'Money', ''],
      [
        ['Money', '1'],
        [undefined, '0 2'],
      ],
    ],
    ['without a heading when there is one', ['Money', ' Money '], [[undefined, '0 1']]],
    ['without a heading when no question has one', ['', ''], [[undefined, '0 1']]],
    [
      'no codes',
      ['APP_DOWNLOAD', 'VIP2', 'Money'],
      [
        ['Money', '2'],
        [undefined, '0 1'],
      ],
    ],
    [
      'in any script',
      ['账户', 'رقم'],
      [
        ['账户', '0'],
        ['رقم', '1'],
      ],
    ],
    [
      'as plain text',
      ['<b>Money</b> &amp; more', 'Login'],
      [
        ['Money & more', '0'],
        ['Login', '1'],
      ],
    ],
  ])('are %s', (_, kinds, expected) => {
    expect(topicsOf(...kinds)).toEqual(expected)
  })
})

describe('the search of the questions', () => {
  const password = question('What if I forget my password?', { content: '<p>A code by <b>SMS</b></p>' })
  const deposit = question('Làm sao để nạp tiền?', { content: '<p>Khoảng 10 phút</p>' })
  const chinese = question('如何存款？', { content: '<p>大约一分钟即可完成。</p>' })
  const urdu = question('رقم کیسے جمع کروں؟', { content: '<p>تقریباً ایک منٹ</p>' })
  const search = createHelpSearch([password, deposit, chinese, urdu])

  it.each<[string, string, Announcement[]]>([
    ['nothing typed', '', [password, deposit, chinese, urdu]],
    ['only spaces and marks', ' ? ', [password, deposit, chinese, urdu]],
    ['a part of a title', 'pass', [password]],
    ['another case', 'PASSWORD', [password]],
    ['words in another order', 'password forget', [password]],
    ['words of title and answer', 'sms password', [password]],
    ['no accents', 'nap tien', [deposit]],
    ['digits of another script', '۱۰', [deposit]],
    ['Chinese in a title', '存款', [chinese]],
    ['Chinese in an answer', '一分钟', [chinese]],
    ['letters of an Arabic keyboard', 'كيسے', [urdu]],
    ['a mistake in a title', 'pasword', [password]],
    ['two letters swapped', 'forgte', [password]],
    ['a tag of an answer', 'strong', []],
    ['what nobody asks', 'helicopter', []],
  ])('finds by %s', (_, typed, expected) => {
    expect(titles(search(typed))).toEqual(titles(expected))
  })
})
