import { describe, expect, it } from 'vitest'
import type { HttpResponse } from '../../runtime/browser/browser'
import { Failure } from '../../runtime/rules/network/failure'
import { readReply } from '../../runtime/shell/platform/readReply'
import { type CallName, calls } from '../../runtime/tables/calls'
import * as limits from '../../runtime/tables/limits'
import * as times from '../../runtime/tables/times'
import { failure, html, json, refusal, success } from '../support/fakes/replies'
import { outcome, setUpPlatform } from './setUpPlatform'

const text = (content: string, status = 200): HttpResponse => ({
  status,
  contentType: 'application/json',
  text: content,
})

const failureOf = (response: HttpResponse): Failure => {
  try {
    readReply(response, 'balance', calls.balance)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('It was read as a successful reply')
}

describe('a successful reply', () => {
  it.each<[unknown]>([[{ a: 1 }], [[]], [''], [0], [false], ['text']])(
    'returns its value %j (I7.02, E7.04)',
    (value) => {
      expect(readReply(success(value), 'balance', calls.balance)).toEqual(value)
    },
  )

  it('needs no value when the call returns nothing', () => {
    expect(readReply(success(), 'logout', calls.logout)).toBeUndefined()
  })

  it.each(['application/json', 'text/json', 'application/problem+json', 'application/vnd.platform+json'])(
    'may have the content type %s',
    (contentType) => {
      expect(readReply({ ...success(1), contentType }, 'balance', calls.balance)).toBe(1)
    },
  )
})

describe('a malformed reply', () => {
  it.each<[string, HttpResponse, object]>([
    ['an HTML page is a network failure (F002)', html(), { kind: 'network', detail: { status: 200 } }],
    [
      'JSON with the content type of HTML is a network failure (F002)',
      { ...success(1), contentType: 'text/html' },
      { kind: 'network' },
    ],
    ['truncated JSON is a network failure (F002)', text('{"success":tr'), { kind: 'network' }],
    ['a list is a network failure (F002)', json([]), { kind: 'network' }],
    ['an empty body is an unknown error (F041)', text(''), { kind: 'empty' }],
    ['a 204 is an unknown error (F041)', { status: 204, contentType: '', text: '' }, { kind: 'empty' }],
    ['null is an unknown error (F041)', text('null'), { kind: 'empty' }],
    ['success without a value has failed (F042)', json({ success: true }), { kind: 'empty' }],
    ['success with a value of null has failed (F042)', success(null), { kind: 'empty' }],
    ['a 502 page is refused', html(502), { kind: 'refused', detail: { status: 502 } }],
    ['a 401 without a body is refused', text('', 401), { kind: 'refused', detail: { status: 401 } }],
    [
      'a good body with an error status is refused',
      json({ success: true, value: 1 }, 500),
      { kind: 'refused', detail: { status: 500 } },
    ],
    [
      'success that is not true is refused (I7.02, E7.04)',
      json({ success: 'yes', value: 1 }),
      { kind: 'refused' },
    ],
  ])('%s', (_, response, expected) => {
    expect(failureOf(response)).toMatchObject(expected)
  })

  it('has the call, status, code, message and value of a refusal (I7.02, E7.04)', () => {
    const response = refusal({ code: 'login.cred.err', message: ' Wrong ', value: ['sms'], status: 400 })
    expect(failureOf(response).detail).toEqual({
      call: 'balance',
      status: 400,
      code: 'login.cred.err',
      message: 'Wrong',
      value: ['sms'],
    })
  })

  it('drops an invalid code and an invalid message (F044, F045)', () => {
    expect(failureOf(refusal({ code: '<b>', message: 7 })).detail).toEqual({
      call: 'balance',
      status: 200,
      value: null,
    })
  })
})

describe('a value of another kind than the call returns', () => {
  const wrong: [string, unknown][] = [
    ['a string', 'lanes'],
    ['a number', 7],
    ['false', false],
    ['a list', [{ title: 'first' }]],
    ['an object without the list', { games: [] }],
    ['an object with a text for the list', { lanes: 'none' }],
    ['an object with null for the list', { lanes: null }],
  ]

  it.each(wrong)('fails, and is not cached: %s (F042, I7.03)', async (_, value) => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('gameLanes', success(value))
    expect(await outcome(platform.call('gameLanes'))).toMatchObject({
      kind: 'malformed',
      detail: { call: 'gameLanes', status: 200 },
    })
    browser.http.answer('gameLanes', success({ lanes: [] }))
    expect(await platform.call('gameLanes')).toEqual({ lanes: [] })
  })

  it.each(wrong)('is not taken from a copy that an older page has stored: %s (I7.03)', async (_, value) => {
    const { browser, platform } = setUpPlatform()
    await platform.call('gameLanes')
    const [stored] = browser.storage.read('replies') as object[]
    browser.storage.write('replies', [{ ...stored, value }])
    expect(await platform.call('gameLanes')).toEqual({ lanes: [] })
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(2)
  })

  it.each<[CallName, unknown]>([
    ['gameLanes', { lanes: [] }],
    ['gameLanes', { lanes: { first: {} } }],
    ['banners', { banners: [] }],
    ['country', { countries: { VN: '84' } }],
    ['promotions', {}],
    ['promotions', []],
    ['status', {}],
  ])('is not an empty list, or an object instead of a list: %s %j (F003)', async (call, value) => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer(call, success(value))
    expect(await platform.call(call)).toEqual(value)
  })
})

describe('cached replies', () => {
  const lanes = (title: string) => success({ lanes: [{ title }] })

  it('serve a cacheable GET from session storage (I7.03, I7.04, E7.44)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('gameLanes', lanes('first'))
    const first = await platform.call('gameLanes')
    browser.http.answer('gameLanes', lanes('second'))
    expect(await platform.call('gameLanes')).toEqual(first)
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(1)
    expect(Object.keys(browser.storage.entries())).toEqual(['replies'])
  })

  it('are still there on the next page load in the tab (I7.03, E7.44)', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('gameLanes')
    await setUpPlatform({}, browser).platform.call('gameLanes')
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(1)
  })

  it('are skipped by bypassCache, which stores the new reply (I7.34, E7.44)', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('gameLanes')
    browser.http.answer('gameLanes', lanes('second'))
    expect(await platform.call('gameLanes', { bypassCache: true })).toEqual({ lanes: [{ title: 'second' }] })
    expect(await platform.call('gameLanes')).toEqual({ lanes: [{ title: 'second' }] })
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(2)
  })

  it('are not stored for calls that are not cacheable', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('balance')
    await platform.call('balance')
    expect(browser.http.requestsTo('balance')).toHaveLength(2)
    expect(browser.storage.entries()).toEqual({})
  })

  it.each(['language', 'token'] as const)('are never served to another %s (F033)', async (what) => {
    const { browser, platform, caller } = setUpPlatform()
    await platform.call('gameLanes')
    caller[what] = 'other'
    await platform.call('gameLanes')
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(2)
  })

  it('are never served to another merchant or for another query (F033)', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('gameLanes')
    await platform.call('gameLanes', { query: { gameClassify: 'slots' } })
    await setUpPlatform({ merchant: 'brasa' }, browser).platform.call('gameLanes')
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(3)
  })

  it('are cleared when the member logs out (F033)', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('gameLanes')
    platform.clearReplyCache()
    expect(browser.storage.entries()).toEqual({})
    await platform.call('gameLanes')
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(2)
  })

  it('are not filled by a reply that was asked for before the member logged out (F033, F048)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('gameLanes', (_, turn) => success({ lanes: [{ title: `turn ${turn}` }] }), 100)
    const older = platform.call('gameLanes')
    await browser.clock.advance(50)
    platform.clearReplyCache()
    const newer = platform.call('gameLanes')
    await browser.clock.advance(50)
    expect(await older).toEqual({ lanes: [{ title: 'turn 0' }] })
    expect(browser.storage.entries()).toEqual({})
    await browser.clock.advance(50)
    expect(await newer).toEqual({ lanes: [{ title: 'turn 1' }] })
    expect(await platform.call('gameLanes')).toEqual({ lanes: [{ title: 'turn 1' }] })
  })

  it('are not overwritten by an older reply that arrives later (F048)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('gameLanes', lanes('older'), 200)
    const older = platform.call('gameLanes')
    browser.http.answer('gameLanes', lanes('newer'), 100)
    const newer = platform.call('gameLanes', { bypassCache: true })
    await browser.clock.advance(200)
    await Promise.all([older, newer])
    expect(await platform.call('gameLanes')).toEqual({ lanes: [{ title: 'newer' }] })
  })

  it('expire (I7.03)', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('gameLanes')
    await browser.clock.advance(times.replyCache + 1)
    await platform.call('gameLanes')
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(2)
  })

  it('do not expire later because a newer one is stored', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('gameLanes')
    await browser.clock.advance(times.replyCache - 1)
    await platform.call('banners')
    await browser.clock.advance(2)
    await platform.call('gameLanes')
    await platform.call('banners')
    expect([browser.http.requestsTo('gameLanes').length, browser.http.requestsTo('banners').length]).toEqual([
      2, 1,
    ])
  })

  it('are validated when they are read (F033)', async () => {
    const { browser, platform } = setUpPlatform()
    for (const garbage of ['nonsense', '{}', '[null,3,{"key":"x"}]']) {
      browser.storage.writeRaw('replies', garbage)
      expect(await platform.call('gameLanes', { query: { garbage } })).toEqual({ lanes: [] })
    }
  })

  it('are not stored when the call failed', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('gameLanes', refusal())
    await outcome(platform.call('gameLanes'))
    expect(browser.storage.entries()).toEqual({})
  })

  it('are replaced by newer ones when there are too many (F024)', async () => {
    const { browser, platform } = setUpPlatform()
    for (let page = 0; page <= limits.cachedReplies; page += 1)
      await platform.call('gameLanes', { query: { page } })
    expect(JSON.parse(browser.storage.entries().replies ?? '')).toHaveLength(limits.cachedReplies)
    await platform.call('gameLanes', { query: { page: limits.cachedReplies } })
    await platform.call('gameLanes', { query: { page: 0 } })
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(limits.cachedReplies + 2)
  })
})

describe('the same call at the same time', () => {
  it('is one request for ten callers, and one failure for all of them (F050, I7.03, E7.44)', async () => {
    const { browser, platform, failures } = setUpPlatform()
    browser.http.answer(
      'balance',
      (_, turn) => (turn === 0 ? success({ balance: '5' }) : failure('network')),
      100,
    )
    const ten = Promise.all(Array.from({ length: 10 }, () => platform.call('balance')))
    await browser.clock.advance(100)
    expect(await ten).toEqual(Array(10).fill({ balance: '5' }))
    const sharedFailures = Promise.all(Array.from({ length: 10 }, () => outcome(platform.call('balance'))))
    await browser.clock.advance(100)
    expect(new Set(await sharedFailures).size).toBe(1)
    expect(browser.http.requestsTo('balance')).toHaveLength(2)
    expect(failures).toHaveLength(1)
  })

  it.each<[boolean | undefined, boolean | undefined, boolean[]]>([
    [false, undefined, [false, true]],
    [undefined, false, [false]],
    [false, false, [false]],
    [undefined, undefined, [false]],
  ])(
    'is handled once, and again only for the first caller that is not silent: %j, %j (F050)',
    async (first, second, handled) => {
      const { browser, platform, failures } = setUpPlatform()
      browser.http.answer('balance', failure('network'), 100)
      const both = [first, second].map((alert) =>
        outcome(platform.call('balance', alert === undefined ? {} : { alert })),
      )
      await browser.clock.advance(100)
      await Promise.all(both)
      expect(failures.map((one) => one.handled)).toEqual(handled)
      expect(browser.http.requestsTo('balance')).toHaveLength(1)
    },
  )

  it('is sent again after it was answered', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('balance')
    await platform.call('balance')
    expect(browser.http.requestsTo('balance')).toHaveLength(2)
  })

  it('is not shared between two members, nor with a caller that may cancel', async () => {
    const { browser, platform, caller } = setUpPlatform()
    browser.http.answer('balance', success({ balance: '5' }), 100)
    const first = outcome(platform.call('balance'))
    const cancellable = outcome(platform.call('balance', { signal: new AbortController().signal }))
    caller.token = 'token-8'
    const other = platform.call('balance')
    await browser.clock.advance(100)
    await Promise.all([first, cancellable, other])
    expect(browser.http.requestsTo('balance')).toHaveLength(3)
  })

  it('is not shared with a caller that bypasses the cache: the first reply may never arrive (I7.34, F038)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('balance', (_, turn) => success({ balance: String(turn) }), 100)
    const all = Promise.all([platform.call('balance'), platform.call('balance', { bypassCache: true })])
    await browser.clock.advance(100)
    expect(await all).toHaveLength(2)
    expect(browser.http.requestsTo('balance')).toHaveLength(2)
  })

  it('is two requests when the call is not a GET', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('memberLanguage', success(), 100)
    const both = Promise.all([1, 2].map(() => platform.call('memberLanguage', { body: {} })))
    await browser.clock.advance(100)
    await both
    expect(browser.http.requestsTo('memberLanguage')).toHaveLength(2)
  })
})

describe('a reply for a member who is no longer logged in', () => {
  it.each(['token-8', undefined])(
    'is dropped when a session was needed, now with the token %s',
    async (next) => {
      const { browser, platform, caller, failures } = setUpPlatform()
      browser.http.answer('balance', success({ balance: '5' }), 100)
      const call = outcome(platform.call('balance'))
      caller.token = next
      await browser.clock.advance(100)
      expect(await call).toMatchObject({ kind: 'cancelled' })
      expect(failures.map(({ failure }) => failure.kind)).toEqual(['cancelled'])
    },
  )

  it('is dropped also when it is a failure: nobody is told about it', async () => {
    const { browser, platform, caller } = setUpPlatform()
    browser.http.answer('balance', refusal({ code: 'login.not.session' }), 100)
    const call = outcome(platform.call('balance'))
    caller.token = 'token-8'
    await browser.clock.advance(100)
    expect(await call).toMatchObject({ kind: 'cancelled' })
  })

  it.each(['token-8', undefined])(
    'is asked for again where visitors may ask too, now with the token %s (F033)',
    async (next) => {
      const { browser, platform, caller } = setUpPlatform()
      browser.http.answer(
        'gameLanes',
        ({ headers }) => success({ lanes: [], for: headers.Authorization ?? 'visitor' }),
        100,
      )
      const call = platform.call('gameLanes')
      caller.token = next
      await browser.clock.advance(200)
      expect(await call).toEqual({ lanes: [], for: next ?? 'visitor' })
    },
  )
})
