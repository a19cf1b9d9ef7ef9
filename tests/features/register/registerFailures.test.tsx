// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { decryptBody, publicKey } from '../../support/decryptBody'
import { failure, html, json, type Reply, refusal, success } from '../../support/fakes/replies'
import { all, find, get, namesOf, pageText, toastText } from '../../support/screen'
import { actAndSettle, coveredField, field, press, type RunningSite, submit, type } from '../../support/site'
import { fillRegistration, openRegister, registeredReply, sentBodies } from './registerForm'

const { register, login, common, errors } = english

/** Confirms the dialog, and waits until the form can be submitted again. */
async function confirmDialog({ browser }: RunningSite): Promise<void> {
  await press('button', common.confirm)
  await browser.clock.advance(times.registerLock)
}

describe('a registration that fails', () => {
  it.each<[string, Reply, string, string]>([
    ["the platform's message (I4.19)", refusal({ message: 'Not this name' }), 'Not this name', common.prompt],
    ['no message (I8.13)', refusal({ code: 'odd' }), errors.unknown, common.prompt],
    ['no value (F042)', success(), errors.unknown, common.prompt],
    ['HTTP 401 (I4.19)', refusal({ status: 401, message: 'No' }), 'No', common.prompt],
    ['a line that broke (F047)', failure('network'), register.unanswered, common.notice],
    ['a network that went away', failure('offline'), register.unanswered, common.notice],
    ['no answer in time', failure('timeout'), register.unanswered, common.notice],
  ])(
    'shows one message, stays on the page, and keeps what was typed: %s',
    async (_, reply, message, title) => {
      const running = await openRegister({ prepare: ({ http }) => http.answer('register', reply) })
      await fillRegistration()
      await submit()
      expect(namesOf('dialog')).toEqual([title])
      expect(pageText(get('dialog'))).toContain(message)
      expect([location.pathname, running.browser.storage.read('session')]).toEqual(['/m/register', undefined])
      await press('button', common.confirm)
      await running.browser.clock.advance(times.leaveAnimation)
      expect([field(login.userName).value, field(login.password).value]).toEqual(['thuha99', 'Rosy cloud 7'])
    },
  )

  it('uses the notice title when there is no prompt title (I4.19)', async () => {
    const withoutPromptTitle = { ...english, common: { ...common, prompt: '' } }
    await openRegister({
      prepare({ http }) {
        http.answer('/m/assets/EN.json', json(withoutPromptTitle))
        http.answer('register', refusal({ message: 'No' }))
      },
    })
    await fillRegistration()
    await submit()
    expect(namesOf('dialog')).toEqual([common.notice])
  })

  it('with a 502 shows no message; the button offers to try again (I8.04, F039)', async () => {
    const { browser } = await openRegister({
      prepare({ http }) {
        http.answer('register', html(502))
        http.answer('login', refusal({ code: 'not.exists.user' }))
      },
    })
    await fillRegistration()
    await submit()
    expect(all('dialog')).toEqual([])
    await browser.clock.advance(times.registerLock)
    await press('button', common.retry)
    expect(browser.http.requestsTo('register')).toHaveLength(2)
  })

  it('because the name is taken focuses that field', async () => {
    const nameTaken = refusal({ code: 'username.taken', message: 'Taken' })
    const running = await openRegister({
      prepare({ http }) {
        http.answer('register', nameTaken)
        http.answer('checkUserName', failure('network'))
      },
    })
    await fillRegistration()
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

describe('a lost reply', () => {
  const nameTaken = refusal({ code: 'username.taken', message: 'Taken' })
  const startWithLostReply = (secondReply: Reply = nameTaken) =>
    openRegister({
      prepare({ http }) {
        http.answer('register', (_, requestIndex) => (requestIndex === 0 ? failure('network') : secondReply))
        http.answer('login', success({ id: 9, token: 'token-9', userName: 'thuha99' }))
        http.answer('checkUserName', failure('network'))
      },
    })

  it('logs in when the same form is sent again: there is only one account', async () => {
    const running = await startWithLostReply()
    await fillRegistration()
    await submit()
    await confirmDialog(running)
    await submit()
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-9', userName: 'thuha99' })
    expect(running.browser.http.requestsTo('register')).toHaveLength(1)
    const [request] = running.browser.http.requestsTo('login')
    expect(JSON.parse(decryptBody(request ?? { headers: {} }).text)).toMatchObject({
      username: 'thuha99',
      password: 'Rosy cloud 7',
    })
  })

  it('does not cause a login with another password', async () => {
    const running = await startWithLostReply()
    await fillRegistration()
    await submit()
    await confirmDialog(running)
    await type(login.password, 'another one')
    await submit()
    expect(pageText(get('dialog'))).toContain('Taken')
    expect(running.browser.http.requestsTo('login')).toEqual([])
  })

  it('causes only one login: if it is refused, the login form opens with the name', async () => {
    const running = await startWithLostReply()
    running.browser.http.answer('login', refusal({ code: 'login.cred.err', message: 'Wrong' }))
    await fillRegistration()
    await submit()
    await confirmDialog(running)
    await submit()
    expect(pageText(get('dialog'))).toContain(register.mayExist)
    expect(pageText()).not.toContain('Wrong')
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, field(login.userName).value]).toEqual(['/m/login', 'thuha99'])
    expect(running.browser.http.requestsTo('login')).toHaveLength(1)
  })

  it('sends no second registration before that login is refused', async () => {
    const running = await startWithLostReply(registeredReply)
    running.browser.http.answer('login', refusal({ code: 'not.exists.user', message: 'Unknown' }))
    await fillRegistration()
    await submit()
    await confirmDialog(running)
    await submit()
    expect(namesOf('dialog')).toEqual([register.ready])
    const sent = running.browser.http.requests.map(({ name }) => name)
    expect(sent.filter((name) => name === 'register' || name === 'login')).toEqual([
      'register',
      'login',
      'register',
    ])
  })

  it('is not suspected while the browser is offline: nothing was sent', async () => {
    const { browser } = await openRegister({
      prepare: ({ http }) => http.answer('register', failure('offline')),
    })
    await actAndSettle(() => browser.page.setOnline(false))
    await fillRegistration()
    await submit()
    expect([toastText(), all('dialog')]).toEqual([errors.offline, []])
  })

  it('that lacks only the session causes a login (F042)', async () => {
    const running = await startWithLostReply()
    running.browser.http.answer('register', success({ id: 9, userName: 'thuha99' }))
    await fillRegistration()
    await submit()
    expect([location.pathname, running.browser.http.requestsTo('login').length]).toEqual(['/m/home', 1])
  })
})

describe('a name that was free, and is taken when the form is sent', () => {
  const startWithNameTaken = (loginReply: Reply) =>
    openRegister({
      prepare({ http }) {
        http.answer('register', refusal({ code: 'username.taken', message: 'Taken' }))
        http.answer('login', loginReply)
      },
    })

  it('is the member’s own when the browser has repeated the request: it logs in', async () => {
    const running = await startWithNameTaken(success({ id: 9, token: 'token-9', userName: 'thuha99' }))
    await fillRegistration()
    await submit()
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.http.requestsTo('checkUserName')).toHaveLength(1)
  })

  it('belongs to another member when the login is refused: a message is shown (I4.19)', async () => {
    const running = await startWithNameTaken(refusal({ code: 'login.cred.err', message: 'Wrong' }))
    await fillRegistration()
    await submit()
    expect([namesOf('dialog'), pageText(get('dialog')).includes('Taken')]).toEqual([[common.prompt], true])
    expect([location.pathname, running.browser.http.requestsTo('login').length]).toEqual(['/m/register', 1])
  })
})

describe('a slow registration', () => {
  const startSlow = () =>
    openRegister({
      prepare({ http }) {
        http.answer('register', registeredReply, 20_000)
        http.answer('checkUserName', failure('network'))
      },
    })

  it('can be cancelled after five seconds, and trying again makes no second account (F038)', async () => {
    const running = await startSlow()
    await fillRegistration()
    await submit()
    await running.browser.clock.advance(times.slowThreshold)
    expect(pageText()).toContain(common.slowCancelText)
    await press('button', common.cancel)
    expect(toastText()).toBe(register.cancelled)
    await running.browser.clock.advance(times.registerLock)
    running.browser.http.answer('register', refusal({ code: 'username.taken', message: 'Taken' }))
    await submit()
    expect([location.pathname, running.browser.http.requestsTo('login').length]).toEqual(['/m/home', 1])
  })

  it('is cancelled at once while it waits for the key; nothing was sent, so no login is tried (F038)', async () => {
    const { browser } = await openRegister({
      prepare({ http }) {
        http.answer('rsaKey', success(publicKey), 60_000)
        http.answer('register', refusal({ code: 'username.taken', message: 'Taken' }))
        http.answer('checkUserName', failure('network'))
      },
    })
    await fillRegistration()
    await submit()
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false')
    await browser.clock.advance(60_000)
    expect([all('dialog'), browser.http.requestsTo('register')]).toEqual([[], []])
    browser.http.answer('rsaKey', success(publicKey))
    await submit()
    expect(pageText(get('dialog'))).toContain('Taken')
    expect([browser.http.requestsTo('register').length, browser.http.requestsTo('login')]).toEqual([1, []])
  })

  it('that was cancelled does not unlock the form while the next one is in progress (F038, F062)', async () => {
    const { browser } = await openRegister({
      prepare({ http }) {
        http.answer('whitelabel', success({}), 20_000)
        http.answer('register', registeredReply, 2000)
      },
      manifest: { flags: { REGISTERCAPTCHA3: 'server' } },
    })
    await fillRegistration()
    await submit()
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    await browser.clock.advance(times.registerLock)
    await submit()
    await browser.clock.advance(20_000 - times.slowThreshold - times.registerLock + 1000)
    await submit()
    expect(browser.http.requestsTo('register')).toHaveLength(1)
  })

  it('is aborted when the page is left', async () => {
    const { browser, site } = await startSlow()
    await fillRegistration()
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

it('a new password is never sent over an insecure connection: the page links to the secure site (F056, F060)', async () => {
  await openRegister({ prepare: ({ page }) => Object.assign(page, { secure: false, https: false }) })
  expect(document.querySelector('form')).toBeNull()
  expect(get('link', login.openSecure).getAttribute('href')).toBe('https://www.hongvan.example/m/register')
})

describe('the captcha of a registration', () => {
  const image = 'data:image/png;base64,iVBORw0KGgo='
  const startWithPicture = (captchaPattern?: string) =>
    openRegister({
      manifest: {
        flags: { REGISTERCAPTCHA3: true },
        ...(captchaPattern ? { settings: { captchaPattern } } : {}),
      },
      prepare({ http }) {
        http.answer('captchaImage', (_, requestIndex) => success({ id: `id-${requestIndex}`, image }))
        http.answer('register', refusal({ message: 'No' }))
      },
    })

  it('that is not solved blocks it: the code is required (I5.03, I5.05)', async () => {
    const { browser } = await startWithPicture()
    await fillRegistration()
    await submit()
    expect(pageText(get('dialog'))).toContain(common.captchaFirst)
    expect(browser.http.requestsTo('register')).toEqual([])
  })

  it('is sent along, and after a refusal is cleared and reloaded, if there is a pattern (I4.20, F105)', async () => {
    const running = await startWithPicture('^[a-z0-9]{4}$')
    await fillRegistration()
    await type(english.captcha.pictureLabel, 'ab12')
    await submit()
    expect(sentBodies(running)[0]).toMatchObject({ captchaId: 'id-0', captchaCode: 'ab12' })
    expect(coveredField(english.captcha.pictureLabel).value).toBe('')
    expect(running.browser.http.requestsTo('captchaImage')).toHaveLength(2)
    await confirmDialog(running)
    await type(english.captcha.pictureLabel, 'cd34')
    await submit()
    expect(sentBodies(running)[1]).toMatchObject({ captchaId: 'id-1', captchaCode: 'cd34' })
  })

  it('starts when the form is submitted without a result, and solving it continues (I4.15, I4.16, I5.04)', async () => {
    const running = await openRegister({
      manifest: {
        flags: { REGISTERCAPTCHA3: true, GEETEST3: true },
        settings: { geetestVersion: 'v4', geetestId: 'theid' },
      },
    })
    const frame = running.browser.frames.opened.at(-1)
    await actAndSettle(() => frame?.emit({ type: 'hello' }))
    await actAndSettle(() => frame?.emit({ type: 'ready' }))
    await fillRegistration()
    await submit()
    expect([frame?.shown, frame?.sent.at(-1)]).toEqual([true, { type: 'verify' }])
    expect(running.browser.http.requestsTo('register')).toEqual([])
    await actAndSettle(() =>
      frame?.emit({ type: 'passed', fields: { geetestValidateV4: '{"lot_number":"1"}' } }),
    )
    expect(sentBodies(running)[0]).toMatchObject({ geetestValidateV4: '{"lot_number":"1"}' })
    expect(find('dialog', register.ready)).toBeTruthy()
  })
})
