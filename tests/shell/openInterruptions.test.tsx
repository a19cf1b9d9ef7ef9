// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import type { Site } from '../../runtime/contract/site'
import { interruptions as ranked } from '../../runtime/tables/interruptionOrder'
import { neverOpened } from '../../runtime/tables/overlays'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import { manifestPart } from '../support/manifest'
import fc from '../support/properties'
import { all, find, get, namesOf } from '../support/screen'
import { actAndSettle, startSite, stopSites, press as tap } from '../support/site'

const ids = ranked.filter((id) => id !== 'oneTap')
type Id = (typeof ids)[number]

/** Its overlays say their names, and have a field to type in. */
const feature: Feature = {
  id: 'sample',
  when: true,
  overlays: ids.map((id) => ({
    id,
    view: async () => ({
      default: ({ titleId, close }: { titleId: string; close(result?: unknown): void }) => (
        <>
          <h2 id={titleId}>{id}</h2>
          <button type="button" onClick={() => close('closed')}>
            Close it
          </button>
        </>
      ),
    }),
  })) as unknown as Feature['overlays'] & object,
  routes: [
    { page: 'lobby', kind: 'lobby', view: async () => ({ default: () => <input aria-label="Name" /> }) },
    { page: 'help', kind: 'list', view: async () => ({ default: () => <p>Help</p> }) },
  ],
}

const begin = () => startSite({ features: [feature] })

interface Request {
  readonly forced?: boolean
  readonly belongsTo?: 'payment' | 'game'
  readonly signal?: AbortSignal
}

const waitingRow = { title: 'update.title', icon: 'refresh' } as const

/** Asks for one; the payload of these overlays is not read. */
const ask = (site: Site, id: Id, request: Request = {}): Promise<unknown> =>
  site.interrupt(id, { payload: () => ({}) as never, waitingRow, ...request } as never)

const shown = () => namesOf('dialog')

async function closeShown(browser: FakeBrowser): Promise<void> {
  await tap('button', 'Close it')
  await browser.clock.advance(times.leaveAnimation)
}

describe('an interruption', () => {
  it('opens at once in a calm moment, and resolves to its result', async () => {
    const { browser, site } = await begin()
    let result: unknown
    await actAndSettle(() => void ask(site, 'announcement').then((value) => (result = value)))
    expect(shown()).toEqual(['announcement'])
    await closeShown(browser)
    expect(result).toBe('closed')
  })

  it('is the only one in the first minute; the next waits for ten quiet seconds, too', async () => {
    const { browser, site } = await begin()
    await actAndSettle(() => void ask(site, 'announcement'))
    await actAndSettle(() => void ask(site, 'picturePopup'))
    await closeShown(browser)
    await browser.clock.advance(times.firstMinute - browser.clock.monotonic() - 1)
    expect(shown()).toEqual([])
    await browser.clock.advance(1)
    expect(shown()).toEqual(['picturePopup'])
    await actAndSettle(() => void ask(site, 'pushPrompt'))
    await closeShown(browser)
    await browser.clock.advance(times.betweenInterruptions - times.leaveAnimation - 1)
    expect(shown()).toEqual([])
    await browser.clock.advance(1)
    expect(shown()).toEqual(['pushPrompt'])
  })

  it('of a reloaded page counts with those before it', async () => {
    const { browser, site } = await begin()
    await actAndSettle(() => void ask(site, 'announcement'))
    await closeShown(browser)
    await stopSites()
    const later = await startSite({ browser, features: [feature] })
    await actAndSettle(() => void ask(later.site, 'picturePopup'))
    expect(shown()).toEqual([])
    await browser.clock.advance(times.firstMinute)
    expect(shown()).toEqual(['picturePopup'])
  })

  it('waits while a field has text or the focus, and opens when it has neither', async () => {
    const { site } = await begin()
    const field = get('textbox', 'Name') as HTMLInputElement
    await actAndSettle(() => field.focus())
    await actAndSettle(() => void ask(site, 'update'))
    expect(shown()).toEqual([])
    await actAndSettle(() => {
      field.value = 'Ann'
      field.blur()
    })
    expect(shown()).toEqual([])
    await actAndSettle(() => {
      field.value = ''
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(shown()).toEqual(['update'])
  })

  it('waits in a hidden tab, while something that was asked for is open, and on a page in a frame', async () => {
    const { browser, site } = await begin()
    browser.page.setVisible(false)
    await actAndSettle(() => void ask(site, 'update'))
    expect(shown()).toEqual([])
    await actAndSettle(() => void site.notice({ message: 'A notice' }))
    await actAndSettle(() => browser.page.setVisible(true))
    expect(shown()).toEqual([english.common.notice])
    await actAndSettle(() => browser.page.setVisible(false))
    await tap('button', english.common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => site.go('/m/voucherCenter'))
    await actAndSettle(() => browser.page.setVisible(true))
    expect(shown()).toEqual([])
    await actAndSettle(() => site.go('/m/help'))
    expect(shown()).toEqual(['update'])
  })

  it('comes at once when it is forced, whatever else is there', async () => {
    const { site } = await begin()
    const field = get('textbox', 'Name') as HTMLInputElement
    await actAndSettle(() => void ask(site, 'announcement'))
    await actAndSettle(() => {
      field.value = 'Ann'
      field.focus()
    })
    await actAndSettle(() => void ask(site, 'appUpgrade', { forced: true }))
    expect(shown()).toEqual(['appUpgrade'])
  })

  it('that is withdrawn never opens, and its result says so', async () => {
    const { browser, site } = await begin()
    const controller = new AbortController()
    const results: unknown[] = []
    browser.page.setVisible(false)
    await actAndSettle(
      () => void ask(site, 'update', { signal: controller.signal }).then((value) => results.push(value)),
    )
    await actAndSettle(() => controller.abort())
    await actAndSettle(() => browser.page.setVisible(true))
    expect([shown(), results]).toEqual([[], [neverOpened]])
    await actAndSettle(
      () => void ask(site, 'update', { signal: controller.signal }).then((value) => results.push(value)),
    )
    expect([shown(), results]).toEqual([[], [neverOpened, neverOpened]])
  })

  it('that has nothing to show any more gives its turn to the next', async () => {
    const { site } = await begin()
    await actAndSettle(() => {
      void site.interrupt('update', { payload: () => undefined, waitingRow })
      void ask(site, 'picturePopup')
    })
    expect(shown()).toEqual(['picturePopup'])
  })

  it('of the browser’s own waits like the others, and delays none', async () => {
    const { browser, site } = await begin()
    const prompts: string[] = []
    const show = () => {
      prompts.push('shown')
      return new Promise<never>(() => undefined)
    }
    browser.page.setVisible(false)
    await actAndSettle(() => void site.interrupt('oneTap', { show }))
    expect(prompts).toEqual([])
    await actAndSettle(() => browser.page.setVisible(true))
    expect(prompts).toEqual(['shown'])
    await actAndSettle(() => void ask(site, 'announcement'))
    expect(shown()).toEqual(['announcement'])
  })
})

describe('what has waited for a minute', () => {
  const merchant = manifestPart('{ "compliance": { "consent": true }, "pixels": { "facebook": "1" } }')

  it('stands in the lobby, and opens at a tap', async () => {
    const { browser, site } = await startSite({ manifest: merchant })
    await browser.clock.advance(times.tick)
    const controller = new AbortController()
    await actAndSettle(() => void ask(site, 'update', { signal: controller.signal }))
    await browser.clock.advance(times.firstMinute - 1)
    expect(find('button', english.update.title)).toBeUndefined()
    await browser.clock.advance(1)
    await tap('button', english.update.title)
    expect(shown()).toEqual([english.update.title])
    expect(find('heading', english.shell.waiting)).toBeUndefined()
  })

  it('has waited all the time for who comes back to the lobby', async () => {
    const { browser, site } = await startSite({ manifest: merchant })
    const controller = new AbortController()
    await actAndSettle(() => void ask(site, 'update', { signal: controller.signal }))
    await browser.clock.advance(times.firstMinute / 2)
    await actAndSettle(() => controller.abort())
    await browser.clock.advance(times.firstMinute / 2)
    await actAndSettle(() => void ask(site, 'update'))
    expect(find('heading', english.shell.waiting)).toBeDefined()
  })

  it('stands in the lobby, too, when its page was left while it was open', async () => {
    const { browser, site } = await startSite()
    await actAndSettle(() => void ask(site, 'update'))
    expect(shown()).toEqual([english.update.title])
    await actAndSettle(() => site.go('/m/login'))
    await browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => site.go('/m/home'))
    expect(find('heading', english.shell.waiting)).toBeUndefined()
    await actAndSettle(() => void ask(site, 'update'))
    expect(find('heading', english.shell.waiting)).toBeDefined()
  })

  it('leaves the lobby when it is withdrawn', async () => {
    const { browser, site } = await startSite({ manifest: merchant })
    const controller = new AbortController()
    await actAndSettle(() => void ask(site, 'update', { signal: controller.signal }))
    await browser.clock.advance(times.firstMinute + times.tick)
    expect(find('heading', english.shell.waiting)).toBeDefined()
    await actAndSettle(() => controller.abort())
    expect(find('heading', english.shell.waiting)).toBeUndefined()
  })
})

/** What can happen in a visit. */
type Step =
  | { readonly kind: 'ask'; readonly id: Id; readonly forced: boolean }
  | { readonly kind: 'close' | 'type' | 'clear' | 'hide' | 'show' | 'pay' | 'leave' }
  | { readonly kind: 'wait'; readonly seconds: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      id: fc.constantFrom(...ids),
      forced: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('close', 'type', 'clear', 'hide', 'show', 'pay', 'leave') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 12, 61) }),
  },
)

describe('any visit', () => {
  it('keeps the budget: one at a time, one in the first minute, ten seconds between two, nothing in the way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (visit) => {
        await stopSites()
        const { browser, site } = await begin()
        const { clock, page } = browser
        const field = () => find('textbox', 'Name') as HTMLInputElement | undefined
        let opened = 0
        let openedAtFirst = 0
        let closedAt = Number.NEGATIVE_INFINITY
        const note = (id: Id, forced: boolean) => {
          if (forced) return
          opened += 1
          expect(page.visible, `${id} in a visible tab`).toBe(true)
          expect(field()?.value ?? '', `${id} over a field with text`).toBe('')
          expect(site.location.path, `${id} over a payment`).not.toBe('/m/voucherCenter')
          expect(all('dialog'), `${id} over something else`).toHaveLength(0)
          expect(clock.monotonic() - closedAt, `${id} in the quiet time`).toBeGreaterThanOrEqual(
            times.betweenInterruptions,
          )
          if (clock.monotonic() < times.firstMinute) openedAtFirst += 1
          expect(openedAtFirst, `${id} as the second one in the first minute`).toBeLessThanOrEqual(1)
        }
        let asked = 0
        for (const step of visit) {
          await actAndSettle(() => {
            const input = field()
            if (step.kind === 'ask') {
              if (!step.forced) asked += 1
              const payload = () => {
                note(step.id, step.forced)
                return {} as never
              }
              void site
                .interrupt(step.id, { payload, forced: step.forced } as never)
                .then(() => (closedAt = clock.monotonic()))
            }
            if (step.kind === 'type' && input) input.value = 'Ann'
            if (step.kind === 'clear' && input) input.value = ''
            if (step.kind === 'type' || step.kind === 'clear')
              input?.dispatchEvent(new Event('input', { bubbles: true }))
            if (step.kind === 'hide' || step.kind === 'show') page.setVisible(step.kind === 'show')
            if (step.kind === 'pay') site.go('/m/voucherCenter')
            if (step.kind === 'leave') site.go('/m/home')
          })
          if (step.kind === 'close' && find('button', 'Close it')) await closeShown(browser)
          if (step.kind === 'wait') await clock.advance(times.seconds(step.seconds))
        }
        // In the end nothing is in the way: each of them has its turn.
        await actAndSettle(() => {
          page.setVisible(true)
          site.go('/m/home')
        })
        await clock.advance(times.firstMinute)
        for (let turn = 0; turn < visit.length * 2; turn += 1) {
          if (find('button', 'Close it')) await closeShown(browser)
          await actAndSettle(() => {
            const input = field()
            if (input) input.value = ''
            input?.dispatchEvent(new Event('input', { bubbles: true }))
          })
          await clock.advance(times.betweenInterruptions)
        }
        expect(opened).toBe(asked)
      }),
      { numRuns: 40 },
    )
  })
})
