// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installTrustedTypesPolicy } from '../../../runtime/browser/html/trustedTypes'

let scriptAddress: (address: string) => string
beforeEach(() => {
  window.happyDOM.setURL('https://www.hongvan.example/m/home')
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScriptURL: (address: string) => string }) {
      expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']])
      scriptAddress = rules.createScriptURL
    },
  })
  installTrustedTypesPolicy(['scripts.partner.example', '*.wide.example'])
})
afterEach(() => vi.unstubAllGlobals())

describe('script addresses', () => {
  it.each([
    ['/m/assets/main.js', 'https://www.hongvan.example/m/assets/main.js'],
    ['https://scripts.partner.example/sdk.js', 'https://scripts.partner.example/sdk.js'],
    ['https://apis.wide.example/api.js', 'https://apis.wide.example/api.js'],
  ])('%s is trusted (D16)', (address, trusted) => {
    expect(scriptAddress(address)).toBe(trusted)
  })

  it.each([
    'https://evil.example/sdk.js',
    'http://scripts.partner.example/sdk.js',
    'https://scripts.partner.example:444/sdk.js',
    'https://wide.example/api.js',
    'https://evilwide.example/api.js',
    'https://apis.wide.example:444/api.js',
    'http://apis.wide.example/api.js',
    '//evil.example/sdk.js',
    'data:text/javascript,alert(1)',
    'blob:https://www.hongvan.example.evil.example/1',
    'javascript:alert(1)',
  ])('%s is not trusted', (address) => {
    expect(() => scriptAddress(address)).toThrow(TypeError)
  })
})

it('needs nothing in a browser without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(() => installTrustedTypesPolicy([])).not.toThrow()
})
