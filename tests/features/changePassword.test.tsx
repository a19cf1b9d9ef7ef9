// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { decryptBody } from '../support/decryptBody'
import { fails, good, html, type Reply, refused } from '../support/fakes/replies'
import { find, get, namesOf, pageText, toastText } from '../support/screen'
import {
  actAndSettle,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  submit,
  submitForm,
} from '../support/site'
import { enter } from './loginForm'
import { changePath, withPasswordPage } from './passwordPage'
import { field, fill, isMarked } from './reach'

const { password, common, errors, login, member } = english

const opened = (more: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    path: changePath,
    session: {},
    manifest: withPasswordPage(),
    ...more,
    prepare(browser) {
      browser.http.answer('changePassword', good())
      more.prepare?.(browser)
    },
  })

async function change(old: string, next: string): Promise<void> {
  await fill(password.old, old)
  await fill(password.new, next)
  await submit()
}

describe('changing the password', () => {
  it('sends both as they were typed, encrypted, as the member (F086)', async () => {
    const { browser } = await opened()
    await change(' old phrase ', '  new phrase 🎲 ')
    const [sent, more] = browser.http.requestsTo('changePassword')
    expect(more).toBeUndefined()
    expect(JSON.parse(decryptBody(sent ?? { headers: {} }).text)).toEqual({
      oldPassword: ' old phrase ',
      newPassword: '  new phrase 🎲 ',
    })
    expect(sent?.headers).toMatchObject({ Authorization: 'token-7', ModuleId: 'MEMBER3' })
    expect(`${sent?.body}${JSON.stringify(sent?.headers)}`).not.toContain('phrase')
  })

  it('says that it is done, leads on, and the session stays (I2.07)', async () => {
    const { browser } = await opened()
    await change('old phrase', 'new phrase')
    expect(toastText()).toBe(password.success)
    expect(location.pathname).toBe('/m/home')
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it('drops a remembered login, which holds the old one', async () => {
    const remembered = { type: 'username', username: 'minhanh88', password: 'seal-1', merchant }
    const { browser } = await opened({ stored: { remembered } })
    await change('old phrase', 'new phrase')
    expect(browser.storage.read('remembered')).toBeUndefined()
  })

  it('is sent once by Enter and two taps together (F062)', async () => {
    const { browser } = await opened({
      prepare: ({ http }) => http.answer('changePassword', good(), 1000),
    })
    await fill(password.old, 'old phrase')
    await fill(password.new, 'new phrase')
    await actAndSettle(() => {
      submitForm()
      get('button', password.submit).click()
      get('button', password.submit).click()
    })
    expect(browser.http.requestsTo('changePassword')).toHaveLength(1)
  })

  it('never leaves a password on the device, in the history or in the address', async () => {
    const { browser } = await opened()
    await change('old phrase', 'new phrase')
    expect(JSON.stringify([browser.storage.entries(), history.state, location.href])).not.toContain('phrase')
  })
})

describe('the rule for a new password', () => {
  it.each([
    [undefined, 6],
    [10, 10],
  ])(
    'with a minimum of %s says before anything fails: at least %i characters (I5.20)',
    async (minimum, count) => {
      await opened({ manifest: withPasswordPage(minimum === undefined ? {} : { passwordMinimum: minimum }) })
      const policy = common.passwordPolicy_other.replace('{{count}}', String(count))
      expect(pageText(get('main'))).toContain(policy)
      const note = document.getElementById(field(password.new).getAttribute('aria-describedby') ?? '')
      expect(note?.textContent).toBe(policy)
      expect(isMarked(password.new)).toBe(false)
    },
  )

  it("takes the platform's minimum when the merchant leaves it to the platform (I5.20)", async () => {
    await opened({
      manifest: withPasswordPage({ passwordMinimum: { from: 'server' } }),
      prepare: ({ http }) => http.answer('settings', good({ passwordMinimum: 12 })),
    })
    expect(pageText(get('main'))).toContain('At least 12 characters')
  })

  it.each([
    ['', 'new phrase', password.old, password.oldMissing],
    ['', '', password.old, password.oldMissing],
    ['old phrase', '', password.new, 'Too short: use at least 6 characters'],
    ['old phrase', '12345', password.new, 'Too short: use at least 6 characters'],
    ['old phrase', 'old phrase', password.new, common.passwordSame],
  ])('refuses %j to %j at the field, which has the focus', async (old, next, label, problem) => {
    const { browser } = await opened()
    await change(old, next)
    expect(browser.http.requestsTo('changePassword')).toEqual([])
    expect(pageText(get('main'))).toContain(problem)
    expect([isMarked(password.old), isMarked(password.new)]).toEqual([
      label === password.old,
      label === password.new,
    ])
    expect(document.activeElement).toBe(field(label))
    expect([field(password.old).value, field(password.new).value]).toEqual([old, next])
  })
})

describe('a change that fails', () => {
  it.each<[string, Reply, string]>([
    [
      'the old one is wrong',
      refused({ code: 'password.old.err', message: 'Not your password' }),
      'Not your password',
    ],
    [
      'the platform wants more',
      refused({ code: 'password.too.short', message: 'Ten, please' }),
      'Ten, please',
    ],
    ['no network', fails('network'), errors.network],
    ['an error page', html(500), errors.unknown],
  ])('says so and keeps what was typed: %s (I8.05)', async (_, reply, message) => {
    const { browser } = await opened({ prepare: ({ http }) => http.answer('changePassword', reply) })
    await change('old phrase', 'new phrase')
    expect(pageText(get('dialog'))).toContain(message)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(location.pathname).toBe(changePath)
    expect([field(password.old).value, field(password.new).value]).toEqual(['old phrase', 'new phrase'])
    expect(document.activeElement).toBe(field(password.old))
    browser.http.answer('changePassword', good())
    await submit()
    expect(location.pathname).toBe('/m/home')
  })
})

describe('a change that takes long', () => {
  it('can be given up after five seconds: what was typed stays, and can be sent again (F038)', async () => {
    const { browser } = await opened({ prepare: ({ http }) => http.answer('changePassword', good(), 20_000) })
    await change('old phrase', 'new phrase')
    await browser.clock.advance(4999)
    expect(find('button', common.cancel)).toBeUndefined()
    await browser.clock.advance(1)
    expect(pageText(get('main'))).toContain(common.slowText)
    await press('button', common.cancel)
    expect(browser.http.requestsTo('changePassword')[0]?.signal?.aborted).toBe(true)
    expect([field(password.old).value, field(password.new).value]).toEqual(['old phrase', 'new phrase'])
    browser.http.answer('changePassword', good())
    await submit()
    expect(location.pathname).toBe('/m/home')
  })
})

describe('the page itself', () => {
  it('sends no password over an open line: the secure site is offered instead (F056)', async () => {
    await opened({ prepare: ({ page }) => Object.assign(page, { secure: false, https: false }) })
    expect(document.querySelector('form')).toBeNull()
    const secure = get('link', login.openSecure).getAttribute('href')
    expect(secure).toBe(`https://www.hongvan.example${changePath}`)
  })

  it('sends a visitor to the login, and back here afterwards (F069)', async () => {
    await startSite({ path: `${changePath}?kw=7`, manifest: withPasswordPage() })
    expect(location.pathname + location.search).toBe('/m/login?kw=7')
    await enter()
    await submit()
    expect(location.pathname + location.search).toBe(`${changePath}?kw=7`)
    expect(pageText()).not.toContain(password.forcedText)
  })

  it('leads on to the lobby when its visitor was forced to change it first (F069, I4.06)', async () => {
    const reply = good({ id: 7, token: 'token-7', userName: 'minhanh88', firstTimeLogin: true })
    await startSite({
      path: changePath,
      manifest: withPasswordPage(),
      prepare({ http }) {
        http.answer('login', reply)
        http.answer('changePassword', good())
      },
    })
    await enter()
    await submit()
    expect(pageText(get('main'))).toContain(password.forcedText)
    await change('old phrase', 'new phrase')
    expect(location.pathname).toBe('/m/home')
  })

  it('offers a way out of a forced change: logging out', async () => {
    const { browser, site } = await opened()
    await actAndSettle(() => site.go(changePath, { returnTo: '/m/home' }))
    expect(pageText(get('main'))).toContain(password.forcedText)
    await press('button', password.later)
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, toastText()]).toEqual(['/m/home', member.loggedOut])
    expect(browser.storage.read('session')).toBeUndefined()
    expect(find('heading', login.title)).toBeUndefined()
  })

  it("is reached from the member's home", async () => {
    await opened({ path: '/m/member/home' })
    await press('link', password.title)
    expect(location.pathname).toBe(changePath)
    expect(pageText()).not.toContain(password.forcedText)
    expect(namesOf('button')).not.toContain(password.later)
  })
})
