import { describe, expect, it } from 'vitest'
import {
  type EncryptedServiceEntry,
  entriesForLabel,
  readServiceEntries,
  serviceKinds,
  sortByManifest,
} from '../../../runtime/rules/customerService/customerService'
import { decryptUrl } from '../../../runtime/rules/customerService/encryptedUrl'
import { untrusted } from '../../../runtime/rules/network/read'
import { encryptUrl } from '../../../scripts/platform/http/encryption'
import fc from '../../support/properties'

describe('an encrypted URL', () => {
  it.each([
    'https://chat.hongvan.example/live',
    'https://chat.hongvan.example/live?group=7&name=ổ',
    'x',
    '12345678',
  ])('%s is decrypted with its last 8 characters as the key (E3.21, E3.22)', (address) => {
    expect(decryptUrl(encryptUrl(address, 'k3Pq9Zt1'))).toBe(address)
  })

  it('is decrypted for any URL and key (E3.21, E3.22)', () => {
    const key = fc.string({ unit: fc.constantFrom(...'abcXYZ019!~#$'), minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), key, (address, its) => {
        expect(decryptUrl(encryptUrl(address, its))).toBe(address)
      }),
    )
  })

  it.each([
    '',
    'k3Pq9Zt1',
    'short',
    'https://chat.hongvan.example/live',
    'javascript:alert(1)',
    encryptUrl('https://chat.hongvan.example/live', 'k3Pq9Zt1').slice(0, -1),
    `${encryptUrl('https://chat.hongvan.example/live', 'k3Pq9Zt1').slice(0, -8)}Wb7mX2sa`,
    `${encryptUrl('https://chat.hongvan.example/live', 'k3Pq9Zt1')} `,
    `????${encryptUrl('x', 'k3Pq9Zt1')}`,
  ])('%j is rejected (E3.21)', (path) => {
    expect(decryptUrl(path)).toBeUndefined()
  })
})

describe('an entry of customer service', () => {
  const entry = { csType: 'LIVECHAT', csPosition: 2, path: 'p', labelIds: [501, '502'], title: ' Chat ' }
  const read = {
    id: 'cs1',
    kind: 'LIVECHAT',
    position: 2,
    encryptedUrl: 'p',
    labels: ['501', '502'],
    title: 'Chat',
  }

  it.each([
    [{ customerService: [entry] }, [read]],
    [[entry], [read]],
    [{ customerService: { any: entry } }, [read]],
    [[{ ...entry, id: 7, csPosition: '2', labelIds: '501,502', more: true }], [{ ...read, id: '7' }]],
    [[{ ...entry, labelIds: { 0: 501, 1: 502 } }], [read]],
    [[{ ...entry, csType: 'NEW_KIND' }], [{ ...read, kind: undefined }]],
    [[{ path: 'p' }], [{ ...read, kind: undefined, position: undefined, labels: [], title: undefined }]],
    [
      [{ ...entry, labelIds: null, title: '  ', csPosition: '' }],
      [{ ...read, labels: [], title: undefined, position: undefined }],
    ],
    [[{ ...entry, path: '' }, {}, null, 'x', 7], []],
    [{ customerService: null }, []],
    [{ domainList: [] }, []],
    [null, []],
    ['text', []],
  ])('is read leniently from %j (E3.20, I3.35)', (raw, services) => {
    expect(readServiceEntries(untrusted(raw))).toEqual(services)
  })

  it.each(serviceKinds)('can be of the kind %s (E3.20)', (csType) => {
    expect(readServiceEntries(untrusted([{ csType, path: 'p' }]))).toMatchObject([{ kind: csType }])
  })
})

describe('the order of the entries', () => {
  const manifest = [
    { id: 'chat', csType: 'COMM100' },
    { id: 'vip', csType: 'COMM100VIP' },
    { id: 'night', csType: 'COMM100' },
  ]
  type Row = Pick<EncryptedServiceEntry, 'id' | 'kind' | 'position'>
  const row = (id: string, kind: Row['kind'], position?: number): Row => ({ id, kind, position })

  it.each<[string, Row[], string[]]>([
    ['by the ids in the manifest', [row('night', 'COMM100'), row('chat', 'COMM100')], ['chat', 'night']],
    ['by kind when the id is unknown', [row('a', 'COMM100VIP'), row('b', 'COMM100')], ['b', 'a']],
    [
      'unknown kinds last',
      [row('a', 'AICAN', 1), row('b', undefined, 0), row('c', 'COMM100VIP', 9)],
      ['c', 'b', 'a'],
    ],
    [
      'by position within a kind',
      [row('a', 'COMM100', 2), row('b', 'COMM100'), row('c', 'COMM100', 1)],
      ['c', 'a', 'b'],
    ],
    [
      'unchanged for equal entries',
      [row('a', 'AICAN'), row('b', 'MIDUOKE'), row('c', 'AICAN')],
      ['a', 'b', 'c'],
    ],
    [
      'an id match takes precedence over a kind match',
      [row('vip', 'COMM100'), row('a', 'COMM100')],
      ['a', 'vip'],
    ],
  ])('is %s', (_, services, ids) => {
    expect(sortByManifest(services, manifest).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the visibility of an entry', () => {
  const services = [
    { id: 'all', labels: [] },
    { id: 'gold', labels: ['503', '504'] },
    { id: 'named', labels: ['Diamond'] },
    { id: 'alsoAll', labels: [] },
  ]
  const general = ['all', 'alsoAll']

  it.each([
    ['no label', undefined, general],
    ['a label that has entries', { id: '503', name: 'Gold' }, ['gold']],
    ['a label by its name', { id: '508', name: 'DIAMOND' }, ['named']],
    ['a label without entries', { id: '501', name: 'Bronze' }, general],
    ['a label without a name', { id: '504', name: '' }, ['gold']],
    ['a label without an id', { id: '', name: 'Silver' }, general],
  ])('is decided by %s (E5.25, E5.26, E5.27)', (_, label, ids) => {
    expect(entriesForLabel(services, label).map(({ id }) => id)).toEqual(ids)
  })

  it('is none when all entries are for other labels (E5.27)', () => {
    expect(entriesForLabel([{ labels: ['503'] }], undefined)).toEqual([])
  })
})
