import { describe, expect, it } from 'vitest'
import { assetManifestUrl } from '../../../runtime/rules/system/recovery'
import {
  decideUpdate,
  type PageVersion,
  readHostVersion,
  reloadsInPlace,
  type UpdateAction,
} from '../../../runtime/rules/system/update'
import { hashText } from '../../../runtime/rules/text/hash'
import fc from '../../support/properties'

const answer = (text: string, status = 200, contentType = 'application/json') => ({
  status,
  contentType,
  text,
})

describe('a refresh', () => {
  it.each([
    ['home', '/m/home'],
    ['home with a trailing slash', '/m/'],
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
  ])('of %s reloads the page (E2.20)', (_, path) => {
    expect(reloadsInPlace(path)).toBe(true)
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
    expect(reloadsInPlace(path)).toBe(false)
  })
})

it('asks for both manifests with the time (E4.53, E7.25)', () => {
  expect([assetManifestUrl('own', 7), assetManifestUrl('other', 8)]).toEqual([
    '/m/asset-manifest.json?time=7',
    '/mobile/mc/asset-manifest.json?time=8',
  ])
})

const ownManifest = answer('{"build":"B1","files":{}}')

describe('the host’s version', () => {
  const empty = hashText(ownManifest.text)

  it.each([
    ['absent', answer('', 404)],
    ['our own page for unknown paths', answer('<!doctype html>', 404, 'text/html')],
    ['an HTML page with status 200', answer('<!doctype html>', 200, 'text/html')],
  ])('counts the other manifest as empty when it is %s (E4.53)', (_, other) => {
    expect(readHostVersion(ownManifest, other)).toEqual({ build: 'B1', hash: empty })
  })

  it('depends on both manifests (E4.53)', () => {
    const withOther = readHostVersion(ownManifest, answer('{"files":1}'))?.hash
    expect(withOther).not.toBe(empty)
    expect(readHostVersion(ownManifest, answer('{"files":2}'))?.hash).not.toBe(withOther)
  })

  it.each([
    ['a 404', answer(ownManifest.text, 404), answer('', 404)],
    ['a page', answer('<!doctype html>', 200, 'text/html'), answer('', 404)],
    ['no JSON', answer('<!doctype html>'), answer('', 404)],
    ['JSON without a build', answer('{"files":{}}'), answer('', 404)],
    ['a build that is no name', answer('{"build":7}'), answer('', 404)],
    ['null', answer('null'), answer('', 404)],
  ])('is not known from %s (F131)', (_, own, other) => {
    expect(readHostVersion(own, other)).toBeUndefined()
  })
})

describe('a newer build', () => {
  it.each([
    ['has trouble', answer('', 503)],
    ['does not answer', undefined],
  ])('is known even if the other product’s host %s; the hash is not (E4.53, E4.54)', (_, other) => {
    expect(readHostVersion(ownManifest, other)).toEqual({ build: 'B1', hash: undefined })
  })
})

describe('the action for a version', () => {
  const host = { build: 'B2', hash: 'h2' }
  const rows: readonly [string, Partial<PageVersion>, UpdateAction][] = [
    ['a first visit stores the hash', { storedHash: undefined }, 'store'],
    ['a page just loaded from the newer build stores the hash', { storedHash: 'h1' }, 'store'],
    ['a page with the same hash does nothing', { storedHash: 'h2' }, 'nothing'],
    ['a page of an older build tells', { ownBuild: 'B1', storedHash: 'h1' }, 'notify'],
    [
      'a page of an older build notifies even if another tab has stored the hash',
      { ownBuild: 'B1', storedHash: 'h2' },
      'notify',
    ],
    [
      'a first visit to an older build notifies and stores nothing',
      { ownBuild: 'B1', storedHash: undefined },
      'notify',
    ],
    [
      'a page open for a long time notifies about the other product',
      { storedHash: 'h1', justLoaded: false },
      'notify',
    ],
    [
      'a page open for a long time does nothing without a change',
      { storedHash: 'h2', justLoaded: false },
      'nothing',
    ],
    [
      'a page whose storage was cleared stores the hash again',
      { storedHash: undefined, justLoaded: false },
      'store',
    ],
    ['a page that has not rendered stores nothing', { storedHash: 'h1', rendered: false }, 'nothing'],
    [
      'a first visit that has not rendered stores nothing',
      { storedHash: undefined, rendered: false },
      'nothing',
    ],
  ]
  it.each<[string, Partial<PageVersion>, UpdateAction]>([
    ['a page of an older build tells', { ownBuild: 'B1' }, 'notify'],
    ['a first visit stores nothing', { storedHash: undefined }, 'nothing'],
    ['a page open for a long time does nothing', { storedHash: 'h1', justLoaded: false }, 'nothing'],
  ])('without the other product’s manifest: %s (E4.53, E4.54)', (_, known, verdict) => {
    const defaults: PageVersion = { ownBuild: 'B2', storedHash: 'h2', justLoaded: true, rendered: true }
    expect(decideUpdate({ build: 'B2', hash: undefined }, { ...defaults, ...known })).toBe(verdict)
  })

  it.each(rows)('%s (E4.53, E4.54, F132)', (_, known, verdict) => {
    const defaults: PageVersion = { ownBuild: 'B2', storedHash: 'h2', justLoaded: true, rendered: true }
    expect(decideUpdate(host, { ...defaults, ...known })).toBe(verdict)
  })
})

describe('the hash', () => {
  it('is the same for the same text, and different for a text that differs by one letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (text, place, letter) => {
        const at = place % (text.length + 1)
        const other = text.slice(0, at) + letter + text.slice(at)
        expect(hashText(text)).toBe(hashText(`${text}`))
        expect(hashText(other)).not.toBe(hashText(text))
      }),
    )
  })
})
