import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PlatformServer, startPlatformServer } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => server.platform.control({ reset: true }))
afterAll(() => server.close())

const request = (query: string) => fetch(`${server.origin}/wps/system/manifest.json${query}`)
const read = async (query: string) => (await request(query)).json() as Promise<Record<string, unknown>>

const setTemplate = (mobileTemplate: object) =>
  server.platform.control({ settings: { merchant: 'hongvan', values: { mobileTemplate } } })

describe('the web manifest', () => {
  it('is the merchant’s whose code the query names (E2.75, E7.23)', async () => {
    expect([
      (await read('?merchantCode=hongvan&_=1')).id,
      (await read('?merchantCode=brasa&_=1')).id,
    ]).toEqual(['/m/?brand=hongvan', '/m/?brand=brasa'])
  })

  it('opens in a window of its own, upright, in white, inside /m/ (E2.76)', async () => {
    expect(await read('?merchantCode=hongvan')).toMatchObject({
      display: 'standalone',
      orientation: 'portrait',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      scope: '/m/',
      start_url: '/m/home?homescreen=1',
    })
  })

  it('has icons in four sizes, and one to be cut (E2.77, E9.24)', async () => {
    const { icons } = (await read('?merchantCode=hongvan')) as {
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '256x256 any',
      '384x384 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })

  it('has what the template settings say; a web app that is switched off has none (E2.78)', async () => {
    setTemplate({ pwa: true, app_desc: 'Every draw', image_logo: '/logo.svg' })
    const { description, icons } = await read('?merchantCode=hongvan')
    expect(description).toBe('Every draw')
    expect((icons as { src: string }[]).at(-1)?.src).toBe('/logo.svg')
    setTemplate({ pwa: false })
    expect((await request('?merchantCode=hongvan')).status).toBe(404)
  })
})
