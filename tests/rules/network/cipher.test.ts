import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createWireKey, encryptBody } from '../../../runtime/rules/network/cipher'
import { bareKey, decryptBody, publicKey } from '../../support/decryptBody'
import fc from '../../support/properties'

const key = 'Ab3dEf9hIj2lMn5p'
const random = (count: number): Uint8Array => randomBytes(count)

describe('an encrypted body', () => {
  it.each([
    ['an object', '{"username":"minhanh88","password":"Lucky-7788"}'],
    ['nothing', ''],
    ['one block exactly', '12345678'],
    ['text beyond ASCII', '{"name":"Hồng Vân 红云 ہانگ 👩‍👩‍👧"}'],
    ['a long text', JSON.stringify({ text: 'x'.repeat(5000) })],
  ])('with %s can be decrypted by OpenSSL (I7.30, I7.31, I7.05)', (_, text) => {
    expect(decryptBody(encryptBody(text, publicKey, key))).toEqual({ key, text })
  })

  it('carries its parts in the headers Encryption, X-Digest and X-RSA (I7.32, E7.46)', () => {
    const { headers } = encryptBody('{"a":"ổ"}', publicKey, key)
    expect(Object.keys(headers).sort()).toEqual(['Encryption', 'X-Digest', 'X-RSA'])
    expect(headers.Encryption).toBe('1')
    expect(headers['X-Digest']).toBe(createHash('md5').update('{"a":"ổ"}', 'utf8').digest('hex'))
    expect(headers['X-RSA']).toMatch(/^[A-Za-z0-9+/]+=*$/)
  })

  it('does not contain the plain text or the key', () => {
    const { body, headers } = encryptBody('{"password":"Lucky-7788"}', publicKey, key)
    const output = Buffer.from(body, 'base64').toString('latin1') + JSON.stringify(headers)
    expect(output).not.toContain('Lucky')
    expect(output).not.toContain(key)
  })

  it('accepts the public key as PEM and as bare base64 (I7.17)', () => {
    for (const form of [publicKey, bareKey, publicKey.replaceAll('\n', '\r\n'), ` ${bareKey}\n`])
      expect(decryptBody(encryptBody('text', form, key)).text).toBe('text')
  })

  it.each([
    '',
    'nonsense',
    '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----',
    'AAAA',
    'undefined',
    bareKey.slice(0, 40),
  ])('rejects %j as a public key (F059)', (wrong) => {
    expect(() => encryptBody('text', wrong, key)).toThrow()
  })
})

describe('the random key of a body', () => {
  it('has 16 characters of A-Z a-z 0-9 and differs each time (I7.31)', () => {
    const keys = Array.from({ length: 200 }, () => createWireKey(random))
    for (const one of keys) expect(one).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('maps the same number of bytes to every character', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 248; byte += 1) {
      const character = createWireKey((count) => new Uint8Array(count).fill(byte)).charAt(0)
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect(counts.size).toBe(62)
    expect(new Set(counts.values())).toEqual(new Set([4]))
  })

  it('skips the bytes above the largest multiple, until the key is complete', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 248, max: 255 }), (skipped, byte) => {
        let turn = 0
        const bytes = (count: number) => new Uint8Array(count).fill(turn++ < skipped ? byte : 25)
        expect(createWireKey(bytes)).toBe('Z'.repeat(16))
      }),
    )
  })
})
