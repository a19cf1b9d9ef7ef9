import { describe, expect, it } from 'vitest'
import {
  byteLength,
  collectorBody,
  pickEventFields,
  trimToQueueLimit,
  withoutMember,
} from '../../../runtime/rules/tracking/events'
import * as limits from '../../../runtime/tables/limits'
import { pixelVendors } from '../../../runtime/tables/pixelVendors'
import { type EventName, eventFields, events, vendorEvents } from '../../../runtime/tables/tracking'
import fc from '../../support/properties'

const names = Object.keys(events) as EventName[]

describe('an event', () => {
  it('for a payment has the member, the method and the amounts (E3.48, E3.49)', () => {
    const values = {
      path: '/m/home',
      method: 'card',
      customerId: '7',
      customerName: 'minhanh88',
      revenue: 12.5,
      amount: '100.00',
      value: 100,
      currency: 'VND',
    }
    expect(pickEventFields('purchase', values)).toEqual(values)
  })

  it('for a page view has only the path', () => {
    expect(pickEventFields('pageView', { path: '/m/home', customerId: '7', customerName: 'a' })).toEqual({
      path: '/m/home',
    })
  })

  it.each<[string, unknown]>([
    ['path', '/m/home?token=1'],
    ['path', 'https://elsewhere.example'],
    ['path', `/m/${'a'.repeat(200)}`],
    ['method', 'hunter2!'],
    ['method', 'with blanks'],
    ['customerId', ''],
    ['customerId', { id: 1 }],
    ['customerId', 'x'.repeat(limits.eventText + 1)],
    ['customerName', ['a']],
    ['revenue', Number.NaN],
    ['amount', 'ten'],
    ['amount', '1e400'],
    ['value', Number.POSITIVE_INFINITY],
    ['currency', 'dong'],
    ['currency', 'DOLLARS'],
  ])('leaves out %s when it is %j', (field, value) => {
    expect(pickEventFields('purchase', { [field]: value })).toEqual({})
  })

  it('never has a field that the table does not list for it', () => {
    const secrets = [
      'token',
      'password',
      'geetestSeccode',
      'firebaseIdToken',
      'idToken',
      '__proto__',
      'authCode',
    ]
    const anyValues = fc.dictionary(fc.constantFrom(...secrets, ...eventFields), fc.anything())
    fc.assert(
      fc.property(fc.constantFrom(...names), anyValues, (name, values) => {
        const listed: readonly string[] = events[name].fields
        expect(Object.keys(pickEventFields(name, values)).filter((field) => !listed.includes(field))).toEqual(
          [],
        )
      }),
    )
  })

  it('never contains a secret, whatever else is passed in', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9!@#$.]{12,40}$/)
    const nestedSecret = fc.letrec((tie) => ({
      any: fc.oneof(secret, fc.array(tie('any'), { maxLength: 3 }), fc.dictionary(fc.string(), tie('any'))),
    })).any
    fc.assert(
      fc.property(fc.constantFrom(...names), secret, nestedSecret, (name, text, more) => {
        const values = {
          token: text,
          password: text,
          detail: more,
          path: `/m/home?t=${text}`,
          currency: text,
          revenue: text,
        }
        const sent = JSON.stringify(pickEventFields(name, values))
        expect(/^\d+(\.\d+)?$/.test(text) || !sent.includes(text)).toBe(true)
      }),
    )
  })

  it('that is queued at logout loses the member’s data', () => {
    const event = { event: 'purchase', eventId: '1', time: 1, customerId: '7', customerName: 'a', value: 5 }
    expect(withoutMember(event)).toEqual({ event: 'purchase', eventId: '1', time: 1, value: 5 })
  })
})

describe('the queue', () => {
  it('takes up at most 48 KiB of a beacon and keeps the newest events (F053)', () => {
    const entry = fc.record({ event: fc.constant('x'), text: fc.string({ maxLength: 6000, unit: 'binary' }) })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
        const kept = trimToQueueLimit(entries)
        expect(kept).toEqual(entries.slice(entries.length - kept.length))
        const body = collectorBody('hongvan', kept)
        expect(byteLength(body)).toBeLessThanOrEqual(limits.eventQueueBytes + 100)
        const before = entries.at(-kept.length - 1)
        if (before !== undefined && kept.length < entries.length)
          expect(byteLength(collectorBody('hongvan', [before, ...kept]))).toBeGreaterThan(
            limits.eventQueueBytes,
          )
      }),
    )
  })

  it('drops an entry that is too big by itself', () => {
    expect(trimToQueueLimit([{ text: 'x'.repeat(limits.eventQueueBytes) }])).toEqual([])
  })
})

it('the body names the merchant and holds the events as JSON (I7.24, E7.22)', () => {
  expect(JSON.parse(collectorBody('hongvan', [{ event: 'pageView' }]))).toEqual({
    merchant: 'hongvan',
    value: '[{"event":"pageView"}]',
  })
})

it.each(pixelVendors)('%s has names for events of the table only (E3.50)', (vendor) => {
  expect(Object.keys(vendorEvents[vendor]).filter((name) => !(name in events))).toEqual([])
  expect(Object.keys(vendorEvents[vendor])).toEqual(expect.arrayContaining(['pageView', 'registerSuccess']))
})
