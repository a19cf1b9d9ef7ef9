import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import type { RunMode } from '../../runtime/rules/device/device'
import type { Session } from '../../runtime/rules/session/session'
import { factManifestAtom, factsAtom } from '../../runtime/state/facts'
import { onlineAtom, runModeAtom } from '../../runtime/state/page'
import { platformFlagsAtom } from '../../runtime/state/platformValues'
import { sessionAtom } from '../../runtime/state/session'

const session = { token: 't', merchantCode: 'hongvan' }
const createTestStore = (memberSession?: Session) => {
  const store = createStore()
  store.set(sessionAtom, memberSession)
  return store
}

describe('facts about the member', () => {
  it.each<[Session | undefined, boolean, boolean | undefined, boolean | undefined]>([
    [undefined, false, false, false],
    [{ ...session, type: 0 }, true, false, false],
    [{ ...session, type: 1 }, true, true, false],
    [{ ...session, type: 2 }, true, true, false],
    [{ ...session, type: 4 }, true, false, true],
    // Types that nobody knows have the fewest rights.
    [{ ...session, type: 3 }, true, false, true],
    [{ ...session, type: 99 }, true, false, true],
    [session, true, undefined, undefined],
  ])(
    '%j: member %s, agent %s, restricted %s (I1.01, I1.02, I6.04, E1.11)',
    (memberSession, member, agent, restricted) => {
      const facts = createTestStore(memberSession).get(factsAtom)
      expect([facts('member'), facts('visitor'), facts('agent'), facts('restricted')]).toEqual([
        member,
        !member,
        agent,
        restricted,
      ])
    },
  )
})

describe('facts about the device', () => {
  it.each<[RunMode, boolean, boolean]>([
    ['browser', false, false],
    ['pwa', false, true],
    ['webclip', false, true],
    ['app', true, false],
  ])('%s: app %s, standalone %s (I1.05, E1.11)', (device, app, standalone) => {
    const store = createTestStore()
    store.set(runModeAtom, device)
    const facts = store.get(factsAtom)
    expect([facts('app'), facts('standalone')]).toEqual([app, standalone])
  })

  it.each([true, false])('online %s', (online) => {
    const store = createTestStore()
    store.set(onlineAtom, online)
    expect(store.get(factsAtom)('online')).toBe(online)
  })
})

describe('facts about flags', () => {
  it('come from the manifest, else the platform, and are unknown until it has answered (I1.03, I3.36)', () => {
    const store = createTestStore()
    store.set(factManifestAtom, { flags: { REWCEN3: true, CHAT3: 'server', GEETEST3: 'server' } })
    const read = () =>
      (['REWCEN3', 'CHAT3', 'GEETEST3', 'VIPBENEFIT3'] as const).map((name) =>
        store.get(factsAtom)(`flag.${name}`),
      )
    expect(read()).toEqual([true, undefined, undefined, false])
    store.set(platformFlagsAtom, { values: { CHAT3: true, VIPBENEFIT3: true }, settled: true })
    expect(read()).toEqual([true, true, false, false])
  })
})
