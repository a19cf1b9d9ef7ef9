import { expect, inject } from 'vitest'
import { chromium } from '../support/engines/workerBrowsers'
import { Member } from '../support/member'
import fc from '../support/properties'
import { describeSites } from '../support/sites/fixtures'
import { Device } from '../support/walks/device'
import { describeProblem, pageState } from '../support/walks/pageState'
import { walkOf } from '../support/walks/step'
import { takeStep } from '../support/walks/takeStep'

/*
 * Members who do anything, one thing after another, in one or two tabs of a built site, while the line, the platform and the operator
 * do anything, too. After each step every tab must show what a member can use. A failure prints the shortest walk to it.
 */

/** What a page must not become, and what the walks say of it then. */
const breakages: readonly (readonly [problem: string, script: string])[] = [
  ['the site says that it does not start', `document.documentElement.dataset.startupError = 'failed'`],
  ['the application has not started', `main.setAttribute('aria-busy', 'true')`],
  ['nothing is on the screen', `document.body.replaceChildren(main), main.replaceChildren()`],
  [
    'a skeleton is still shown',
    `main.append(Object.assign(document.createElement('p'), { className: 'Skeleton' }))`,
  ],
  [
    '2 dialogs are open',
    `for (const name of ['One', 'Two']) { const one = document.createElement('dialog'); one.textContent = name; document.body.append(one); one.show() }`,
  ],
  ['the page cannot be used, and nothing is over it', `main.inert = true`],
  [
    'there is no way on',
    `document.body.replaceChildren(Object.assign(document.createElement('main'), { textContent: 'Words' }))`,
  ],
  ['px too wide', `main.style.width = '900px'`],
  ['raw words are shown: common.retry', `main.append('common.retry')`],
  ['raw words are shown: undefined', `main.append('Hello undefined')`],
  ['the page of a visitor names stranger77', `main.append('stranger77')`],
  [
    'a member is shown as a visitor',
    `localStorage.setItem('MC_SESSION_INFO', '{"token":"t","userName":"u"}'), sessionStorage.setItem('MC_SESSION_INFO', '{"token":"t","userName":"u"}')`,
  ],
]

describeSites('walks', ({ built, site, newPhone, it }) => {
  /** A deep run draws other walks each time; an ordinary one draws others at each merchant. */
  const walks = inject('deep')
    ? { numRuns: 200, interruptAfterTimeLimit: 800_000 }
    : {
        numRuns: 6,
        interruptAfterTimeLimit: 300_000,
        seed: (fc.readConfigureGlobal().seed ?? 0) + inject('sites').indexOf(built),
      }

  it(
    'leave the site one that can be used, whatever a member, the line and the operator do',
    async () => {
      await fc.assert(
        fc.asyncProperty(walkOf(30), async (steps) => {
          const device = await Device.start(await chromium(), site.current)
          try {
            for (const step of steps) await takeStep(device, step)
          } finally {
            await device.close()
            await site.current.reset()
          }
        }),
        walks,
      )
    },
    { everywhere: true },
  )

  it.each(breakages)('find a page that was broken on purpose: %s', async ([problem, script]) => {
    const phone = await newPhone()
    await new Member(phone, site.current).opens('/m/home')
    const find = async () =>
      describeProblem(await pageState(phone), { strangers: ['stranger77'], isWell: true })
    await phone.until(`document.querySelector('[class*="Skeleton"]') === null`)
    expect(await find()).toBe('')
    await phone.evaluate(`void (() => { const main = document.querySelector('main'); ${script} })()`)
    expect(await find()).toContain(problem)
  })
})
