import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manifestAddress } from '../../runtime/rules/recovery'
import {
  hashOf,
  isGame,
  type Known,
  readVersion,
  reloadsHere,
  type Verdict,
  weighVersion,
} from '../../runtime/rules/update'

const answer = (text: string, status = 200, contentType = 'application/json') => ({
  status,
  contentType,
  text,
})

describe('a refresh', () => {
  it.each([
    ['home', '/m/home'],
    ['home under its other names', '/m/'],
    ['home without a path', '/'],
    ['home with more than one slash', '/m/home//'],
    ['home in capitals', '/M/HOME'],
    ['game', '/m/game'],
    ['a launched game', '/m/launchGame'],
    ['login', '/m/login'],
    ['index', '/m/index'],
    ['index as a file', '/m/index.html'],
    ['member home', '/m/member/home'],
    ['register', '/m/register'],
  ])('of %s loads that very page anew (E2.20)', (_, path) => {
    expect(reloadsHere(path)).toBe(true)
  })

  it.each([
    '/m/changePsw',
    '/m/activity',
    '/m/rewardCenter',
    '/m/inviteFriends',
    '/m/agentRegister',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/securityCenter/addBankCard',
    '/m/securityCenter/addBankCardPix',
    '/m/mall/mallHome',
    '/m/leaderBoard',
    '/m/member/benefits',
    '/m/feedback',
    '/m/help',
    '/m/news',
    '/m/no/such/page',
    '/m/homes',
  ])('of %s goes to the lobby (E2.21)', (path) => {
    expect(reloadsHere(path)).toBe(false)
  })
})

describe('a game is played', () => {
  it.each([
    ['/m/launchGame', undefined, true],
    ['/m/launchGame/tet', undefined, true],
    ['/m/play', 'launch', true],
    ['/m/home', 'lobby', false],
    ['/m/game', undefined, false],
  ])('on %s, where the page is %s: %s (F129)', (path, page, played) => {
    expect(isGame(path, page)).toBe(played)
  })
})

it('asks for both manifests with the time (E4.53, E7.25)', () => {
  expect([manifestAddress('own', 7), manifestAddress('other', 8)]).toEqual([
    '/m/asset-manifest.json?time=7',
    '/mobile/mc/asset-manifest.json?time=8',
  ])
})

const mine = answer('{"build":"B1","files":{}}')

describe('what the host has', () => {
  const empty = hashOf(mine.text)

  it.each([
    ['absent', answer('', 404)],
    ['our own page for unknown addresses', answer('<!doctype html>', 404, 'text/html')],
    ['a page that says all is well', answer('<!doctype html>', 200, 'text/html')],
  ])('counts the other manifest as empty when it is %s (E4.53)', (_, other) => {
    expect(readVersion(mine, other)).toEqual({ build: 'B1', hash: empty })
  })

  it('is told by both manifests (E4.53)', () => {
    const withOther = readVersion(mine, answer('{"files":1}'))?.hash
    expect(withOther).not.toBe(empty)
    expect(readVersion(mine, answer('{"files":2}'))?.hash).not.toBe(withOther)
  })

  it.each([
    ['a 404', answer(mine.text, 404), answer('', 404)],
    ['a page', answer('<!doctype html>', 200, 'text/html'), answer('', 404)],
    ['no JSON', answer('<!doctype html>'), answer('', 404)],
    ['JSON without a build', answer('{"files":{}}'), answer('', 404)],
    ['a build that is no name', answer('{"build":7}'), answer('', 404)],
    ['null', answer('null'), answer('', 404)],
  ])('is not known from %s (F131)', (_, own, other) => {
    expect(readVersion(own, other)).toBeUndefined()
  })
})

describe('a newer build', () => {
  it.each([
    ['has trouble', answer('', 503)],
    ['does not answer', undefined],
  ])('is known although the other product’s host %s; the hash is not (E4.53, E4.54)', (_, other) => {
    expect(readVersion(mine, other)).toEqual({ build: 'B1', hash: undefined })
  })
})

describe('the verdict', () => {
  const host = { build: 'B2', hash: 'h2' }
  const rows: readonly [string, Partial<Known>, Verdict][] = [
    ['a first visit keeps', { stored: undefined }, 'keep'],
    ['a page that was just loaded of the newer build keeps', { stored: 'h1' }, 'keep'],
    ['a page that knows it already does nothing', { stored: 'h2' }, 'nothing'],
    ['a page of an older build tells', { own: 'B1', stored: 'h1' }, 'tell'],
    ['a page of an older build tells though another tab has kept it', { own: 'B1', stored: 'h2' }, 'tell'],
    ['a first visit to an older build tells, and keeps nothing', { own: 'B1', stored: undefined }, 'tell'],
    ['a page that is open for long tells of the other product', { stored: 'h1', fresh: false }, 'tell'],
    [
      'a page that is open for long does nothing when nothing changed',
      { stored: 'h2', fresh: false },
      'nothing',
    ],
    ['a page whose storage was emptied keeps anew', { stored: undefined, fresh: false }, 'keep'],
    ['a page that is not drawn keeps nothing', { stored: 'h1', drawn: false }, 'nothing'],
    ['a first visit that is not drawn keeps nothing', { stored: undefined, drawn: false }, 'nothing'],
  ]
  it.each<[string, Partial<Known>, Verdict]>([
    ['a page of an older build tells', { own: 'B1' }, 'tell'],
    ['a first visit keeps nothing', { stored: undefined }, 'nothing'],
    ['a page that is open for long does nothing', { stored: 'h1', fresh: false }, 'nothing'],
  ])('without the other product’s manifest: %s (E4.53, E4.54)', (_, known, verdict) => {
    const usual: Known = { own: 'B2', stored: 'h2', fresh: true, drawn: true }
    expect(weighVersion({ build: 'B2', hash: undefined }, { ...usual, ...known })).toBe(verdict)
  })

  it.each(rows)('%s (E4.53, E4.54, F132)', (_, known, verdict) => {
    const usual: Known = { own: 'B2', stored: 'h2', fresh: true, drawn: true }
    expect(weighVersion(host, { ...usual, ...known })).toBe(verdict)
  })
})

describe('the hash', () => {
  it('is the same for the same text, and another for one that differs by a letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (text, place, letter) => {
        const at = place % (text.length + 1)
        const other = text.slice(0, at) + letter + text.slice(at)
        expect(hashOf(text)).toBe(hashOf(`${text}`))
        expect(hashOf(other)).not.toBe(hashOf(text))
      }),
    )
  })
})
