// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { features } from '../../../runtime/features'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { twoTabs } from '../../support/fakes/fakeBrowser'
import { find, get, pageText } from '../../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, startSite } from '../../support/site'

const { consent, login, shell } = english
const withConsent = { compliance: { consent: true } }

const consentHeading = (): HTMLElement | undefined => find('heading', consent.title)
const becomeIdle = ({ browser }: RunningSite) => browser.clock.advance(10)

async function startWithQuestion(options: SiteOptions = {}) {
  const running = await startSite({ manifest: withConsent, ...options })
  await becomeIdle(running)
  return running
}

describe('the consent question', () => {
  it('appears after the first page has rendered, and does not affect the page or the focus', async () => {
    const running = await startSite({ manifest: withConsent })
    expect(consentHeading()).toBeUndefined()
    await becomeIdle(running)
    expect(consentHeading()).toBeDefined()
    expect(document.querySelector('main')?.closest('[inert]')).toBeNull()
    expect(document.activeElement).toBe(document.body)
    expect(get('button', shell.logIn)).toBeTruthy()
  })

  it('has two answers that look the same', async () => {
    await startWithQuestion()
    const [refuseButton, agreeButton] = [get('button', consent.refuse), get('button', consent.agree)]
    expect(refuseButton.className).toBe(agreeButton.className)
    expect(refuseButton.parentElement).toBe(agreeButton.parentElement)
  })

  it.each([
    [consent.agree, 'agreed'],
    [consent.refuse, 'refused'],
  ])('disappears after "%s", and does not return on the next visit', async (answer, stored) => {
    const { browser } = await startWithQuestion()
    await press('button', answer)
    expect(consentHeading()).toBeUndefined()
    expect(browser.storage.read('consent')).toBe(stored)
    expect(document.activeElement).toBe(get('main'))
    await startWithQuestion({ browser })
    expect(consentHeading()).toBeUndefined()
  })

  it('appears again after a year', async () => {
    const { browser } = await startWithQuestion()
    await press('button', consent.agree)
    browser.clock.freeze(times.consent + 1)
    await startWithQuestion({ browser })
    expect(consentHeading()).toBeDefined()
  })

  it('is not asked on the page of a form', async () => {
    await startWithQuestion({ path: '/m/login' })
    expect(get('heading', login.title)).toBeTruthy()
    expect(consentHeading()).toBeUndefined()
  })

  it.each([
    ['does not want it', {}],
    ['tracks nothing', { compliance: { consent: true }, tracking: { events: false } }],
  ])('is not asked when the merchant %s', async (_, overrides) => {
    await startWithQuestion({ manifest: { ...withConsent, compliance: {}, ...overrides } })
    expect([consentHeading(), find('button', consent.choices)]).toEqual([undefined, undefined])
  })

  it('lists the partners that would get the data', async () => {
    await startWithQuestion({ manifest: { ...withConsent, pixels: { facebook: '1', kwai: '2' } } })
    expect(pageText(document.querySelector('.ConsentBar') ?? undefined)).toContain(
      consent.partners.replace('{{names}}', 'Facebook and Kwai'),
    )
  })

  it('is answered by an answer in another tab', async () => {
    const [browser, otherTab] = twoTabs()
    await startWithQuestion({ browser })
    expect(consentHeading()).toBeDefined()
    await actAndSettle(() => otherTab.storage.write('consent', 'refused'))
    expect(consentHeading()).toBeUndefined()
  })
})

describe('the choice in the page’s footer', () => {
  it('opens the question, and gets the focus back', async () => {
    const { browser } = await startWithQuestion({ stored: { consent: 'agreed' } })
    await press('button', consent.choices)
    expect(document.activeElement).toBe(consentHeading())
    await press('button', consent.refuse)
    expect([consentHeading(), browser.storage.read('consent')]).toEqual([undefined, 'refused'])
    expect(document.activeElement).toBe(get('button', consent.choices))
  })

  it('withdraws consent: nothing more is sent, and what was stored is deleted', async () => {
    const running = await startWithQuestion({ stored: { consent: 'agreed' }, path: '/m/home?fbclid=f' })
    const { browser, site } = running
    expect(browser.storage.entries()).toHaveProperty('_fbc')
    const countBefore = browser.tracker.sent.length
    await press('button', consent.choices)
    await press('button', consent.refuse)
    ;(await site.service('tracking'))?.trackEvent('purchase', { value: 5 })
    await becomeIdle(running)
    expect(browser.tracker.sent).toHaveLength(countBefore)
    for (const name of ['_fbc', '_fbp', 'clickIds'])
      expect(browser.storage.entries()).not.toHaveProperty(name)
    expect(browser.page.reloads).toBe(0)
  })

  it('withdraws consent by reloading a page with pixels, since they cannot be unloaded', async () => {
    const running = await startWithQuestion({
      stored: { consent: 'agreed' },
      manifest: { ...withConsent, pixels: { facebook: '1' } },
    })
    await becomeIdle(running)
    expect(running.browser.tracker.scripts).toHaveLength(1)
    await press('button', consent.choices)
    await press('button', consent.refuse)
    expect(running.browser.page.reloads).toBe(1)
  })
})

it('is part of the sites that ask for consent, and pixels of those that have some', () => {
  const conditionOf = (id: string) => features.find((feature) => feature.id === id)?.when
  expect([conditionOf('consent'), conditionOf('pixels')]).toEqual(['consent', 'pixels'])
})
