import { describe, expect, it } from 'vitest'
import { createDeviceIdentity, type Fingerprint } from '../../../runtime/browser/identity/deviceIdentity'
import { browserRandom } from '../../../runtime/browser/random'
import { isDeviceId } from '../../../runtime/rules/device/deviceId'
import * as times from '../../../runtime/tables/times'
import { fakeClock } from '../../support/fakes/fakeClock'
import { createSharedStorage, type FakeStorage, fakeStorage } from '../../support/fakes/fakeStorage'

const storedId = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9'
const idFromApp = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'
const hash = '00112233445566778899aabbccddeeff'
const idFromHash = '00112233-4455-6677-8899-aabbccddeeff'

function setUpIdentity({
  storage = fakeStorage(() => 0),
  userAgent = 'Mozilla/5.0',
  fingerprint = async () => hash,
}: {
  storage?: FakeStorage
  userAgent?: string
  fingerprint?: Fingerprint
} = {}) {
  let fingerprintCalls = 0
  const clock = fakeClock()
  const identity = createDeviceIdentity({
    storage,
    clock,
    native: { userAgent },
    random: browserRandom,
    fingerprint() {
      fingerprintCalls += 1
      return fingerprint()
    },
  })
  return { ...identity, storage, clock, fingerprintCalls: () => fingerprintCalls }
}

const storageWith = (id: string): FakeStorage => {
  const storage = fakeStorage(() => 0)
  storage.write('device', id)
  return storage
}

describe('the device id', () => {
  it('is derived from the fingerprint in the form of a UUID, and stored (I3.31, I3.32)', async () => {
    const { deviceId, storage } = setUpIdentity()
    expect(await deviceId()).toBe(idFromHash)
    expect(storage.read('device')).toBe(idFromHash)
  })

  it("is the native app's, when its user agent has one (I3.31)", async () => {
    const { deviceId, storage, fingerprintCalls } = setUpIdentity({
      storage: storageWith(storedId),
      userAgent: `Mozilla/5.0 WLApp/3.2 DeviceId/${idFromApp}`,
    })
    expect(await deviceId()).toBe(idFromApp)
    expect(storage.read('device')).toBe(idFromApp)
    expect(fingerprintCalls()).toBe(0)
  })

  it('is the stored one, and then no fingerprint is calculated', async () => {
    const { deviceId, fingerprintCalls } = setUpIdentity({ storage: storageWith(storedId) })
    expect(await deviceId()).toBe(storedId)
    expect(fingerprintCalls()).toBe(0)
  })

  it.each([storedId.slice(1), `${storedId}0`, storedId.replace('0', 'x'), '', 'undefined'])(
    'is replaced once when %j is stored, and then stays the same (I5.01, F029)',
    async (invalid) => {
      const { deviceId, storage, fingerprintCalls } = setUpIdentity({ storage: storageWith(invalid) })
      expect(await Promise.all([deviceId(), deviceId()])).toEqual([idFromHash, idFromHash])
      expect(await deviceId()).toBe(idFromHash)
      expect(storage.read('device')).toBe(idFromHash)
      expect(fingerprintCalls()).toBe(1)
    },
  )

  it('is random when there is no fingerprint after 5 s, and does not change later (F030)', async () => {
    let resolveFingerprint = (_hash: string) => {}
    const { deviceId, storage, clock } = setUpIdentity({
      fingerprint: () =>
        new Promise((resolve) => {
          resolveFingerprint = resolve
        }),
    })
    const pendingId = deviceId()
    await clock.advance(times.slowThreshold)
    const id = await pendingId
    expect(isDeviceId(id)).toBe(true)
    resolveFingerprint(hash)
    expect([await deviceId(), storage.read('device')]).toEqual([id, id])
    expect(id).not.toBe(idFromHash)
  })

  it.each<[string, Fingerprint]>([
    [
      'throws',
      () => {
        throw new Error('blocked')
      },
    ],
    ['rejects', () => Promise.reject(new Error('blocked'))],
    ['returns nonsense', async () => 'nonsense'],
    ['returns nothing', async () => ''],
  ])('is random when the fingerprint %s, and stays the same (F030)', async (_, fingerprint) => {
    const storage = fakeStorage(() => 0)
    const first = await setUpIdentity({ storage, fingerprint }).deviceId()
    expect(isDeviceId(first)).toBe(true)
    expect(await setUpIdentity({ storage, fingerprint }).deviceId()).toBe(first)
  })

  it('does not change with a fingerprint that differs each time (F030)', async () => {
    const storage = fakeStorage(() => 0)
    const randomFingerprint = async () =>
      [...browserRandom.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const first = await setUpIdentity({ storage, fingerprint: randomFingerprint }).deviceId()
    expect(await setUpIdentity({ storage, fingerprint: randomFingerprint }).deviceId()).toBe(first)
  })

  it('survives 365 days in the cookie, and longer in its copy (I3.32, F027)', async () => {
    const clock = fakeClock()
    const storage = fakeStorage(clock.now, createSharedStorage())
    await setUpIdentity({ storage }).deviceId()
    await clock.advance(times.deviceCookie + 1)
    expect(storage.read('device')).toBeUndefined()
    expect(await setUpIdentity({ storage, fingerprint: async () => 'f'.repeat(32) }).deviceId()).toBe(
      idFromHash,
    )
  })

  it('is a new valid one when the browser has deleted everything (F027)', async () => {
    const { deviceId } = setUpIdentity({ fingerprint: () => Promise.reject(new Error('blocked')) })
    expect(isDeviceId(await deviceId())).toBe(true)
  })
})

it('creates random ids of version 4', () => {
  for (let turn = 0; turn < 100; turn += 1)
    expect(browserRandom.uuid()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
})
