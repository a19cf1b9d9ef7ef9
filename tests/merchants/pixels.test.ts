import { describe, expect, it } from 'vitest'
import { pixelVendors } from '../../runtime/tables/pixelVendors'
import { vendorHosts } from '../../runtime/tables/tracking'
import { loadFixture } from './fixture'

const ids = { facebook: '11', tiktok: 'TT', gtag: 'G-1', gtm: 'GTM-1', kwai: '99' } as const
const kinds = ['script', 'connect', 'image'] as const

const check = async (pixels: object, hosts: object) => {
  const parts = { pixels: JSON.stringify(pixels), hosts: JSON.stringify(hosts) }
  const { issues } = await loadFixture({ 'one/merchant.json': parts })
  return issues
}

describe('the hosts of pixels', () => {
  it.each(pixelVendors)('of %s must all be on the allow-lists', async (vendor) => {
    const all = vendorHosts[vendor]
    expect(await check({ [vendor]: ids[vendor] }, all)).toEqual([])
    for (const kind of kinds.filter((one) => all[one].length > 0)) {
      const [issue, ...others] = await check({ [vendor]: ids[vendor] }, { ...all, [kind]: [] })
      expect([issue?.code, others]).toEqual(['host-not-allowed', []])
      for (const host of all[kind]) expect(issue?.hint).toContain(`"${host}" in "hosts.${kind}"`)
    }
  })

  it.each(['script', 'connect'] as const)('of %s may be covered by a pattern', async (kind) => {
    expect(await check({ tiktok: 'TT' }, { ...vendorHosts.tiktok, [kind]: ['*.tiktok.com'] })).toEqual([])
  })

  it("of the merchant's own scripts must be among hosts.script", async () => {
    const scripts = ['https://tags.one.example/visit.js']
    expect(await check({ scripts }, { script: ['tags.one.example'] })).toEqual([])
    expect(await check({ scripts }, {})).toMatchObject([
      { code: 'host-not-allowed', hint: 'Add "tags.one.example" in "hosts.script".' },
    ])
  })

  it('are not needed without an id', async () => {
    expect(await check({ facebookVersion: 'v25.0' }, {})).toEqual([])
  })

  it.each(['2.7', 'v2', 'latest', 'v2.7&x=1'])(
    'the SDK version %j is rejected (I9.21)',
    async (facebookVersion) => {
      expect((await check({ facebookVersion }, {})).length).toBe(1)
    },
  )
})
