// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { type FakeBrowser, fakeBrowser } from '../../support/fakes/fakeBrowser'
import type { FakeReply } from '../../support/fakes/fakeHttp'
import { failure, success } from '../../support/fakes/replies'
import { lanes, slots } from '../../support/games'
import { find, get, pageText } from '../../support/screen'
import {
  actAndSettle,
  back,
  memberSession,
  press,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'

const { marquee } = english

/** Those of the line; no other list has any. */
const announced =
  (...titles: string[]): FakeReply =>
  ({ query }) => {
    const listed = query.get('types') === 'MQ' ? titles : []
    return success({
      announcements: listed.map((title) => ({ id: `id ${title}`, title, content: '', promotionType: 'N' })),
    })
  }

/** Opens the lobby, with room for the line if the boot script would have made it. */
async function open(reply: FakeReply = announced('Friday'), { browser, ...options }: SiteOptions = {}) {
  const running = await startSite({
    ...options,
    browser: browser ?? fakeBrowser(),
    prepare: (prepared) => {
      prepared.http.answer('gameLanes', success(lanes(slots)))
      prepared.http.answer('announcements', reply)
      prepared.page.reserveLine(prepared.storage.has('announcementLine'))
      options.prepare?.(prepared)
    },
  })
  await running.browser.clock.advance(times.idle)
  return running
}

/** A second visit of the same device. */
async function openAgain(browser: FakeBrowser, reply?: FakeReply, options: SiteOptions = {}) {
  await stopSites()
  return open(reply, { ...options, browser })
}

const line = () => document.querySelector('.Marquee')
const isStill = () => line()?.classList.contains('Marquee--still')

describe('the lobby’s line of announcements', () => {
  it('does not come into a lobby that has no room for it, and moves nothing', async () => {
    const { browser } = await open()
    expect(
      browser.http
        .requestsTo('announcements')
        .map(({ query }) => [query.get('types'), query.get('platform')]),
    ).toContainEqual(['MQ', 'M'])
    expect(line()).toBeNull()
    expect(browser.page.lineSpace).toBe(false)
  })

  it('is there from the start of the next visit, with what was announced last, until the reply comes', async () => {
    const browser = fakeBrowser()
    await open(announced('Friday'), { browser })
    await openAgain(browser, failure('network'))
    expect(pageText(get('main'))).toContain('Friday')
    await openAgain(browser, announced('Saturday', 'Sunday'))
    const text = pageText(get('main'))
    expect(text).toContain('Saturday')
    expect(text).toContain('Sunday')
    expect(text).not.toContain('Friday')
  })

  it('is there when the lobby is opened again in this visit', async () => {
    const { browser } = await open(announced('Friday'), { session: {} })
    await press('link', 'Account')
    expect(browser.page.lineSpace).toBe(true)
    await back()
    await browser.clock.advance(times.idle)
    expect(pageText(get('main'))).toContain('Friday')
  })

  it('keeps its room when nothing is announced any more, and gives it back afterwards', async () => {
    const browser = fakeBrowser()
    await open(announced('Friday'), { browser })
    await openAgain(browser, announced(), { session: {} })
    expect(line()).toBeNull()
    expect(browser.page.lineSpace).toBe(true)
    await press('link', 'Account')
    expect(browser.page.lineSpace).toBe(false)
  })

  it('stops with its button, and stays stopped for this session (D15)', async () => {
    const browser = fakeBrowser()
    await open(announced('Friday'), { browser })
    await openAgain(browser)
    expect(isStill()).toBe(false)
    await press('button', marquee.pause)
    expect(isStill()).toBe(true)
    await openAgain(browser)
    expect(isStill()).toBe(true)
    await press('button', marquee.play)
    expect(isStill()).toBe(false)
    expect(browser.storage.read('marquee')).toBeUndefined()
  })

  it('stands still in a hidden tab and below a dialog (D15)', async () => {
    const browser = fakeBrowser()
    await open(announced('Friday'), { browser })
    await openAgain(browser)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(isStill()).toBe(true)
    await actAndSettle(() => browser.page.setVisible(true))
    expect(isStill()).toBe(false)
    await press('button', 'Search')
    expect(isStill()).toBe(true)
  })

  it('leads to the activity page, where the manifest mounts it', async () => {
    const browser = fakeBrowser()
    const routes: Manifest['routes'] = {
      '/m/home': { page: 'lobby' },
      '/m/login': { page: 'login' },
      '/m/activity': { page: 'rewards', guard: true },
    }
    await open(announced('Friday'), { browser })
    await openAgain(browser)
    expect(find('link', 'Friday')).toBeUndefined()
    await openAgain(browser, announced('Friday'), { manifest: { routes } })
    await press('link', 'Friday')
    expect(location.pathname + location.search).toBe('/m/activity?id=id+Friday')
  })

  it('is another one for another member: nobody sees what was announced to somebody else (D21)', async () => {
    const browser = fakeBrowser()
    await open(announced('For seven'), { browser, session: {} })
    const { site } = await openAgain(browser, announced('For seven'), { session: {} })
    expect(pageText(get('main'))).toContain('For seven')
    browser.http.answer('announcements', announced('For nine'), 1000)
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-9', id: '9' }))
    expect(pageText(get('main'))).not.toContain('For seven')
    await browser.clock.advance(times.idle + 1000)
    expect(pageText(get('main'))).not.toContain('For seven')
    await press('link', 'Account')
    await back()
    await browser.clock.advance(times.idle)
    expect(pageText(get('main'))).toContain('For nine')
  })

  it('is not changed by a late reply to a member who has logged out (F048)', async () => {
    const browser = fakeBrowser()
    await open(announced('For all'), { browser })
    const { site } = await openAgain(browser, announced('For all'))
    browser.http.answer('announcements', announced('For seven'), 1000)
    await actAndSettle(() => site.session.begin(memberSession))
    browser.http.answer('announcements', announced('For all'))
    await actAndSettle(() => site.session.end())
    await browser.clock.advance(1000)
    expect(pageText(get('main'))).toContain('For all')
    expect(pageText(get('main'))).not.toContain('For seven')
  })

  it('has only what is for this member, also when the type of the account becomes known later (E3.18)', async () => {
    const forMembers: FakeReply = ({ query }) => {
      const listed = query.get('types') === 'MQ' ? [{ id: 'a', title: 'For members', execution: 'A' }] : []
      return success({ announcements: listed })
    }
    const stored = { session: { token: 'token-7', merchantCode: 'hongvan', id: '7' } }
    const browser = fakeBrowser()
    await open(forMembers, { browser, stored })
    browser.http.answer('memberInfo', success({ id: '7', type: 4 }), 5000)
    await openAgain(browser, forMembers, { stored })
    expect(pageText(get('main'))).toContain('For members')
    await browser.clock.advance(5000)
    expect(pageText(get('main'))).not.toContain('For members')
  })

  it('makes no room in the lobby that is open when somebody logs in', async () => {
    const { browser, site } = await open()
    await actAndSettle(() => site.session.begin(memberSession))
    expect(browser.page.lineSpace).toBe(false)
    expect(line()).toBeNull()
  })
})
