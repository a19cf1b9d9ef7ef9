import { describe, expect, it } from 'vitest'
import { siteTarget } from '../../../runtime/rules/network/mountedTarget'
import { readPageMessage, readPushMessage } from '../../../runtime/rules/push/pushMessage'
import * as limits from '../../../runtime/tables/limits'
import fc from '../../support/properties'

const origin = 'https://www.hongvan.example'
const read = (raw: unknown) => readPushMessage(raw, origin)

describe('a push message', () => {
  it('is read as the worker gets it, from the console and from a server (E1.07)', () => {
    const expected = {
      title: 'Draw 118',
      body: 'You have won',
      icon: `${origin}/m/icons/bell.png`,
      path: '/m/rewardCenter?from=push',
      tag: 'id-1',
    }
    const notification = { title: ' Draw 118 ', body: 'You have won', icon: '/m/icons/bell.png' }
    const link = `${origin}/m/rewardCenter?from=push`
    expect(read({ fcmMessageId: 'id-1', notification: { ...notification, click_action: link } })).toEqual(
      expected,
    )
    const fromServer = { fcmMessageId: 'id-1', notification }
    expect(read({ ...fromServer, fcmOptions: { link } })).toEqual(expected)
    expect(read({ ...fromServer, data: { url: '/m/rewardCenter?from=push' } })).toEqual(expected)
  })

  it('with a body alone has it as its title; without words it is none', () => {
    expect(read({ notification: { body: 'You have won' } })).toEqual({ title: 'You have won', body: '' })
    for (const raw of [undefined, 'x', {}, { data: { url: '/m/home' } }, { notification: { title: {} } }])
      expect(read(raw)).toBeUndefined()
  })

  it('is cut, never within a character', () => {
    const title = read({ notification: { title: '🎰'.repeat(limits.message + 1) } })?.title
    expect(title).toBe('🎰'.repeat(limits.message))
  })

  it('has a picture of its own origin only', () => {
    for (const icon of [
      'https://evil.example/a.png',
      'data:image/png;base64,AA',
      'http://[',
      '//evil.example/a',
    ])
      expect(read({ notification: { title: 'a', icon } })).toEqual({ title: 'a', body: '' })
  })

  it.each([
    ['/m/home', '/m/home'],
    [`${origin}/m/home#top`, '/m/home#top'],
    ['/m/home?token=a&tokens=b&sessionId=c&env=d&r=e', '/m/home?r=e'],
    ['/wps/session', undefined],
    ['/', undefined],
    ['https://evil.example/m/home', undefined],
    ['//evil.example/m/home', undefined],
    ['javascript:alert(1)', undefined],
    ['https://user@www.hongvan.example/m/home', undefined],
    ['', undefined],
  ])('leads with %s to %s (D16, D26)', (link, expected) => {
    expect(siteTarget(link, origin)).toBe(expected)
  })

  it('never leads outside the site, whatever it is (D16)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (link) => {
        const path = siteTarget(link, origin)
        if (path !== undefined) expect(new URL(path, origin).href.startsWith(`${origin}/m/`)).toBe(true)
      }),
    )
  })
})

it.each([
  [{ type: 'openPage', path: '/m/home' }, true],
  [{ type: 'openPage' }, false],
  [{ type: 'showMessage', message: { notification: { title: 'Draw 118' } } }, true],
  [{ isFirebaseMessaging: true }, false],
  [null, false],
])('a message of the worker to a page: %j', (raw, isOurs) => {
  expect(readPageMessage(raw)).toEqual(isOurs ? raw : undefined)
})
