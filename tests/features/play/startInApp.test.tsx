// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { lanes, slots } from '../../support/games'
import { find, get, namesOf, pageText } from '../../support/screen'
import { press, type SiteOptions, startSite } from '../../support/site'
import { androidUserAgent, appResources, merchantWith } from '../download/downloadPage'

const { common, download, lobby, login } = english
const inAppOnly = lobby.appOnly.replace('{{name}}', 'Dragon')

const start = ({ prepare, manifest, ...options }: SiteOptions = {}) =>
  startSite({
    manifest: {
      ...merchantWith({}, { bar: { show: false } }),
      flags: { STARTGAMEINAPP3: true },
      ...manifest,
    },
    ...options,
    prepare(browser) {
      browser.http.answer('gameLanes', success(lanes(slots)))
      browser.http.answer('resources', appResources)
      browser.native.userAgent = androidUserAgent
      prepare?.(browser)
    },
  })

const tapGame = () => press('button', /^Dragon/)

describe('a merchant whose games start in the app only', () => {
  it.each([
    ['a visitor', {}],
    ['a member', { session: {} }],
  ])('asks %s in a browser to download the app (E4.34, E8.15, I5.19)', async (_, options) => {
    const { browser } = await start(options)
    await tapGame()
    expect(pageText(get('dialog', common.notice))).toContain(inAppOnly)
    await press('button', download.app)
    await browser.clock.advance(times.leaveAnimation)
    expect(get('link', download.android).getAttribute('href')).toBe('/wps/media/app/hongvan.apk')
  })

  it('has no button for an app that it does not offer (E4.34)', async () => {
    await start({ manifest: { download: undefined } as never })
    await tapGame()
    expect(pageText(get('dialog', common.notice))).toContain(inAppOnly)
    expect(find('button', download.app)).toBeUndefined()
  })

  it.each<[string, SiteOptions]>([
    ['the app', { prepare: ({ native }) => void Object.assign(native, { userAgent: 'WLApp/2.4.39' }) }],
    ['an installed site', { prepare: ({ native }) => void Object.assign(native, { standalone: true }) }],
    ['a browser, with the flag off', { manifest: { flags: { STARTGAMEINAPP3: false } } }],
    ['a browser, with the flag unknown', { manifest: { flags: { STARTGAMEINAPP3: 'server' } } }],
  ])('plays on in %s (E4.34, I5.19)', async (_, options) => {
    await start(options)
    await tapGame()
    expect(namesOf('dialog')).toEqual([login.title])
  })
})
