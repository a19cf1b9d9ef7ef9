import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { cspHash } from '../../scripts/steps/assets/hashes'
import { miniGamePage } from '../../scripts/steps/pages/miniGamePage'
import { loadFixture } from '../merchants/fixture'
import { manifest } from '../support/manifest'

const script = 'console.log("mini game")'

const pageOf = (features: readonly string[] = ['miniGame'], overrides: Partial<Manifest> = {}) =>
  miniGamePage(
    {
      manifest: { ...manifest, ...overrides },
      bundle: { miniGame: script } as Parameters<typeof miniGamePage>[0]['bundle'],
    },
    {
      features: features.map((id) => ({
        id,
        when: true,
        chunk: `runtime/features/${id}`,
        pages: [],
        hasOtherParts: true,
      })),
    },
  )

const directive = (name: string): string | undefined =>
  pageOf()
    ?.policy.split('; ')
    .find((text) => text.startsWith(`${name} `))

describe('the page of the mini game', () => {
  it('is not in the site of a merchant without the feature (E4.71)', () => {
    expect(pageOf(['lobby'])).toBeUndefined()
  })

  it('runs its own script and those of its origin, and reaches nothing else (D16, F156)', () => {
    expect(directive('script-src')).toBe(`script-src ${cspHash(script)} 'self'`)
    expect(directive('worker-src')).toBe('worker-src data:')
    expect(directive('connect-src')).toBe("connect-src 'none'")
    expect(directive('default-src')).toBe("default-src 'none'")
    expect(pageOf(undefined, { hosts: { script: ['pixel.example'] } })?.policy).not.toMatch(
      /unsafe-eval|https:|script-src[^;]*unsafe/,
    )
  })

  it('is sandboxed by its header too, without the site’s origin and without windows (D16)', () => {
    expect(directive('sandbox')).toBe('sandbox allow-scripts')
  })

  it('has its policy, the brand’s colours, and its script once', () => {
    const { html = '' } = pageOf() ?? {}
    expect(html.split(script)).toHaveLength(2)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
    expect(html).toContain('--color-primary:#b5161d')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
})

it('no page of a manifest can be mounted in its place', async () => {
  const routes = { '/m/miniGame': { page: 'lobby' } }
  const { issues } = await loadFixture({ 'one/merchant.json': { routes: JSON.stringify(routes) } }, {})
  expect(issues.map(({ code }) => code)).toContain('path-taken')
})
