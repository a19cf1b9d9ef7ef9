// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import chinese from '../../runtime/text/CN.json'
import english from '../../runtime/text/EN.json'
import urdu from '../../runtime/text/UR.json'
import { failure, html, json } from '../support/fakes/replies'
import { all, find, namesOf, pageText } from '../support/screen'
import { actAndSettle, field, press, startSite, type } from '../support/site'

describe('another language', () => {
  it('is chosen from a list of names in their own scripts, applied at once, and stored (I1.07)', async () => {
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

describe('the head of a page', () => {
  it.each([
    ['EN', '/m/home', 'Hồng Vân lobby', 'Every draw of the day'],
    ['CN', '/m/home', '红云大厅', undefined],
    ['UR', '/m/home', 'لابی', undefined],
    ['EN', '/m/login', 'Hồng Vân log in', undefined],
    ['CN', '/m/login', '红云大厅', undefined],
  ] as const)('in %s on %s has the title %s', async (language, path, title, description) => {
    await startSite({ path, stored: { language } })
    const meta = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect([document.title, meta]).toEqual([title, description])
  })
})
