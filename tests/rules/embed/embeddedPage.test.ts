import { describe, expect, it } from 'vitest'
import { type EmbeddingSite, embeddedPage } from '../../../runtime/rules/embed/embeddedPage'
import { readFrameMessage } from '../../../runtime/rules/embed/frameMessage'
import { siteMessage } from '../../../runtime/rules/embed/siteMessage'
import * as limits from '../../../runtime/tables/limits'

const site: EmbeddingSite = {
  frameHosts: ['cashier.example', '*.pages.example'],
  trustedHosts: ['cashier.example'],
}
const mount = (url: string | undefined, handoff: 'session' | 'none' = 'session') => ({
  page: 'embed',
  handoff,
  ...(url !== undefined && { url }),
})

describe('an embedded page', () => {
  it.each<[url: string | undefined, handoff: 'session' | 'none', getsSession: boolean | undefined]>([
    ['https://cashier.example/deposit?a=1', 'session', true],
    ['https://cashier.example/deposit', 'none', false],
    ['https://a.pages.example/points', 'session', false],
    ['https://pages.example/points', 'session', undefined],
    ['https://evil.example/deposit', 'session', undefined],
    ['http://cashier.example/deposit', 'session', undefined],
    ['https://cashier.example:8443/deposit', 'session', undefined],
    ['https://user@cashier.example/deposit', 'session', undefined],
    ['javascript:alert(1)', 'session', undefined],
    [undefined, 'session', undefined],
  ])('%s with the handoff %s gets the session: %s', (url, handoff, getsSession) => {
    expect(embeddedPage(mount(url, handoff), site)?.getsSession).toBe(getsSession)
  })

  it('exchanges messages with its own origin only', () => {
    expect(embeddedPage(mount('https://cashier.example/deposit?a=1'), site)).toMatchObject({
      url: 'https://cashier.example/deposit?a=1',
      origin: 'https://cashier.example',
    })
  })

  it('may have the session on every host where the manifest says so', () => {
    const page = embeddedPage(mount('https://a.pages.example/points'), { ...site, trustedHosts: ['*'] })
    expect(page?.getsSession).toBe(true)
  })

  it.each([
    ['http://127.0.0.1:4180', 'http://localhost:4180'],
    ['https://localhost:4180', 'https://127.0.0.1:4180'],
    ['http://192.168.1.5:4180', 'http://192.168.1.5:4180'],
  ])('comes from this machine during development: at %s from %s', (siteOrigin, origin) => {
    const local = { path: '/__pages', siteOrigin }
    expect(embeddedPage(mount('https://cashier.example/deposit?a=1'), { ...site, local })).toEqual({
      url: `${origin}/__pages/cashier.example/deposit?a=1`,
      origin,
      getsSession: true,
    })
    expect(embeddedPage(mount('https://evil.example/deposit'), { ...site, local })).toBeUndefined()
  })
})

const payment = { id: 'tx-118', amount: '100.50', currency: 'BRL' }

describe('a message of the page', () => {
  it.each<readonly [unknown, unknown]>([
    [{ type: 'ready' }, { type: 'ready' }],
    [{ type: 'deposit', amount: 100 }, { type: 'deposit' }],
    [
      { type: 'deposit', ...payment, note: 'x' },
      { type: 'deposit', payment },
    ],
    ...[
      { id: '' },
      { id: 7 },
      { id: 'x'.repeat(65) },
      { amount: 100.5 },
      { amount: '0' },
      { amount: '0.00' },
      { amount: '-5' },
      { amount: '1e5' },
      { amount: '1,000.00' },
      { currency: 'brl' },
      { currency: 'R$' },
      { currency: undefined },
    ].map((change) => [{ type: 'deposit', ...payment, ...change }, { type: 'deposit' }] as const),
    [
      { type: 'navigate', path: '/m/withdraw' },
      { type: 'navigate', path: '/m/withdraw' },
    ],
    [{ type: 'navigate', path: 7 }, undefined],
    [{ type: 'navigate' }, undefined],
    [
      { type: 'height', height: 940.2 },
      { type: 'height', height: 941 },
    ],
    [
      { type: 'height', height: -5 },
      { type: 'height', height: 0 },
    ],
    [
      { type: 'height', height: 1e9 },
      { type: 'height', height: limits.frameHeight },
    ],
    [{ type: 'height', height: Number.NaN }, undefined],
    [{ type: 'height', height: Number.POSITIVE_INFINITY }, undefined],
    [{ type: 'height', height: '940' }, undefined],
    [{ type: 'toString' }, undefined],
    [{ type: ['ready'] }, undefined],
    ['ready', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is read as %j', (data, message) => {
    expect(readFrameMessage(data)).toEqual(message)
  })
})

describe('the message of the site', () => {
  const facts = { merchantCode: 'brasa', language: 'PT-BR', tag: 'pt-BR', direction: 'ltr' } as const

  it('has the token and the user name of the session, and nothing else of it', () => {
    const session = { token: 't', userName: 'maria', merchantCode: 'brasa', id: '7', type: 1 }
    expect(siteMessage({ ...facts, session })).toEqual({
      type: 'site',
      ...facts,
      session: { token: 't', userName: 'maria' },
    })
  })

  it('has no session where there is none', () => {
    expect(siteMessage({ ...facts, session: undefined })).toEqual({ type: 'site', ...facts })
  })
})
