// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { logOut } from '../../../runtime/kit/identity/logOut'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { find, pageText } from '../../support/screen'
import { actAndSettle, press } from '../../support/site'
import { startPush } from './pushSite'

const { common } = english

describe('a message', () => {
  const message = (extra: object = {}) => ({
    notification: { title: 'Draw 118', body: 'You have won' },
    data: { url: '/m/rewardCenter' },
    ...extra,
  })

  it('that comes while the site is open is a card, and leads to its page (E1.07)', async () => {
    const { browser } = await startPush()
    await actAndSettle(() => browser.messenger.receive(message()))
    const region = document.querySelector('.PushMessage')
    expect([region?.getAttribute('role'), region?.getAttribute('aria-live')]).toEqual(['status', 'polite'])
    expect(pageText(region as HTMLElement)).toContain('You have won')
    await press('link', /Draw 118/)
    expect([location.pathname, find('link', /Draw 118/)]).toEqual(['/m/rewardCenter', undefined])
  })

  it('leaves by itself, but not while it has the focus (D15)', async () => {
    const { browser } = await startPush()
    await actAndSettle(() => browser.messenger.receive(message()))
    const region = document.querySelector('.PushMessage') as HTMLElement
    await actAndSettle(() => region.querySelector('a')?.focus())
    await browser.clock.advance(times.pushMessage * 2)
    expect(find('link', /Draw 118/)).toBeDefined()
    await actAndSettle(() => (document.activeElement as HTMLElement).blur())
    await browser.clock.advance(times.pushMessage - 1)
    expect(find('link', /Draw 118/)).toBeDefined()
    await browser.clock.advance(1)
    expect(find('link', /Draw 118/)).toBeUndefined()
  })

  it('is replaced by the next one, and can be closed', async () => {
    const { browser } = await startPush()
    await actAndSettle(() => browser.messenger.receive(message()))
    await actAndSettle(() => browser.messenger.receive({ notification: { title: 'Draw 119' } }))
    expect(pageText(document.querySelector('.PushMessage') as HTMLElement)).toBe('Draw 119')
    await press('button', common.close)
    expect(pageText(document.querySelector('.PushMessage') as HTMLElement)).toBe('')
  })

  it('for a member who has logged out is gone, and a later one is not shown (D21)', async () => {
    const { browser, site } = await startPush()
    await actAndSettle(() => browser.messenger.receive(message()))
    await actAndSettle(() => void logOut(site))
    await actAndSettle(() => browser.messenger.receive(message()))
    expect(pageText()).not.toContain('Draw 118')
    expect(browser.messenger.tap('/m/rewardCenter')).toBe(false)
  })

  it('that was tapped outside opens its page in the site (E1.07)', async () => {
    const { browser } = await startPush()
    await actAndSettle(() => browser.messenger.tap('/m/rewardCenter?from=push'))
    expect(location.pathname + location.search).toBe('/m/rewardCenter?from=push')
  })
})
