// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { keptParams } from '../../runtime/tables/queryParams'
import english from '../../runtime/text/EN.json'
import { all, find, get, pageText } from '../support/screen'
import { actAndSettle, back, press, type SiteOptions, startSite } from '../support/site'

const address = (): string => location.pathname + location.search + location.hash
const hasHeading = (text: string): boolean => find('heading', text) !== undefined

describe('a guarded page', () => {
  it.each(['/m/member/home', '/m/rewardCenter'])(
    '%s sends a visitor without a token to /m/login (I2.12, E2.17, I6.02)',
    async (path) => {
      const { browser } = await startSite({ path })
      expect(address()).toBe('/m/login')
      expect(hasHeading(english.login.title)).toBe(true)
      for (const call of ['memberInfo', 'balance', 'promotions'])
        expect(browser.http.requestsTo(call)).toEqual([])
    },
  )

  it('opens for a member with a token from the session (I2.12, E2.18, I6.03)', async () => {
    await startSite({ path: '/m/member/home', session: {} })
    expect(address()).toBe('/m/member/home')
    expect(hasHeading('minhanh88')).toBe(true)
  })

  it('passes only the preserved parameters on to the login (I9.25, E5.50)', async () => {
    const preserved = keptParams.map((name) => `${name}=${name}-value`).join('&')
    await startSite({ path: `/m/member/home?${preserved}&other=1&page=2#part` })
    expect(address()).toBe(`/m/login?${preserved}`)
  })

  it('replaces its history entry, so that Back does not return to the guard', async () => {
    const { site } = await startSite({ path: '/m/home' })
    await actAndSettle(() => site.go('/m/member/home'))
    expect(address()).toBe('/m/login')
    await back()
    expect(address()).toBe('/m/home')
  })

  it('redirects when the session ends', async () => {
    const { site } = await startSite({ path: '/m/member/home', session: {} })
    await actAndSettle(() => site.session.end())
    expect(address()).toBe('/m/login')
    expect(pageText()).not.toContain('minhanh88')
  })

  it('for visitors sends a member to the lobby (I2.04)', async () => {
    await startSite({ path: '/m/login?r=7', session: {} })
    expect(address()).toBe('/m/home?r=7')
  })

  it('may have a stricter guard in the manifest', async () => {
    const routes = {
      '/m/home': { page: 'lobby' },
      '/m/login': { page: 'login', guard: { not: 'app' }, otherwise: '/m/home' },
    } as const
    await startSite({ path: '/m/login', session: {}, manifest: { routes } })
    expect(address()).toBe('/m/login')
  })
})

describe('preserved parameters', () => {
  it('survive every navigation: links, taps, Back, redirects (I9.25, E5.50)', async () => {
    const { site } = await startSite({ path: '/m/home?affiliateCode=a%26b&kw=x&utm=1' })
    await actAndSettle(() => site.go('/m/member/home'))
    expect(address()).toBe('/m/login?affiliateCode=a%26b&kw=x')
    await press('link', english.common.back)
    expect(address()).toBe('/m/home?affiliateCode=a%26b&kw=x')
    await actAndSettle(() => site.go('/m/login'))
    expect(address()).toBe('/m/login?affiliateCode=a%26b&kw=x')
  })
})

describe('addresses', () => {
  it.each([
    ['/', '/m/home'],
    ['/m', '/m/home'],
    ['/?r=1&x=2', '/m/home?r=1'],
    ['/m/home/', '/m/home'],
    ['/m//home', '/m/home'],
    ['/M/Home', '/m/home'],
    ['/m/login.html', '/m/login'],
    ['/m/home/?x=1#slots', '/m/home?x=1#slots'],
  ])('%s leads to %s (I2.01, I2.02, F021)', async (path, canonical) => {
    await startSite({ path })
    expect(address()).toBe(canonical)
    expect(all('main')).toHaveLength(1)
  })

  it('that are unknown show an error and a link to the lobby, and are not indexed (F021)', async () => {
    await startSite({ path: '/m/unknown?r=1' })
    expect(hasHeading(english.shell.notFoundTitle)).toBe(true)
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0)
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    await actAndSettle(() => get('main').querySelector('a')?.click())
    expect(address()).toBe('/m/home?r=1')
    expect(document.querySelector('meta[name="robots"]')).toBeNull()
    expect(document.title).toBe('Hồng Vân lobby')
  })

  it('of a page that the manifest does not mount are unknown', async () => {
    await startSite({
      path: '/m/rewardCenter',
      session: {},
      manifest: { routes: { '/m/home': { page: 'lobby' } } },
    })
    expect(hasHeading(english.shell.notFoundTitle)).toBe(true)
  })
})

describe('a new page', () => {
  it('gets the focus in its content and its title in the head', async () => {
    const { site } = await startSite()
    await actAndSettle(() => site.go('/m/login'))
    expect(document.activeElement).toBe(get('main'))
    expect(document.title).toBe('Hồng Vân log in')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('without a head of its own has the lobby’s, and is not indexed (E2.72, E2.74)', async () => {
    const { site } = await startSite({ session: {} })
    await actAndSettle(() => site.go('/m/rewardCenter'))
    expect(document.title).toBe('Hồng Vân lobby')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    await actAndSettle(() => site.go('/m/home'))
    expect(document.querySelector('meta[name="robots"]')).toBeNull()
  })

  it.each<[string, SiteOptions, string]>([
    ['of the bottom bar', {}, english.navigation.account],
    ['to the lobby', {}, english.shell.home],
    ['to the member’s home', { session: {} }, english.shell.account],
  ])('is opened in a new tab by a link %s, on a click with a modifier key', async (_, options, name) => {
    await startSite(options)
    let prevented: boolean | undefined
    document.body.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await actAndSettle(() =>
      get('link', name).dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
      ),
    )
    expect([prevented, address()]).toEqual([false, '/m/home'])
  })
})

describe('another address of the lobby', () => {
  it.each(['/m/', '/m/index.html'])(
    '%s may be indexed in every language, and Home is the current page there (E2.74, E2.72)',
    async (path) => {
      const { site } = await startSite({ path })
      const robots = (): string | undefined =>
        document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content
      await actAndSettle(() => site.changeLanguage('CN'))
      expect([document.title, robots()]).toEqual(['红云大厅', undefined])
      await actAndSettle(() => site.changeLanguage('EN'))
      expect(get('link', english.navigation.home).getAttribute('aria-current')).toBe('page')
    },
  )
})
