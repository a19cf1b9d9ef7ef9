// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserPage } from '../../../runtime/browser/page/page'

beforeEach(() => {
  window.happyDOM.setURL('https://www.hongvan.example/m/home?r=1#slots')
  document.head.innerHTML = '<meta name="description" content="old"><meta name="robots" content="noindex">'
})

const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')

describe('the head', () => {
  it('has the new values, and nothing of the previous page (E2.72)', () => {
    browserPage.setHead({ title: 'Lobby', description: 'Every draw', keywords: 'lottery' })
    const read = () => [document.title, meta('description'), meta('keywords'), meta('robots'), canonical()]
    expect(read()).toEqual(['Lobby', 'Every draw', 'lottery', undefined, undefined])
    browserPage.setHead({ title: 'Lost', robots: 'noindex', canonical: 'https://www.hongvan.example/m/home' })
    expect(read()).toEqual(['Lost', undefined, undefined, 'noindex', 'https://www.hongvan.example/m/home'])
  })

  it('contains each element once, however often it is set', () => {
    for (const title of ['a', 'b', 'c'])
      browserPage.setHead({ title, description: title, robots: title, canonical: title })
    expect(document.head.querySelectorAll('meta')).toHaveLength(2)
    expect(document.head.querySelectorAll('link')).toHaveLength(1)
  })
})

describe('the scroll lock', () => {
  const locked = () => document.documentElement.hasAttribute('data-locked')

  it('holds until the last lock is released, and each can be released once', () => {
    const first = browserPage.lockScroll()
    const second = browserPage.lockScroll()
    first()
    first()
    expect(locked()).toBe(true)
    second()
    expect(locked()).toBe(false)
  })
})

describe('a close request', () => {
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))

  it('is the Escape key in a browser without CloseWatcher, until it is stopped', () => {
    const onRequest = vi.fn()
    const stop = browserPage.onCloseRequest(onRequest)
    press('a')
    press('Escape')
    stop()
    press('Escape')
    expect(onRequest).toHaveBeenCalledTimes(1)
  })

  it("is the system's own in a browser with CloseWatcher", () => {
    const watchers: { onclose: (() => void) | null; destroyed: boolean }[] = []
    class Watcher {
      onclose: (() => void) | null = null
      destroyed = false
      constructor() {
        watchers.push(this)
      }
      destroy() {
        this.destroyed = true
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher)
    const onRequest = vi.fn()
    const stop = browserPage.onCloseRequest(onRequest)
    press('Escape')
    expect(onRequest).not.toHaveBeenCalled()
    watchers[0]?.onclose?.()
    expect(onRequest).toHaveBeenCalledTimes(1)
    stop()
    expect(watchers[0]).toMatchObject({ onclose: null, destroyed: true })
    vi.unstubAllGlobals()
  })
})

describe('the page', () => {
  it('reads the address', () => {
    const { origin, hostname, https, path, search, hash } = browserPage
    expect([origin, hostname, https, path, search, hash]).toEqual([
      'https://www.hongvan.example',
      'www.hongvan.example',
      true,
      '/m/home',
      '?r=1',
      '#slots',
    ])
  })

  it('replaces the address without a new history entry', () => {
    const { length } = history
    browserPage.replaceAddress('/m/home')
    expect([location.pathname + location.search + location.hash, history.length]).toEqual(['/m/home', length])
  })

  it.each([
    ['restored from the back/forward cache', true, 1],
    ['shown for the first time', false, 0],
  ])('reports a page that is %s (F081)', (_, persisted, calls) => {
    const onRestored = vi.fn()
    const stop = browserPage.onRestored(onRestored)
    const event = Object.assign(new Event('pageshow'), { persisted })
    window.dispatchEvent(event)
    stop()
    window.dispatchEvent(event)
    expect(onRestored).toHaveBeenCalledTimes(calls)
  })

  it('reports when the network is lost and returns', () => {
    const events: boolean[] = []
    const stop = browserPage.onOnline((online) => void events.push(online))
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    stop()
    window.dispatchEvent(new Event('offline'))
    expect(events).toEqual([false, true])
  })

  it.each([
    [['vi-VN', 'en'], 'vi-VN', ['vi-VN', 'en']],
    [[], 'vi-VN', ['vi-VN']],
    [undefined, 'vi-VN', ['vi-VN']],
    [undefined, undefined, ['']],
  ])('reads the languages %j and %j as %j (F147)', (languages, language, expected) => {
    vi.stubGlobal('navigator', { languages, language })
    expect(browserPage.languages).toEqual(expected)
    vi.unstubAllGlobals()
  })

  it('sets the language and its direction on the page', () => {
    browserPage.setLanguage('ur', 'rtl')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl'])
  })

  it('shows and hides the splash screen', () => {
    browserPage.showSplash(true)
    expect(document.documentElement.hasAttribute('data-splash')).toBe(true)
    browserPage.showSplash(false)
    expect(document.documentElement.hasAttribute('data-splash')).toBe(false)
  })
})

describe('the user, who would lose something by a navigation when busy,', () => {
  it.each([
    ['is not busy on an empty page', '', false],
    ['is busy after filling in a field', '<input value="minhanh88">', true],
    ['is busy after writing a message', '<textarea>Please help</textarea>', true],
    ['is busy while a dialog is open', '<dialog open>Verify</dialog>', true],
    ['is not busy with an empty field', '<input>', false],
    [
      'is not busy with a checkbox and hidden fields',
      '<input type="checkbox" value="on"><input type="hidden" value="7">',
      false,
    ],
    ['is not busy after closing a dialog', '<dialog>Verify</dialog>', false],
  ])('%s (F123)', (_, body, isBusy) => {
    document.body.innerHTML = body
    expect(browserPage.userBusy).toBe(isBusy)
  })

  it('is busy while an empty field has the focus (F123)', () => {
    document.body.innerHTML = '<input>'
    document.querySelector('input')?.focus()
    expect(browserPage.userBusy).toBe(true)
  })
})

describe('a document that is back', () => {
  const asNavigation = (type: string, name: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name } as never])
  const address = 'https://www.hongvan.example/m/login?r=1'

  it.each([
    ['navigate', address, false],
    ['navigate', `${address}&fresh=m1`, true],
    ['reload', address, true],
    ['back_forward', address, true],
  ])('is known after %s of %s: %s', (type, name, isBack) => {
    const spy = asNavigation(type, name)
    expect(browserPage.restored).toBe(isBack)
    spy.mockRestore()
  })

  it('is known after the browser had discarded it', () => {
    const spy = asNavigation('navigate', address)
    Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true })
    expect(browserPage.restored).toBe(true)
    Reflect.deleteProperty(document, 'wasDiscarded')
    spy.mockRestore()
  })

  it('has another key for each entry of the history and each page', () => {
    history.replaceState(null, '', '/m/home')
    const first = browserPage.entryKey
    history.replaceState({ key: 'abc' }, '', '/m/home')
    const second = browserPage.entryKey
    history.replaceState({ key: 'abc' }, '', '/m/login')
    expect(new Set([first, second, browserPage.entryKey]).size).toBe(3)
  })
})

describe('a new tab', () => {
  it('is opened at once, and cannot reach this page', () => {
    const tab = { opener: window }
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    expect(browserPage.openTab('https://events.hongvan.example/')).toBe(true)
    expect([open.mock.calls, tab.opener]).toEqual([[['https://events.hongvan.example/', '_blank']], null])
    open.mockReturnValue(null)
    expect(browserPage.openTab('https://events.hongvan.example/')).toBe(false)
    open.mockRestore()
  })
})

describe('typing', () => {
  it.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<iframe tabindex="0"></iframe>', true],
    ['<input data-held>', false],
    ['<button></button>', false],
  ])('is possible while %s has the focus: %s', (html, expected) => {
    document.body.innerHTML = html
    ;(document.body.firstElementChild as HTMLElement).focus()
    expect(browserPage.typing).toBe(expected)
  })
})
