// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { decryptBody } from '../../support/decryptBody'
import { failure, html, type Reply, refusal, success } from '../../support/fakes/replies'
import { find, get, namesOf, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  field,
  isInvalid,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  submit,
  submitForm,
  type,
} from '../../support/site'
import { fillLogin } from '../login/loginForm'
import { changePath, withPasswordPage } from './passwordPage'

const { password, common, errors, login, member } = english

const openPage = (options: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    path: changePath,
    session: {},
    manifest: withPasswordPage(),
    ...options,
    prepare(browser) {
      browser.http.answer('changePassword', success())
      options.prepare?.(browser)
    },
  })

async function change(oldPassword: string, newPassword: string): Promise<void> {
  await type(password.old, oldPassword)
  await type(password.new, newPassword)
  await submit()
}

describe('changing the password', () => {
  it('sends both passwords as typed, encrypted, with the session (F086)', async () => {
    const { browser } = await openPage()
    await change(' old phrase ', '  new phrase 🎲 ')
    const [request, more] = browser.http.requestsTo('changePassword')
    expect(more).toBeUndefined()
    expect(JSON.parse(decryptBody(request ?? { headers: {} }).text)).toEqual({
      oldPassword: ' old phrase ',
      newPassword: '  new phrase 🎲 ',
    })
    expect(request?.headers).toMatchObject({ Authorization: 'token-7', ModuleId: 'MEMBER3' })
    expect(`${request?.body}${JSON.stringify(request?.headers)}`).not.toContain('phrase')
  })

  it('shows the success, navigates, and keeps the session (I2.07)', async () => {
    const { browser } = await openPage()
    await change('old phrase', 'new phrase')
    expect(toastText()).toBe(password.success)
    expect(location.pathname).toBe('/m/home')
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it('deletes a remembered login, which has the old password', async () => {
    const remembered = { type: 'username', username: 'minhanh88', password: 'seal-1', merchant }
    const { browser } = await openPage({ stored: { remembered } })
    await change('old phrase', 'new phrase')
    expect(browser.storage.read('remembered')).toBeUndefined()
  })

  it('is sent once by Enter and two taps together (F062)', async () => {
    const { browser } = await openPage({
      prepare: ({ http }) => http.answer('changePassword', success(), 1000),
    })
    await type(password.old, 'old phrase')
    await type(password.new, 'new phrase')
    await actAndSettle(() => {
      submitForm()
      get('button', password.submit).click()
      get('button', password.submit).click()
    })
    expect(browser.http.requestsTo('changePassword')).toHaveLength(1)
  })

  it('never stores a password, nor puts it into the history or the URL', async () => {
    const { browser } = await openPage()
    await change('old phrase', 'new phrase')
    expect(JSON.stringify([browser.storage.entries(), history.state, location.href])).not.toContain('phrase')
  })
})

describe('the rule for a new password', () => {
  it.each([
    [undefined, 6],
    [10, 10],
  ])('with a minimum of %s is shown in advance: at least %i characters (I5.20)', async (minimum, count) => {
    await openPage({ manifest: withPasswordPage(minimum === undefined ? {} : { passwordMinimum: minimum }) })
    const policy = common.passwordPolicy_other.replace('{{count}}', String(count))
    expect(pageText(get('main'))).toContain(policy)
    const description = document.getElementById(field(password.new).getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe(policy)
    expect(isInvalid(password.new)).toBe(false)
  })

  it("uses the platform's minimum if the manifest leaves it to the platform (I5.20)", async () => {
    await openPage({
      manifest: withPasswordPage({ passwordMinimum: { from: 'server' } }),
      prepare: ({ http }) => http.answer('settings', success({ passwordMinimum: 12 })),
    })
    expect(pageText(get('main'))).toContain('At least 12 characters')
  })

  it.each([
    ['', 'new phrase', password.old, password.oldMissing],
    ['', '', password.old, password.oldMissing],
    ['old phrase', '', password.new, 'Too short: use at least 6 characters'],
    ['old phrase', '12345', password.new, 'Too short: use at least 6 characters'],
    ['old phrase', 'old phrase', password.new, common.passwordSame],
  ])(
    'rejects a change from %j to %j with an error at the field, which has the focus',
    async (oldPassword, newPassword, label, problem) => {
      const { browser } = await openPage()
      await change(oldPassword, newPassword)
      expect(browser.http.requestsTo('changePassword')).toEqual([])
      expect(pageText(get('main'))).toContain(problem)
      expect([isInvalid(password.old), isInvalid(password.new)]).toEqual([
        label === password.old,
        label === password.new,
      ])
      expect(document.activeElement).toBe(field(label))
      expect([field(password.old).value, field(password.new).value]).toEqual([oldPassword, newPassword])
    },
  )
})

describe('a change that fails', () => {
  it.each<[string, Reply, string]>([
    [
      'the old password is wrong',
      refusal({ code: 'password.old.err', message: 'Not your password' }),
      'Not your password',
    ],
    [
      'the platform requires more',
      refusal({ code: 'password.too.short', message: 'Ten, please' }),
      'Ten, please',
    ],
    ['no network', failure('network'), errors.network],
    ['an error page', html(500), errors.unknown],
  ])('shows the failure and keeps what was typed: %s (I8.05)', async (_, reply, message) => {
    const { browser } = await openPage({ prepare: ({ http }) => http.answer('changePassword', reply) })
    await change('old phrase', 'new phrase')
    expect(pageText(get('dialog'))).toContain(message)
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(location.pathname).toBe(changePath)
    expect([field(password.old).value, field(password.new).value]).toEqual(['old phrase', 'new phrase'])
    expect(document.activeElement).toBe(field(password.old))
    browser.http.answer('changePassword', success())
    await submit()
    expect(location.pathname).toBe('/m/home')
  })
})

describe('a slow change', () => {
  it('can be cancelled after five seconds: what was typed stays, and can be sent again (F038)', async () => {
    const { browser } = await openPage({
      prepare: ({ http }) => http.answer('changePassword', success(), 20_000),
    })
    await change('old phrase', 'new phrase')
    await browser.clock.advance(4999)
    expect(find('button', common.cancel)).toBeUndefined()
    await browser.clock.advance(1)
    expect(pageText(get('main'))).toContain(common.slowCancelText)
    await press('button', common.cancel)
    expect(browser.http.requestsTo('changePassword')[0]?.signal?.aborted).toBe(true)
    expect([field(password.old).value, field(password.new).value]).toEqual(['old phrase', 'new phrase'])
    browser.http.answer('changePassword', success())
    await submit()
    expect(location.pathname).toBe('/m/home')
  })
})

describe('the page itself', () => {
  it('sends no password over an insecure connection: it links to the secure site instead (F056)', async () => {
    await openPage({ prepare: ({ page }) => Object.assign(page, { secure: false, https: false }) })
    expect(document.querySelector('form')).toBeNull()
    const secure = get('link', login.openSecure).getAttribute('href')
    expect(secure).toBe(`https://www.hongvan.example${changePath}`)
  })

  it('redirects a visitor to the login, and back here afterwards (F069)', async () => {
    await startSite({ path: `${changePath}?kw=7`, manifest: withPasswordPage() })
    expect(location.pathname + location.search).toBe('/m/login?kw=7')
    await fillLogin()
    await submit()
    expect(location.pathname + location.search).toBe(`${changePath}?kw=7`)
    expect(pageText()).not.toContain(password.forcedText)
  })

  it('navigates to the lobby after a forced change, if the visitor came here to change it anyway (F069, I4.06)', async () => {
    const reply = success({ id: 7, token: 'token-7', userName: 'minhanh88', firstTimeLogin: true })
    await startSite({
      path: changePath,
      manifest: withPasswordPage(),
      prepare({ http }) {
        http.answer('login', reply)
        http.answer('changePassword', success())
      },
    })
    await fillLogin()
    await submit()
    expect(pageText(get('main'))).toContain(password.forcedText)
    await change('old phrase', 'new phrase')
    expect(location.pathname).toBe('/m/home')
  })

  it('offers to log out instead of a forced change', async () => {
    const { browser, site } = await openPage()
    await actAndSettle(() => site.go(changePath, { returnTo: '/m/home' }))
    expect(pageText(get('main'))).toContain(password.forcedText)
    await press('button', password.later)
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, toastText()]).toEqual(['/m/home', member.loggedOut])
    expect(browser.storage.read('session')).toBeUndefined()
    expect(find('heading', login.title)).toBeUndefined()
  })

  it("is linked from the member's home", async () => {
    await openPage({ path: '/m/member/home' })
    await press('link', password.title)
    expect(location.pathname).toBe(changePath)
    expect(pageText()).not.toContain(password.forcedText)
    expect(namesOf('button')).not.toContain(password.later)
  })
})
