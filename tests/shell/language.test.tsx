// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { HttpResponse } from '../../runtime/browser/browser'
import * as times from '../../runtime/tables/times'
import chinese from '../../runtime/text/CN.json'
import english from '../../runtime/text/EN.json'
import urdu from '../../runtime/text/UR.json'
import type { FakeReply } from '../support/fakes/fakeHttp'
import { failure, html, json } from '../support/fakes/replies'
import { takeConsole } from '../support/quietConsole'
import { all, find, namesOf, pageText } from '../support/screen'
import { actAndSettle, field, press, type RunningSite, startSite, stopSites, type } from '../support/site'

describe('another language', () => {
  it('stays in the headers when the storage is cleared (I7.01)', async () => {
    const { browser, site } = await startSite()
    browser.storage.remove('language')
    await site.platform.call('resources')
    expect(browser.http.requestsTo('resources').at(-1)?.headers.Language).toBe('EN')
  })

  it('is chosen from a list of names in their own scripts, applied at once, and stored (I1.07, E3.52)', async () => {
    const { browser } = await startSite()
    await press('button', `${english.shell.language}: English`)
    expect(namesOf('listitem')).toEqual(['English', '简体中文', 'اردو'])
    await press('button', 'اردو')
    expect(browser.storage.read('language')).toBe('UR')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl'])
    expect(document.title).toBe('لابی')
    expect(pageText()).toContain(urdu.navigation.home)
    expect(browser.http.requestsTo('/m/assets/UR.json')).toHaveLength(1)
  })

  it('changes the texts of an open dialog and keeps its state and its focus (F146)', async () => {
    const { site } = await startSite({ path: '/m/login' })
    await type(english.login.userName, 'minhanh88')
    const typedField = document.activeElement
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(field(chinese.login.userName).value).toBe('minhanh88')
    expect(document.activeElement).toBe(typedField)
    await press('button', new RegExp(chinese.login.help))
    const focusedElement = document.activeElement
    await actAndSettle(() => site.changeLanguage('EN'))
    expect(namesOf('dialog')).toEqual([english.support.title])
    expect(document.activeElement).toBe(focusedElement)
  })

  it('stays chosen at the next start, whatever the browser prefers (E3.52, E5.45)', async () => {
    const { browser, site } = await startSite()
    await actAndSettle(() => site.changeLanguage('CN'))
    await stopSites()
    const next = await startSite({ browser })
    expect([next.site.text.language, document.documentElement.lang]).toEqual(['CN', 'zh-Hans'])
  })

  it('changes the errors of a form, and keeps what was typed in it (F146)', async () => {
    const { site } = await startSite({ path: '/m/login' })
    await type(english.login.userName, 'minhanh88')
    await press('button', english.login.submit)
    expect(pageText()).toContain(english.login.passwordMissing)
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(pageText()).toContain(chinese.login.passwordMissing)
    expect(pageText()).not.toContain(english.login.passwordMissing)
    expect(field(chinese.login.userName).value).toBe('minhanh88')
    await type(chinese.login.password, 'x')
    expect(pageText()).not.toContain(chinese.login.passwordMissing)
  })

  it('that cannot be loaded keeps the current one and shows an error', async () => {
    const { browser } = await startSite()
    browser.http.answer('/m/assets/CN.json', failure('network'))
    await press('button', `${english.shell.language}: English`)
    await press('button', '简体中文')
    await browser.clock.advance(times.retryDelay)
    expect(pageText()).toContain(english.language.failed)
    expect([document.documentElement.lang, browser.storage.read('language')]).toEqual(['en', 'EN'])
    expect(find('dialog', english.language.title)).toBeDefined()
  })

  it.each([
    ['the connection fails', failure('network')],
    ['its texts are not found (F123)', html(404)],
  ])('is requested once more when %s', async (_, first) => {
    const { browser } = await startSite()
    browser.http.answer('/m/assets/CN.json', (_sent, turn) => (turn === 0 ? first : json(chinese)))
    await press('button', `${english.shell.language}: English`)
    await press('button', '简体中文')
    await browser.clock.advance(times.retryDelay)
    expect([document.documentElement.lang, browser.storage.read('language')]).toEqual(['zh-Hans', 'CN'])
    expect(browser.http.requestsTo('/m/assets/CN.json')).toHaveLength(2)
  })

  it('is the last one that was chosen, when the file of an earlier one comes late (E3.52, F048)', async () => {
    const { browser, site } = await startSite()
    browser.http.answer('/m/assets/CN.json', json(chinese), 1000)
    await press('button', `${english.shell.language}: English`)
    await press('button', '简体中文')
    await press('button', 'اردو')
    await browser.clock.advance(1000)
    expect([site.text.language, document.documentElement.lang, browser.storage.read('language')]).toEqual([
      'UR',
      'ur',
      'UR',
    ])
    expect(pageText()).toContain(urdu.navigation.home)
    expect(find('dialog', urdu.language.title)).toBeUndefined()
  })

  it.each<[string, HttpResponse]>([
    ['comes', json(chinese)],
    ['does not come', html(404)],
  ])('is waited for in the list of languages when the file of an earlier one %s (F048)', async (_, first) => {
    const { browser } = await startSite()
    browser.http.answer('/m/assets/CN.json', first, 1000)
    browser.http.answer('/m/assets/UR.json', failure('network'), 4000)
    await press('button', `${english.shell.language}: English`)
    await press('button', '简体中文')
    await press('button', 'اردو')
    await browser.clock.advance(3500)
    expect(namesOf('dialog')).toEqual([english.language.title])
    expect(pageText()).not.toContain(english.language.failed)
    await browser.clock.advance(10_000)
    expect(pageText()).toContain(english.language.failed)
    expect([document.documentElement.lang, browser.storage.read('language')]).toEqual(['en', 'EN'])
  })

  it('whose texts a deploy has replaced offers to reload (F123)', async () => {
    const { browser } = await startSite()
    browser.http.answer('/m/assets/CN.json', html(404))
    browser.http.answer('/m/asset-manifest.json', json({ build: 'newer', files: {} }))
    await press('button', `${english.shell.language}: English`)
    await press('button', '简体中文')
    await browser.clock.advance(times.retryDelay)
    expect(namesOf('dialog')).toContain(english.errors.newVersionTitle)
    await press('button', english.common.reload)
    expect([browser.watchdog.recoveries, browser.watchdog.hardReloads]).toEqual([[], 1])
  })

  it('is loaded once', async () => {
    const { browser, site } = await startSite()
    await actAndSettle(() => site.changeLanguage('CN'))
    await actAndSettle(() => site.changeLanguage('EN'))
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(browser.http.requestsTo('/m/assets/CN.json')).toHaveLength(1)
    expect(browser.http.requestsTo('/m/assets/EN.json')).toHaveLength(1)
  })

  it('is offered only when there is another', async () => {
    await startSite({ manifest: { languages: ['EN'] } })
    expect(all('button', /Language/)).toEqual([])
  })

  it('loads the lobby again, in that language (I7.01)', async () => {
    const { browser, site } = await startSite()
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(browser.http.requestsTo('gameLanes').map(({ headers }) => headers.Language)).toEqual(['EN', 'CN'])
  })
})

const without = (catalogue: object, section: string): object =>
  Object.fromEntries(Object.entries(catalogue).filter(([name]) => name !== section))
const damaged: readonly [string, HttpResponse][] = [
  ['it is cut off', { ...json(chinese), text: JSON.stringify(chinese).slice(0, 5000) }],
  ['a part is missing', json(without(chinese, 'login'))],
  ['a part is empty', json({ ...chinese, login: {} })],
  ['a part is something else', json({ ...chinese, login: { ...chinese.login, help: null } })],
  ['it is empty', json({})],
  ['it is a list', json([chinese])],
  ['it is a web page', html()],
]

describe('a file of texts that comes damaged', () => {
  it.each(damaged)(
    'is refused, the language stays, and the next try loads it: %s (D24)',
    async (_, reply) => {
      const { browser } = await startSite({ path: '/m/login' })
      browser.http.answer('/m/assets/CN.json', reply)
      await press('button', `${english.shell.language}: English`)
      await press('button', '简体中文')
      await browser.clock.advance(times.retryDelay)
      expect(pageText()).toContain(english.language.failed)
      expect(pageText()).toContain(english.login.help)
      expect([document.documentElement.lang, browser.storage.read('language')]).toEqual(['en', 'EN'])
      browser.http.answer('/m/assets/CN.json', json(chinese))
      await press('button', '简体中文')
      expect(pageText()).toContain(chinese.login.help)
    },
  )

  it.each(damaged)(
    'at the start is requested again, past every cache, before anything is shown: %s (D24)',
    async (_, reply) => {
      const { browser, root } = await startSite({
        path: '/m/login',
        stored: { language: 'CN' },
        prepare: ({ http }) =>
          http.answer('/m/assets/CN.json', (_sent, turn) => (turn === 0 ? reply : json(chinese))),
      })
      expect(pageText(root)).toBe('')
      await browser.clock.advance(times.retryDelay)
      expect(pageText(root)).toContain(chinese.login.help)
      expect(browser.http.requestsTo('/m/assets/CN.json').map(({ cache }) => cache)).toEqual([
        undefined,
        'reload',
      ])
    },
  )
})

describe('the texts of the last visit', () => {
  const url = '/m/assets/EN.json'

  it('are stored, and used without a request', async () => {
    const { browser } = await startSite({ path: '/m/login' })
    expect(browser.http.requestsTo(url)).toHaveLength(1)
    const texts = browser.storage.read('texts')
    await stopSites()
    const next = await startSite({ path: '/m/login', stored: { texts } })
    expect(pageText()).toContain(english.login.help)
    expect(next.browser.http.requestsTo(url)).toEqual([])
  })

  it.each<[string, unknown]>([
    ['of an earlier release', { url: '/m/assets/EN.former.json', catalogue: english }],
    ['of another language', { url: '/m/assets/CN.json', catalogue: chinese }],
    ['that are not complete', { url, catalogue: without(english, 'login') }],
    ['that cannot be read', 'texts'],
  ])('are not used when they are those %s (D24, F077)', async (_, texts) => {
    const { browser } = await startSite({ path: '/m/login', stored: { texts } })
    expect(pageText()).toContain(english.login.help)
    expect(browser.http.requestsTo(url)).toHaveLength(1)
  })
})

describe('a language whose texts do not come at the start', () => {
  const startWithout = (
    missing: Partial<Record<'CN' | 'UR' | 'EN', FakeReply>>,
    options: Parameters<typeof startSite>[0] = {},
    delay = 0,
  ) =>
    startSite({
      path: '/m/login',
      manifest: { languages: ['UR', 'CN'] },
      ...options,
      stored: { language: 'CN', ...options.stored },
      prepare({ http }) {
        for (const [code, reply] of Object.entries(missing))
          http.answer(`/m/assets/${code}.json`, reply, delay)
      },
    })
  const shown = () => [document.documentElement.lang, document.documentElement.dir]

  it.each<[string, FakeReply]>([
    ['are not found', html(404)],
    ['are damaged', json({})],
    ['fail at the host', { ...html(500) }],
    ['fail on the way', failure('network')],
  ])(
    'and %s: the merchant’s first language, with a sentence, until it comes (D24, F123)',
    async (_, reply) => {
      const running = await startWithout({ CN: reply })
      const { browser, root } = running
      await browser.clock.advance(times.retryDelay)
      expect(pageText(root)).toContain(urdu.login.help)
      expect(pageText(root)).toContain('简体中文')
      expect(shown()).toEqual(['ur', 'rtl'])
      browser.http.answer('/m/assets/CN.json', json(chinese))
      await browser.clock.advance(times.minutes(2))
      expect(pageText(root)).toContain(chinese.login.help)
      expect([...shown(), running.site.text.language, browser.storage.read('language')]).toEqual([
        'zh-Hans',
        'ltr',
        'CN',
        'CN',
      ])
      const sent = browser.http.requestsTo('/m/assets/CN.json').length
      await browser.clock.advance(times.minutes(5))
      expect(browser.http.requestsTo('/m/assets/CN.json')).toHaveLength(sent)
    },
  )

  it('is shown as soon as the connection is back (F123)', async () => {
    const { browser, root } = await startWithout({ CN: failure('network') })
    await browser.clock.advance(times.retryDelay)
    browser.http.answer('/m/assets/CN.json', json(chinese))
    await actAndSettle(() => browser.page.setOnline(false))
    await actAndSettle(() => browser.page.setOnline(true))
    expect(pageText(root)).toContain(chinese.login.help)
  })

  it('is shown in English when the first language does not come either (D24)', async () => {
    const { browser, root } = await startWithout({ CN: html(404), UR: html(404) })
    await browser.clock.advance(2 * times.retryDelay)
    expect(pageText(root)).toContain(english.login.help)
    expect(shown()).toEqual(['en', 'ltr'])
  })

  it('is shown with the texts of an earlier release, which need no sentence (D24)', async () => {
    const former = { ...chinese, login: { ...chinese.login, help: '旧的帮助' } }
    const texts = { url: '/m/assets/CN.former.json', language: 'CN', catalogue: former }
    const { browser, root } = await startWithout({ CN: html(404) }, { stored: { texts } })
    await browser.clock.advance(times.retryDelay)
    expect(pageText(root)).toContain('旧的帮助')
    expect(pageText(root)).not.toContain('简体中文')
    expect(browser.http.requestsTo('/m/assets/UR.json')).toEqual([])
    browser.http.answer('/m/assets/CN.json', json(chinese))
    await browser.clock.advance(times.minutes(2))
    expect(pageText(root)).toContain(chinese.login.help)
  })

  it('and have no answer: another one after some seconds, and it itself when it comes (D24, F038)', async () => {
    const { browser, root } = await startWithout({ CN: json(chinese) }, {}, 20_000)
    await browser.clock.advance(times.slowThreshold)
    expect(pageText(root)).toContain(urdu.login.help)
    await browser.clock.advance(20_000)
    expect(pageText(root)).toContain(chinese.login.help)
    expect(browser.http.requestsTo('/m/assets/CN.json')).toHaveLength(1)
  })

  it('does not replace the one that the member chooses meanwhile (F048)', async () => {
    const running = await startWithout({ CN: html(404) })
    const { browser, root } = running
    await browser.clock.advance(times.retryDelay)
    await actAndSettle(() => running.site.changeLanguage('UR'))
    browser.http.answer('/m/assets/CN.json', json(chinese))
    await browser.clock.advance(times.minutes(2))
    expect(pageText(root)).toContain(urdu.login.help)
    expect(browser.storage.read('language')).toBe('UR')
  })

  it('is waited for when no other one comes: the page from the host stays (F123)', async () => {
    const { browser, root } = await startWithout({ CN: html(404), UR: html(404), EN: html(404) })
    await browser.clock.advance(times.minutes(1))
    expect(pageText(root)).toBe('')
    browser.http.answer('/m/assets/CN.json', json(chinese))
    await browser.clock.advance(times.minutes(1))
    expect(takeConsole()[0]).toContain('The site could not start yet')
    expect(pageText(root)).toContain(chinese.login.help)
  })
})

describe('a single text that is missing', () => {
  const withoutSubtitle = (catalogue: typeof english) => {
    const { help: _, ...login } = catalogue.login
    return json({ ...catalogue, login })
  }
  const startWith = (missingIn: readonly ('CN' | 'UR' | 'EN')[]) =>
    startSite({
      path: '/m/login',
      manifest: { languages: ['UR', 'CN'] },
      stored: { language: 'CN' },
      prepare({ http }) {
        const all = { CN: chinese, UR: urdu, EN: english } as const
        for (const code of missingIn)
          http.answer(`/m/assets/${code}.json`, withoutSubtitle(all[code] as typeof english))
      },
    })
  const requested = ({ browser }: RunningSite): string[] =>
    browser.http.requests.map(({ path }) => path).filter((path) => /^\/m\/assets\/[A-Z-]+\.json$/.test(path))

  it.each<[string, readonly ('CN' | 'UR' | 'EN')[], string, readonly string[]]>([
    ['nothing, as long as none is missing', [], chinese.login.help, ['CN']],
    ['the merchant’s default language', ['CN'], urdu.login.help, ['CN', 'UR']],
    ['English', ['CN', 'UR'], english.login.help, ['CN', 'UR', 'EN']],
  ])('is taken from %s, which is loaded only then (D24)', async (_, missingIn, text, files) => {
    const running = await startWith(missingIn)
    expect(pageText()).toContain(text)
    expect(pageText()).toContain(chinese.login.title)
    expect(requested(running)).toEqual(files.map((code) => `/m/assets/${code}.json`))
  })

  it('everywhere is left out: its key is never shown (D24)', async () => {
    const running = await startWith(['CN', 'UR', 'EN'])
    expect(pageText()).not.toContain('login.help')
    expect(requested(running)).toHaveLength(3)
  })

  it('is taken from English when the default language does not come (D24)', async () => {
    const running = await startSite({
      path: '/m/login',
      manifest: { languages: ['UR', 'CN'] },
      stored: { language: 'CN' },
      prepare({ http }) {
        http.answer('/m/assets/CN.json', withoutSubtitle(chinese as typeof english))
        http.answer('/m/assets/UR.json', failure('network'))
      },
    })
    await running.browser.clock.advance(times.retryDelay)
    expect(pageText()).toContain(english.login.help)
  })
})

describe('the head of a page', () => {
  it.each([
    ['EN', '/m/home', 'Hồng Vân lobby', 'Every draw of the day'],
    ['CN', '/m/home', '红云大厅', undefined],
    ['UR', '/m/home', 'لابی', undefined],
    ['EN', '/m/login', 'Hồng Vân log in', undefined],
    ['CN', '/m/login', '红云大厅', undefined],
  ] as const)('in %s on %s has the title %s (E2.72)', async (language, path, title, description) => {
    const { site } = await startSite({ path: '/m/register', stored: { language } })
    await actAndSettle(() => site.go(path))
    const meta = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect([document.title, meta]).toEqual([title, description])
  })

  it('is in its HTML when the first page is the lobby, in the merchant’s first language: it requests none', async () => {
    const { browser, site } = await startSite({ path: '/m/home' })
    expect(browser.http.requestsTo('/m/assets/heads.json')).toHaveLength(0)
    await actAndSettle(() => site.go('/m/login'))
    expect([document.title, browser.http.requestsTo('/m/assets/heads.json').length]).toEqual([
      'Hồng Vân log in',
      1,
    ])
  })

  it('is set on another first page, which the service worker may have answered with the lobby’s HTML (E2.72)', async () => {
    document.title = 'Hồng Vân lobby'
    await startSite({ path: '/m/login' })
    expect(document.title).toBe('Hồng Vân log in')
  })

  it('stays as it is when its file does not come or is damaged, and is tried again with the next page (F123)', async () => {
    const { browser, site } = await startSite({
      path: '/m/login',
      prepare: ({ http }) => http.answer('/m/assets/heads.json', failure('network')),
    })
    document.title = 'From the HTML'
    await actAndSettle(() => site.go('/m/home'))
    browser.http.answer('/m/assets/heads.json', html())
    await actAndSettle(() => site.go('/m/register'))
    expect(document.title).toBe('From the HTML')
    browser.http.answer('/m/assets/heads.json', json({ '/m/home': { EN: { title: 'Again' } } }))
    await actAndSettle(() => site.go('/m/home'))
    expect(document.title).toBe('Again')
  })
})
