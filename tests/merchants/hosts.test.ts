import { describe, expect, it } from 'vitest'
import { supportContacts } from '../../scripts/steps/pages/supportContacts'
import { hostOfAddress, isReadableHost } from '../../scripts/steps/schema/hosts'
import { manifest } from '../support/manifest'

describe('a host', () => {
  it.each([
    ['one.example', 'plain letters'],
    ['a--b.example', 'two dashes elsewhere'],
    ['xn--mnchen-3ya.example', 'münchen'],
    ['www.xn--fsqu00a.xn--0zwm56d', '例子.测试'],
    ['xn--80ak6aa92e.example', 'Cyrillic letters'],
    ['xn--ls8h.example', 'an emoji'],
    ['xn--vi-ngn-hya4512g.example', 'Vietnamese letters among plain ones'],
    ['xn--o3cw4h.example', 'Thai letters and vowel signs'],
  ])('%s can be read: %s', (host) => {
    expect(isReadableHost(host)).toBe(true)
  })

  it.each([
    ['xn--a.example', 'the number does not end'],
    ['a.xn--.example', 'nothing is encoded'],
    ['xn--a-.example', 'only plain letters are encoded'],
    ['xn--0-0x.example', 'a control character'],
    ['xn--99zzzz9.example', 'a character beyond the last one'],
    ['xn--zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz.example', 'a number without end'],
    ['xn--Mnchen-3ya.example', 'a capital letter'],
    ['xn--a_b.example', 'a character that is no digit'],
  ])('%s cannot: %s', (host) => {
    expect(isReadableHost(host)).toBe(false)
  })
})

it.each([
  ['https://one.example', 'one.example'],
  ['https://one.example/a@b:c?d=https://two.example', 'one.example'],
  ['https://xn--a.example/x', 'xn--a.example'],
  ['http://one.example/', ''],
])('the host of %s is "%s"', (address, host) => {
  expect(hostOfAddress(address)).toBe(host)
})

it('prints the address of a customer service as it is written, whatever the URL parser of the machine would make of it', () => {
  const url = "https://chat.example/a^b|c{}`d'e"
  const contacts = supportContacts({
    ...manifest,
    customerService: [
      { id: 'chat', csType: 'AICAN', url },
      { id: 'other', csType: 'AICAN', url: 'https://other.example/' },
    ],
    hosts: { customerService: ['chat.example'] },
  })
  expect(contacts.map(({ address }) => address)).toEqual([url])
})
