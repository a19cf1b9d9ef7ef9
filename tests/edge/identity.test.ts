import { describe, expect, it } from 'vitest'
import { deviceIdentity, type Fingerprint } from '../../runtime/edge/identity/device'
import { browserRandom } from '../../runtime/edge/random'
import { isDeviceId } from '../../runtime/rules/identity'
import { times } from '../../runtime/tables/times'
import { fakeClock } from '../support/fakeClock'
import { type FakeKeep, fakeKeep, newDevice } from '../support/fakeKeep'

const kept = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9'
const fromApp = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'
const hash = '00112233445566778899aabbccddeeff'
const fromHash = '00112233-4455-6677-8899-aabbccddeeff'

function identity({
  keep = fakeKeep(() => 0),
  userAgent = 'Mozilla/5.0',
  fingerprint = async () => hash,
}: {
  keep?: FakeKeep
  userAgent?: string
  fingerprint?: Fingerprint
} = {}) {
  let asked = 0
  const clock = fakeClock()
  const made = deviceIdentity({
    keep,
    clock,
    native: { userAgent },
    random: browserRandom,
    fingerprint() {
      asked += 1
      return fingerprint()
    },
  })
  return { ...made, keep, clock, asked: () => asked }
}

const withKept = (id: string): FakeKeep => {
  const keep = fakeKeep(() => 0)
  keep.write('device', id)
  return keep
}

describe('the device id', () => {
  it('is made from the fingerprint in the shape of a UUID, and kept (I3.31, I3.32)', async () => {
    const { deviceId, keep } = identity()
    expect(await deviceId()).toBe(fromHash)
    expect(keep.read('device')).toBe(fromHash)
  })

  it("is the native app's, when its user agent has one (I3.31)", async () => {
    const { deviceId, keep, asked } = identity({
      keep: withKept(kept),
      userAgent: `Mozilla/5.0 WLApp/3.2 DeviceId/${fromApp}`,
    })
    expect(await deviceId()).toBe(fromApp)
    expect(keep.read('device')).toBe(fromApp)
    expect(asked()).toBe(0)
  })

  it('is the kept one, and no fingerprint is taken then', async () => {
    const { deviceId, asked } = identity({ keep: withKept(kept) })
    expect(await deviceId()).toBe(kept)
    expect(asked()).toBe(0)
  })

  it.each([kept.slice(1), `${kept}0`, kept.replace('0', 'x'), '', 'undefined'])(
    'is made anew when %j is kept, once, and is the same for the whole visit (I5.01, F029)',
    async (wrong) => {
      const { deviceId, keep, asked } = identity({ keep: withKept(wrong) })
      expect(await Promise.all([deviceId(), deviceId()])).toEqual([fromHash, fromHash])
      expect(await deviceId()).toBe(fromHash)
      expect(keep.read('device')).toBe(fromHash)
      expect(asked()).toBe(1)
    },
  )

  it('is random when the fingerprint never comes, after 5 s, and stays so (F030)', async () => {
    let come = (_hash: string) => {}
    const { deviceId, keep, clock } = identity({
      fingerprint: () =>
        new Promise((resolve) => {
          come = resolve
        }),
    })
    const asked = deviceId()
    await clock.advance(times.patience)
    const id = await asked
    expect(isDeviceId(id)).toBe(true)
    come(hash)
    expect([await deviceId(), keep.read('device')]).toEqual([id, id])
    expect(id).not.toBe(fromHash)
  })

  it.each<[string, Fingerprint]>([
    [
      'throws',
      () => {
        throw new Error('blocked')
      },
    ],
    ['rejects', () => Promise.reject(new Error('blocked'))],
    ['gives nonsense', async () => 'nonsense'],
    ['gives nothing', async () => ''],
  ])('is random when the fingerprint %s, and stays what it was (F030)', async (_, fingerprint) => {
    const keep = fakeKeep(() => 0)
    const first = await identity({ keep, fingerprint }).deviceId()
    expect(isDeviceId(first)).toBe(true)
    expect(await identity({ keep, fingerprint }).deviceId()).toBe(first)
  })

  it('does not change with a fingerprint that is another each time (F030)', async () => {
    const keep = fakeKeep(() => 0)
    const noise = async () =>
      [...browserRandom.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const first = await identity({ keep, fingerprint: noise }).deviceId()
    expect(await identity({ keep, fingerprint: noise }).deviceId()).toBe(first)
  })

  it('survives 365 days in the cookie, and longer in its copy (I3.32, F027)', async () => {
    const clock = fakeClock()
    const keep = fakeKeep(clock.now, newDevice())
    await identity({ keep }).deviceId()
    await clock.advance(times.deviceCookie + 1)
    expect(keep.read('device')).toBeUndefined()
    expect(await identity({ keep, fingerprint: async () => 'f'.repeat(32) }).deviceId()).toBe(fromHash)
  })

  it('is a clean new one when the browser has purged everything (F027)', async () => {
    const { deviceId } = identity({ fingerprint: () => Promise.reject(new Error('blocked')) })
    expect(isDeviceId(await deviceId())).toBe(true)
  })
})

it('makes random ids of version 4', () => {
  for (let turn = 0; turn < 100; turn += 1)
    expect(browserRandom.uuid()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
})
