import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { miniGameFaults } from '../../scripts/platform/miniGame/miniGameState'
import { type PlatformServer, startPlatformServer } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => server.platform.control({ reset: true }))
afterAll(() => server.close())

const request = (path: string) => fetch(`${server.origin}/mini-game/${path}`)

describe('the mini game of the platform', () => {
  it.each(['v1', 's1'])('is a script at %s that anybody can load (E4.71)', async (variant) => {
    const response = await request(`${variant}/minigame.js`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    const script = await response.text()
    expect(() => new Function(script)).not.toThrow()
    expect(script).toMatch(/^var miniGameLotteries=\{"hongvan":"[\w-]+"/)
  })

  it.each(['v2/minigame.js', 'v1/other.js', 'v1/', ''])('has nothing else: %s', async (path) => {
    expect((await request(path)).status).toBe(404)
  })

  it.each(miniGameFaults)('can be broken: %s (F156)', async (fault) => {
    const whole = await (await request('v1/minigame.js')).text()
    expect(await server.platform.control({ miniGame: { fault } })).toMatchObject({ ok: true })
    const response = await request('v1/minigame.js')
    expect(response.status).toBe(fault === 'missing' ? 404 : 200)
    expect(await response.text()).not.toBe(whole)
    await server.platform.control({ miniGame: {} })
    expect(await (await request('v1/minigame.js')).text()).toBe(whole)
  })
})
