import { createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal, wireKey } from '../../runtime/rules/cipher'
import { bareKey, openSealed, publicKey } from '../support/sealed'

const key = 'Ab3dEf9hIj2lMn5p'
const random = (count: number): Uint8Array => randomBytes(count)

describe('a sealed body', () => {
  it.each([
    ['an object', '{"username":"minhanh88","password":"Lucky-7788"}'],
    ['nothing', ''],
    ['one block exactly', '12345678'],
    ['words beyond ASCII', '{"name":"Hồng Vân 红云 ہانگ 👩‍👩‍👧"}'],
    ['a long text', JSON.stringify({ text: 'x'.repeat(5000) })],
  ])('with %s is read by OpenSSL as it was written (I7.30, I7.31, I7.05)', (_, text) => {
    expect(openSealed(seal(text, publicKey, key))).toEqual({ key, text })
  })

  it('carries its parts in the headers Encryption, X-Digest and X-RSA (I7.32, E7.46)', () => {
    const { headers } = seal('{"a":"ổ"}', publicKey, key)
    expect(Object.keys(headers).sort()).toEqual(['Encryption', 'X-Digest', 'X-RSA'])
    expect(headers.Encryption).toBe('1')
    expect(headers['X-Digest']).toBe(createHash('md5').update('{"a":"ổ"}', 'utf8').digest('hex'))
    expect(headers['X-RSA']).toMatch(/^[A-Za-z0-9+/]+=*$/)
  })

  it('shows nothing of what it holds', () => {
    const { body, headers } = seal('{"password":"Lucky-7788"}', publicKey, key)
    const seen = Buffer.from(body, 'base64').toString('latin1') + JSON.stringify(headers)
    expect(seen).not.toContain('Lucky')
    expect(seen).not.toContain(key)
  })

  it('takes the key as PEM and as bare base64 (I7.17)', () => {
    for (const form of [publicKey, bareKey, publicKey.replaceAll('\n', '\r\n'), ` ${bareKey}\n`])
      expect(openSealed(seal('text', form, key)).text).toBe('text')
  })

  it.each([
    '',
    'nonsense',
    '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----',
    'AAAA',
    'undefined',
    bareKey.slice(0, 40),
  ])('refuses %j as a key (F059)', (wrong) => {
    expect(() => seal('text', wrong, key)).toThrow()
  })
})

describe('the random key of a body', () => {
  it('is 16 characters out of A-Z a-z 0-9, another one each time (I7.31)', () => {
    const made = Array.from({ length: 200 }, () => wireKey(random))
    for (const one of made) expect(one).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(new Set(made).size).toBe(made.length)
  })

  it('draws every character from as many bytes as any other', () => {
    const drawn = new Map<string, number>()
    for (let byte = 0; byte < 248; byte += 1) {
      const character = wireKey((count) => new Uint8Array(count).fill(byte)).charAt(0)
      drawn.set(character, (drawn.get(character) ?? 0) + 1)
    }
    expect(drawn.size).toBe(62)
    expect(new Set(drawn.values())).toEqual(new Set([4]))
  })

  it('takes none from the bytes that are left over, and goes on until it has enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 248, max: 255 }), (unlucky, byte) => {
        let turn = 0
        const bytes = (count: number) => new Uint8Array(count).fill(turn++ < unlucky ? byte : 25)
        expect(wireKey(bytes)).toBe('Z'.repeat(16))
      }),
    )
  })
})
