import { describe, expect, it } from 'vitest'
import {
  decideInterruptions,
  type HoldName,
  holdOf,
  holds,
  type Interruption,
  type InterruptionState,
  type Owner,
  readInterruptionMemory,
} from '../../../runtime/rules/system/decideInterruption'
import { type InterruptionId, interruptions } from '../../../runtime/tables/interruptionOrder'
import { isFramedPage } from '../../../runtime/tables/pagesNotToInterrupt'
import * as times from '../../../runtime/tables/times'
import fc from '../../support/properties'

const calm: InterruptionState = {
  visible: true,
  covered: false,
  typed: false,
  sending: false,
  framed: false,
  consentDue: false,
  visitTime: 0,
  openedAtFirst: 0,
  sinceClosed: undefined,
}

const waiting = (id: InterruptionId, options: Partial<Interruption> = {}): Interruption => ({
  id,
  forced: false,
  ...options,
})

/** A state for each row, in which that row alone holds. */
const held: Readonly<Record<HoldName, Partial<InterruptionState>>> = {
  hidden: { visible: false },
  covered: { covered: true },
  typed: { typed: true },
  sending: { sending: true },
  framed: { framed: true },
  consentDue: { consentDue: true },
  firstMinute: { openedAtFirst: 1, visitTime: times.firstMinute - 1 },
  quiet: { sinceClosed: times.betweenInterruptions - 1, visitTime: times.firstMinute },
}
const rows = Object.entries(held) as [HoldName, Partial<InterruptionState>][]

describe('what holds an interruption back', () => {
  it('is nothing in a calm moment', () => {
    expect(holdOf(calm, waiting('announcement'))).toBeUndefined()
  })

  it.each(rows)('is %s with %j, unless it is forced', (name, change) => {
    const state = { ...calm, ...change }
    expect(holdOf(state, waiting('announcement'))).toBe(name)
    expect(holdOf(state, waiting('announcement', { forced: true }))).toBeUndefined()
  })

  it.each<[HoldName, boolean, boolean, boolean]>([
    ['hidden', true, true, true],
    ['covered', true, true, true],
    ['typed', true, false, true],
    ['sending', true, true, true],
    ['framed', false, false, true],
    ['consentDue', true, true, false],
    ['firstMinute', true, false, true],
    ['quiet', true, false, true],
  ])(
    '%s holds what belongs to a payment: %s, to a game: %s, to the browser: %s (E4.26, E4.31, I4.34)',
    (name, payment, game, browser) => {
      const state = { ...calm, ...held[name] }
      const isHeld = (belongsTo: Owner) =>
        holdOf(state, waiting('downloadSheet', { belongsTo })) !== undefined
      expect([isHeld('payment'), isHeld('game'), isHeld('browser')]).toEqual([payment, game, browser])
    },
  )

  it.each<[Partial<InterruptionState>, HoldName | undefined]>([
    [{ openedAtFirst: 1, visitTime: times.firstMinute }, undefined],
    [{ openedAtFirst: 0, visitTime: 0 }, undefined],
    [{ sinceClosed: times.betweenInterruptions }, undefined],
    [{ sinceClosed: 0 }, 'quiet'],
    [{ openedAtFirst: 1, visitTime: 0, sinceClosed: 0 }, 'firstMinute'],
  ])('with %j is %s', (change, name) => {
    expect(holdOf({ ...calm, ...change }, waiting('update'))).toBe(name)
  })
})

describe('the decision', () => {
  it('opens the most urgent one alone; of equal ones the first', () => {
    const all = interruptions.map((id) => waiting(id)).reverse()
    const { open, held: others } = decideInterruptions(calm, all)
    expect(open.map(({ id }) => id)).toEqual(['sessionReminder'])
    expect([...others.values()]).toEqual(interruptions.slice(1).map(() => 'outranked'))
    const twins = [waiting('picturePopup'), waiting('picturePopup')]
    expect(decideInterruptions(calm, twins).open[0]).toBe(twins[0])
  })

  it('opens everything that is forced, and nothing else then', () => {
    const forced = [waiting('appUpgrade', { forced: true }), waiting('downloadScreen', { forced: true })]
    const { open } = decideInterruptions({ ...calm, typed: true }, [waiting('update'), ...forced])
    expect(open).toEqual(forced)
    expect(decideInterruptions(calm, [waiting('update'), ...forced]).open).toEqual(forced)
  })

  it.each<[Partial<InterruptionState>, number | undefined]>([
    [{ openedAtFirst: 1, visitTime: 20_000 }, 40_000],
    [{ sinceClosed: 4000 }, 6000],
    [{ typed: true }, undefined],
    [{ typed: true, sinceClosed: 4000 }, undefined],
    [{}, undefined],
  ])('with %j is made again after %s ms', (change, recheckIn) => {
    expect(decideInterruptions({ ...calm, ...change }, [waiting('update')]).recheckIn).toBe(recheckIn)
  })

  it('opens at most one that is not forced, and none that a row holds', () => {
    const request = fc.record({
      id: fc.constantFrom(...interruptions),
      forced: fc.boolean(),
      belongsTo: fc.constantFrom(undefined, 'payment' as const, 'game' as const),
    })
    const state = fc.record({
      visible: fc.boolean(),
      covered: fc.boolean(),
      typed: fc.boolean(),
      sending: fc.boolean(),
      framed: fc.boolean(),
      consentDue: fc.boolean(),
      visitTime: fc.nat(120_000),
      openedAtFirst: fc.nat(2),
      sinceClosed: fc.option(fc.nat(20_000), { nil: undefined }),
    })
    fc.assert(
      fc.property(state, fc.array(request), (now, all) => {
        const { open, held: others } = decideInterruptions(now, all)
        const asked = open.filter(({ forced }) => !forced)
        expect(asked.length).toBeLessThanOrEqual(1)
        for (const one of asked) expect(Object.keys(holds)).not.toContain(holdOf(now, one))
        expect(open.length + others.size).toBe(all.length)
      }),
    )
  })
})

describe('what a session remembers', () => {
  it.each<[unknown, object | undefined]>([
    [
      { began: 10, closed: 20, openedAtFirst: 1 },
      { began: 10, closed: 20, openedAtFirst: 1 },
    ],
    [{ began: 10 }, { began: 10, openedAtFirst: 0 }],
    [
      { began: 10, closed: 101, openedAtFirst: -1 },
      { began: 10, openedAtFirst: 0 },
    ],
    [{ began: 101, openedAtFirst: 1 }, undefined],
    [{ began: Number.NaN }, undefined],
    [{ began: '10' }, undefined],
    ['text', undefined],
    [null, undefined],
    [[], undefined],
  ])('as %j is read as %j (F077)', (raw, memory) => {
    expect(readInterruptionMemory(raw, 100)).toEqual(memory)
  })
})

describe('a page in a frame', () => {
  it.each([
    ['/m/launchGame', undefined, true],
    ['/m/launchGame/tet', undefined, true],
    ['/m/play', 'launchGame', true],
    ['/m/terms', 'embed', true],
    ['/m/voucherCenter', undefined, true],
    ['/m/withdraw', undefined, true],
    ['/m/securityCenter/addBankCardPix', undefined, true],
    ['/m/home', 'lobby', false],
    ['/m/game', undefined, false],
  ])('is %s with the page %s: %s (F129)', (path, page, framed) => {
    expect(isFramedPage(path, page)).toBe(framed)
  })
})
