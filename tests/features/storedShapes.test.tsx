// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { type StorageKey, storageKeys } from '../../runtime/tables/storageKeys'
import * as times from '../../runtime/tables/times'
import { success } from '../support/fakes/replies'
import { lanes, live, slots } from '../support/games'
import fc from '../support/properties'
import { takeConsole } from '../support/quietConsole'
import { actAndSettle, memberSession, pressKey, startSite, stopSites } from '../support/site'
import { expectReadable } from './expectReadable'
import { everyPage, pathOf } from './places'
import { storedShapes } from './storedShapes'

/*
 * What a device has kept is of any age, and of any release: what the site reads there it has to understand, or do without.
 */

const keys = Object.keys(storageKeys) as StorageKey[]

/** What nothing that is stored looks like. */
const odd = [null, 0, -1, true, '', 'odd', [], [null], {}, { value: 1 }, 'x'.repeat(20_000)] as const

/** Values of another release: the right one, or one of its parts, is odd, or a part is missing. */
function alterations(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [...odd]
  const entries = Object.entries(value)
  const rebuild = (changed: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed)
  return [
    ...odd,
    ...entries.map(([name]) => rebuild(entries.filter(([other]) => other !== name))),
    ...entries.flatMap(([name, part]) =>
      alterations(part).map((altered) =>
        rebuild(entries.map(([other, kept]) => [other, other === name ? altered : kept] as const)),
      ),
    ),
  ]
}

/** Starts the site on a device that has stored this. */
async function startWith(stored: Partial<Record<StorageKey, unknown>>) {
  const running = await startSite({
    stored,
    manifest: everyPage,
    prepare({ http }) {
      http.answer('memberInfo', success({ id: '7', userName: 'minhanh88', type: 0, language: 'EN' }))
      http.answer('balance', success({ balance: '1234.5', currency: 'USD' }))
      http.answer('gameLanes', success(lanes(slots, live)))
    },
  })
  await running.browser.clock.advance(times.seconds(5))
  return running
}

/** Looks at pages that read most of what is stored; the way to the login is there. */
async function expectUsable({ site, browser }: Awaited<ReturnType<typeof startWith>>): Promise<void> {
  expectReadable()
  for (const page of ['memberHome', 'news', 'login', 'register', 'lobby']) {
    await actAndSettle(() => site.go(pathOf(page)))
    await browser.clock.advance(times.seconds(2))
    expectReadable()
  }
  await actAndSettle(() => void site.openOverlay('search'))
  expectReadable()
  await pressKey('Escape')
  await browser.clock.advance(times.ms(times.leaveAnimation + 1))
  await actAndSettle(() => browser.page.setVisible(false))
  await actAndSettle(() => browser.page.setVisible(true))
  expectReadable()
}

/** The site says which of the kept settings and flags it does without. */
const isSaid = (line: string): boolean => /^The platform's \w+ contain invalid values/.test(line)

async function expectStarts(stored: Partial<Record<StorageKey, unknown>>): Promise<void> {
  try {
    await expectUsable(await startWith(stored))
    expect(takeConsole().filter((line) => !isSaid(line))).toEqual([])
  } finally {
    takeConsole()
    await stopSites()
  }
}

it('every stored key has the shapes that a release has written', () => {
  expect(Object.keys(storedShapes).sort()).toEqual([...keys].sort())
})

describe('a device that has everything of a former visit', () => {
  const newest = Object.fromEntries(keys.map((key) => [key, storedShapes[key][0]]))

  it.each([
    ['a member', newest],
    ['a visitor', { ...newest, session: null, tabSession: null }],
  ] as const)('starts for %s', async (_, stored) => {
    await expectStarts(stored)
  })
})

/** A value with all that is so far inside it replaced. */
function spoil(value: unknown, by: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return by
  if (Array.isArray(value)) return value.map((part) => spoil(part, by, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoil(part, by, depth - 1)]))
}

const spoiltBy = (by: unknown, depth: number): Partial<Record<StorageKey, unknown>> =>
  Object.fromEntries(keys.map((key) => [key, spoil(storedShapes[key][0], by, depth)]))

describe.each(odd.map((by) => [JSON.stringify(by).slice(0, 20), by] as const))(
  'everything that is stored is %s',
  (_, by) => {
    it('for a visitor (F077)', () => expectStarts(spoiltBy(by, 0)))

    it.each([0, 1, 2])('for a member, at depth %s (F077)', (depth) =>
      expectStarts({ ...spoiltBy(by, depth), session: memberSession }),
    )
  },
)

const runs = process.env.TEST_DEEP === '1' ? 1500 : 20

it('a value that is odd, or of another release, is done without (F077)', async () => {
  const entry = fc.constantFrom(...keys).chain((key) => {
    const shapes = storedShapes[key]
    return fc.tuple(
      fc.constant(key),
      fc.oneof(fc.constantFrom(...shapes), fc.constantFrom(...shapes.flatMap(alterations))),
    )
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 20, size: 'max' }),
      fc.boolean(),
      async (entries, isMember) => {
        await expectStarts({ ...Object.fromEntries(entries), ...(isMember && { session: memberSession }) })
      },
    ),
    { numRuns: runs, interruptAfterTimeLimit: 400_000, includeErrorInReport: true },
  )
}, 600_000)
