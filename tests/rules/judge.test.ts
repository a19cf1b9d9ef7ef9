import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, type Facts, factsOf, manifestFacts, type When, weigh } from '../../runtime/rules/judge'
import { type FactName, factNames } from '../../runtime/tables/flags'

const known: Record<string, boolean | undefined> = { member: true, visitor: false, online: undefined }
const facts: Facts = (fact) => known[fact]

describe('weigh', () => {
  it.each<[When, Answer]>([
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
  ])('weighs %j as %s', (when, answer) => {
    expect(weigh(when, facts)).toBe(answer)
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
  it('gives the answer back when it is denied twice', () => {
    fc.assert(
      fc.property(anyWhen, anyFacts, (when, given) => {
        expect(weigh({ not: { not: when } }, given)).toBe(weigh(when, given))
      }),
    )
  })

  it("follows De Morgan's laws", () => {
    fc.assert(
      fc.property(fc.array(anyWhen, { maxLength: 4 }), anyFacts, (parts, given) => {
        const denied = parts.map((part) => ({ not: part }))
        expect(weigh({ not: { all: parts } }, given)).toBe(weigh({ any: denied }, given))
        expect(weigh({ not: { any: parts } }, given)).toBe(weigh({ all: denied }, given))
      }),
    )
  })

  it('does not ask for the order of the parts', () => {
    fc.assert(
      fc.property(fc.array(anyWhen, { maxLength: 4 }), anyFacts, (parts, given) => {
        const turned = [...parts].reverse()
        expect(weigh({ all: turned }, given)).toBe(weigh({ all: parts }, given))
        expect(weigh({ any: turned }, given)).toBe(weigh({ any: parts }, given))
      }),
    )
  })

  it('never takes back a certain answer when more becomes known', () => {
    fc.assert(
      fc.property(anyWhen, anyFacts, anyFacts, (when, before, later) => {
        const grown: Facts = (fact) => before(fact) ?? later(fact)
        const first = weigh(when, before)
        if (first !== 'unknown') expect(weigh(when, grown)).toBe(first)
      }),
    )
  })

  it('is certain when every fact that it asks for is', () => {
    fc.assert(
      fc.property(anyWhen, anyFacts, (when, given) => {
        if (factsOf(when).every((fact) => given(fact) !== undefined))
          expect(weigh(when, given)).not.toBe('unknown')
      }),
    )
  })
})

describe('what the manifest alone can say', () => {
  const pinned = manifestFacts({ REWCEN3: true, CHAT3: false, GEETEST3: 'server' })

  it.each<[When, Answer]>([
    ['flag.REWCEN3', 'yes'],
    ['flag.CHAT3', 'no'],
    ['flag.GEETEST3', 'unknown'],
    ['flag.VIPBENEFIT3', 'no'],
    ['member', 'unknown'],
    [{ all: ['flag.CHAT3', 'member'] }, 'no'],
    [{ all: ['flag.REWCEN3', 'member'] }, 'unknown'],
    [{ any: ['flag.REWCEN3', 'flag.GEETEST3'] }, 'yes'],
  ])('weighs %j as %s, so that only a certain no prunes', (when, answer) => {
    expect(weigh(when, pinned)).toBe(answer)
  })

  it.each<[object | undefined, Answer]>([
    [undefined, 'no'],
    [{ from: 'server' }, 'unknown'],
    [{ apiKey: 'k' }, 'yes'],
  ])('knows of a Firebase project that is %j: %s', (firebase, answer) => {
    expect(weigh('firebase', manifestFacts({}, undefined, firebase))).toBe(answer)
  })
})
