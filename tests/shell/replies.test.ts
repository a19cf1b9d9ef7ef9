import { describe, expect, it } from 'vitest'
import type { HttpResponse } from '../../runtime/browser/browser'
import { Failure } from '../../runtime/rules/network/failure'
import { readReply } from '../../runtime/shell/platform/reply'
import { limits } from '../../runtime/tables/limits'
import { times } from '../../runtime/tables/times'
import { fails, good, html, json, refused } from '../support/replies'
import { asking, outcome } from './platform'

const text = (content: string, status = 200): HttpResponse => ({
  status,
  contentType: 'application/json',
  text: content,
})

const failureOf = (answer: HttpResponse, needsValue = true): Failure => {
  try {
    readReply(answer, 'balance', needsValue)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('It was read as a good reply')
}

describe('a good reply', () => {
  it.each<[unknown]>([[{ a: 1 }], [[]], [''], [0], [false], ['text']])(
    'gives its value %j (I7.02, E7.04)',
    (value) => {
      expect(readReply(good(value), 'balance', true)).toEqual(value)
    },
  )

  it('needs no value where the call answers nothing', () => {
    expect(readReply(good(), 'logout', false)).toBeUndefined()
  })

  it.each(['application/json', 'text/json', 'application/problem+json', 'application/vnd.platform+json'])(
    'may be %s',
    (contentType) => {
      expect(readReply({ ...good(1), contentType }, 'balance', true)).toBe(1)
    },
  )
})

describe('a reply that is none', () => {
  it.each<[string, HttpResponse, object]>([
    ['an HTML page is a fault of the network (F002)', html(), { kind: 'network', detail: { status: 200 } }],
    [
      'JSON that says it is HTML is a fault of the network (F002)',
      { ...good(1), contentType: 'text/html' },
      { kind: 'network' },
    ],
    ['half a JSON is a fault of the network (F002)', text('{"success":tr'), { kind: 'network' }],
    ['a list is a fault of the network (F002)', json([]), { kind: 'network' }],
    ['an empty body is an unknown error (F041)', text(''), { kind: 'empty' }],
    ['a 204 is an unknown error (F041)', { status: 204, contentType: '', text: '' }, { kind: 'empty' }],
    ['null is an unknown error (F041)', text('null'), { kind: 'empty' }],
    ['success without a value has failed (F042)', json({ success: true }), { kind: 'empty' }],
    ['success with a value of null has failed (F042)', good(null), { kind: 'empty' }],
    ['a 502 page speaks for itself', html(502), { kind: 'refused', detail: { status: 502 } }],
    ['a 401 without a body speaks for itself', text('', 401), { kind: 'refused', detail: { status: 401 } }],
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
  ])('%s', (_, answer, expected) => {
    expect(failureOf(answer)).toMatchObject(expected)
  })

  it('says who refused, with what code, message and value (I7.02, E7.04)', () => {
    const answer = refused({ code: 'login.cred.err', message: ' Wrong ', value: ['sms'], status: 400 })
    expect(failureOf(answer).detail).toEqual({
      call: 'balance',
      status: 400,
      code: 'login.cred.err',
      message: 'Wrong',
      value: ['sms'],
    })
  })

  it('keeps no code and no message that it cannot trust (F044, F045)', () => {
    expect(failureOf(refused({ code: '<b>', message: 7 })).detail).toEqual({
      call: 'balance',
      status: 200,
      value: null,
    })
  })
})

describe('kept replies', () => {
  const lanes = (title: string) => good({ lanes: [{ title }] })

  it('serve a cacheable GET again from the session (I7.03, I7.04, E7.44)', async () => {
    const { edge, platform } = asking()
    edge.http.answer('gameLanes', lanes('first'))
    const first = await platform.call('gameLanes')
    edge.http.answer('gameLanes', lanes('second'))
    expect(await platform.call('gameLanes')).toEqual(first)
    expect(edge.http.to('gameLanes')).toHaveLength(1)
    expect(Object.keys(edge.storage.all())).toEqual(['replies'])
  })

  it('are still there on the next page of the tab (I7.03, E7.44)', async () => {
    const { edge, platform } = asking()
    await platform.call('gameLanes')
    await asking({}, edge).platform.call('gameLanes')
    expect(edge.http.to('gameLanes')).toHaveLength(1)
  })

  it('are passed over by flush, which keeps the new one (I7.34, E7.44)', async () => {
    const { edge, platform } = asking()
    await platform.call('gameLanes')
    edge.http.answer('gameLanes', lanes('second'))
    expect(await platform.call('gameLanes', { flush: true })).toEqual({ lanes: [{ title: 'second' }] })
    expect(await platform.call('gameLanes')).toEqual({ lanes: [{ title: 'second' }] })
    expect(edge.http.to('gameLanes')).toHaveLength(2)
  })

  it('are not kept for calls that are not cacheable', async () => {
    const { edge, platform } = asking()
    await platform.call('balance')
    await platform.call('balance')
    expect(edge.http.to('balance')).toHaveLength(2)
    expect(edge.storage.all()).toEqual({})
  })

  it.each(['language', 'member'] as const)('are never served to another %s (F033)', async (what) => {
    const { edge, platform, who } = asking()
    await platform.call('gameLanes')
    who[what] = 'other'
    await platform.call('gameLanes')
    expect(edge.http.to('gameLanes')).toHaveLength(2)
  })

  it('are never served to another merchant or for another query (F033)', async () => {
    const { edge, platform } = asking()
    await platform.call('gameLanes')
    await platform.call('gameLanes', { query: { gameClassify: 'slots' } })
    await asking({ merchant: 'brasa' }, edge).platform.call('gameLanes')
    expect(edge.http.to('gameLanes')).toHaveLength(3)
  })

  it('are wiped when the member leaves (F033)', async () => {
    const { edge, platform } = asking()
    await platform.call('gameLanes')
    platform.forgetReplies()
    expect(edge.storage.all()).toEqual({})
    await platform.call('gameLanes')
    expect(edge.http.to('gameLanes')).toHaveLength(2)
  })

  it('do not outlive their time (I7.03)', async () => {
    const { edge, platform } = asking()
    await platform.call('gameLanes')
    await edge.clock.advance(times.replyCache + 1)
    await platform.call('gameLanes')
    expect(edge.http.to('gameLanes')).toHaveLength(2)
  })

  it('do not live longer because a younger one is kept', async () => {
    const { edge, platform } = asking()
    await platform.call('gameLanes')
    await edge.clock.advance(times.replyCache - 1)
    await platform.call('banners')
    await edge.clock.advance(2)
    await platform.call('gameLanes')
    await platform.call('banners')
    expect([edge.http.to('gameLanes').length, edge.http.to('banners').length]).toEqual([2, 1])
  })

  it('are validated when they are read (F033)', async () => {
    const { edge, platform } = asking()
    for (const garbage of ['nonsense', '{}', '[null,3,{"key":"x"}]']) {
      edge.storage.plant('replies', garbage)
      expect(await platform.call('gameLanes', { query: { garbage } })).toEqual({ lanes: [] })
    }
  })

  it('are not kept when the call failed', async () => {
    const { edge, platform } = asking()
    edge.http.answer('gameLanes', refused())
    await outcome(platform.call('gameLanes'))
    expect(edge.storage.all()).toEqual({})
  })

  it('give way to newer ones when there are too many (F024)', async () => {
    const { edge, platform } = asking()
    for (let page = 0; page <= limits.cachedReplies; page += 1)
      await platform.call('gameLanes', { query: { page } })
    expect(JSON.parse(edge.storage.all().replies ?? '')).toHaveLength(limits.cachedReplies)
    await platform.call('gameLanes', { query: { page: limits.cachedReplies } })
    await platform.call('gameLanes', { query: { page: 0 } })
    expect(edge.http.to('gameLanes')).toHaveLength(limits.cachedReplies + 2)
  })
})

describe('the same question at the same time', () => {
  it('is one request for ten who ask, and one failure for them all (F050, I7.03, E7.44)', async () => {
    const { edge, platform, told } = asking()
    edge.http.answer('balance', (_, turn) => (turn === 0 ? good({ balance: '5' }) : fails('network')), 100)
    const ten = Promise.all(Array.from({ length: 10 }, () => platform.call('balance')))
    await edge.clock.advance(100)
    expect(await ten).toEqual(Array(10).fill({ balance: '5' }))
    const failures = Promise.all(Array.from({ length: 10 }, () => outcome(platform.call('balance'))))
    await edge.clock.advance(100)
    expect(new Set(await failures).size).toBe(1)
    expect(edge.http.to('balance')).toHaveLength(2)
    expect(told).toHaveLength(1)
  })

  it('is asked again once it was answered', async () => {
    const { edge, platform } = asking()
    await platform.call('balance')
    await platform.call('balance')
    expect(edge.http.to('balance')).toHaveLength(2)
  })

  it('is not shared by two members, nor with one who may cancel', async () => {
    const { edge, platform, who } = asking()
    edge.http.answer('balance', good({ balance: '5' }), 100)
    const first = platform.call('balance')
    const cancellable = platform.call('balance', { signal: new AbortController().signal })
    who.member = '8'
    const other = platform.call('balance')
    await edge.clock.advance(100)
    await Promise.all([first, cancellable, other])
    expect(edge.http.to('balance')).toHaveLength(3)
  })

  it('is not shared with one who asks anew: the first may never come (I7.34, F038)', async () => {
    const { edge, platform } = asking()
    edge.http.answer('balance', (_, turn) => good({ balance: String(turn) }), 100)
    const all = Promise.all([platform.call('balance'), platform.call('balance', { flush: true })])
    await edge.clock.advance(100)
    expect(await all).toHaveLength(2)
    expect(edge.http.to('balance')).toHaveLength(2)
  })

  it('is two requests when something is changed', async () => {
    const { edge, platform } = asking()
    edge.http.answer('memberLanguage', good(), 100)
    const both = Promise.all([1, 2].map(() => platform.call('memberLanguage', { body: {} })))
    await edge.clock.advance(100)
    await both
    expect(edge.http.to('memberLanguage')).toHaveLength(2)
  })
})
