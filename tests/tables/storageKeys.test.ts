import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type StorageKey, type StorageKeyRow, storageKeys } from '../../runtime/tables/storageKeys'
import * as times from '../../runtime/tables/times'

const rows = Object.entries(storageKeys) as [StorageKey, StorageKeyRow][]

it('has no two values with the same name in the same area', () => {
  const locations = rows.map(([, { area, name }]) => `${area} ${name}`)
  expect(new Set(locations).size).toBe(locations.length)
})

it('has no key that names a secret', () => {
  for (const [, { name }] of rows) expect(name).not.toMatch(/token|password|secret/i)
})

it('describes the purpose of every key', () => {
  const source = readFileSync('runtime/tables/storageKeys.ts', 'utf8')
  for (const [key] of rows) {
    const [, purpose] =
      new RegExp(`/\\*\\* ([^*]+) \\*/\\n(?:  ${key}: |export const ${key}Key = )row\\(`).exec(source) ?? []
    expect(purpose, key).toMatch(/\w+ \w+/)
  }
})

it('stores the session under MC_SESSION_INFO, permanently or for the tab (I3.01)', () => {
  expect(storageKeys.session).toMatchObject({
    name: 'MC_SESSION_INFO',
    area: 'local',
    format: 'json',
    perMerchant: false,
  })
  expect(storageKeys.tabSession).toMatchObject({
    name: 'MC_SESSION_INFO',
    area: 'session',
    perMerchant: false,
  })
})

it('stores the device id in a cookie for 365 days (I3.32, I9.15)', () => {
  expect(storageKeys.device).toMatchObject({ area: 'cookie', format: 'text' })
  expect((storageKeys.device as StorageKeyRow).maxAge).toBe(times.deviceCookie)
})

it('stores the web clip marker as plain text under WEBCLIP (I4.02)', () => {
  expect(storageKeys.webclip).toMatchObject({
    name: 'WEBCLIP',
    area: 'local',
    format: 'text',
    perMerchant: false,
  })
})

it('stores replies for the tab only, and never shares them between merchants (I7.03, F026)', () => {
  expect(storageKeys.replies).toMatchObject({ area: 'session', perMerchant: true })
})

it('shares between merchants only values that name their merchant, or are about the device', () => {
  const shared = rows.filter(([, { perMerchant }]) => !perMerchant).map(([name]) => name)
  expect(shared).toEqual([
    'session',
    'tabSession',
    'webclip',
    'device',
    'deviceCopy',
    'clickIds',
    'fbc',
    'fbp',
  ])
})
