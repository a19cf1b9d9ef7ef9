// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { success } from '../support/fakes/replies'
import { find, get, namesOf } from '../support/screen'
import { actAndSettle, press, type SiteOptions, startSite } from '../support/site'
import { merchantWith } from './downloadPage'

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

const closed = (browser: {
  storage: { read(key: 'picturePopupsClosed' | 'picturePopupNames'): unknown }
}) => [browser.storage.read('picturePopupsClosed'), browser.storage.read('picturePopupNames')]

describe('the pictures that pop up', () => {
  it('come after 20 seconds, the first and then the second, and not again in this session (E2.41, E4.44, E4.45)', async () => {
    const { browser, site } = await start()
    await browser.clock.advance(times.picturePopup - 1)
    expect(namesOf('dialog')).toEqual([])
    await browser.clock.advance(1)
    expect(namesOf('dialog')).toEqual(['Title one'])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
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
    await browser.clock.advance(times.picturePopup * 2)
    expect(namesOf('dialog')).toEqual([])
  })

  it('come only with another picture than the last one (E4.45)', async () => {
    const { browser } = await start({
      stored: { picturePopupNames: { m_popup1: 'one.webp', m_popup2: 'old.webp' } },
    })
    await browser.clock.advance(times.picturePopup)
    expect(namesOf('dialog')).toEqual(['Title two'])
  })

  it.each([
    ['another page', { path: '/m/login' }],
    ['an installed site', { prepare: ({ native }) => Object.assign(native, { standalone: true }) }],
    ['a session that has closed them', { stored: { picturePopupsClosed: true } }],
  ] as [string, SiteOptions][])('do not come with %s (E4.45)', async (_, options) => {
    const { browser } = await start(options)
    await browser.clock.advance(times.picturePopup * 2)
    expect(namesOf('dialog')).toEqual([])
  })

  it('wait until no other layer is open', async () => {
    const { browser } = await start()
    await press('button', english.shell.logIn)
    await browser.clock.advance(times.picturePopup * 2)
    expect(namesOf('dialog')).toEqual([english.login.title])
    await press('button', common.close)
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
    await browser.clock.advance(times.picturePopup)
    await actAndSettle(() =>
      document.querySelector('.PicturePopup-picture')?.dispatchEvent(new Event('error')),
    )
    await browser.clock.advance(times.leaveAnimation)
    expect([find('dialog'), ...closed(browser)]).toEqual([undefined, undefined, undefined])
  })
})
