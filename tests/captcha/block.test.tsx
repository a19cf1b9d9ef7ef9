// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import { features } from '../../runtime/features'
import { Place } from '../../runtime/kit/Place'
import { CaptchaNotPassedError, type CaptchaPurpose } from '../../runtime/rules/captcha/captcha'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import type { FakeFrame } from '../support/fakes/fakeFrames'
import { fails, good, refused } from '../support/fakes/replies'
import { all, find, get, pageText } from '../support/screen'
import {
  actAndSettle,
  field,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  type,
} from '../support/site'

const { captcha: text } = english

const flags = { LOGINCAPTCHA3: true, GEETEST3: true } as const
const v4: Partial<Manifest> = { flags, settings: { geetestVersion: 'v4', geetestId: 'theid' } }
const v3: Partial<Manifest> = { flags, settings: { geetestVersion: 'v3' } }
const picture: Partial<Manifest> = { flags: { LOGINCAPTCHA3: true } }

const image = 'data:image/png;base64,iVBORw0KGgo='
const challenge = good({ gt: 'g', challenge: 'c', newCaptcha: true })
const passed = { say: 'passed', fields: { geetestValidateV4: '{"lot_number":"1"}' } }

/** The login page of a merchant. */
const onLogin = (manifest: Partial<Manifest>, more: SiteOptions = {}) =>
  startSite({
    path: '/m/login',
    manifest,
    ...more,
    prepare(browser) {
      browser.http.answer('captchaGeetestLogin', challenge)
      browser.http.answer('captchaImage', (_, turn) => good({ id: `id-${turn}`, image }))
      more.prepare?.(browser)
    },
  })

const frame = ({ browser }: RunningSite): FakeFrame => {
  const last = browser.frames.opened.at(-1)
  if (!last) throw new Error('No frame was opened')
  return last
}

const says = (running: RunningSite, ...messages: unknown[]) =>
  actAndSettle(() => {
    for (const message of messages) frame(running).emit(message)
  })

const hello = { say: 'hello' }
const ready = { say: 'ready' }

const bar = () =>
  get('button', new RegExp(`^(${text.loading}|${text.waiting}|${text.success}|${text.retry})$`))
const status = () => pageText(document.querySelector('.Captcha-note') ?? document.createElement('p'))

/** A form asks for its fields: the answer may take its time; a refusal is an answer too. */
async function asking(running: RunningSite, purpose: CaptchaPurpose = 'login') {
  const captcha = await running.site.service('captcha')
  let answer: Promise<unknown> = Promise.resolve('no service')
  await actAndSettle(() => {
    if (captcha) answer = captcha.getFields(purpose).catch((error: unknown) => error)
  })
  return { answer }
}

const fields = async (running: RunningSite, purpose?: CaptchaPurpose): Promise<unknown> =>
  (await asking(running, purpose)).answer

async function passedSite(manifest = v4) {
  const running = await onLogin(manifest)
  await says(running, hello, ready)
  await press('button', text.waiting)
  await says(running, passed)
  return running
}

describe('the block of a slider captcha', () => {
  it('goes from loading to waiting to success (I4.38, E2.63, E2.64, E4.67)', async () => {
    const running = await onLogin(v4)
    expect(pageText(bar())).toBe(text.loading)
    expect(bar().getAttribute('aria-disabled')).toBe('true')
    await says(running, hello, ready)
    expect(pageText(bar())).toBe(text.waiting)
    expect(bar().getAttribute('aria-disabled')).toBeNull()
    await press('button', text.waiting)
    expect(frame(running)).toMatchObject({ shown: true, title: text.title })
    await says(running, passed)
    expect(pageText(bar())).toBe(text.success)
    expect(frame(running).shown).toBe(false)
  })

  it('has the words of the specification (I2.28, E2.64)', () => {
    expect(text.waiting).toBe('Click the button to verify')
    expect(text.success).toBe('Verification successful')
    expect(text.retry).toBe('Click to retry')
    expect(text.networkFailure).toBe('Network failure')
    expect(english.common.captchaFirst).toBe('Please complete verification first')
  })

  it('says each of its states to those who do not see it', async () => {
    const running = await onLogin(v4)
    const spoken = [status()]
    await says(running, hello, ready)
    spoken.push(status())
    await press('button', text.waiting)
    await says(running, passed)
    spoken.push(status())
    expect(spoken).toEqual([text.loading, text.waiting, text.success])
    expect(document.querySelector('.Captcha-note')?.getAttribute('role')).toBe('status')
    expect(get('group', text.title)).toBeTruthy()
  })

  it('shows error words with their code, and loads a new frame when it is retried (I2.28, I4.41, E4.69)', async () => {
    const running = await onLogin(v4)
    await says(running, hello, { say: 'failed', report: { code: 60101, words: 'Please refresh' } })
    expect(pageText(bar())).toBe(text.retry)
    expect(status()).toBe('Please refresh (60101)')
    expect(frame(running).closed).toBe(true)
    await press('button', text.retry)
    expect(running.browser.frames.opened).toHaveLength(2)
    expect(pageText(bar())).toBe(text.loading)
    await says(running, hello, ready)
    expect(pageText(bar())).toBe(text.waiting)
  })

  it('always offers a person instead (F089, F095)', async () => {
    await onLogin(v4)
    await press('button', text.help)
    expect(find('dialog', english.support.title)).toBeTruthy()
  })

  it('says "verify first" when it is closed, and opens again (I4.47, E8.11)', async () => {
    const running = await onLogin(v4)
    await says(running, hello, ready)
    await press('button', text.waiting)
    await says(running, { say: 'closed' })
    expect(status()).toBe(text.verifyFirst)
    expect(frame(running).shown).toBe(false)
    await press('button', text.waiting)
    expect(
      frame(running).sent.filter((message) => JSON.stringify(message) === '{"say":"verify"}'),
    ).toHaveLength(2)
  })

  it('refuses a second verification as too fast, and opens nothing more (I4.45, E5.36, F092)', async () => {
    const running = await onLogin(v4)
    await says(running, hello, ready)
    await press('button', text.waiting)
    await press('button', text.waiting)
    expect(status()).toBe(text.tooFast)
    expect(running.browser.frames.opened).toHaveLength(1)
    expect(frame(running).sent).toHaveLength(2)
  })

  it('tries an unknown error again once by itself, then says so (I4.46, E8.11)', async () => {
    const running = await onLogin(v4)
    await says(running, hello, { say: 'failed', report: {} })
    expect(pageText(bar())).toBe(text.loading)
    expect(running.browser.frames.opened).toHaveLength(2)
    await says(running, hello, { say: 'failed', report: {} })
    expect(pageText(bar())).toBe(text.retry)
    expect(status()).toBe(text.unknownError)
  })

  it('is an error when its page says nothing for 10 s (F090)', async () => {
    const running = await onLogin(v4)
    await running.browser.clock.advance(times.captchaInactivity - 1)
    expect(pageText(bar())).toBe(text.loading)
    await running.browser.clock.advance(1)
    expect(pageText(bar())).toBe(text.retry)
    expect(status()).toBe(text.networkFailure)
  })

  it('goes away with the form: its frame too', async () => {
    const running = await onLogin(v4)
    await actAndSettle(() => running.site.go('/m/home'))
    expect(frame(running).closed).toBe(true)
  })
})

describe('what is started', () => {
  it('is v4 with the merchant’s id, its servers and the member’s language (I3.08, E9.34)', async () => {
    const captcha = { apiServers: ['api.example'], staticServers: ['a.example', 'b.example'] }
    const running = await onLogin({ ...v4, captcha })
    await says(running, hello)
    expect(frame(running).address).toBe('/m/captcha.html')
    expect(frame(running).sent).toEqual([
      { say: 'start', version: 'v4', captchaId: 'theid', language: 'eng', ...captcha },
    ])
  })

  it('is v3 with what the platform configures for a login, asked for each time (I3.09, I7.22, E7.38)', async () => {
    const running = await onLogin(v3)
    await says(running, hello)
    const [asked] = running.browser.http.requestsTo('captchaGeetestLogin')
    expect(asked?.path).toBe('/wps/captcha/geetest/login')
    expect(asked?.query.get('t')).toBe(String(running.browser.clock.now()))
    expect(frame(running).sent[0]).toMatchObject({
      version: 'v3',
      gt: 'g',
      challenge: 'c',
      newCaptcha: true,
      offline: false,
    })
    await says(running, { say: 'failed', report: { network: true, code: 60204 } })
    await press('button', text.retry)
    expect(running.browser.http.requestsTo('captchaGeetestLogin')).toHaveLength(2)
  })

  it.each([
    ['no answer', fails('network'), text.networkFailure],
    ['a refusal, twice', refused({ status: 500 }), text.unknownError],
  ])('is an error when the platform gives %s (I8.18)', async (_what, reply, said) => {
    await onLogin(v3, { prepare: ({ http }) => http.answer('captchaGeetestLogin', reply) })
    expect(pageText(bar())).toBe(text.retry)
    expect(status()).toBe(said)
  })

  it.each([
    ['v4 without an id', { ...v4, settings: { geetestVersion: 'v4' } } satisfies Partial<Manifest>],
    ['v3 whose configuration has no id', v3],
  ])('is the plain picture for %s (F005)', async (_what, manifest) => {
    await onLogin(manifest, {
      prepare: ({ http }) =>
        http.answer('captchaGeetestLogin', good({ gt: '', challenge: '', newCaptcha: true })),
    })
    expect(field(text.pictureLabel)).toBeTruthy()
  })

  it('is a word to try later, and a way on, where the merchant wants no picture (F005)', async () => {
    const running = await onLogin({
      ...v4,
      settings: { geetestVersion: 'v4' },
      captcha: { fallback: 'later' },
    })
    expect(pageText()).toContain(text.later)
    expect(all('button', text.help)).toHaveLength(1)
    expect(await fields(running)).toMatchObject({ textKey: 'captcha.later' })
  })

  it('is nothing at all when the purpose’s flag is off (I4.43, I4.44, E2.65)', async () => {
    const running = await onLogin({ ...v4, flags: { GEETEST3: true, REGISTERCAPTCHA3: true } })
    expect(document.querySelector('.Captcha')).toBeNull()
    expect(await fields(running)).toEqual({})
  })
})

describe('the other purposes', () => {
  /** A form of another feature, as far as this one knows. */
  const formFor = (name: 'smsCaptcha' | 'registerCaptcha'): Feature => ({
    id: 'form',
    when: true,
    places: { loginCaptcha: async () => ({ default: () => <Place name={name} /> }) },
  })
  const start = (name: Parameters<typeof formFor>[0], manifest: Partial<Manifest>, settings: unknown = {}) =>
    startSite({
      path: '/m/login',
      manifest,
      features: [...features, formFor(name)],
      prepare({ http }) {
        http.answer('captchaGeetest', challenge)
        http.answer('settings', good(settings))
      },
    })

  it('have their configuration at an address of their own (I7.21)', async () => {
    const running = await start('registerCaptcha', {
      ...v3,
      flags: { GEETEST3: true, REGISTERCAPTCHA3: true },
    })
    await says(running, hello)
    const [asked] = running.browser.http.requestsTo('captchaGeetest')
    expect(asked?.path).toBe('/wps/captcha/geetest')
    expect(asked?.query.get('t')).toBe(String(running.browser.clock.now()))
    expect(await fields(running, 'register')).toBeInstanceOf(CaptchaNotPassedError)
  })

  it.each([
    [false, 0],
    [true, 1],
    [undefined, 1],
  ])('a registration follows the platform’s own word, when it says %s', async (captcha, blocks) => {
    const manifest: Partial<Manifest> = { ...v4, flags: { GEETEST3: true, REGISTERCAPTCHA3: true } }
    await start('registerCaptcha', manifest, captcha === undefined ? {} : { register: { captcha } })
    expect(document.querySelectorAll('.Captcha')).toHaveLength(blocks)
  })

  it('a code by SMS has v4 (I5.06)', async () => {
    await start('smsCaptcha', { ...v4, flags: { GEETEST3: true, SMSCAPTCHA3: true } })
    expect(pageText(bar())).toBe(text.loading)
  })

  it('a code by SMS without v4 says that it does not work, and where to turn (I5.07, E5.35)', async () => {
    await start('smsCaptcha', { ...v3, flags: { GEETEST3: true, SMSCAPTCHA3: true } })
    expect(pageText()).toContain('unknown error: Geetest service not work')
    expect(all('button', text.help)).toHaveLength(1)
  })

  it('take version and id from the sections of the settings too (I3.10, I9.24)', async () => {
    const left = { geetestVersion: { from: 'server' }, geetestId: { from: 'server' } } as const
    const running = await start(
      'registerCaptcha',
      { flags: { GEETEST3: true, REGISTERCAPTCHA3: true }, settings: left },
      { gw: { GEETEST_ID: 'gatewayId', GEETEST_VERSION: 'v4' } },
    )
    await says(running, hello)
    expect(frame(running).sent[0]).toMatchObject({ version: 'v4', captchaId: 'gatewayId' })
  })
})

describe('what a form gets', () => {
  it.each([
    ['it still loads', [hello]],
    ['it waits', [hello, ready]],
    ['it failed', [hello, { say: 'failed', report: { network: true } }]],
  ])('is a refusal while %s (I4.42, I5.05, E4.70, E5.31)', async (_when, messages) => {
    const running = await onLogin(v4)
    await says(running, ...messages)
    const answer = await fields(running)
    expect(answer).toBeInstanceOf(CaptchaNotPassedError)
    expect(answer).toMatchObject({ textKey: 'common.captchaFirst' })
  })

  it('is the result, as often as it asks, until it is spent (F105)', async () => {
    const running = await passedSite()
    expect(await fields(running)).toEqual(passed.fields)
    expect(await fields(running)).toEqual(passed.fields)
    const captcha = await running.site.service('captcha')
    await actAndSettle(() => captcha?.invalidate('login'))
    expect(running.browser.frames.opened).toHaveLength(2)
    expect(pageText(bar())).toBe(text.loading)
    expect(await fields(running)).toBeInstanceOf(CaptchaNotPassedError)
  })

  it('is a fresh result when the old one has expired: the captcha runs again, once and by itself (F093)', async () => {
    const running = await passedSite()
    await running.browser.clock.advance(times.captchaValidity)
    const { answer } = await asking(running)
    expect(pageText(bar())).toBe(text.loading)
    await says(running, hello, ready)
    expect(frame(running).shown).toBe(true)
    const fresh = { geetestValidateV4: '{"lot_number":"2"}' }
    await says(running, { say: 'passed', fields: fresh })
    expect(await answer).toEqual(fresh)
    expect(running.browser.frames.opened).toHaveLength(2)
  })

  it.each([
    ['is closed', { say: 'closed' }],
    ['fails', { say: 'failed', report: { network: true } }],
  ])('is a refusal when the captcha that runs again %s (F093)', async (_how, end) => {
    const running = await passedSite()
    await running.browser.clock.advance(times.captchaValidity)
    const { answer } = await asking(running)
    await says(running, hello, ready, end)
    expect(await answer).toBeInstanceOf(CaptchaNotPassedError)
  })

  it('is a refusal when the form goes away while the captcha runs again', async () => {
    const running = await passedSite()
    await running.browser.clock.advance(times.captchaValidity)
    const { answer } = await asking(running)
    await actAndSettle(() => running.site.go('/m/home'))
    expect(await answer).toBeInstanceOf(CaptchaNotPassedError)
  })

  it('is nothing that the frame says in a wrong shape, or before it was opened', async () => {
    const running = await onLogin(v4)
    await says(running, hello, passed, ready, passed, 'passed', { say: 'passed', fields: { password: 'x' } })
    expect(pageText(bar())).toBe(text.waiting)
    expect(await fields(running)).toBeInstanceOf(CaptchaNotPassedError)
  })

  it('is not given for a code by SMS without v4, and why (I5.07, E5.35)', async () => {
    const running = await onLogin({ ...v3, flags: { ...flags, SMSCAPTCHA3: true } })
    expect(await fields(running, 'sms')).toMatchObject({ textKey: 'captcha.serviceNotWork' })
    expect(text.serviceNotWork).toBe('unknown error: Geetest service not work')
  })

  it('waits for the platform’s flags, and is not asked for when they are off', async () => {
    const manifest: Partial<Manifest> = { flags: { LOGINCAPTCHA3: 'server' } }
    const running = await onLogin(manifest, {
      prepare: ({ http }) => http.answer('whitelabel', good({ LOGINCAPTCHA3: false }), 3000),
    })
    const captcha = await running.site.service('captcha')
    expect(captcha?.isRequired('login')).toBeUndefined()
    const { answer } = await asking(running)
    await running.browser.clock.advance(3000)
    expect(await answer).toEqual({})
    expect(captcha?.isRequired('login')).toBe(false)
  })
})

describe('the plain picture', () => {
  it('is a field, a picture with words for it, and another picture on demand (I2.15, I5.18)', async () => {
    const running = await onLogin(picture)
    const [asked] = running.browser.http.requestsTo('captchaImage')
    expect(asked?.query.get('t')).toBe(String(running.browser.clock.now()))
    expect(get('img', text.pictureAlt).getAttribute('src')).toBe(image)
    await type(text.pictureLabel, 'aB3')
    await press('button', text.pictureReload)
    expect(running.browser.http.requestsTo('captchaImage')).toHaveLength(2)
    expect(field(text.pictureLabel).value).toBe('')
  })

  it('gives its id and the code as it is typed, trimmed (D2)', async () => {
    const running = await onLogin(picture)
    await type(text.pictureLabel, ' aB3xy ')
    expect(await fields(running)).toEqual({ captchaId: 'id-0', captchaCode: 'aB3xy' })
  })

  it('asks for a code, and says so in the field (I5.05)', async () => {
    const running = await onLogin(picture)
    expect(await fields(running)).toBeInstanceOf(CaptchaNotPassedError)
    expect(pageText()).toContain(text.codeMissing)
    await type(text.pictureLabel, 'a')
    expect(pageText()).not.toContain(text.codeMissing)
  })

  it('holds a code against the merchant’s pattern (F006)', async () => {
    const running = await onLogin({ ...picture, settings: { captchaPattern: '^[0-9]{4}$' } })
    await type(text.pictureLabel, 'abcd')
    expect(await fields(running)).toBeInstanceOf(CaptchaNotPassedError)
    await type(text.pictureLabel, '1234')
    expect(await fields(running)).toMatchObject({ captchaCode: '1234' })
  })

  it('ignores a pattern that may take for ever, and reports it (F006)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const running = await onLogin({ ...picture, settings: { captchaPattern: '^(a+)+$' } })
    await type(text.pictureLabel, `${'a'.repeat(60)}!`)
    expect(await fields(running)).toMatchObject({ captchaId: 'id-0' })
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('pattern'), '^(a+)+$')
    warned.mockRestore()
  })

  it('says when it did not come, and comes when it is asked for again (F089)', async () => {
    const running = await onLogin(picture, {
      prepare: ({ http }) => http.answer('captchaImage', fails('network')),
    })
    expect(pageText()).toContain(text.pictureFailed)
    expect(await fields(running)).toBeInstanceOf(CaptchaNotPassedError)
    running.browser.http.answer('captchaImage', good({ id: '7', image }))
    await press('button', text.pictureReload)
    expect(get('img', text.pictureAlt)).toBeTruthy()
    await press('button', text.help)
    expect(find('dialog', english.support.title)).toBeTruthy()
  })

  it('is another one, with nothing typed, once it was spent (F105)', async () => {
    const running = await onLogin(picture)
    await type(text.pictureLabel, 'aB3xy')
    const captcha = await running.site.service('captcha')
    await actAndSettle(() => captcha?.invalidate('login'))
    expect(field(text.pictureLabel).value).toBe('')
    await type(text.pictureLabel, 'other')
    expect(await fields(running)).toEqual({ captchaId: 'id-1', captchaCode: 'other' })
  })
})
