// @vitest-environment happy-dom

import { expect, it } from 'vitest'
import preset from '../../merchants/_presets/base.json'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { sessionAtom } from '../../runtime/state/session'
import * as times from '../../runtime/tables/times'
import { twoTabs } from '../support/fakes/fakeBrowser'
import { failure, html, json, type Reply, success } from '../support/fakes/replies'
import { lanes, live, slots } from '../support/games'
import fc from '../support/properties'
import { takeConsole } from '../support/quietConsole'
import { all, pageText } from '../support/screen'
import {
  actAndSettle,
  memberSession,
  pressKey,
  type RunningSite,
  startSite,
  stopSites,
} from '../support/site'
import { expectReadable } from './expectReadable'
import { callNames, everyPage, pathOf, places } from './places'

/*
 * Members who do anything, one thing after another, while the network, the platform and another tab do anything, too. After each step
 * the site must be one that a member can use. A failure prints the shortest walk to it.
 */

const paths = [...new Set(places.map(({ page }) => pathOf(page))), '/m/nowhere', '/m/help?id=none']
const names = { 'token-7': 'minhanh88', 'token-9': 'hoangyen' } as const
type Token = keyof typeof names
const faults: readonly Reply[] = [failure('network'), html(502), json(null), success(7), html(429)]

type Step =
  | readonly ['go' | 'tap' | 'language' | 'other', number]
  | readonly ['wait', number]
  | readonly ['fail', number, number]
  | readonly ['type', string]
  | readonly ['online' | 'visible', boolean]
  | readonly ['failAll', number]
  | readonly ['escape' | 'back' | 'heal' | 'reload' | 'clear']

/** Any of them as likely as another: small numbers are not the more interesting ones. */
const index = fc.noBias(fc.nat(200))
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.constantFrom('tap' as const), index) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('go' as const), index) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('wait' as const), fc.constantFrom(1, 10, 60, 3600)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('fail' as const), index, index) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('failAll' as const), index) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('escape' as const, 'back' as const)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('heal' as const, 'reload' as const, 'clear' as const)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('online' as const, 'visible' as const), fc.boolean()) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('type' as const), fc.constantFrom('Tiger', '0903', ' ', 'ß🙂')),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('language' as const), index) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('other' as const), index) },
)

const pick = <T,>(list: readonly T[], at: number): T | undefined => list[at % list.length]

/** Controls of the site itself that can be tapped: what opens a tab of its own leaves it. */
const controls = (): readonly HTMLElement[] =>
  [...all('button'), ...all('link')].filter((one) => {
    const href = one.getAttribute('href')
    return (
      href === null ||
      (href.startsWith('/m/') && !one.hasAttribute('target') && !one.hasAttribute('download'))
    )
  })

const manifest: Partial<Manifest> = {
  ...everyPage,
  download: preset.download as NonNullable<Manifest['download']>,
  compliance: { sessionReminderMinutes: 30 },
}

/** A site in one of two tabs, and everything that can happen to it. */
async function startWalk() {
  const [browser, other] = twoTabs()
  const { http } = browser
  const wellReplies = (): void => {
    for (const call of callNames) http.answer(call, success({}))
    const member = (token: string | undefined) => names[token as Token] ?? names['token-7']
    http.answer('memberInfo', ({ headers }) =>
      success({
        id: headers.Authorization,
        userName: member(headers.Authorization),
        type: 0,
        language: 'EN',
      }),
    )
    http.answer('balance', success({ balance: '1234.5', currency: 'USD' }))
    http.answer('status', success({ state: 'normal', ip: '203.0.113.7', track: 'track-1' }))
    http.answer('gameLanes', success(lanes(slots, live)))
    http.answer('login', success({ id: 7, token: 'token-7', userName: names['token-7'], customerType: 0 }))
    for (const [call, list] of [
      ['banners', 'banners'],
      ['announcements', 'announcements'],
      ['resources', 'resources'],
      ['gameVendors', 'vendors'],
      ['gameMatches', 'matches'],
    ] as const)
      http.answer(call, success({ [list]: [] }))
  }
  let running: RunningSite
  const open = async (path: string): Promise<void> => {
    running = await startSite({ path, browser, manifest, prepare: wellReplies })
  }
  browser.storage.write('session', memberSession)
  await open('/m/home')

  async function take([kind, value, more]: Step): Promise<void> {
    const { site } = running
    switch (kind) {
      case 'go':
        return actAndSettle(() => site.go(pick(paths, value) ?? '/m/home'))
      case 'tap':
        return actAndSettle(() => pick(controls(), value)?.click())
      case 'wait':
        return browser.clock.advance(times.seconds(value))
      case 'fail':
        return http.answer(pick(callNames, value) ?? 'status', pick(faults, more) ?? failure('network'))
      case 'failAll':
        for (const call of callNames) http.answer(call, pick(faults, value) ?? failure('network'))
        return
      case 'heal':
        return wellReplies()
      case 'escape':
        return pressKey('Escape')
      case 'back':
        return actAndSettle(() => history.back())
      case 'online':
        return actAndSettle(() => browser.page.setOnline(value))
      case 'visible':
        return actAndSettle(() => browser.page.setVisible(value))
      case 'language':
        return actAndSettle(() => site.changeLanguage(value % 2 === 0 ? 'CN' : 'EN'))
      case 'other':
        return actAndSettle(() => {
          if (value % 3 === 0) other.storage.remove('session')
          else
            other.storage.write('session', {
              ...memberSession,
              ...(value % 3 === 1 && { token: 'token-9', id: '9', userName: names['token-9'] }),
            })
        })
      case 'clear':
        return actAndSettle(() => {
          for (const key of ['session', 'recentGames', 'lanes', 'banners'] as const)
            browser.storage.remove(key)
        })
      case 'reload':
        await stopSites()
        return open(location.pathname + location.search)
      case 'type': {
        const input = all('textbox')[0] ?? all('searchbox')[0]
        if (!input) return
        return actAndSettle(() => {
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
          input.dispatchEvent(new Event('input', { bubbles: true }))
        })
      }
    }
  }

  /** What closes has closed. */
  const settle = (): Promise<void> => browser.clock.advance(times.ms(times.leaveAnimation + 1))

  function check(): void {
    expectReadable()
    const userName = running.site.store.get(sessionAtom)?.userName
    const strangers = Object.values(names).filter((name) => name !== userName)
    expect(strangers.filter((name) => pageText().includes(name))).toEqual([])
  }
  return { take, settle, check }
}

/** A deep run draws other walks each time. */
const walks =
  process.env.TEST_DEEP === '1' ? { numRuns: 2000, interruptAfterTimeLimit: 500_000 } : { numRuns: 40 }

it('whatever a member, the network and another tab do, the site stays one that can be used (F003)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30, size: 'max' }), async (steps) => {
      const walk = await startWalk()
      try {
        walk.check()
        for (const one of steps) {
          await walk.take(one)
          await walk.settle()
          walk.check()
        }
      } finally {
        await stopSites()
        takeConsole()
      }
    }),
    walks,
  )
}, 600_000)
