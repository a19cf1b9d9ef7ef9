// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { twoTabs } from '../support/fakes/fakeBrowser'
import { find, get, pageText } from '../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, startSite } from '../support/site'

const { consent, login, shell } = english
const manifest = { compliance: { consent: true } }

const question = (): HTMLElement | undefined => find('heading', consent.title)
const idle = ({ browser }: RunningSite) => browser.clock.advance(10)

async function asked(options: SiteOptions = {}) {
  const running = await startSite({ manifest, ...options })
  await idle(running)
  return running
}

describe('the question', () => {
  it('comes when the first page is there, and leaves the page and the focus alone', async () => {
    const running = await startSite({ manifest })
    expect(question()).toBeUndefined()
    await idle(running)
    expect(question()).toBeDefined()
    expect(document.querySelector('main')?.closest('[inert]')).toBeNull()
    expect(document.activeElement).toBe(document.body)
    expect(get('button', shell.logIn)).toBeTruthy()
  })

  it('has two answers that are alike', async () => {
    await asked()
    const [refuse, agree] = [get('button', consent.refuse), get('button', consent.agree)]
    expect(refuse.className).toBe(agree.className)
    expect(refuse.parentElement).toBe(agree.parentElement)
  })

  it.each([
    [consent.agree, 'agreed'],
    [consent.refuse, 'refused'],
  ])('is over after "%s", on the next visit too', async (answer, kept) => {
    const { browser } = await asked()
    await press('button', answer)
    expect(question()).toBeUndefined()
    expect(browser.storage.read('consent')).toBe(kept)
    expect(document.activeElement).toBe(get('main'))
    await asked({ browser })
    expect(question()).toBeUndefined()
  })

  it('comes again after a year', async () => {
    const { browser } = await asked()
    await press('button', consent.agree)
    browser.clock.freeze(times.consent + 1)
    await asked({ browser })
    expect(question()).toBeDefined()
  })

  it('is not asked on the page of a form', async () => {
    await asked({ path: '/m/login' })
    expect(get('heading', login.title)).toBeTruthy()
    expect(question()).toBeUndefined()
  })

  it.each([
    ['does not want it', {}],
    ['tracks nothing', { compliance: { consent: true }, tracking: { events: false } }],
  ])('is not asked where the merchant %s', async (_, more) => {
    await asked({ manifest: { ...manifest, compliance: {}, ...more } })
    expect([question(), find('button', consent.choices)]).toEqual([undefined, undefined])
  })

  it('names who else would learn of it', async () => {
    await asked({ manifest: { ...manifest, pixels: { facebook: '1', kwai: '2' } } })
    expect(pageText(document.querySelector('.ConsentBar') ?? undefined)).toContain(
      consent.partners.replace('{{names}}', 'Facebook and Kwai'),
    )
  })

  it('counts what is said in another tab', async () => {
    const [one, other] = twoTabs()
    await asked({ browser: one })
    expect(question()).toBeDefined()
    await actAndSettle(() => other.storage.write('consent', 'refused'))
    expect(question()).toBeUndefined()
  })
})

describe('the choice at the foot of the page', () => {
  it('leads to the question, and back', async () => {
    const { browser } = await asked({ stored: { consent: 'agreed' } })
    await press('button', consent.choices)
    expect(document.activeElement).toBe(question())
    await press('button', consent.refuse)
    expect([question(), browser.storage.read('consent')]).toEqual([undefined, 'refused'])
    expect(document.activeElement).toBe(get('button', consent.choices))
  })

  it('takes a yes back: nothing more is sent, and what was kept is gone', async () => {
    const running = await asked({ stored: { consent: 'agreed' }, path: '/m/home?fbclid=f' })
    const { browser, site } = running
    expect(browser.storage.entries()).toHaveProperty('_fbc')
    const before = browser.tracker.sent.length
    await press('button', consent.choices)
    await press('button', consent.refuse)
    ;(await site.service('tracking'))?.trackEvent('purchase', { value: 5 })
    await idle(running)
    expect(browser.tracker.sent).toHaveLength(before)
    for (const name of ['_fbc', '_fbp', 'clickIds'])
      expect(browser.storage.entries()).not.toHaveProperty(name)
    expect(browser.page.reloads).toBe(0)
  })

  it('takes a yes back in a page that has pixels: only a new page is without them', async () => {
    const running = await asked({
      stored: { consent: 'agreed' },
      manifest: { ...manifest, pixels: { facebook: '1' } },
    })
    await idle(running)
    expect(running.browser.tracker.scripts).toHaveLength(1)
    await press('button', consent.choices)
    await press('button', consent.refuse)
    expect(running.browser.page.reloads).toBe(1)
  })
})

it('is part of the sites that ask, and pixels of those that have some', () => {
  const when = (id: string) => features.find((feature) => feature.id === id)?.when
  expect([when('consent'), when('pixels')]).toEqual(['consent', 'pixels'])
})
