// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import english from '../../../runtime/text/EN.json'
import { afterThisTest } from '../../support/afterTest'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, press, type SiteOptions, startSite, type } from '../../support/site'
import { announced, announcementReply, merchantWithPages } from '../announcements/announcementPages'

const { infoPages: texts, common, support } = english

/** Questions of two topics, and one without. */
const six = [
  announced('deposit', { title: 'How do I pay in?', promotionType: 'Money' }),
  announced('withdraw', { title: 'How do I get my winnings?', promotionType: 'Money' }),
  announced('password', { title: 'Quên mật khẩu?', promotionType: 'Login' }),
  announced('name', { title: '', content: '<p>Your user name</p><p>is in the welcome mail.</p>' }),
  announced('late', { title: 'Where is my money?', promotionType: 'Money' }),
  announced('phone', { title: 'Call us at any hour', content: '' }),
]

const openHelp = (questions: readonly unknown[] = six, options: SiteOptions = {}) =>
  startSite({
    manifest: merchantWithPages,
    path: '/m/help',
    ...options,
    prepare({ http }) {
      http.answer('announcements', announcementReply(...questions))
    },
  })

const main = (): string => pageText(get('main'))
const asked = (): string[] => [...document.querySelectorAll('.Question-line')].map((line) => pageText(line))
const headings = (): string[] => namesOf('heading').filter((name) => ['Money', 'Login'].includes(name))

describe('the questions', () => {
  it('stand by topic, and those without one are last (D207)', async () => {
    await openHelp()
    expect(headings()).toEqual(['Money', 'Login'])
    expect(asked()).toEqual([
      'How do I pay in?',
      'How do I get my winnings?',
      'Where is my money?',
      'Quên mật khẩu?',
      'Your user name',
      'Call us at any hour',
    ])
  })

  it('have no heading where there is one topic', async () => {
    await openHelp(six.slice(0, 2))
    expect(headings()).toEqual([])
    expect(asked()).toHaveLength(2)
  })

  it('open in place, several at once, and close again', async () => {
    await openHelp()
    const deposit = get('button', 'How do I pay in?')
    expect(deposit.getAttribute('aria-expanded')).toBe('false')
    await press('button', 'How do I pay in?')
    await press('button', 'Your user name')
    expect(main()).toContain('Text deposit')
    expect(main()).toContain('is in the welcome mail.')
    expect(deposit.getAttribute('aria-expanded')).toBe('true')
    expect(pageText(document.getElementById(deposit.getAttribute('aria-controls') ?? '') ?? undefined)).toBe(
      'Text deposit',
    )
    await press('button', 'How do I pay in?')
    expect(main()).not.toContain('Text deposit')
    expect(main()).toContain('is in the welcome mail.')
  })

  it('without an answer are a line', async () => {
    await openHelp()
    expect(main()).toContain('Call us at any hour')
    expect(find('button', 'Call us at any hour')).toBeUndefined()
  })

  it('show of an answer what is safe (E3.17)', async () => {
    await openHelp([announced('one', { content: '<p onclick="x()"><b>Safe</b></p>' })])
    await press('button', 'Title one')
    const answer = document.querySelector('.Question-answer')
    expect(answer?.querySelector('b')?.textContent).toBe('Safe')
    expect(answer?.querySelector('[onclick]')).toBeNull()
  })
})

describe('a link to a question', () => {
  it('opens it among the others, and the page begins there (E2.03)', async () => {
    const scrolled: string[] = []
    const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(pageText(this))
    })
    afterThisTest(() => spy.mockRestore())
    const { site } = await openHelp(six, { path: '/m/help?id=withdraw' })
    expect(main()).toContain('Text withdraw')
    expect(main()).not.toContain('Text deposit')
    expect(scrolled).toEqual(['How do I get my winnings?Text withdraw'])
    await actAndSettle(() => site.go('/m/help?id=late'))
    expect(main()).toContain('Text late')
    expect(main()).not.toContain('Text withdraw')
  })

  it('keeps it open in another language', async () => {
    const { site, browser } = await openHelp(six, { path: '/m/help?id=deposit' })
    browser.http.answer('announcements', announcementReply(announced('deposit', { title: '如何存款？' })))
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(asked()).toEqual(['如何存款？'])
    expect(main()).toContain('Text deposit')
  })
})

describe('the search of the questions', () => {
  const search = (typed: string) => type(texts.searchHelp, typed)

  it('is there from six questions on (D207)', async () => {
    await openHelp(six.slice(0, 5))
    expect(find('searchbox')).toBeUndefined()
  })

  it('filters while one types, with the topics of what it finds, and shows all again when cleared', async () => {
    await openHelp()
    expect(main()).toContain('6 questions')
    await search('MAT KHAU')
    expect(asked()).toEqual(['Quên mật khẩu?'])
    expect(headings()).toEqual(['Login'])
    expect(main()).toContain('1 question')
    await search('welcome')
    expect(asked()).toEqual(['Your user name'])
    await press('button', common.clear)
    expect(asked()).toHaveLength(6)
    expect(headings()).toEqual(['Money', 'Login'])
  })

  it('leaves open what was open', async () => {
    await openHelp()
    await press('button', 'How do I pay in?')
    await search('welcome')
    await search('')
    expect(main()).toContain('Text deposit')
  })

  it('that finds nothing says so, and leads to customer service', async () => {
    await openHelp()
    await search('helicopter')
    expect(asked()).toEqual([])
    expect(main()).toContain(texts.noQuestion)
    expect(main()).not.toContain(texts.moreHelp)
    await press('button', common.contactUs)
    expect(get('dialog', support.title)).toBeDefined()
  })

  it('is forgotten where another language has too few questions for it', async () => {
    const { site, browser } = await openHelp()
    await search('welcome')
    browser.http.answer('announcements', announcementReply(announced('one')))
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(find('searchbox')).toBeUndefined()
    expect(asked()).toEqual(['Title one'])
  })
})

describe('customer service', () => {
  it.each([
    ['below the questions', six, texts.moreHelp],
    ['where there are none', [], texts.emptyHelp],
  ])('is %s', async (_, questions, words) => {
    await openHelp(questions)
    expect(main()).toContain(words)
    expect(all('button', common.contactUs)).toHaveLength(1)
    await press('button', common.contactUs)
    expect(get('dialog', support.title)).toBeDefined()
  })
})
