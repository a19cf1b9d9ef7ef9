import { describe, expect, it } from 'vitest'
import {
  hasFreshParam,
  mayRecover,
  type Remedy,
  readBuild,
  readTriedBuilds,
  remedyFor,
  withFreshParam,
  withoutFreshParam,
} from '../../../runtime/rules/system/recovery'
import fc from '../../support/properties'

describe('the reload parameter', () => {
  it.each([
    ['', '?fresh=abc'],
    ['?r=1', '?r=1&fresh=abc'],
    ['?fresh=old', '?fresh=abc'],
    ['?fresh=old&r=1', '?r=1&fresh=abc'],
    ['?r=1&fresh=old&cid=%26', '?r=1&cid=%26&fresh=abc'],
    ['?refresh=1&freshness=2', '?refresh=1&freshness=2&fresh=abc'],
  ])('is added once, at the end: %j becomes %j (F009)', (before, after) => {
    expect(withFreshParam(before, 'abc')).toBe(after)
  })

  const queries = fc
    .array(fc.constantFrom('r=1', 'fresh=old', 'cid=%26%3D', 'refresh=2', 'token=a+b', 'kw=', 'q'), {
      maxLength: 6,
    })
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''))

  it('is detected, and leaves everything else unchanged', () => {
    fc.assert(
      fc.property(queries, (search) => {
        const clean = withoutFreshParam(search)
        expect(hasFreshParam(withFreshParam(search, 'x'))).toBe(true)
        expect(withoutFreshParam(withFreshParam(search, 'x'))).toBe(clean)
        expect(hasFreshParam(clean)).toBe(false)
        const others = search
          .slice(1)
          .split('&')
          .filter((part) => part !== '' && part !== 'fresh=old')
        expect(clean).toBe(others.length > 0 ? `?${others.join('&')}` : '')
      }),
    )
  })
})

describe('code that failed to load twice', () => {
  it.each<[string, string | undefined, boolean, Remedy]>([
    ['the host has the same build: a one-off network failure', 'mine', false, 'offerReload'],
    ['the same, while the member types', 'mine', true, 'offerReload'],
    ['the host does not answer, or a network’s login page does', undefined, false, 'retry'],
    ['the site was replaced', 'newer', false, 'autoReload'],
    ['the site was replaced, while the member types or verifies', 'newer', true, 'offerUpdate'],
  ])('%s (F123)', (_, found, engaged, remedy) => {
    expect(remedyFor({ ownBuild: 'mine', hostBuild: found, userBusy: engaged })).toBe(remedy)
  })

  it.each<[string, string | undefined]>([
    ['{"build":"AB12CD34","files":{}}', 'AB12CD34'],
    ['{"build":""}', undefined],
    ['{"build":7}', undefined],
    ['null', undefined],
    ['<!doctype html><title>Please log in to this network</title>', undefined],
    ['', undefined],
  ])('reads the build of %j as %j (F123)', (text, build) => {
    expect(readBuild(text)).toBe(build)
  })

  it.each<[unknown, string[]]>([
    [undefined, []],
    ['newer', []],
    [{ 0: 'newer' }, []],
    [['newer', 7, null], ['newer']],
  ])('reads the stored %j as the builds %j', (stored, builds) => {
    expect(readTriedBuilds(stored)).toEqual(builds)
  })
})

describe('whether the page may be reloaded for a build', () => {
  it.each([
    ['for the first time', { triedBuilds: [], recovered: false, persistent: true }, true],
    ['again', { triedBuilds: ['newer'], recovered: false, persistent: true }, false],
    ['after a reload for another build', { triedBuilds: ['older'], recovered: true, persistent: true }, true],
    ['without lasting storage', { triedBuilds: [], recovered: false, persistent: false }, true],
    [
      'without lasting storage, after a reload',
      { triedBuilds: [], recovered: true, persistent: false },
      false,
    ],
  ])('%s (F123)', (_, attempts, allowed) => {
    expect(mayRecover('newer', attempts)).toBe(allowed)
  })
})
