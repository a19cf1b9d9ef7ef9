import { describe, expect, it } from 'vitest'
import { mayTrack, readConsent, trackingFacts } from '../../runtime/rules/consent'
import { type Answer, manifestFacts, weigh } from '../../runtime/rules/judge'
import { partnersOf } from '../../runtime/rules/partners'
import type { Manifest } from '../../runtime/schema/manifest.gen'

type Said = Pick<Manifest, 'pixels' | 'tracking' | 'compliance'>

describe('what the manifest says of tracking', () => {
  it.each<[Said, boolean, boolean]>([
    [{}, false, false],
    [{ compliance: { consent: true } }, false, true],
    [{ compliance: { consent: true }, tracking: { events: false } }, false, false],
    [{ compliance: { consent: true }, tracking: { events: false }, pixels: { facebook: '1' } }, true, true],
    [{ compliance: { consent: false }, pixels: { kwai: '1' } }, true, false],
    [{ pixels: {} }, false, false],
    [{ pixels: { facebookVersion: 'v25.0', scripts: [] } }, false, false],
    [{ pixels: { scripts: ['https://tags.hongvan.example/visit.js'] } }, true, false],
  ])('%j has pixels: %s, and asks first: %s', (manifest, pixels, consent) => {
    expect(trackingFacts(manifest)).toEqual({ pixels, consent })
  })
})

describe('the manifest alone', () => {
  it.each<[Said, 'pixels' | 'consent', Answer]>([
    [{}, 'pixels', 'no'],
    [{ pixels: { gtm: 'GTM-1' } }, 'pixels', 'yes'],
    [{}, 'consent', 'no'],
    [{ compliance: { consent: true } }, 'consent', 'yes'],
  ])('of %j decides whether the site has %s: %s', (manifest, fact, answer) => {
    expect(weigh(fact, manifestFacts({}, undefined, undefined, trackingFacts(manifest)))).toBe(answer)
  })
})

describe('tracking', () => {
  const asking: Said = { compliance: { consent: true } }
  it.each<[Said, unknown, boolean]>([
    [{}, undefined, true],
    [{}, 'refused', true],
    [asking, undefined, false],
    [asking, 'refused', false],
    [asking, 'yes', false],
    [asking, true, false],
    [asking, 'agreed', true],
  ])('with %j and the word %j may begin: %s', (manifest, said, may) => {
    expect(mayTrack(manifest, readConsent(said))).toBe(may)
  })

  it('tells who learns of it, each once', () => {
    const pixels = {
      facebook: '1',
      gtag: 'G-1',
      gtm: 'GTM-1',
      scripts: ['https://tags.hongvan.example/a.js'],
    }
    expect(partnersOf({ pixels })).toEqual(['Facebook', 'Google', 'tags.hongvan.example'])
  })
})
