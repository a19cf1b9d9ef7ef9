// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { fakeBrowser, twoTabs } from '../../support/fakes/fakeBrowser'
import { success } from '../../support/fakes/replies'
import { all, get, namesOf } from '../../support/screen'
import {
  actAndSettle,
  memberSession,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'

const { member, shell } = english

const open = (options: SiteOptions = {}) => startSite({ path: '/m/member/home', session: {}, ...options })

const option = (number: number) => member.pictureOption.replace('{{number}}', String(number))
/** What the picture at this place shows: a drawing, or a letter. */
const drawn = (element: Element) => element.querySelector('.ProfileIcon')?.innerHTML
const own = () => drawn(get('button', member.picture))

const choose = async ({ browser }: RunningSite, number: number) => {
  await press('button', member.picture)
  await press('button', option(number))
  await browser.clock.advance(times.leaveAnimation)
}

describe('the profile picture', () => {
  it('is one of nine drawings, and no two are alike (I9.23, E9.23)', async () => {
    await open()
    expect(own()).toBeUndefined()
    await press('button', member.picture)
    const options = Array.from({ length: 9 }, (_, index) => option(index + 1))
    expect(namesOf('button')).toEqual([english.common.close, ...options])
    expect(new Set(options.map((name) => drawn(get('button', name)))).size).toBe(9)
  })

  it('are as many as the platform says, where the manifest leaves it to the platform (E3.43)', async () => {
    await open({
      manifest: { settings: { profileIconCount: { from: 'server' } } },
      prepare: ({ http }) => http.answer('settings', success({ gw: { PROFILE_ICON_COUNT: 4 } })),
    })
    await press('button', member.picture)
    expect(all('listitem').length).toBe(4)
  })

  it('that is chosen is shown in the member’s home and in the top bar, also after a reload', async () => {
    const browser = fakeBrowser()
    await choose(await open({ browser }), 3)
    const picture = own()
    expect(picture).toBeDefined()
    expect(all('dialog')).toEqual([])
    await press('button', member.picture)
    expect(get('button', option(3)).getAttribute('aria-pressed')).toBe('true')
    await stopSites()
    await open({ browser, path: '/m/home' })
    expect(drawn(get('link', shell.account))).toBe(picture)
  })

  it('is chosen in the other tab too', async () => {
    const [first, second] = twoTabs()
    await choose(await open({ browser: first }), 2)
    const stored = first.storage.read('profileIcons')
    await actAndSettle(() => second.storage.write('profileIcons', [{ ...(stored as object[])[0], icon: 6 }]))
    await press('button', member.picture)
    expect(get('button', option(7)).getAttribute('aria-pressed')).toBe('true')
  })

  it('is not that of another member directly after, and comes back with its own (D21)', async () => {
    const running = await open()
    const { site } = running
    await choose(running, 3)
    const picture = own()
    running.browser.http.answer('memberInfo', success({ id: 9, userName: 'other', type: 0 }))
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-9', id: '9' }))
    expect(own()).toBeUndefined()
    await choose(running, 5)
    running.browser.http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0 }))
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-10' }))
    expect(own()).toBe(picture)
  })

  it('goes back to the letter when it is no longer offered', async () => {
    const browser = fakeBrowser()
    await choose(await open({ browser }), 9)
    await stopSites()
    await open({ browser, manifest: { settings: { profileIconCount: 4 } } })
    expect(own()).toBeUndefined()
  })
})
