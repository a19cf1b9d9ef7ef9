import { describe, expect, it } from 'vitest'
import { readFrameMessage, readPageMessage } from '../../runtime/rules/captcha/captchaMessages'
import fc from '../support/properties'

const servers = {
  apiServers: ['api.example'],
  staticServers: ['static.example', '127.0.0.1:4180/__captcha/static1'],
}
const startV4 = { type: 'start', version: 'v4', captchaId: 'abc', language: 'eng', ...servers }
const startV3 = {
  type: 'start',
  version: 'v3',
  gt: 'g',
  challenge: 'c',
  newCaptcha: true,
  offline: false,
  language: 'en',
  ...servers,
}

describe('a message from the page to the captcha frame', () => {
  it.each([[startV3], [startV4], [{ type: 'verify' }]])('is understood: %o', (message) => {
    expect(readPageMessage(message)).toEqual(message)
  })

  it.each([
    [undefined],
    ['verify'],
    [[startV4]],
    [{ type: 'eval', code: 'alert(1)' }],
    [{ ...startV4, version: 'v5' }],
    [{ ...startV4, captchaId: '' }],
    [{ ...startV4, captchaId: { toString: 'abc' } }],
    [{ ...startV4, apiServers: [] }],
    [{ ...startV4, apiServers: 'api.example' }],
    [{ ...startV4, staticServers: ['static.example', 7] }],
    [{ ...startV4, staticServers: Array(9).fill('static.example') }],
    [{ ...startV4, staticServers: ['javascript:alert(1)//'] }],
    [{ ...startV4, staticServers: ['//evil.example?'] }],
    [{ ...startV4, staticServers: ['user@evil.example'] }],
    [{ ...startV3, challenge: 7 }],
    [{ ...startV3, newCaptcha: 'true' }],
    [{ ...startV3, offline: undefined }],
  ])('is ignored when malformed: %o', (message) => {
    expect(readPageMessage(message)).toBeUndefined()
  })

  it('is read without unknown fields', () => {
    expect(readPageMessage({ ...startV4, onError: 'evil' })).toEqual(startV4)
  })
})

describe('a message from the captcha frame to the page', () => {
  it.each([
    [{ type: 'hello' }],
    [{ type: 'ready' }],
    [{ type: 'closed' }],
    [{ type: 'passed', fields: { geetestChallenge: 'c', geetestSeccode: 's|jordan' } }],
    [{ type: 'passed', fields: { geetestValidateV4: '{"lot_number":"1"}' } }],
    [{ type: 'failed', report: {} }],
    [{ type: 'failed', report: { network: true, code: 60204 } }],
    [{ type: 'warned', report: { code: 60205, message: 'Network failure' } }],
  ])('is understood: %o', (message) => {
    expect(readFrameMessage(message)).toEqual(message)
  })

  it.each([
    [null],
    ['ready'],
    [{ type: 'Ready' }],
    [{ type: 'passed' }],
    [{ type: 'passed', fields: {} }],
    [{ type: 'passed', fields: { geetestChallenge: 'c' } }],
    [{ type: 'passed', fields: { geetestChallenge: 'c', geetestSeccode: 's', password: 'x' } }],
    [{ type: 'passed', fields: { geetestChallenge: 'c', geetestValidateV4: '{}' } }],
    [{ type: 'passed', fields: { username: 'a', password: 'b' } }],
    [{ type: 'passed', fields: { geetestValidateV4: '' } }],
    [{ type: 'passed', fields: { geetestValidateV4: { lot_number: '1' } } }],
    [{ type: 'passed', fields: { geetestValidateV4: 'x'.repeat(8193) } }],
    [{ type: 'failed' }],
    [{ type: 'failed', report: 'no' }],
  ])('is ignored when malformed: %o', (message) => {
    expect(readFrameMessage(message)).toBeUndefined()
  })

  it('reports numbers and short texts, and drops everything else', () => {
    const report = { network: 'yes', code: 1.5, message: ['x'], extra: 1 }
    expect(readFrameMessage({ type: 'failed', report })).toEqual({ type: 'failed', report: {} })
  })

  it('never throws, whatever is received', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (raw) => {
        for (const read of [readFrameMessage, readPageMessage])
          for (const message of [
            raw,
            { type: 'passed', fields: raw },
            { type: 'failed', report: raw },
            { type: 'start', apiServers: raw },
          ])
            expect(() => read(message)).not.toThrow()
      }),
    )
  })
})
