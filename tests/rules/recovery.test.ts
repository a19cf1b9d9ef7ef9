import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildNamed,
  isMarked,
  marked,
  mayRecover,
  type Remedy,
  remedyFor,
  triedBuilds,
  unmarked,
} from '../../runtime/rules/recovery'

describe('the mark in the address', () => {
  it.each([
    ['', '?fresh=abc'],
    ['?r=1', '?r=1&fresh=abc'],
    ['?fresh=old', '?fresh=abc'],
    ['?fresh=old&r=1', '?r=1&fresh=abc'],
    ['?r=1&fresh=old&cid=%26', '?r=1&cid=%26&fresh=abc'],
    ['?refresh=1&freshness=2', '?refresh=1&freshness=2&fresh=abc'],
  ])('stands once, at the end: %j becomes %j (F009)', (before, after) => {
    expect(marked(before, 'abc')).toBe(after)
  })

  const queries = fc
    .array(fc.constantFrom('r=1', 'fresh=old', 'cid=%26%3D', 'refresh=2', 'token=a+b', 'kw=', 'q'), {
      maxLength: 6,
    })
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''))

  it('is seen where it was set, and leaves everything else as it was', () => {
    fc.assert(
      fc.property(queries, (search) => {
        const clean = unmarked(search)
        expect(isMarked(marked(search, 'x'))).toBe(true)
        expect(unmarked(marked(search, 'x'))).toBe(clean)
        expect(isMarked(clean)).toBe(false)
        const others = search
          .slice(1)
          .split('&')
          .filter((part) => part !== '' && part !== 'fresh=old')
        expect(clean).toBe(others.length > 0 ? `?${others.join('&')}` : '')
      }),
    )
  })
})

describe('code that did not come twice', () => {
  it.each<[string, string | undefined, boolean, Remedy]>([
    ['the host has the same build: the network lost it', 'mine', false, 'renew'],
    ['the same, while the member types', 'mine', true, 'renew'],
    ['the host does not say, or a page of the network does', undefined, false, 'retry'],
    ['the site was replaced', 'newer', false, 'recover'],
    ['the site was replaced, while the member types or verifies', 'newer', true, 'reload'],
  ])('%s (F123)', (_, found, engaged, remedy) => {
    expect(remedyFor({ own: 'mine', found, engaged })).toBe(remedy)
  })

  it.each<[string, string | undefined]>([
    ['{"build":"AB12CD34","files":{}}', 'AB12CD34'],
    ['{"build":""}', undefined],
    ['{"build":7}', undefined],
    ['null', undefined],
    ['<!doctype html><title>Please log in to this network</title>', undefined],
    ['', undefined],
  ])('reads the build of %j as %j (F123)', (text, build) => {
    expect(buildNamed(text)).toBe(build)
  })

  it.each<[unknown, string[]]>([
    [undefined, []],
    ['newer', []],
    [{ 0: 'newer' }, []],
    [['newer', 7, null], ['newer']],
  ])('finds in a kept %j the builds %j', (kept, builds) => {
    expect(triedBuilds(kept)).toEqual(builds)
  })
})

describe('whether the page may be loaded anew for a build', () => {
  it.each([
    ['for the first time', { tried: [], recovered: false, lasting: true }, true],
    ['again', { tried: ['newer'], recovered: false, lasting: true }, false],
    ['after it was for another', { tried: ['older'], recovered: true, lasting: true }, true],
    ['where nothing is remembered', { tried: [], recovered: false, lasting: false }, true],
    ['there, by a page that came so', { tried: [], recovered: true, lasting: false }, false],
  ])('%s (F123)', (_, attempts, may) => {
    expect(mayRecover('newer', attempts)).toBe(may)
  })
})
