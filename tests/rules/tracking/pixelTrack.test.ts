import { describe, expect, it } from 'vitest'
import { nativeIdsInQuery, pixelTrack, readNativeIds } from '../../../runtime/rules/tracking/pixelTrack'
import * as limits from '../../../runtime/tables/limits'
import { nativeIds } from '../../../runtime/tables/tracking'
import fc from '../../support/properties'

const nothing = { ids: {}, fbc: undefined, fbp: undefined }

describe('pixelTrack', () => {
  it.each([
    ['the tid', { ...nothing, ids: { tid: 't1' } }, {}, { tid: 't1' }],
    ['kw', { ...nothing, ids: { kw: 'slots' } }, {}, { kw: 'slots' }],
    ['Kwai', { ...nothing, ids: { kwaiclid: 'k' } }, { kwai: '9' }, { kwaiClickId: 'k', kwaiPixelId: '9' }],
    [
      "Facebook's ids",
      { ids: {}, fbc: 'fb.1.1.A', fbp: 'fb.1.1.2' },
      {},
      { fbc: 'fb.1.1.A', fbp: 'fb.1.1.2' },
    ],
    [
      "the networks' click ids",
      { ...nothing, ids: { fbclid: 'f', gclid: 'g', ttclid: 't', twclid: 'w' } },
      {},
      { fbclid: 'f', gclid: 'g', ttclid: 't', twclid: 'w' },
    ],
    [
      "the merchant's pixels",
      nothing,
      { facebook: '1', tiktok: 'T', gtag: 'G-1', gtm: 'GTM-1' },
      { facebookPixelId: '1', tiktokPixelId: 'T', gtagId: 'G-1', gtmId: 'GTM-1' },
    ],
    ['nothing of the merchant except ids', nothing, { facebookVersion: 'v25.0', scripts: [] }, undefined],
    ['nothing at all', nothing, undefined, undefined],
  ])('contains %s', (_, campaign, pixels, expected) => {
    expect(pixelTrack(campaign, pixels)).toEqual(expected)
  })
})

describe("the native app's ids", () => {
  it.each(nativeIds)('include %s, from an object or its JSON (I3.30)', (name) => {
    const ids = { [name]: 'a1-B2', other: 'x' }
    expect(readNativeIds(ids)).toEqual({ [name]: 'a1-B2' })
    expect(readNativeIds(JSON.stringify(ids))).toEqual({ [name]: 'a1-B2' })
    expect(nativeIdsInQuery(`?${name}=a1-B2&token=secret`)).toEqual({ [name]: 'a1-B2' })
  })

  it.each<[unknown]>([
    [undefined],
    [null],
    [7],
    ['not json'],
    ['{"adid":'],
    [[]],
    [{ adid: 7 }],
    [{ adid: '' }],
    [{ adid: 'with blank' }],
    [{ adid: 'x'.repeat(limits.nativeId + 1) }],
    [Object.create({ adid: 'inherited' })],
  ])('are undefined for %j', (raw) => {
    expect(readNativeIds(raw)).toBeUndefined()
  })

  it('are always short printable strings under the nine names (I3.30)', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom<string>(...nativeIds, 'x'), fc.anything()),
        (one, two) => {
          for (const [name, value] of [one, two].flatMap((raw) => Object.entries(readNativeIds(raw) ?? {}))) {
            expect(nativeIds).toContain(name)
            expect(value).toMatch(/^[\x21-\x7e]{1,128}$/)
          }
        },
      ),
    )
  })
})
