// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { deviceId } from '../support/fakeEdge'
import { fails, good, html, type Reply, refused } from '../support/replies'
import { all, find, get, names, toast, words } from '../support/screen'
import { openSealed } from '../support/sealed'
import {
  back,
  doing,
  field,
  fillSilently,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  sendForm,
  startSite,
  submit,
  type,
} from '../support/site'

const { login, errors, common, shell } = english

const onLogin = (more: SiteOptions = {}): Promise<RunningSite> => startSite({ path: '/m/login', ...more })

async function enter(userName = 'minhanh88', password = 'Lucky-7788'): Promise<void> {
  await type(login.userName, userName)
  await type(login.password, password)
}

/** The JSON of the last login, as OpenSSL reads it. */
const payload = ({ edge }: RunningSite): unknown =>
  JSON.parse(openSealed(edge.http.to('login').at(-1) ?? { headers: {} }).text)

describe('a login', () => {
  it('sends the credentials and the device, encrypted, with the header Device (I7.06, I1.06, I7.31)', async () => {
    const running = await onLogin()
    await enter()
    await submit()
    expect(payload(running)).toEqual({
      username: 'minhanh88',
      password: 'Lucky-7788',
      loginDeviceId: deviceId,
      isOfficialAppLogin: false,
    })
    const [request] = running.edge.http.to('login')
    expect(request?.headers).toMatchObject({
      Device: 'MOBILE',
      Merchant: merchant,
      Language: 'EN',
      ModuleId: 'LOGIN3',
    })
    expect(request?.headers).not.toHaveProperty('Authorization')
    expect(`${request?.body}${JSON.stringify(request?.headers)}`).not.toMatch(/Lucky|minhanh88/)
  })

  it.each([
    ['a web clip', { standalone: true }, '/m/login', 'WEBCLIP', false],
    ['an installed app', { standalone: true }, '/m/login?homescreen=1', 'PWA', false],
    ['an iPad', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_5)' }, '/m/login', 'IPAD', false],
    ['the native app', { userAgent: 'Mozilla/5.0 (Linux) WLApp/3.2.1' }, '/m/login', undefined, true],
  ])('from %s says so (I1.05, I1.06, I4.01)', async (_, native, path, device, isOfficialAppLogin) => {
    const running = await onLogin({ path, prepare: (edge) => void Object.assign(edge.native, native) })
    await enter()
    await submit()
    const sent = payload(running) as { device?: string; isOfficialAppLogin: boolean }
    expect([sent.device, sent.isOfficialAppLogin]).toEqual([device, isOfficialAppLogin])
    expect(running.edge.http.to('login')[0]?.headers.Device).toBe(device ?? 'MOBILE')
  })

  it('begins the session and leads to /m/home, in place of the login (I1.04, I2.02, I3.01, F074)', async () => {
    const { edge, site } = await startSite()
    await doing(() => site.go('/m/login'))
    const entries = history.length
    await enter()
    await submit()
    expect([location.pathname, history.length]).toEqual(['/m/home', entries])
    expect(edge.keep.read('session')).toEqual({
      token: 'token-7',
      merchantCode: merchant,
      id: '7',
      userName: 'minhanh88',
      type: 0,
      firstTimeLogin: false,
    })
    await back()
    expect(location.pathname).toBe('/m/home')
    expect(find('heading', login.title)).toBeUndefined()
  })

  it('keeps the user name that was typed when the reply has none', async () => {
    const { edge } = await onLogin({ prepare: ({ http }) => http.answer('login', good({ token: 't' })) })
    await enter()
    await submit()
    expect(edge.keep.read('session')).toMatchObject({ token: 't', userName: 'minhanh88' })
  })

  it('from the dialog leads there too, and the dialog is gone (I1.04, I2.02)', async () => {
    const { edge } = await startSite()
    await press('button', shell.logIn)
    await enter()
    await submit()
    await edge.clock.advance(times.leave)
    expect([location.pathname, names('dialog'), find('button', shell.logIn)]).toEqual([
      '/m/home',
      [],
      undefined,
    ])
    expect(all('link', shell.account)).toHaveLength(1)
  })

  it('says quietly that the device keeps nothing, and works for this tab (F023)', async () => {
    const { edge } = await onLogin({ prepare: ({ keep }) => Object.assign(keep, { lasting: false }) })
    await enter()
    await submit()
    expect(location.pathname).toBe('/m/home')
    expect(toast()).toBe(errors.notKept)
    expect(edge.http.to('memberInfo')[0]?.headers.Authorization).toBe('token-7')
  })

  it('stays a login when the member info fails (F066)', async () => {
    const { edge } = await onLogin({ prepare: ({ http }) => http.answer('memberInfo', fails('network')) })
    await enter()
    await submit()
    expect([location.pathname, all('dialog').length]).toEqual(['/m/home', 0])
    expect(edge.keep.read('session')).toMatchObject({ token: 'token-7', userName: 'minhanh88' })
  })
})

describe('what is typed', () => {
  it.each([
    ['  minhanh88 ', 'Lucky-7788', 'minhanh88', 'Lucky-7788'],
    ['minhanh88', '  blanks around  ', 'minhanh88', '  blanks around  '],
    ['minhanh88', 'x'.repeat(100), 'minhanh88', 'x'.repeat(100)],
    ['minhanh88', 'Mật khẩu 😀👩‍👩‍👧', 'minhanh88', 'Mật khẩu 😀👩‍👩‍👧'],
  ])('as %j and %j is sent as %j and %j (F086)', async (userName, password, username, sent) => {
    const running = await onLogin()
    await enter(userName, password)
    await submit()
    expect(payload(running)).toMatchObject({ username, password: sent })
  })

  it('by a password manager that tells nobody is read from the fields (F087)', async () => {
    const running = await onLogin()
    fillSilently(login.userName, 'filled')
    fillSilently(login.password, 'by-a-manager')
    await submit()
    expect(payload(running)).toMatchObject({ username: 'filled', password: 'by-a-manager' })
  })

  it.each([
    ['', '', login.userNameMissing, login.userName],
    ['   ', 'secret', login.userNameMissing, login.userName],
    ['minhanh88', '', login.passwordMissing, login.password],
  ])(
    'as %j and %j is not sent: the field says what is missing and has the focus',
    async (userName, password, mistake, label) => {
      const { edge } = await onLogin()
      await enter(userName, password)
      await submit()
      expect(edge.http.to('login')).toEqual([])
      expect(words()).toContain(mistake)
      expect(document.activeElement).toBe(field(label))
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
    },
  )

  it('is sent once by Enter, tap and autofill together (F062)', async () => {
    const { edge } = await onLogin()
    await enter()
    await doing(() => {
      sendForm()
      get('button', login.submit).click()
      sendForm()
    })
    expect(edge.http.to('login')).toHaveLength(1)
  })

  it('is never kept on the device, nor shown, nor part of the address', async () => {
    const { edge } = await onLogin({
      prepare: ({ http }) => http.answer('login', refused({ message: 'No' })),
    })
    await enter()
    await submit()
    const traces = location.href + JSON.stringify([edge.keep.all(), history.state]) + words()
    expect(traces).not.toContain('Lucky-7788')
  })
})

describe('a login that fails', () => {
  it.each<[string, Reply, string]>([
    [
      '401 means wrong credentials, and no session has ended (F065)',
      refused({ status: 401 }),
      errors.wrongCredentials,
    ],
    [
      "the platform's own words (I8.05)",
      refused({ code: 'login.cred.err', message: 'Wrong password' }),
      'Wrong password',
    ],
    ['a network that is gone (F047)', fails('network'), errors.network],
    ['a captive portal (F002)', html(), errors.network],
    ['no token in the reply (F042)', good({ userName: 'minhanh88' }), errors.unknown],
    ['no value in the reply (F042)', good(), errors.unknown],
  ])('says so once, stays, and keeps what was typed: %s', async (_, reply, message) => {
    const { edge } = await onLogin({ prepare: ({ http }) => http.answer('login', reply) })
    await enter()
    await submit()
    expect(names('dialog')).toEqual([common.notice])
    expect(words(get('dialog'))).toContain(message)
    expect(location.pathname).toBe('/m/login')
    expect(edge.keep.read('session')).toBeUndefined()
    await press('button', common.confirm)
    await edge.clock.advance(times.leave)
    expect(field(login.userName).value).toBe('minhanh88')
    expect(field(login.password).value).toBe('Lucky-7788')
  })

  it('with a 502 says nothing; the button can be pressed again (I8.04, F039)', async () => {
    const { edge } = await onLogin({ prepare: ({ http }) => http.answer('login', html(502)) })
    await enter()
    await submit()
    expect(all('dialog')).toEqual([])
    await press('button', login.submit)
    expect(edge.http.to('login')).toHaveLength(2)
  })
})

describe('a slow login', () => {
  const slow = () =>
    onLogin({
      prepare: ({ http }) => http.answer('login', good({ token: 'late', userName: 'minhanh88' }), 20_000),
    })

  it('says that it is busy, and offers a way out after five seconds (F038)', async () => {
    const { edge } = await slow()
    await enter()
    await submit()
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
    await edge.clock.advance(4999)
    expect(find('button', common.cancel)).toBeUndefined()
    await edge.clock.advance(1)
    expect(words()).toContain(common.slowText)
    await press('button', common.cancel)
    expect(toast()).toBe(login.cancelled)
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false')
    expect(field(login.userName).value).toBe('minhanh88')
    await edge.clock.advance(30_000)
    expect([location.pathname, edge.keep.read('session'), all('dialog').length]).toEqual([
      '/m/login',
      undefined,
      0,
    ])
  })

  it('is given up when its page is left', async () => {
    const { edge, site } = await slow()
    await enter()
    await submit()
    await doing(() => site.go('/m/home'))
    await edge.clock.advance(30_000)
    expect([edge.keep.read('session'), location.pathname]).toEqual([undefined, '/m/home'])
  })

  it('ends after 30 s with a message and the text kept (F038, I9.01)', async () => {
    const { edge } = await onLogin({
      prepare: ({ http }) => http.answer('login', good({ token: 't' }), 60_000),
    })
    await enter()
    await submit()
    await edge.clock.advance(30_000)
    expect(words(get('dialog'))).toContain(errors.timeout)
    expect(field(login.userName).value).toBe('minhanh88')
  })
})

describe('an open line', () => {
  it('never carries a password: the secure site is offered instead (F056, F060)', async () => {
    await onLogin({ prepare: ({ page }) => Object.assign(page, { secure: false, https: false }) })
    expect(document.querySelector('form')).toBeNull()
    expect(get('link', login.openSecure).getAttribute('href')).toBe('https://www.hongvan.example/m/login')
  })
})
