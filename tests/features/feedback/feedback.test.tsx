// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { fakeBrowser, twoTabs } from '../../support/fakes/fakeBrowser'
import { failure, type Reply, refusal, success } from '../../support/fakes/replies'
import { all, find, get, pageText } from '../../support/screen'
import {
  actAndSettle,
  memberSession,
  press,
  type SiteOptions,
  startSite,
  stopSites,
  submit,
  submitForm,
} from '../../support/site'

const { feedback, member, common, shell } = english

const routes = {
  '/m/home': { page: 'lobby' },
  '/m/login': { page: 'login', guard: 'visitor', otherwise: '/m/home' },
  '/m/member/home': { page: 'memberHome', guard: 'member', otherwise: '/m/login' },
  '/m/feedback': { page: 'feedback' },
} as const

const open = (reply: Reply = success(), options: SiteOptions & { after?: number } = {}) =>
  startSite({
    path: '/m/feedback',
    session: {},
    manifest: { routes },
    ...options,
    prepare: ({ http }) => http.answer('feedback', reply, options.after),
  })

const area = (): HTMLTextAreaElement => {
  const found = document.querySelector('textarea')
  if (!found) throw new Error('There is no text area')
  return found
}

const write = (text: string) =>
  actAndSettle(() => {
    area().focus()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text)
    area().dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('the feedback page', () => {
  it('is for members; a visitor goes to the lobby (E2.14, E2.19)', async () => {
    await startSite({ path: '/m/feedback', manifest: { routes } })
    expect(location.pathname).toBe('/m/home')
    await stopSites()
    await open()
    expect(find('heading', feedback.title)).toBeDefined()
  })

  it('comes back to the same member when the session has ended meanwhile, and to no other (F063, D21)', async () => {
    const { browser, site } = await open(refusal({ status: 401 }))
    await write('Nine hundred letters')
    await submit()
    expect(location.pathname).toBe('/m/login')
    await press('button', common.confirm)
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-9' }))
    await actAndSettle(() => site.go('/m/feedback'))
    expect(area().value).toBe('Nine hundred letters')
    browser.http.answer('feedback', refusal({ status: 401 }))
    await submit()
    await press('button', common.confirm)
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8', id: '8' }))
    await actAndSettle(() => site.go('/m/feedback'))
    expect(area().value).toBe('')
  })

  it('is gone with a logout, and once it was sent (D21)', async () => {
    const { site } = await open()
    await write('Sent')
    await submit()
    await actAndSettle(() => site.session.end())
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-9' }))
    await actAndSettle(() => site.go('/m/feedback'))
    expect(area().value).toBe('')
  })

  it('is a row in the member’s home, where it is mounted', async () => {
    await open(success(), { path: '/m/member/home' })
    await press('link', member.feedback)
    expect(location.pathname).toBe('/m/feedback')
    await stopSites()
    const { '/m/feedback': _, ...others } = routes
    await startSite({ path: '/m/member/home', session: {}, manifest: { routes: others } })
    expect(find('link', member.feedback)).toBeUndefined()
  })

  it('sends the message, trimmed, and says thank you, where the focus goes (E2.14)', async () => {
    const { browser } = await open()
    await write('  More draws, please.\nThank you!  ')
    await submit()
    expect(browser.http.requestsTo('feedback').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { message: 'More draws, please.\nThank you!' },
    ])
    expect(pageText()).toContain(feedback.doneTitle)
    expect(document.activeElement?.textContent).toContain(feedback.doneTitle)
    expect(find('link', shell.home)).toBeDefined()
    await press('button', feedback.another)
    expect(area().value).toBe('')
  })

  it.each(['', '   \n '])('does not send %j', async (text) => {
    const { browser } = await open()
    await write(text)
    await submit()
    expect(browser.http.requestsTo('feedback')).toEqual([])
    expect(pageText()).toContain(feedback.missing)
    expect(document.activeElement).toBe(area())
  })

  it('counts, and does not cut or send what is too long', async () => {
    const { browser } = await open()
    await write('x'.repeat(limits.feedback + 1))
    expect(pageText()).toContain('1,001 / 1,000')
    await submit()
    expect(browser.http.requestsTo('feedback')).toEqual([])
    expect(area().value).toHaveLength(limits.feedback + 1)
    await write('x'.repeat(limits.feedback))
    await submit()
    expect(browser.http.requestsTo('feedback')).toHaveLength(1)
  })

  it('sends once when it is submitted twice (F062)', async () => {
    const { browser } = await open(success(), { after: 1000 })
    await write('Hello')
    await actAndSettle(() => {
      submitForm()
      submitForm()
    })
    await browser.clock.advance(1000)
    expect(browser.http.requestsTo('feedback')).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['the network fails', failure('network')],
    ['the platform refuses it', refusal({ code: 'x', message: 'Not now' })],
    ['the platform is down', failure('timeout')],
  ])('keeps the text when %s, and sends it again (F038)', async (_, reply) => {
    const { browser } = await open(reply)
    await write('Hello')
    await submit()
    expect(all('dialog')).toHaveLength(1)
    await press('button', common.confirm)
    expect(area().value).toBe('Hello')
    browser.http.answer('feedback', success())
    await submit()
    expect(pageText()).toContain(feedback.doneTitle)
  })

  it('can be cancelled while it takes long; the text stays', async () => {
    const { browser } = await open(success(), { after: 60_000 })
    await write('Hello')
    await submit()
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    expect(area().value).toBe('Hello')
    expect(pageText()).not.toContain(feedback.doneTitle)
  })
})

describe('what was written', () => {
  const longText = 'x'.repeat(limits.draftText + 1)

  it('comes back after the browser has discarded the page', async () => {
    const browser = fakeBrowser()
    await open(success(), { browser })
    await write(longText)
    await actAndSettle(() => browser.page.setVisible(false))
    await stopSites()
    browser.page.setVisible(true)
    browser.page.restored = true
    await open(success(), { browser })
    expect(area().value).toBe(longText)
  })

  it('does not come back once it was sent', async () => {
    const browser = fakeBrowser()
    await open(success(), { browser })
    await write('Hello')
    await actAndSettle(() => browser.page.setVisible(false))
    await actAndSettle(() => browser.page.setVisible(true))
    await submit()
    await stopSites()
    browser.page.restored = true
    await open(success(), { browser })
    expect(area().value).toBe('')
  })

  it('is not shown to another member directly after, nor sent with their session (D21)', async () => {
    const { browser, site } = await open(success(), { after: 1000 })
    await write('A secret')
    await actAndSettle(() => browser.page.setVisible(false))
    await actAndSettle(() => browser.page.setVisible(true))
    await actAndSettle(() => submitForm())
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-9', id: '9' }))
    expect(area().value).toBe('')
    await browser.clock.advance(1000)
    expect(pageText()).not.toContain(feedback.doneTitle)
    expect(browser.storage.read('drafts')).toBeUndefined()
  })

  it('is not shown to a visitor or another member who comes when the browser has discarded the page (D21)', async () => {
    for (const session of [undefined, { token: 'token-9', id: '9' }]) {
      const browser = fakeBrowser()
      await open(success(), { browser })
      await write('A secret')
      await actAndSettle(() => browser.page.setVisible(false))
      await stopSites()
      browser.storage.remove('session')
      browser.page.setVisible(true)
      browser.page.restored = true
      await startSite({ browser, path: '/m/feedback', manifest: { routes }, ...(session && { session }) })
      expect(document.querySelector('textarea')?.value ?? '').toBe('')
      expect(JSON.stringify(browser.storage.entries())).not.toContain('A secret')
    }
  })

  it('is gone when the member logs out in another tab', async () => {
    const [first, second] = twoTabs()
    const { site } = await open(success(), { browser: first })
    await write('A secret')
    await actAndSettle(() => {
      second.storage.remove('session')
      site.session.end()
    })
    expect(location.pathname).toBe('/m/home')
    expect(get('main').textContent).not.toContain('A secret')
  })
})
