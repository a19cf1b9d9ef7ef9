import { describe, expect, it } from 'vitest'
import { push } from '../../../runtime/features/push/feature'
import {
  offersAppPush,
  offersPush,
  type PushManifest,
  readPushProject,
} from '../../../runtime/rules/push/pushProject'
import { type ConditionResult, evaluate } from '../../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../../runtime/rules/settings/facts'

const vapidKey = `B${'a'.repeat(86)}`
const project = { appId: '1:7:web:a', apiKey: 'key', projectId: 'merchant', messagingSenderId: '7', vapidKey }

describe('the project that sends push notifications', () => {
  it('is read with what the library needs, and nothing else (E3.46, E3.47)', () => {
    const authDomain = 'sign-in.merchant.example'
    expect(readPushProject({ ...project, authDomain, measurementId: 'G-1' })).toEqual({
      ...project,
      authDomain,
    })
  })

  it.each(['appId', 'apiKey', 'projectId', 'messagingSenderId'])('is none without its %s (E3.47)', (name) => {
    expect(readPushProject({ ...project, [name]: '' })).toBeUndefined()
  })

  it.each([
    ['without a key', undefined, undefined],
    ['with an empty key', '', undefined],
    ['with padding', `${vapidKey}=`, `${vapidKey}=`],
  ])('%s (E4.57)', (_, key, expected) => {
    expect(readPushProject({ ...project, vapidKey: key })?.vapidKey).toBe(expected)
  })

  it.each([
    'key',
    'B',
    vapidKey.slice(1),
    `${vapidKey}a`,
    `A${vapidKey.slice(1)}`,
    vapidKey.replace('a', '+'),
  ])('is none with %s as its key', (key) =>
    expect(readPushProject({ ...project, vapidKey: key })).toBeUndefined(),
  )

  it.each([undefined, null, 'project', 7, []])('is none in %j', (raw) => {
    expect(readPushProject(raw)).toBeUndefined()
  })
})

describe('whether a merchant sends push notifications', () => {
  const settings = { push: project }
  it.each([
    [{}, false],
    [{ settings: {} }, false],
    [{ settings }, true],
    [{ settings: { push: { from: 'server' } } }, undefined],
    [{ settings, serviceWorker: false }, false],
    [{ settings, serviceWorker: true, session: { keep: 'device' } }, true],
    [{ settings, session: { keep: 'tab' } }, false],
  ] as [PushManifest, boolean | undefined][])('%j: %j', (manifest, expected) => {
    expect(offersPush(manifest)).toBe(expected)
  })
})

describe('whether a merchant’s app may supply push tokens', () => {
  it.each([
    [{}, false],
    [{ download: {} }, true],
    [{ nativeApp: {} }, true],
    [{ nativeApp: {}, session: { keep: 'device' } }, true],
    [{ download: {}, nativeApp: {}, session: { keep: 'tab' } }, false],
    [{ session: { keep: 'device' } }, false],
  ] as [PushManifest, boolean][])('%j: %j (E4.62)', (manifest, expected) => {
    expect(offersAppPush(manifest)).toBe(expected)
  })
})

describe('the code of push messages', () => {
  const settings = { push: project }
  it.each([
    [{}, 'no'],
    [{ settings }, 'unknown'],
    [{ settings: { push: { from: 'server' } } }, 'unknown'],
    [{ settings, serviceWorker: false }, 'no'],
    [{ nativeApp: {} }, 'unknown'],
    [{ download: {} }, 'unknown'],
    [{ download: {}, settings, session: { keep: 'tab' } }, 'no'],
  ] as [PushManifest, ConditionResult][])('is in the site of %j: %j (D1)', (manifest, expected) => {
    expect(evaluate(push.when, manifestFacts(manifest))).toBe(expected)
  })
})
