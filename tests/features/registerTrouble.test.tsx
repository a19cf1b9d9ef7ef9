// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fails, good, html, json, type Reply, refused } from '../support/replies'
import { all, find, get, names, toast, words } from '../support/screen'
import { openSealed, publicKey } from '../support/sealed'
import { doing, field, press, type RunningSite, submit, type } from '../support/site'
import { enterNew, made, onRegister, sent } from './registerForm'

const { register, login, common, errors } = english

/** The one dialog is confirmed, and the door is open again. */
async function confirm({ edge }: RunningSite): Promise<void> {
  await press('button', common.confirm)
  await edge.clock.advance(times.registerLock)
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
    expect(names('dialog')).toEqual([title])
    expect(words(get('dialog'))).toContain(message)
    expect([location.pathname, running.edge.storage.read('session')]).toEqual(['/m/register', undefined])
    await press('button', common.confirm)
    await running.edge.clock.advance(times.leaveAnimation)
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
    expect(names('dialog')).toEqual([common.notice])
  })

  it('with a 502 says nothing; the button can be pressed again (I8.04, F039)', async () => {
    const { edge } = await onRegister({ prepare: ({ http }) => http.answer('register', html(502)) })
    await enterNew()
    await submit()
    expect(all('dialog')).toEqual([])
    await edge.clock.advance(times.registerLock)
    await press('button', register.submit)
    expect(edge.http.to('register')).toHaveLength(2)
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
    expect([words(get('dialog')).includes('Taken'), running.edge.http.to('login')]).toEqual([true, []])
    await press('button', common.confirm)
    await running.edge.clock.advance(times.leaveAnimation)
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
    await running.edge.clock.advance(times.leaveAnimation)
    expect([location.pathname, names('dialog')]).toEqual(['/m/home', []])
    expect(running.edge.storage.read('session')).toMatchObject({ token: 'token-9', userName: 'thuha99' })
    const [request] = running.edge.http.to('login')
    expect(JSON.parse(openSealed(request ?? { headers: {} }).text)).toMatchObject({
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
    expect(words(get('dialog'))).toContain('Taken')
    expect(running.edge.http.to('login')).toEqual([])
  })

  it('is asked about once: a login that is refused leads to the login form, the name filled in', async () => {
    const running = await lost()
    running.edge.http.answer('login', refused({ code: 'login.cred.err', message: 'Wrong' }))
    await enterNew()
    await submit()
    await confirm(running)
    await submit()
    expect(words(get('dialog'))).toContain(register.mayExist)
    expect(words()).not.toContain('Wrong')
    await press('button', common.confirm)
    await running.edge.clock.advance(times.leaveAnimation)
    expect([location.pathname, field(login.userName).value]).toEqual(['/m/login', 'thuha99'])
    expect(running.edge.http.to('login')).toHaveLength(1)
  })

  it('is forgotten when the second time is the first that worked', async () => {
    const running = await lost(made)
    await enterNew()
    await submit()
    await confirm(running)
    await submit()
    expect(names('dialog')).toEqual([register.ready])
    expect(running.edge.http.to('login')).toEqual([])
  })

  it('without a session in it is an account that can be logged in to (F042)', async () => {
    const running = await lost()
    running.edge.http.answer('register', good({ id: 9, userName: 'thuha99' }))
    await enterNew()
    await submit()
    expect([location.pathname, running.edge.http.to('login').length]).toEqual(['/m/home', 1])
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
    expect([location.pathname, names('dialog')]).toEqual(['/m/home', []])
    expect(running.edge.http.to('checkUserName')).toHaveLength(1)
  })

  it('is somebody else’s when the password is not its: that is said (I4.19)', async () => {
    const running = await gone(refused({ code: 'login.cred.err', message: 'Wrong' }))
    await enterNew()
    await submit()
    expect([names('dialog'), words(get('dialog')).includes('Taken')]).toEqual([[common.prompt], true])
    expect([location.pathname, running.edge.http.to('login').length]).toEqual(['/m/register', 1])
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
    await running.edge.clock.advance(times.slowThreshold)
    expect(words()).toContain(common.slowText)
    await press('button', common.cancel)
    expect(toast()).toBe(register.cancelled)
    await running.edge.clock.advance(times.registerLock)
    running.edge.http.answer('register', refused({ code: 'username.taken', message: 'Taken' }))
    await submit()
    expect([location.pathname, running.edge.http.to('login').length]).toEqual(['/m/home', 1])
  })

  it('is stopped at once while it waits for the key; nothing was sent, so there is no account to look for (F038)', async () => {
    const { edge } = await onRegister({
      prepare({ http }) {
        http.answer('rsaKey', good(publicKey), 60_000)
        http.answer('register', refused({ code: 'username.taken', message: 'Taken' }))
        http.answer('checkUserName', fails('network'))
      },
    })
    await enterNew()
    await submit()
    await edge.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false')
    await edge.clock.advance(60_000)
    expect([all('dialog'), edge.http.to('register')]).toEqual([[], []])
    edge.http.answer('rsaKey', good(publicKey))
    await submit()
    expect(words(get('dialog'))).toContain('Taken')
    expect([edge.http.to('register').length, edge.http.to('login')]).toEqual([1, []])
  })

  it('that was stopped leaves the door shut for the next one as long as that is under way (F038, F062)', async () => {
    const { edge } = await onRegister({
      prepare({ http }) {
        http.answer('whitelabel', good({}), 20_000)
        http.answer('register', made, 2000)
      },
      manifest: { flags: { REGISTERCAPTCHA3: 'server' } },
    })
    await enterNew()
    await submit()
    await edge.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    await edge.clock.advance(times.registerLock)
    await submit()
    await edge.clock.advance(20_000 - times.slowThreshold - times.registerLock + 1000)
    await submit()
    expect(edge.http.to('register')).toHaveLength(1)
  })

  it('is given up when its page is left', async () => {
    const { edge, site } = await slow()
    await enterNew()
    await submit()
    await doing(() => site.go('/m/home'))
    await edge.clock.advance(30_000)
    expect([edge.storage.read('session'), location.pathname, names('dialog')]).toEqual([
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
    const { edge } = await withPicture()
    await enterNew()
    await submit()
    expect(words(get('dialog'))).toContain(common.captchaFirst)
    expect(edge.http.to('register')).toEqual([])
  })

  it('goes along, and after a refusal is emptied and loaded anew, where there is a pattern (I4.20, F105)', async () => {
    const running = await withPicture('^[a-z0-9]{4}$')
    await enterNew()
    await type(english.captcha.pictureLabel, 'ab12')
    await submit()
    expect(sent(running)[0]).toMatchObject({ captchaId: 'id-0', captchaCode: 'ab12' })
    expect(code().value).toBe('')
    expect(running.edge.http.to('captchaImage')).toHaveLength(2)
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
    const frame = running.edge.frames.opened.at(-1)
    await doing(() => frame?.say({ say: 'hello' }))
    await doing(() => frame?.say({ say: 'ready' }))
    await enterNew()
    await submit()
    expect([frame?.shown, frame?.sent.at(-1)]).toEqual([true, { say: 'verify' }])
    expect(running.edge.http.to('register')).toEqual([])
    await doing(() => frame?.say({ say: 'passed', fields: { geetestValidateV4: '{"lot_number":"1"}' } }))
    expect(sent(running)[0]).toMatchObject({ geetestValidateV4: '{"lot_number":"1"}' })
    expect(find('dialog', register.ready)).toBeTruthy()
  })
})
