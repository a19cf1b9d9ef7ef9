import { describe, expect, it } from 'vitest'
import { type ConditionResult, evaluate } from '../../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../../runtime/rules/settings/facts'
import { isConsentDue, mayTrack, readConsent, trackingFacts } from '../../../runtime/rules/tracking/consent'
import { trackingPartners } from '../../../runtime/rules/tracking/trackingPartners'
import type { Manifest } from '../../../runtime/schema/manifest.gen'

type TrackingManifest = Pick<Manifest, 'pixels' | 'tracking' | 'compliance'>

describe('the manifest’s tracking settings', () => {
  it.each<[TrackingManifest, boolean, boolean]>([
    [{}, false, false],
    [{ compliance: { consent: true } }, false, true],
    [{ compliance: { consent: true }, tracking: { events: false } }, false, false],
    [{ compliance: { consent: true }, tracking: { events: false }, pixels: { facebook: '1' } }, true, true],
    [{ compliance: { consent: false }, pixels: { kwai: '1' } }, true, false],
    [{ pixels: {} }, false, false],
    [{ pixels: { facebookVersion: 'v25.0', scripts: [] } }, false, false],
    [{ pixels: { scripts: ['https://tags.hongvan.example/visit.js'] } }, true, false],
  ])('%j: has pixels %s, asks for consent %s', (manifest, pixels, consent) => {
    expect(trackingFacts(manifest)).toEqual({ pixels, consent })
    expect(isConsentDue(manifest, undefined)).toBe(consent)
    expect(isConsentDue(manifest, 'refused')).toBe(false)
  })
})

describe('the manifest alone', () => {
  it.each<[TrackingManifest, 'pixels' | 'consent', ConditionResult]>([
    [{}, 'pixels', 'no'],
    [{ pixels: { gtm: 'GTM-1' } }, 'pixels', 'yes'],
    [{}, 'consent', 'no'],
    [{ compliance: { consent: true } }, 'consent', 'yes'],
  ])('%j decides the fact %s: %s', (manifest, fact, answer) => {
    expect(evaluate(fact, manifestFacts(manifest))).toBe(answer)
  })
})

describe('tracking', () => {
  const asking: TrackingManifest = { compliance: { consent: true } }
  it.each<[TrackingManifest, unknown, boolean]>([
    [{}, undefined, true],
    [{}, 'refused', true],
    [asking, undefined, false],
    [asking, 'refused', false],
    [asking, 'yes', false],
    [asking, true, false],
    [asking, 'agreed', true],
  ])('with %j and the stored answer %j is allowed: %s', (manifest, stored, allowed) => {
    expect(mayTrack(manifest, readConsent(stored))).toBe(allowed)
  })

  it('lists every third party once', () => {
    const pixels = {
      facebook: '1',
      gtag: 'G-1',
      gtm: 'GTM-1',
      scripts: ['https://tags.hongvan.example/a.js'],
    }
    expect(trackingPartners({ pixels })).toEqual(['Facebook', 'Google', 'tags.hongvan.example'])
  })
})
