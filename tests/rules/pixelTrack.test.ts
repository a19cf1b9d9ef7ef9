import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nativeIdsIn, pixelTrack, readNativeIds } from '../../runtime/rules/pixelTrack'
import { limits } from '../../runtime/tables/limits'
import { nativeIds } from '../../runtime/tables/tracking'

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
    ['nothing of the merchant but ids', nothing, { facebookVersion: 'v25.0', scripts: [] }, undefined],
    ['nothing at all', nothing, undefined, undefined],
  ])('tells %s', (_, campaign, pixels, told) => {
    expect(pixelTrack(campaign, pixels)).toEqual(told)
  })
})

describe("the native app's ids", () => {
  it.each(nativeIds)('have %s, as an object or its JSON (I3.30)', (name) => {
    const ids = { [name]: 'a1-B2', other: 'x' }
    expect(readNativeIds(ids)).toEqual({ [name]: 'a1-B2' })
    expect(readNativeIds(JSON.stringify(ids))).toEqual({ [name]: 'a1-B2' })
    expect(nativeIdsIn(`?${name}=a1-B2&token=secret`)).toEqual({ [name]: 'a1-B2' })
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
  ])('are none in %j', (said) => {
    expect(readNativeIds(said)).toBeUndefined()
  })

  it('are never anything but short printable texts under the nine names (I3.30)', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom<string>(...nativeIds, 'x'), fc.anything()),
        (one, two) => {
          for (const [name, value] of [one, two].flatMap((said) =>
            Object.entries(readNativeIds(said) ?? {}),
          )) {
            expect(nativeIds).toContain(name)
            expect(value).toMatch(/^[\x21-\x7e]{1,128}$/)
          }
        },
      ),
    )
  })
})
