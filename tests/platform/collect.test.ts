import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { type PlatformServer, startPlatformServer, startTime } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

const collect = async (body: string | Blob) => {
  const response = await fetch(`${server.origin}/wps/system/collect`, { method: 'POST', body })
  return { status: response.status, ...((await response.json()) as { errorCode: string | null }) }
}

const beacons = async () => (await control(server.origin, { beacons: true })).beacons

const text = JSON.stringify({ merchant: 'hongvan', value: '[{"name":"login"}]' })

describe('a beacon', () => {
  it.each([
    ['a text', text],
    ['a blob of JSON', new Blob([text], { type: 'application/json' })],
    ['a blob without a type', new Blob([text])],
  ])('is stored when it is sent as %s (I7.24, E7.22)', async (_as, body) => {
    expect(await collect(body)).toMatchObject({ status: 200, errorCode: null })
    expect(await beacons()).toEqual([{ merchant: 'hongvan', at: startTime, value: [{ name: 'login' }] }])
  })

  it('may contain its events directly, or text that is not JSON', async () => {
    await collect('{"merchant":"hongvan","value":[1]}')
    await collect('{"merchant":"brasa","value":"plain"}')
    expect((await beacons())?.map(({ merchant, value }) => [merchant, value])).toEqual([
      ['hongvan', [1]],
      ['brasa', 'plain'],
    ])
  })

  it.each([
    ['of no merchant', '{"value":[]}', 'merchant.unknown'],
    ['without events', '{"merchant":"hongvan"}', 'param.invalid'],
    ['that is broken', '{"merchant":"hongvan","value":', 'merchant.unknown'],
  ])('%s is refused', async (_which, body, errorCode) => {
    expect((await collect(body)).errorCode).toBe(errorCode)
    expect(await beacons()).toEqual([])
  })

  it('is limited to 64 KiB', async () => {
    const filled = (bytes: number) => {
      const empty = JSON.stringify({ merchant: 'hongvan', value: '' })
      return JSON.stringify({ merchant: 'hongvan', value: 'x'.repeat(bytes - empty.length) })
    }
    expect((await collect(filled(65_536))).status).toBe(200)
    expect((await collect(filled(65_537))).errorCode).not.toBeNull()
    expect(await beacons()).toHaveLength(1)
  })

  it('can be lost by a fault', async () => {
    await control(server.origin, { fault: { call: 'collect', drop: true } })
    await expect(collect(text)).rejects.toThrow('fetch failed')
    expect(await beacons()).toEqual([])
  })
})
