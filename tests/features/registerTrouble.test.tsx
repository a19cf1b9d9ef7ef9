// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { decryptBody, publicKey } from '../support/decryptBody'
import { fails, good, html, json, type Reply, refused } from '../support/fakes/replies'
import { all, find, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, field, press, type RunningSite, submit, type } from '../support/site'
import { enterNew, made, onRegister, sent } from './registerForm'

const { register, login, common, errors } = english

/** The one dialog is confirmed, and the door is open again. */
async function confirm({ browser }: RunningSite): Promise<void> {
  await press('button', common.confirm)
  await browser.clock.advance(times.registerLock)
}

describe('a registration that fails', () => {
  it.each<[string, Reply, string, string]>([
    ["the platform's words (I4.19)", refused({ message: 'Not this name' }), 'Not this name', common.prompt],
    ['no words (I8.13)', refused({ code: 'odd' }), errors.unknown, common.prompt],
    ['no value (F042)', good(), errors.unknown, common.prompt],
    ['HTTP 401 (I4.19)', refused({ status: 401, message: 'No' }), 'No', common.prompt],
    ['a network that is gone (F047)', fails('network'), errors.network, common.notice],
    ['no answer in time', fails('timeout'), errors.timeout, common.notice],
  ])('says so once, stays, and keeps what was typed: %s', async (_, reply, message, title) => {
    const running = await onRegister({ prepare: ({ http }) => http.answer('register', reply) })
    await enterNew()
    await submit()
    expect(namesOf('dialog')).toEqual([title])
    expect(pageText(get('dialog'))).toContain(message)
    expect([location.pathname, running.browser.storage.read('session')]).toEqual(['/m/register', undefined])
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([field(login.userName).value, field(login.password).value]).toEqual(['thuha99', 'Rosy cloud 7'])
  })

  it('is titled with the word for a notice where there is none for a prompt (I4.19)', async () => {
    const speechless = { ...english, common: { ...common, prompt: '' } }
    await onRegister({
      prepare({ http }) {
        http.answer('/m/assets/EN.json', json(speechless))
        http.answer('register', refused({ message: 'No' }))
      },
    })
    await enterNew()
    await submit()
    expect(namesOf('dialog')).toEqual([common.notice])
  })

  it('with a 502 says nothing; the button can be pressed again (I8.04, F039)', async () => {
    const { browser } = await onRegister({ prepare: ({ http }) => http.answer('register', html(502)) })
    await enterNew()
    await submit()
    expect(all('dialog')).toEqual([])
    await browser.clock.advance(times.registerLock)
    await press('button', register.submit)
    expect(browser.http.requestsTo('register')).toHaveLength(2)
  })

  it('because the name is taken waits in that field', async () => {
    const taken = refused({ code: 'username.taken', message: 'Taken' })
    const running = await onRegister({
      prepare({ http }) {
        http.answer('register', taken)
        http.answer('checkUserName', fails('network'))
      },
    })
    await enterNew()
    await submit()
    expect([pageText(get('dialog')).includes('Taken'), running.browser.http.requestsTo('login')]).toEqual([
      true,
      [],
    ])
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(document.activeElement).toBe(field(login.userName))
  })
})

describe('an answer that was lost', () => {
  const taken = refused({ code: 'username.taken', message: 'Taken' })
  const lost = (second: Reply = taken) =>
    onRegister({
      prepare({ http }) {
        http.answer('register', (_, turn) => (turn === 0 ? fails('network') : second))
        http.answer('login', good({ id: 9, token: 'token-9', userName: 'thuha99' }))
        http.answer('checkUserName', fails('network'))
      },
    })

  it('leads into the account when the very same is sent again: one account in the end', async () => {
    const running = await lost()
    await enterNew()
    await submit()
    await confirm(running)
    await submit()
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-9', userName: 'thuha99' })
    const [request] = running.browser.http.requestsTo('login')
    expect(JSON.parse(decryptBody(request ?? { headers: {} }).text)).toMatchObject({
      username: 'thuha99',
      password: 'Rosy cloud 7',
    })
  })

  it('is no reason to try a login with another password', async () => {
    const running = await lost()
    await enterNew()
    await submit()
    await confirm(running)
    await type(login.password, 'another one')
    await submit()
    expect(pageText(get('dialog'))).toContain('Taken')
    expect(running.browser.http.requestsTo('login')).toEqual([])
  })

  it('is asked about once: a login that is refused leads to the login form, the name filled in', async () => {
    const running = await lost()
    running.browser.http.answer('login', refused({ code: 'login.cred.err', message: 'Wrong' }))
    await enterNew()
    await submit()
    await confirm(running)
    await submit()
    expect(pageText(get('dialog'))).toContain(register.mayExist)
    expect(pageText()).not.toContain('Wrong')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, field(login.userName).value]).toEqual(['/m/login', 'thuha99'])
    expect(running.browser.http.requestsTo('login')).toHaveLength(1)
  })

  it('is forgotten when the second time is the first that worked', async () => {
    const running = await lost(made)
    await enterNew()
    await submit()
    await confirm(running)
    await submit()
    expect(namesOf('dialog')).toEqual([register.ready])
    expect(running.browser.http.requestsTo('login')).toEqual([])
  })

  it('without a session in it is an account that can be logged in to (F042)', async () => {
    const running = await lost()
    running.browser.http.answer('register', good({ id: 9, userName: 'thuha99' }))
    await enterNew()
    await submit()
    expect([location.pathname, running.browser.http.requestsTo('login').length]).toEqual(['/m/home', 1])
  })
})

describe('a name that was free, and is taken when the form is sent', () => {
  const gone = (login: Reply) =>
    onRegister({
      prepare({ http }) {
        http.answer('register', refused({ code: 'username.taken', message: 'Taken' }))
        http.answer('login', login)
      },
    })

  it('is the member’s own when the browser has repeated a request by itself: it leads in', async () => {
    const running = await gone(good({ id: 9, token: 'token-9', userName: 'thuha99' }))
    await enterNew()
    await submit()
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.http.requestsTo('checkUserName')).toHaveLength(1)
  })

  it('is somebody else’s when the password is not its: that is said (I4.19)', async () => {
    const running = await gone(refused({ code: 'login.cred.err', message: 'Wrong' }))
    await enterNew()
    await submit()
    expect([namesOf('dialog'), pageText(get('dialog')).includes('Taken')]).toEqual([[common.prompt], true])
    expect([location.pathname, running.browser.http.requestsTo('login').length]).toEqual(['/m/register', 1])
  })
})

describe('a slow registration', () => {
  const slow = () =>
    onRegister({
      prepare({ http }) {
        http.answer('register', made, 20_000)
        http.answer('checkUserName', fails('network'))
      },
    })

  it('offers a way out after five seconds, and trying again makes no second account (F038)', async () => {
    const running = await slow()
    await enterNew()
    await submit()
    await running.browser.clock.advance(times.slowThreshold)
    expect(pageText()).toContain(common.slowText)
    await press('button', common.cancel)
    expect(toastText()).toBe(register.cancelled)
    await running.browser.clock.advance(times.registerLock)
    running.browser.http.answer('register', refused({ code: 'username.taken', message: 'Taken' }))
    await submit()
    expect([location.pathname, running.browser.http.requestsTo('login').length]).toEqual(['/m/home', 1])
  })

  it('is stopped at once while it waits for the key; nothing was sent, so there is no account to look for (F038)', async () => {
    const { browser } = await onRegister({
      prepare({ http }) {
        http.answer('rsaKey', good(publicKey), 60_000)
        http.answer('register', refused({ code: 'username.taken', message: 'Taken' }))
        http.answer('checkUserName', fails('network'))
      },
    })
    await enterNew()
    await submit()
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false')
    await browser.clock.advance(60_000)
    expect([all('dialog'), browser.http.requestsTo('register')]).toEqual([[], []])
    browser.http.answer('rsaKey', good(publicKey))
    await submit()
    expect(pageText(get('dialog'))).toContain('Taken')
    expect([browser.http.requestsTo('register').length, browser.http.requestsTo('login')]).toEqual([1, []])
  })

  it('that was stopped leaves the door shut for the next one as long as that is under way (F038, F062)', async () => {
    const { browser } = await onRegister({
      prepare({ http }) {
        http.answer('whitelabel', good({}), 20_000)
        http.answer('register', made, 2000)
      },
      manifest: { flags: { REGISTERCAPTCHA3: 'server' } },
    })
    await enterNew()
    await submit()
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    await browser.clock.advance(times.registerLock)
    await submit()
    await browser.clock.advance(20_000 - times.slowThreshold - times.registerLock + 1000)
    await submit()
    expect(browser.http.requestsTo('register')).toHaveLength(1)
  })

  it('is given up when its page is left', async () => {
    const { browser, site } = await slow()
    await enterNew()
    await submit()
    await actAndSettle(() => site.go('/m/home'))
    await browser.clock.advance(30_000)
    expect([browser.storage.read('session'), location.pathname, namesOf('dialog')]).toEqual([
      undefined,
      '/m/home',
      [],
    ])
  })
})

it('an open line never carries a new password: the secure site is offered instead (F056, F060)', async () => {
  await onRegister({ prepare: ({ page }) => Object.assign(page, { secure: false, https: false }) })
  expect(document.querySelector('form')).toBeNull()
  expect(get('link', login.openSecure).getAttribute('href')).toBe('https://www.hongvan.example/m/register')
})

describe('the captcha of a registration', () => {
  const image = 'data:image/png;base64,iVBORw0KGgo='
  const withPicture = (captchaPattern?: string) =>
    onRegister({
      manifest: {
        flags: { REGISTERCAPTCHA3: true },
        ...(captchaPattern ? { settings: { captchaPattern } } : {}),
      },
      prepare({ http }) {
        http.answer('captchaImage', (_, turn) => good({ id: `id-${turn}`, image }))
        http.answer('register', refused({ message: 'No' }))
      },
    })
  const code = () => field(english.captcha.pictureLabel)

  it('that was not passed holds it back: the code is asked for (I5.03, I5.05)', async () => {
    const { browser } = await withPicture()
    await enterNew()
    await submit()
    expect(pageText(get('dialog'))).toContain(common.captchaFirst)
    expect(browser.http.requestsTo('register')).toEqual([])
  })

  it('goes along, and after a refusal is emptied and loaded anew, where there is a pattern (I4.20, F105)', async () => {
    const running = await withPicture('^[a-z0-9]{4}$')
    await enterNew()
    await type(english.captcha.pictureLabel, 'ab12')
    await submit()
    expect(sent(running)[0]).toMatchObject({ captchaId: 'id-0', captchaCode: 'ab12' })
    expect(code().value).toBe('')
    expect(running.browser.http.requestsTo('captchaImage')).toHaveLength(2)
    await confirm(running)
    await type(english.captcha.pictureLabel, 'cd34')
    await submit()
    expect(sent(running)[1]).toMatchObject({ captchaId: 'id-1', captchaCode: 'cd34' })
  })

  it('is run when the form is sent without a result, and the form goes on when it is passed (I4.15, I4.16, I5.04)', async () => {
    const running = await onRegister({
      manifest: {
        flags: { REGISTERCAPTCHA3: true, GEETEST3: true },
        settings: { geetestVersion: 'v4', geetestId: 'theid' },
      },
    })
    const frame = running.browser.frames.opened.at(-1)
    await actAndSettle(() => frame?.emit({ say: 'hello' }))
    await actAndSettle(() => frame?.emit({ say: 'ready' }))
    await enterNew()
    await submit()
    expect([frame?.shown, frame?.sent.at(-1)]).toEqual([true, { say: 'verify' }])
    expect(running.browser.http.requestsTo('register')).toEqual([])
    await actAndSettle(() =>
      frame?.emit({ say: 'passed', fields: { geetestValidateV4: '{"lot_number":"1"}' } }),
    )
    expect(sent(running)[0]).toMatchObject({ geetestValidateV4: '{"lot_number":"1"}' })
    expect(find('dialog', register.ready)).toBeTruthy()
  })
})
