import { expect, it } from 'vitest'
import { type KeyName, type KeyRow, keys } from '../../runtime/tables/keys'
import { times } from '../../runtime/tables/times'

const rows = Object.entries(keys) as [KeyName, KeyRow][]

it('keeps no two things under one name in one place', () => {
  const spots = rows.map(([, { place, name }]) => `${place} ${name}`)
  expect(new Set(spots).size).toBe(spots.length)
})

it('names no key after a secret', () => {
  for (const [, { name }] of rows) expect(name).not.toMatch(/token|password|secret/i)
})

it('says of every key what it is for', () => {
  for (const [, { meaning }] of rows) expect(meaning).toMatch(/\w+ \w+/)
})

it('keeps the session under MC_SESSION_INFO, for good or for the tab (I3.01)', () => {
  expect(keys.session).toMatchObject({ name: 'MC_SESSION_INFO', place: 'local', as: 'json', scoped: false })
  expect(keys.tabSession).toMatchObject({ name: 'MC_SESSION_INFO', place: 'session', scoped: false })
})

it('keeps the device id in a cookie for 365 days (I3.32, I9.15)', () => {
  expect(keys.device).toMatchObject({ place: 'cookie', as: 'text' })
  expect((keys.device as KeyRow).life).toBe(times.deviceCookie)
})

it('keeps the marker of a web clip as plain text under WEBCLIP (I4.02)', () => {
  expect(keys.webclip).toMatchObject({ name: 'WEBCLIP', place: 'local', as: 'text', scoped: false })
})

it('keeps replies for the tab only, and never shares them between merchants (I7.03, F026)', () => {
  expect(keys.replies).toMatchObject({ place: 'session', scoped: true })
})

it('shares between merchants only what carries its merchant inside, or is about the device', () => {
  const shared = rows.filter(([, { scoped }]) => !scoped).map(([name]) => name)
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
