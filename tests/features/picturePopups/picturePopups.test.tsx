// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { PictureData } from '../../../runtime/browser/page/pictures'
import { overlays } from '../../../runtime/tables/overlays'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { pictureData } from '../../support/fakes/fakePictures'
import { success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, back, press, type SiteOptions, startSite } from '../../support/site'
import { merchantWith } from '../download/downloadPage'

const { common, picturePopups } = english

const group = (...names: string[]) =>
  success({
    banners: names.map((name) => ({ id: name, title: `Title ${name}`, url: `/wps/media/${name}.webp` })),
  })

function start({ prepare, ...options }: SiteOptions = {}) {
  return startSite({
    manifest: merchantWith({}, { bar: { show: false }, install: false }),
    ...options,
    prepare(browser) {
      browser.http.answer('banners', (sent) => {
        const name = sent.query.get('groupName')
        return name === 'm_popup1' ? group('one') : name === 'm_popup2' ? group('two') : group()
      })
      prepare?.(browser)
    },
  })
}

const shownPicture = () =>
  ['src', 'width', 'height'].map((name) =>
    document.querySelector('.PicturePopup-picture')?.getAttribute(name),
  )

const closed = (browser: {
  storage: { read(key: 'picturePopupsClosed' | 'picturePopupNames'): unknown }
}) => [browser.storage.read('picturePopupsClosed'), browser.storage.read('picturePopupNames')]

describe('the pictures that pop up', () => {
  it('come after 20 seconds, the first and then the second, and not again in this session (E1.03, E2.41, E4.44, E4.45)', async () => {
    const { browser, site } = await start()
    await browser.clock.advance(overlays.picturePopup.delay - 1)
    expect(namesOf('dialog')).toEqual([])
    await browser.clock.advance(1)
    expect(namesOf('dialog')).toEqual(['Title one'])
    await press('button', common.close)
    await browser.clock.advance(times.firstMinute - overlays.picturePopup.delay - 1)
    expect(namesOf('dialog')).toEqual([])
    await browser.clock.advance(1)
    expect(namesOf('dialog')).toEqual(['Title two'])
    const save = get('link', picturePopups.save)
    expect([save.getAttribute('href')?.split('?')[0], save.getAttribute('download')]).toEqual([
      '/wps/media/two.webp',
      'two.webp',
    ])
    await press('link', picturePopups.save)
    await browser.clock.advance(times.leaveAnimation)
    expect(closed(browser)).toEqual([true, { m_popup1: 'one.webp', m_popup2: 'two.webp' }])
    await actAndSettle(() => site.go('/m/rewardCenter'))
    await actAndSettle(() => site.go('/m/home'))
    await browser.clock.advance(overlays.picturePopup.delay * 2)
    expect(namesOf('dialog')).toEqual([])
  })

  it('come only with another picture than the last one (E3.15, E4.45, E4.47)', async () => {
    const { browser } = await start({
      stored: { picturePopupNames: { m_popup1: 'one.webp', m_popup2: 'old.webp' } },
    })
    await browser.clock.advance(overlays.picturePopup.delay)
    expect(namesOf('dialog')).toEqual(['Title two'])
  })

  it.each([
    ['another page', { path: '/m/login' }],
    ['the native app', { prepare: ({ native }) => Object.assign(native, { userAgent: 'WLApp/2.4' }) }],
    ['an installed site', { prepare: ({ native }) => Object.assign(native, { standalone: true }) }],
    ['a session that has closed them', { stored: { picturePopupsClosed: true } }],
  ] as [string, SiteOptions][])('do not come with %s (E4.45, E4.46, E4.47)', async (_, options) => {
    const { browser } = await start(options)
    await browser.clock.advance(overlays.picturePopup.delay * 2)
    expect(namesOf('dialog')).toEqual([])
  })

  it('wait until no other layer is open', async () => {
    const { browser } = await start()
    await press('button', english.shell.logIn)
    await browser.clock.advance(overlays.picturePopup.delay * 2)
    expect(namesOf('dialog')).toEqual([english.login.title])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation + times.tick)
    expect(namesOf('dialog')).toEqual(['Title one'])
  })

  it('come after the seconds that the manifest names, also without an app to download (E4.47, E9.11)', async () => {
    const { browser } = await start({ session: {}, manifest: { popups: { delaySeconds: 45 } } })
    await browser.clock.advance(times.seconds(45) - 1)
    expect(namesOf('dialog')).toEqual([])
    await browser.clock.advance(1)
    expect(namesOf('dialog')).toEqual(['Title one'])
  })

  it('wait in a tab that nobody sees, and in the moment when another popup is open (F152)', async () => {
    const { browser, site } = await start()
    browser.page.setVisible(false)
    await browser.clock.advance(overlays.picturePopup.delay * 2)
    expect(namesOf('dialog')).toEqual([])
    let closeOffer: Promise<unknown> = Promise.resolve()
    await actAndSettle(() => {
      closeOffer = site.openOverlay('downloadSheet', {
        forced: false,
        systemPrompt: false,
        canInstall: false,
      })
    })
    await actAndSettle(() => browser.page.setVisible(true))
    await browser.clock.advance(times.tick * 2)
    expect(all('dialog')).toHaveLength(1)
    await press('button', english.download.stay)
    await actAndSettle(() => closeOffer)
    await browser.clock.advance(times.leaveAnimation + times.tick)
    expect(namesOf('dialog')).toEqual(['Title one'])
  })

  it('that cannot be loaded close silently, and count as not seen', async () => {
    const { browser } = await start({
      prepare: ({ http }) =>
        http.answer('banners', (sent) =>
          sent.query.get('groupName') === 'm_popup1' ? group('one') : group(),
        ),
    })
    await browser.clock.advance(overlays.picturePopup.delay)
    await actAndSettle(() =>
      document.querySelector('.PicturePopup-picture')?.dispatchEvent(new Event('error')),
    )
    await browser.clock.advance(times.leaveAnimation)
    expect([find('dialog'), ...closed(browser)]).toEqual([undefined, undefined, undefined])
  })

  it('are fetched before they open, in the width of a phone, and shown as data (E7.42)', async () => {
    const { browser } = await start({ manifest: { platform: { imageWidthParameter: 'w' } } })
    await browser.clock.advance(overlays.picturePopup.delay - 1)
    expect(browser.pictureStore.loaded).toEqual([])
    await browser.clock.advance(1)
    expect(browser.pictureStore.loaded).toEqual(['/wps/media/one.webp?w=640'])
    expect(shownPicture()).toEqual([pictureData.src, '960', '420'])
    await press('button', common.close)
    expect(browser.pictureStore.forgotten).toEqual(['/wps/media/one.webp?w=640'])
  })

  it('are loaded by their address where they cannot be fetched (E7.42)', async () => {
    const { browser } = await start({
      prepare: ({ pictureStore }) => pictureStore.answers.set('/wps/media/one.webp', undefined),
    })
    await browser.clock.advance(overlays.picturePopup.delay)
    expect(shownPicture()).toEqual(['/wps/media/one.webp', '320', '320'])
  })

  it.each<[string, 'missing' | PictureData]>([
    ['do not exist', 'missing'],
    ['are a single pixel', { ...pictureData, width: 1, height: 1 }],
  ])('that %s are left out: the second comes (E7.42, F135)', async (_, answer) => {
    const { browser } = await start({
      prepare: ({ pictureStore }) => pictureStore.answers.set('/wps/media/one.webp', answer),
    })
    await browser.clock.advance(overlays.picturePopup.delay)
    expect(namesOf('dialog')).toEqual(['Title two'])
    await press('button', common.close)
    expect(closed(browser)).toEqual([true, { m_popup1: '', m_popup2: 'two.webp' }])
  })

  it.each<[string, 'missing' | PictureData]>([
    ['does not have them', 'missing'],
    ['has a single pixel there', { ...pictureData, width: 1, height: 1 }],
  ])('come from the next image host when the first %s (E3.44, F135)', async (_, answer) => {
    const { browser } = await start({
      manifest: { hosts: { image: ['a.cdn.example', 'b.cdn.example'] } },
      prepare({ http, pictureStore }) {
        http.answer('settings', success({ imageCDNs: ['a.cdn.example', 'evil.example', 'b.cdn.example'] }))
        http.answer('banners', success({ banners: [{ url: 'one.webp', title: 'Title one' }] }))
        pictureStore.answers.set('https://a.cdn.example/one.webp', answer)
      },
    })
    await browser.clock.advance(overlays.picturePopup.delay)
    expect(browser.pictureStore.loaded).toEqual([
      'https://a.cdn.example/one.webp',
      'https://b.cdn.example/one.webp',
    ])
    expect(shownPicture()[0]).toBe(pictureData.src)
    expect(get('link', picturePopups.save).getAttribute('href')).toBe('https://b.cdn.example/one.webp')
    await press('button', common.close)
    expect(browser.pictureStore.forgotten).toEqual(['https://b.cdn.example/one.webp'])
    expect(takeConsole()).toHaveLength(1)
  })

  it('of a host that the manifest does not list never come (D16)', async () => {
    const { browser } = await start({
      prepare: ({ http }) =>
        http.answer('banners', success({ banners: [{ url: 'https://evil.example/a.webp' }] })),
    })
    await browser.clock.advance(overlays.picturePopup.delay * 2)
    expect([browser.pictureStore.loaded, all('dialog')]).toEqual([[], []])
  })

  it('come from the host’s answer to this member only: one that is late for another is dropped (D21)', async () => {
    let release = (): void => undefined
    const { browser, site } = await start({
      session: {},
      prepare: ({ pictureStore }) => {
        pictureStore.until = new Promise<void>((resolve) => {
          release = resolve
        })
      },
    })
    await browser.clock.advance(overlays.picturePopup.delay)
    await actAndSettle(() =>
      site.session.begin({ token: 'token-8', merchantCode: 'hongvan', id: '8', type: 0 }),
    )
    await actAndSettle(release)
    expect(namesOf('dialog')).toEqual([])
    await browser.clock.advance(overlays.picturePopup.delay)
    expect(namesOf('dialog')).toEqual(['Title one'])
  })

  it('close when the member changes, and come again for the next one (D21)', async () => {
    const { browser, site } = await start({ session: {} })
    await browser.clock.advance(overlays.picturePopup.delay)
    await actAndSettle(() =>
      site.session.begin({ token: 'token-8', merchantCode: 'hongvan', id: '8', type: 0 }),
    )
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), ...closed(browser)]).toEqual([[], undefined, undefined])
    await browser.clock.advance(times.firstMinute - overlays.picturePopup.delay)
    expect(namesOf('dialog')).toEqual(['Title one'])
  })
})

describe('the picture of a popup', () => {
  const withLink = (link: object, options: SiteOptions = {}) =>
    start({
      ...options,
      manifest: { hosts: { banner: ['events.hongvan.example'] } },
      prepare: ({ http }) =>
        http.answer('banners', (sent) =>
          sent.query.get('groupName')?.startsWith('m_popup')
            ? success({
                banners: [{ url: '/wps/media/one.webp', title: 'One', linkageType: 'URL', ...link }],
              })
            : group(),
        ),
    })
  const tapPicture = () =>
    actAndSettle(() => document.querySelector<HTMLElement>('.PicturePopup-link')?.click())

  it('leads to a page of the site and closes the popups; Back leads to the lobby (E5.20, E4.45)', async () => {
    const { browser } = await withLink({ linkage: '/m/register' })
    await browser.clock.advance(overlays.picturePopup.delay)
    await tapPicture()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/register', []])
    await back()
    expect(location.pathname).toBe('/m/home')
    expect(closed(browser)).toEqual([true, { m_popup1: 'one.webp', m_popup2: '' }])
  })

  it('has what its link leads to as its main action, and saving beside it (E2.41, E5.20)', async () => {
    const { browser } = await withLink({ linkage: '/m/register' })
    await browser.clock.advance(overlays.picturePopup.delay)
    const kinds = (): readonly (string | undefined)[] =>
      [...document.querySelectorAll('dialog .Button')].map(
        (button) => /Button--(filled|text)/.exec(button.className)?.[1],
      )
    expect(kinds()).toEqual(['text', 'filled'])
    await press('link', picturePopups.see)
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, closed(browser)[0]]).toEqual(['/m/register', true])
  })

  it('opens another site within the tap, and says so (E5.22)', async () => {
    const { browser } = await withLink({ linkage: 'events.hongvan.example' })
    await browser.clock.advance(overlays.picturePopup.delay)
    expect(pageText(get('dialog'))).toContain('Opens events.hongvan.example in a new tab')
    let openedInTap: readonly string[] = []
    await actAndSettle(() => {
      document.querySelector<HTMLElement>('.PicturePopup-link')?.click()
      openedInTap = [...browser.page.openedTabs]
    })
    expect(openedInTap).toEqual(['https://events.hongvan.example/'])
    await browser.clock.advance(times.leaveAnimation + times.tick)
    expect(all('dialog')).toEqual([])
  })

  it('opens the login in its place where the link needs a member (E5.19, D19)', async () => {
    const { browser } = await withLink({ linkage: '/m/rewardCenter' })
    await browser.clock.advance(overlays.picturePopup.delay)
    await tapPicture()
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([english.login.title])
    await back()
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
  })

  it('is no link without one', async () => {
    const { browser } = await start()
    await browser.clock.advance(overlays.picturePopup.delay)
    expect(document.querySelector('.PicturePopup-link')).toBeNull()
  })
})
