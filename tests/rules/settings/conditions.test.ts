import { describe, expect, it } from 'vitest'
import {
  type ConditionResult,
  evaluate,
  factsIn,
  type When,
} from '../../../runtime/rules/settings/conditions'
import { type FactName, type Facts, factNames, manifestFacts } from '../../../runtime/rules/settings/facts'
import fc from '../../support/properties'

const known: Record<string, boolean | undefined> = { member: true, visitor: false, online: undefined }
const facts: Facts = (fact) => known[fact]

describe('evaluate', () => {
  it.each<[When, ConditionResult]>([
    [true, 'yes'],
    [false, 'no'],
    ['member', 'yes'],
    ['visitor', 'no'],
    ['online', 'unknown'],
    [{ not: 'member' }, 'no'],
    [{ not: 'visitor' }, 'yes'],
    [{ not: 'online' }, 'unknown'],
    [{ all: [] }, 'yes'],
    [{ any: [] }, 'no'],
    [{ all: ['member', 'online'] }, 'unknown'],
    [{ all: ['visitor', 'online'] }, 'no'],
    [{ all: ['member', true] }, 'yes'],
    [{ any: ['member', 'online'] }, 'yes'],
    [{ any: ['visitor', 'online'] }, 'unknown'],
    [{ any: ['visitor', false] }, 'no'],
    [{ all: [{ any: ['online', 'member'] }, { not: 'visitor' }] }, 'yes'],
  ])('evaluates %j to %s', (when, answer) => {
    expect(evaluate(when, facts)).toBe(answer)
  })
})

const anyWhen = fc.letrec<{ when: When }>((tie) => ({
  when: fc.oneof(
    { maxDepth: 4 },
    fc.boolean(),
    fc.constantFrom<FactName>(...factNames, 'flag.REWCEN3', 'flag.CHAT3'),
    fc.record({ not: tie('when') }),
    fc.record({ all: fc.array(tie('when'), { maxLength: 4 }) }),
    fc.record({ any: fc.array(tie('when'), { maxLength: 4 }) }),
  ),
})).when

const names = [...factNames, 'flag.REWCEN3', 'flag.CHAT3'] as const
const anyFacts = fc
  .array(fc.constantFrom(true, false, undefined), { minLength: names.length, maxLength: names.length })
  .map(
    (values): Facts =>
      (fact) =>
        values[names.indexOf(fact as (typeof names)[number])],
  )

describe('three-valued logic', () => {
  it('cancels a double negation', () => {
    fc.assert(
      fc.property(anyWhen, anyFacts, (when, lookup) => {
        expect(evaluate({ not: { not: when } }, lookup)).toBe(evaluate(when, lookup))
      }),
    )
  })

  it("follows De Morgan's laws", () => {
    fc.assert(
      fc.property(fc.array(anyWhen, { maxLength: 4 }), anyFacts, (parts, lookup) => {
        const negated = parts.map((part) => ({ not: part }))
        expect(evaluate({ not: { all: parts } }, lookup)).toBe(evaluate({ any: negated }, lookup))
        expect(evaluate({ not: { any: parts } }, lookup)).toBe(evaluate({ all: negated }, lookup))
      }),
    )
  })

  it('does not depend on the order of the parts', () => {
    fc.assert(
      fc.property(fc.array(anyWhen, { maxLength: 4 }), anyFacts, (parts, lookup) => {
        const reversed = [...parts].reverse()
        expect(evaluate({ all: reversed }, lookup)).toBe(evaluate({ all: parts }, lookup))
        expect(evaluate({ any: reversed }, lookup)).toBe(evaluate({ any: parts }, lookup))
      }),
    )
  })

  it('never changes a definite result when more facts become known', () => {
    fc.assert(
      fc.property(anyWhen, anyFacts, anyFacts, (when, before, later) => {
        const combined: Facts = (fact) => before(fact) ?? later(fact)
        const first = evaluate(when, before)
        if (first !== 'unknown') expect(evaluate(when, combined)).toBe(first)
      }),
    )
  })

  it('is definite when every fact it depends on is known', () => {
    fc.assert(
      fc.property(anyWhen, anyFacts, (when, lookup) => {
        if (factsIn(when).every((fact) => lookup(fact) !== undefined))
          expect(evaluate(when, lookup)).not.toBe('unknown')
      }),
    )
  })
})

describe('the facts of the manifest alone', () => {
  const pinned = manifestFacts({ flags: { REWCEN3: true, CHAT3: false, GEETEST3: 'server' } })

  it.each<[When, ConditionResult]>([
    ['flag.REWCEN3', 'yes'],
    ['flag.CHAT3', 'no'],
    ['flag.GEETEST3', 'unknown'],
    ['flag.VIPBENEFIT3', 'no'],
    ['member', 'unknown'],
    [{ all: ['flag.CHAT3', 'member'] }, 'no'],
    [{ all: ['flag.REWCEN3', 'member'] }, 'unknown'],
    [{ any: ['flag.REWCEN3', 'flag.GEETEST3'] }, 'yes'],
  ])('evaluate %j to %s, so that only a definite no removes code', (when, answer) => {
    expect(evaluate(when, pinned)).toBe(answer)
  })

  it.each<[object | undefined, ConditionResult]>([
    [undefined, 'no'],
    [{ from: 'server' }, 'unknown'],
    [{ apiKey: 'k' }, 'yes'],
  ])('evaluate a Firebase setting of %j to %s', (firebase, answer) => {
    const settings = firebase === undefined ? {} : { firebase }
    expect(evaluate('firebase', manifestFacts({ settings }))).toBe(answer)
  })
})
