// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import { features } from '../../runtime/features'
import { Place } from '../../runtime/kit/code/Place'
import { CaptchaNotPassedError } from '../../runtime/rules/captcha/captchaNotPassed'
import type { CaptchaPurpose } from '../../runtime/rules/captcha/chooseCaptcha'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fillLogin } from '../features/login/loginForm'
import type { FakeFrame } from '../support/fakes/fakeFrames'
import { failure, refusal, success } from '../support/fakes/replies'
import { all, find, get, namesOf, pageText } from '../support/screen'
import {
  actAndSettle,
  field,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  type,
} from '../support/site'

const { captcha: captchaTexts, common, forgotten, login } = english

const flags = { LOGINCAPTCHA3: true, GEETEST3: true } as const
const v4: Partial<Manifest> = { flags, settings: { geetestVersion: 'v4', geetestId: 'theid' } }
const v3: Partial<Manifest> = { flags, settings: { geetestVersion: 'v3' } }
const picture: Partial<Manifest> = { flags: { LOGINCAPTCHA3: true } }

const image = 'data:image/png;base64,iVBORw0KGgo='
const challenge = success({ gt: 'g', challenge: 'c', newCaptcha: true })
const passed = { type: 'passed', fields: { geetestValidateV4: '{"lot_number":"1"}' } }

/** Opens the login page of a merchant. */
const openLogin = (manifest: Partial<Manifest>, options: SiteOptions = {}) =>
  startSite({
    path: '/m/login',
    manifest,
    ...options,
    prepare(browser) {
      browser.http.answer('captchaGeetestLogin', challenge)
      browser.http.answer('captchaImage', (_, requestIndex) => success({ id: `id-${requestIndex}`, image }))
      options.prepare?.(browser)
    },
  })

const frame = ({ browser }: RunningSite): FakeFrame => {
  const last = browser.frames.opened.at(-1)
  if (!last) throw new Error('No frame was opened')
  return last
}

const emitMessages = (running: RunningSite, ...messages: unknown[]) =>
  actAndSettle(() => {
    for (const message of messages) frame(running).emit(message)
  })

const hello = { type: 'hello' }
const ready = { type: 'ready' }

const captchaButton = () =>
  get(
    'button',
    new RegExp(
      `^(${captchaTexts.loading}|${captchaTexts.waiting}|${captchaTexts.success}|${captchaTexts.retry})$`,
    ),
  )
const statusText = () => pageText(document.querySelector('.Captcha-note') ?? document.createElement('p'))

/** Requests the captcha fields as a form does. A rejection is returned as the answer. */
async function requestFields(running: RunningSite, purpose: CaptchaPurpose = 'login') {
  const captcha = await running.site.service('captcha')
  let answer: Promise<unknown> = Promise.resolve('no service')
  await actAndSettle(() => {
    if (captcha) answer = captcha.getFields(purpose).catch((error: unknown) => error)
  })
  return { answer }
}

const getFields = async (running: RunningSite, purpose?: CaptchaPurpose): Promise<unknown> =>
  (await requestFields(running, purpose)).answer

async function startPassedCaptcha(manifest = v4) {
  const running = await openLogin(manifest)
  await emitMessages(running, hello, ready)
  await press('button', captchaTexts.waiting)
  await emitMessages(running, passed)
  return running
}

describe('the block of a slider captcha', () => {
  it('is not kept busy by a script that says thousands of times that it is there', async () => {
    const running = await openLogin(v4)
    await emitMessages(running, ...Array.from({ length: 5000 }, () => hello))
    expect(frame(running).sent.length).toBeLessThan(10)
    await emitMessages(running, ready)
    expect(captchaButton().textContent).toContain(captchaTexts.waiting)
  })

  it('goes from loading to waiting to success (I4.38, E2.63, E2.64, E4.67)', async () => {
    const running = await openLogin(v4)
    expect(pageText(captchaButton())).toBe(captchaTexts.loading)
    expect(captchaButton().getAttribute('aria-disabled')).toBe('true')
    await emitMessages(running, hello, ready)
    expect(pageText(captchaButton())).toBe(captchaTexts.waiting)
    expect(captchaButton().getAttribute('aria-disabled')).toBeNull()
    await press('button', captchaTexts.waiting)
    expect(frame(running)).toMatchObject({ shown: true, title: captchaTexts.title })
    await emitMessages(running, passed)
    expect(pageText(captchaButton())).toBe(captchaTexts.success)
    expect(frame(running).shown).toBe(false)
  })

  it('has the texts of the specification, for a phone (I2.28, E2.64)', () => {
    expect(captchaTexts.waiting).toBe('Tap the button to verify')
    expect(captchaTexts.success).toBe('Verification successful')
    expect(captchaTexts.retry).toBe('Tap to retry')
    expect(captchaTexts.networkFailure).toBe('Network failure')
    expect(english.common.captchaFirst).toBe('Please complete verification first')
  })

  it('says why it is there', async () => {
    await openLogin(v4)
    expect(pageText(get('group', captchaTexts.title))).toContain(captchaTexts.why)
  })

  it('announces each of its states to screen readers', async () => {
    const running = await openLogin(v4)
    const announcements = [statusText()]
    await emitMessages(running, hello, ready)
    announcements.push(statusText())
    await press('button', captchaTexts.waiting)
    await emitMessages(running, passed)
    announcements.push(statusText())
    expect(announcements).toEqual([captchaTexts.loading, captchaTexts.waiting, captchaTexts.success])
    expect(document.querySelector('.Captcha-note')?.getAttribute('role')).toBe('status')
    expect(get('group', captchaTexts.title)).toBeTruthy()
  })

  it('shows the error text with its code, and loads a new frame on retry (I2.28, I4.41, E4.69)', async () => {
    const running = await openLogin(v4)
    await emitMessages(running, hello, { type: 'failed', report: { code: 60101, message: 'Please refresh' } })
    expect(pageText(captchaButton())).toBe(captchaTexts.retry)
    expect(statusText()).toBe('Please refresh (60101)')
    expect(frame(running).closed).toBe(true)
    await press('button', captchaTexts.retry)
    expect(running.browser.frames.opened).toHaveLength(2)
    expect(pageText(captchaButton())).toBe(captchaTexts.loading)
    await emitMessages(running, hello, ready)
    expect(pageText(captchaButton())).toBe(captchaTexts.waiting)
  })

  it('always offers customer service instead (F089, F095)', async () => {
    await openLogin(v4)
    await press('button', captchaTexts.help)
    expect(find('dialog', english.support.title)).toBeTruthy()
  })

  it('shows "verify first" when it is closed, and can be opened again (I4.47, E8.11)', async () => {
    const running = await openLogin(v4)
    await emitMessages(running, hello, ready)
    await press('button', captchaTexts.waiting)
    await emitMessages(running, { type: 'closed' })
    expect(statusText()).toBe(captchaTexts.verifyFirst)
    expect(frame(running).shown).toBe(false)
    await press('button', captchaTexts.waiting)
    expect(
      frame(running).sent.filter((message) => JSON.stringify(message) === '{"type":"verify"}'),
    ).toHaveLength(2)
  })

  it('rejects a second verification as too fast, and opens nothing else (I4.45, E5.36, F092)', async () => {
    const running = await openLogin(v4)
    await emitMessages(running, hello, ready)
    await press('button', captchaTexts.waiting)
    await press('button', captchaTexts.waiting)
    expect(statusText()).toBe(captchaTexts.tooFast)
    expect(running.browser.frames.opened).toHaveLength(1)
    expect(frame(running).sent).toHaveLength(2)
  })

  it('retries once after an unknown error, and then shows it (I4.46, E8.11)', async () => {
    const running = await openLogin(v4)
    await emitMessages(running, hello, { type: 'failed', report: {} })
    expect(pageText(captchaButton())).toBe(captchaTexts.loading)
    expect(running.browser.frames.opened).toHaveLength(2)
    await emitMessages(running, hello, { type: 'failed', report: {} })
    expect(pageText(captchaButton())).toBe(captchaTexts.retry)
    expect(statusText()).toBe(captchaTexts.unknownError)
  })

  it('fails when its page sends nothing for 10 s (F090)', async () => {
    const running = await openLogin(v4)
    await running.browser.clock.advance(times.captchaInactivity - 1)
    expect(pageText(captchaButton())).toBe(captchaTexts.loading)
    await running.browser.clock.advance(1)
    expect(pageText(captchaButton())).toBe(captchaTexts.retry)
    expect(statusText()).toBe(captchaTexts.networkFailure)
  })

  it('is removed with the form, together with its frame', async () => {
    const running = await openLogin(v4)
    await actAndSettle(() => running.site.go('/m/home'))
    expect(frame(running).closed).toBe(true)
  })
})

describe('the captcha that is started', () => {
  it('is v4 with the merchant’s id, its servers and the member’s language (I3.08, E9.34)', async () => {
    const captcha = { apiServers: ['api.example'], staticServers: ['a.example', 'b.example'] }
    const running = await openLogin({ ...v4, captcha })
    await emitMessages(running, hello)
    expect(frame(running).address).toBe('/m/captcha.html')
    expect(frame(running).sent).toEqual([
      { type: 'start', version: 'v4', captchaId: 'theid', language: 'eng', ...captcha },
    ])
  })

  it('is v3 with the platform’s configuration for a login, requested each time (I3.09, I7.22, E7.38)', async () => {
    const running = await openLogin(v3)
    await emitMessages(running, hello)
    const [request] = running.browser.http.requestsTo('captchaGeetestLogin')
    expect(request?.path).toBe('/wps/captcha/geetest/login')
    expect(request?.query.get('t')).toBe(String(running.browser.clock.now()))
    expect(frame(running).sent[0]).toMatchObject({
      version: 'v3',
      gt: 'g',
      challenge: 'c',
      newCaptcha: true,
      offline: false,
    })
    await emitMessages(running, { type: 'failed', report: { network: true, code: 60204 } })
    await press('button', captchaTexts.retry)
    expect(running.browser.http.requestsTo('captchaGeetestLogin')).toHaveLength(2)
  })

  it.each([
    ['no reply', failure('network'), captchaTexts.networkFailure],
    ['a refusal, twice', refusal({ status: 500 }), captchaTexts.unknownError],
    ['a text instead of a configuration, twice', success('none'), captchaTexts.unknownError],
  ])('is an error when the platform sends %s (I8.18)', async (_what, reply, message) => {
    await openLogin(v3, { prepare: ({ http }) => http.answer('captchaGeetestLogin', reply) })
    expect(pageText(captchaButton())).toBe(captchaTexts.retry)
    expect(statusText()).toBe(message)
  })

  it('is an error with a retry when the platform’s configuration takes longer than 10 s (F090)', async () => {
    const { browser } = await openLogin(v3, {
      prepare: ({ http }) => http.answer('captchaGeetestLogin', challenge, 60_000),
    })
    await browser.clock.advance(times.captchaInactivity)
    expect(statusText()).toBe(captchaTexts.networkFailure)
    browser.http.answer('captchaGeetestLogin', challenge)
    await press('button', captchaTexts.retry)
    expect(browser.frames.opened).toHaveLength(1)
  })

  it.each([
    ['v4 without an id', { ...v4, settings: { geetestVersion: 'v4' } } satisfies Partial<Manifest>],
    ['v3 whose configuration has no id', v3],
  ])('is the plain picture for %s (F005)', async (_what, manifest) => {
    await openLogin(manifest, {
      prepare: ({ http }) =>
        http.answer('captchaGeetestLogin', success({ gt: '', challenge: '', newCaptcha: true })),
    })
    expect(field(captchaTexts.pictureLabel)).toBeTruthy()
  })

  it('is a hint to try again later, with customer service, when the merchant wants no picture (F005)', async () => {
    const running = await openLogin({
      ...v4,
      settings: { geetestVersion: 'v4' },
      captcha: { fallback: 'later' },
    })
    expect(pageText()).toContain(captchaTexts.later)
    expect(all('button', captchaTexts.help)).toHaveLength(1)
    expect(await getFields(running)).toMatchObject({ textKey: 'captcha.later' })
  })

  it('is absent when the purpose’s flag is off (I4.43, I4.44, E2.65)', async () => {
    const running = await openLogin({ ...v4, flags: { GEETEST3: true, REGISTERCAPTCHA3: true } })
    expect(document.querySelector('.Captcha')).toBeNull()
    expect(await getFields(running)).toEqual({})
  })
})

describe('the other purposes', () => {
  /** A feature that shows this captcha in place of the login form's. */
  const formFor = (name: 'smsCaptcha' | 'registerCaptcha'): Feature => ({
    id: 'form',
    when: true,
    places: { loginCaptcha: { view: async () => ({ default: () => <Place name={name} /> }) } },
  })
  const start = (name: Parameters<typeof formFor>[0], manifest: Partial<Manifest>, settings: unknown = {}) =>
    startSite({
      path: '/m/login',
      manifest,
      features: [...features, formFor(name)],
      prepare({ http }) {
        http.answer('captchaGeetest', challenge)
        http.answer('settings', success(settings))
      },
    })

  it('load their configuration from a different URL (I7.21)', async () => {
    const running = await start('registerCaptcha', {
      ...v3,
      flags: { GEETEST3: true, REGISTERCAPTCHA3: true },
    })
    await emitMessages(running, hello)
    const [request] = running.browser.http.requestsTo('captchaGeetest')
    expect(request?.path).toBe('/wps/captcha/geetest')
    expect(request?.query.get('t')).toBe(String(running.browser.clock.now()))
    expect(await getFields(running, 'register')).toBeInstanceOf(CaptchaNotPassedError)
  })

  it.each([
    [false, 0],
    [true, 1],
    [undefined, 1],
  ])('a registration follows the platform’s setting: %s', async (captcha, blocks) => {
    const manifest: Partial<Manifest> = { ...v4, flags: { GEETEST3: true, REGISTERCAPTCHA3: true } }
    await start('registerCaptcha', manifest, captcha === undefined ? {} : { register: { captcha } })
    expect(document.querySelectorAll('.Captcha')).toHaveLength(blocks)
  })

  it('an SMS code uses v4 (I5.06)', async () => {
    await start('smsCaptcha', { ...v4, flags: { GEETEST3: true, SMSCAPTCHA3: true } })
    expect(pageText(captchaButton())).toBe(captchaTexts.loading)
  })

  it('an SMS code without v4 shows that it does not work, and offers customer service (I5.07, E5.35)', async () => {
    await start('smsCaptcha', { ...v3, flags: { GEETEST3: true, SMSCAPTCHA3: true } })
    expect(pageText()).toContain('unknown error: Geetest service not work')
    expect(all('button', captchaTexts.help)).toHaveLength(1)
  })

  it('take version and id from the sections of the settings too (I3.10, I9.24)', async () => {
    const fromPlatform = { geetestVersion: { from: 'server' }, geetestId: { from: 'server' } } as const
    const running = await start(
      'registerCaptcha',
      { flags: { GEETEST3: true, REGISTERCAPTCHA3: true }, settings: fromPlatform },
      { gw: { GEETEST_ID: 'gatewayId', GEETEST_VERSION: 'v4' } },
    )
    await emitMessages(running, hello)
    expect(frame(running).sent[0]).toMatchObject({ version: 'v4', captchaId: 'gatewayId' })
  })
})

describe('what a form gets', () => {
  it.each([
    ['it is still loading', [hello]],
    ['it is waiting', [hello, ready]],
    ['it has failed', [hello, { type: 'failed', report: { network: true } }]],
  ])('is a refusal while %s (I4.42, I5.05, E4.70, E5.31)', async (_when, messages) => {
    const running = await openLogin(v4)
    await emitMessages(running, ...messages)
    const answer = await getFields(running)
    expect(answer).toBeInstanceOf(CaptchaNotPassedError)
    expect(answer).toMatchObject({ textKey: 'common.captchaFirst' })
  })

  it('is the same result each time, until it is invalidated (F105)', async () => {
    const running = await startPassedCaptcha()
    expect(await getFields(running)).toEqual(passed.fields)
    expect(await getFields(running)).toEqual(passed.fields)
    const captcha = await running.site.service('captcha')
    await actAndSettle(() => captcha?.invalidate('login'))
    expect(running.browser.frames.opened).toHaveLength(2)
    expect(pageText(captchaButton())).toBe(captchaTexts.loading)
    expect(await getFields(running)).toBeInstanceOf(CaptchaNotPassedError)
  })

  it('is a new result when the old one has expired: the captcha runs again automatically, once (F093)', async () => {
    const running = await startPassedCaptcha()
    await running.browser.clock.advance(times.captchaValidity)
    const { answer } = await requestFields(running)
    expect(pageText(captchaButton())).toBe(captchaTexts.loading)
    await emitMessages(running, hello, ready)
    expect(frame(running).shown).toBe(true)
    const fresh = { geetestValidateV4: '{"lot_number":"2"}' }
    await emitMessages(running, { type: 'passed', fields: fresh })
    expect(await answer).toEqual(fresh)
    expect(running.browser.frames.opened).toHaveLength(2)
  })

  it.each([
    ['is closed', { type: 'closed' }],
    ['fails', { type: 'failed', report: { network: true } }],
  ])('is a refusal when the captcha that runs again %s (F093)', async (_how, message) => {
    const running = await startPassedCaptcha()
    await running.browser.clock.advance(times.captchaValidity)
    const { answer } = await requestFields(running)
    await emitMessages(running, hello, ready, message)
    expect(await answer).toBeInstanceOf(CaptchaNotPassedError)
  })

  it('is a refusal when the form is closed while the captcha runs again', async () => {
    const running = await startPassedCaptcha()
    await running.browser.clock.advance(times.captchaValidity)
    const { answer } = await requestFields(running)
    await actAndSettle(() => running.site.go('/m/home'))
    expect(await answer).toBeInstanceOf(CaptchaNotPassedError)
  })

  it('is never a malformed message, or one that was sent before the widget was opened', async () => {
    const running = await openLogin(v4)
    await emitMessages(running, hello, passed, ready, passed, 'passed', {
      type: 'passed',
      fields: { password: 'x' },
    })
    expect(pageText(captchaButton())).toBe(captchaTexts.waiting)
    expect(await getFields(running)).toBeInstanceOf(CaptchaNotPassedError)
  })

  it('is an error with a reason for an SMS code without v4 (I5.07, E5.35)', async () => {
    const running = await openLogin({ ...v3, flags: { ...flags, SMSCAPTCHA3: true } })
    expect(await getFields(running, 'sms')).toMatchObject({ textKey: 'captcha.serviceNotWork' })
    expect(captchaTexts.serviceNotWork).toBe('unknown error: Geetest service not work')
  })

  it.each<[string, Partial<Manifest>]>([
    ['v3', { ...v3, flags: { ...flags, SMSCAPTCHA3: true } }],
    ['GeeTest is off', { flags: { SMSCAPTCHA3: true } }],
  ])(
    'says why an SMS code needs one in one place only, which gets the focus: %s (I5.07)',
    async (_, manifest) => {
      const running = await openLogin({ ...manifest, flags: { ...manifest.flags, LOGINCAPTCHA3: false } })
      await press('button', login.forgotten)
      await press('tab', forgotten.smsTab)
      await type(common.mobileNum, '+84903100500')
      await press('button', common.sendCode)
      expect(namesOf('dialog')).toEqual([forgotten.title])
      expect(pageText(get('dialog')).split(captchaTexts.serviceNotWork)).toHaveLength(2)
      expect(document.activeElement?.textContent).toContain(captchaTexts.serviceNotWork)
      expect(running.browser.http.requestsTo('sendSmsVisitor')).toEqual([])
    },
  )

  it('says why the login cannot be sent in one place only (F005)', async () => {
    const { browser } = await openLogin({
      flags,
      settings: { geetestVersion: 'v4' },
      captcha: { fallback: 'later' },
    })
    await fillLogin()
    await press('button', login.submit)
    expect([namesOf('dialog'), browser.http.requestsTo('login')]).toEqual([[], []])
    expect(document.activeElement?.textContent).toContain(captchaTexts.later)
  })

  it('waits for the platform’s flags, and is empty when they are off', async () => {
    const manifest: Partial<Manifest> = { flags: { LOGINCAPTCHA3: 'server' } }
    const running = await openLogin(manifest, {
      prepare: ({ http }) => http.answer('whitelabel', success({ LOGINCAPTCHA3: false }), 3000),
    })
    const captcha = await running.site.service('captcha')
    expect(captcha?.isRequired('login')).toBeUndefined()
    const { answer } = await requestFields(running)
    await running.browser.clock.advance(3000)
    expect(await answer).toEqual({})
    expect(captcha?.isRequired('login')).toBe(false)
  })
})

describe('the plain picture', () => {
  it('has a field, a picture with an alternative text, and a reload button (I2.15, I5.18)', async () => {
    const running = await openLogin(picture)
    const [request] = running.browser.http.requestsTo('captchaImage')
    expect(request?.query.get('t')).toBe(String(running.browser.clock.now()))
    expect(get('img', captchaTexts.pictureAlt).getAttribute('src')).toBe(image)
    await type(captchaTexts.pictureLabel, 'aB3')
    await press('button', captchaTexts.pictureReload)
    expect(running.browser.http.requestsTo('captchaImage')).toHaveLength(2)
    expect(field(captchaTexts.pictureLabel).value).toBe('')
  })

  it('returns its id and the typed code, trimmed (D2)', async () => {
    const running = await openLogin(picture)
    await type(captchaTexts.pictureLabel, ' aB3xy ')
    expect(await getFields(running)).toEqual({ captchaId: 'id-0', captchaCode: 'aB3xy' })
  })

  it('requires a code, and shows an error at the field (I5.05)', async () => {
    const running = await openLogin(picture)
    expect(await getFields(running)).toBeInstanceOf(CaptchaNotPassedError)
    expect(pageText()).toContain(captchaTexts.codeMissing)
    await type(captchaTexts.pictureLabel, 'a')
    expect(pageText()).not.toContain(captchaTexts.codeMissing)
  })

  it('checks a code against the merchant’s pattern (F006)', async () => {
    const running = await openLogin({ ...picture, settings: { captchaPattern: '^[0-9]{4}$' } })
    await type(captchaTexts.pictureLabel, 'abcd')
    expect(await getFields(running)).toBeInstanceOf(CaptchaNotPassedError)
    await type(captchaTexts.pictureLabel, '1234')
    expect(await getFields(running)).toMatchObject({ captchaCode: '1234' })
  })

  it('ignores a pattern that may run forever, and reports it (F006)', async () => {
    const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const running = await openLogin({ ...picture, settings: { captchaPattern: '^(a+)+$' } })
    await type(captchaTexts.pictureLabel, `${'a'.repeat(60)}!`)
    expect(await getFields(running)).toMatchObject({ captchaId: 'id-0' })
    expect(consoleWarn).toHaveBeenCalledWith(expect.stringContaining('pattern'), '^(a+)+$')
    consoleWarn.mockRestore()
  })

  it('shows that it failed to load, and can be loaded again (F089)', async () => {
    const running = await openLogin(picture, {
      prepare: ({ http }) => http.answer('captchaImage', failure('network')),
    })
    expect(pageText()).toContain(captchaTexts.pictureFailed)
    expect(await getFields(running)).toBeInstanceOf(CaptchaNotPassedError)
    running.browser.http.answer('captchaImage', success({ id: '7', image }))
    await press('button', captchaTexts.pictureReload)
    expect(get('img', captchaTexts.pictureAlt)).toBeTruthy()
    await press('button', captchaTexts.help)
    expect(find('dialog', english.support.title)).toBeTruthy()
  })

  it('shows that it failed when it takes longer than 10 s (F090)', async () => {
    const { browser } = await openLogin(picture, {
      prepare: ({ http }) => http.answer('captchaImage', success({ id: '7', image }), 60_000),
    })
    await browser.clock.advance(times.captchaInactivity)
    expect(pageText()).toContain(captchaTexts.pictureFailed)
  })

  it('is replaced, and its field is cleared, once it is invalidated (F105)', async () => {
    const running = await openLogin(picture)
    await type(captchaTexts.pictureLabel, 'aB3xy')
    const captcha = await running.site.service('captcha')
    await actAndSettle(() => captcha?.invalidate('login'))
    expect(field(captchaTexts.pictureLabel).value).toBe('')
    await type(captchaTexts.pictureLabel, 'other')
    expect(await getFields(running)).toEqual({ captchaId: 'id-1', captchaCode: 'other' })
  })
})
