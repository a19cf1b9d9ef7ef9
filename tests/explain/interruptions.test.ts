import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import {
  explainInterruptions,
  formatInterruptions,
  type InterruptionOptions,
  readInterruptionCase,
} from '../../scripts/steps/explain/interruptions/explainInterruptions'

describe('the explanation of interruptions (D27)', () => {
  const calm: InterruptionOptions = {
    waiting: 'announcement,picturePopup',
    page: '/m/home',
    seconds: '0',
    opened: '0',
    hidden: false,
    open: false,
    typed: false,
    sending: false,
    'consent-due': false,
  }
  const routes: Manifest['routes'] = {
    '/m/home': { page: 'lobby' },
    '/m/voucherCenter': { page: 'embed' },
    '/m/play': { page: 'launchGame' },
  }
  const merchant = { routes, domains: ['www.hongvan.example'] }

  function explainAll(change: Partial<InterruptionOptions>) {
    const one = readInterruptionCase(merchant, { ...calm, ...change })
    if ('problem' in one) throw new Error(one.problem)
    return explainInterruptions(one)
  }

  it.each<[Partial<InterruptionOptions>, string | undefined, string | undefined]>([
    [{}, undefined, 'outranked'],
    [{ typed: true }, 'typed', 'typed'],
    [{ sending: true }, 'sending', 'sending'],
    [{ hidden: true }, 'hidden', 'hidden'],
    [{ open: true }, 'covered', 'covered'],
    [{ 'consent-due': true }, 'consentDue', 'consentDue'],
    [{ page: '/m/voucherCenter?r=1' }, 'framed', 'framed'],
    [{ page: '/m/play' }, 'framed', 'framed'],
    [{ seconds: '20', opened: '1' }, 'firstMinute', 'firstMinute'],
    [{ 'closed-ago': '4' }, 'quiet', 'quiet'],
    [{ forced: 'picturePopup' }, 'outranked', undefined],
    [{ forced: 'announcement', typed: true }, undefined, 'typed'],
  ])('of %j: the announcement is held by %s, the picture by %s', (change, announcement, picture) => {
    expect(explainAll(change).map(({ heldBy }) => heldBy)).toEqual([announcement, picture])
  })

  it.each<[Partial<InterruptionOptions>, string]>([
    [
      { waiting: 'anouncement' },
      '--waiting: there is no interruption "anouncement". Did you mean "announcement"?',
    ],
    [{ page: 'hme' }, '--page: no page is mounted on "hme". The nearest page is "/m/home".'],
    [{ waiting: '' }, '--waiting names nothing: nothing would open.'],
    [{ opened: '1.5' }, '--opened is a whole number, not "1.5".'],
    [{ seconds: '-1' }, '--seconds is not below 0: "-1".'],
    [{ seconds: 'soon' }, '--seconds is a number of seconds, not "soon".'],
    [{ 'closed-ago': '' }, '--closed-ago is a number of seconds, not "".'],
  ])('names the problem of %j', (change, problem) => {
    expect(readInterruptionCase(merchant, { ...calm, ...change })).toEqual({ problem })
  })

  it('is printed with the reason and the time that is left', () => {
    expect(
      formatInterruptions('hongvan', explainAll({ seconds: '20', opened: '1' }))
        .split('\n')
        .at(-1),
    ).toBe(
      "   picturePopup  held by firstMinute: Enough was shown already in the visit's first minute. For 40 s more.",
    )
    expect(formatInterruptions('hongvan', explainAll({})).split('\n')[1]).toBe('*  announcement  opens')
  })
})
