// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserPage } from '../../runtime/browser/page'

beforeEach(() => {
  window.happyDOM.setURL('https://www.hongvan.example/m/home?r=1#slots')
  document.head.innerHTML = '<meta name="description" content="old"><meta name="robots" content="noindex">'
})

const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')

describe('the head', () => {
  it('has the new values, and nothing of the previous page', () => {
    browserPage.setHead({ title: 'Lobby', description: 'Every draw' })
    expect([document.title, meta('description'), meta('robots'), canonical()]).toEqual([
      'Lobby',
      'Every draw',
      undefined,
      undefined,
    ])
    browserPage.setHead({ title: 'Lost', robots: 'noindex', canonical: 'https://www.hongvan.example/m/home' })
    expect([document.title, meta('description'), meta('robots'), canonical()]).toEqual([
      'Lost',
      undefined,
      'noindex',
      'https://www.hongvan.example/m/home',
    ])
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

  it('is the Escape key where there is no CloseWatcher, until it is stopped', () => {
    const requested = vi.fn()
    const stop = browserPage.onCloseRequest(requested)
    press('a')
    press('Escape')
    stop()
    press('Escape')
    expect(requested).toHaveBeenCalledTimes(1)
  })

  it("is the system's own where there is a CloseWatcher", () => {
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
    const requested = vi.fn()
    const stop = browserPage.onCloseRequest(requested)
    press('Escape')
    expect(requested).not.toHaveBeenCalled()
    watchers[0]?.onclose?.()
    expect(requested).toHaveBeenCalledTimes(1)
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

  it('replaces the address without a new entry of the history', () => {
    const { length } = history
    browserPage.replaceAddress('/m/home')
    expect([location.pathname + location.search + location.hash, history.length]).toEqual(['/m/home', length])
  })

  it.each([
    ['restored from the back/forward cache', true, 1],
    ['shown for the first time', false, 0],
  ])('reports a page that is %s (F081)', (_, persisted, calls) => {
    const restored = vi.fn()
    const stop = browserPage.onRestored(restored)
    const event = Object.assign(new Event('pageshow'), { persisted })
    window.dispatchEvent(event)
    stop()
    window.dispatchEvent(event)
    expect(restored).toHaveBeenCalledTimes(calls)
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

describe('a user who would lose something by a navigation', () => {
  it.each([
    ['nobody, where there is nothing', '', false],
    ['has typed', '<input value="minhanh88">', true],
    ['has written', '<textarea>Please help</textarea>', true],
    ['has a dialog open', '<dialog open>Verify</dialog>', true],
    ['has a field before them, empty', '<input>', false],
    [
      'has a box and hidden values',
      '<input type="checkbox" value="on"><input type="hidden" value="7">',
      false,
    ],
    ['has closed the dialog', '<dialog>Verify</dialog>', false],
  ])('%s (F123)', (_, body, engaged) => {
    document.body.innerHTML = body
    expect(browserPage.userBusy).toBe(engaged)
  })

  it('has the focus in an empty field (F123)', () => {
    document.body.innerHTML = '<input>'
    document.querySelector('input')?.focus()
    expect(browserPage.userBusy).toBe(true)
  })
})
