import { describe, expect, it } from 'vitest'
import { takeConsole } from '../support/quietConsole'
import { fakeCaptchaPage, fakeVendor } from './fakeCaptchaPage'

const servers = {
  apiServers: ['api1.example', 'api2.example'],
  staticServers: ['static1.example', 'static2.example', 'static3.example'],
}
const startV4 = { type: 'start', version: 'v4', captchaId: 'abc', language: 'por', ...servers }
const startV3 = {
  type: 'start',
  version: 'v3',
  gt: 'the-id',
  challenge: 'the-challenge',
  newCaptcha: true,
  offline: false,
  language: 'vi',
  ...servers,
}

const starts = [
  ['v3', startV3],
  ['v4', startV4],
] as const

const v4Result = { captcha_id: 'abc', lot_number: '1', captcha_output: 'o', pass_token: 'p', gen_time: '9' }

describe.each(starts)('the captcha page, GeeTest %s', (version, start) => {
  const path = version === 'v3' ? '/static/tools/gt.js' : '/v4/gt4.js'
  const loaderUrl = (server: number) => `https://static${server}.example${path}`

  /** Starts the page and lets its loader script load. */
  async function startLoadedPage(vendor = fakeVendor()) {
    const page = fakeCaptchaPage(vendor.globals)
    page.receive(start)
    await page.finishScript(true)
    return { page, vendor }
  }

  it('sends "hello", and requests nothing until it is started', async () => {
    const page = fakeCaptchaPage()
    await page.clock.advance(60_000)
    expect(page.sentMessages).toEqual([{ type: 'hello' }])
    expect(page.requestedScripts).toEqual([])
  })

  it('tries each server in turn for exactly 3 s, and then reports 60204 (I8.17, E8.12, F089)', async () => {
    const page = fakeCaptchaPage()
    page.receive(start)
    for (const server of [1, 2, 3]) {
      expect(page.requestedScripts.at(-1)).toBe(loaderUrl(server))
      await page.clock.advance(2999)
      expect(page.requestedScripts).toHaveLength(server)
      await page.clock.advance(1)
    }
    expect(page.requestedScripts).toHaveLength(3)
    expect(page.removedCount()).toBe(3)
    expect(page.sentMessages).toEqual([
      { type: 'hello' },
      { type: 'failed', report: { network: true, code: 60204 } },
    ])
  })

  it('tries the next server at once when one fails (F089)', async () => {
    const page = fakeCaptchaPage(fakeVendor().globals)
    page.receive(start)
    await page.finishScript(false)
    await page.finishScript(true)
    expect(page.requestedScripts).toEqual([loaderUrl(1), loaderUrl(2)])
    expect(page.sentMessages).toEqual([{ type: 'hello' }])
  })

  it('starts only once', async () => {
    const { page, vendor } = await startLoadedPage()
    page.receive(start)
    await page.clock.advance(1)
    expect(page.requestedScripts).toHaveLength(1)
    expect(vendor.configs).toHaveLength(1)
  })

  it('gives the vendor 3 s per server, and opens its widget only on request (I8.17)', async () => {
    const { vendor, page } = await startLoadedPage()
    expect(vendor.configs[0]).toMatchObject({ timeout: 3000, product: 'bind' })
    page.receive({ type: 'verify' })
    expect(vendor.openCount()).toBe(0)
    vendor.emit('ready')
    expect(page.sentMessages.at(-1)).toEqual({ type: 'ready' })
    page.receive({ type: 'verify' })
    expect(vendor.openCount()).toBe(1)
  })

  it('fails when nothing happens for 10 s after the loader has loaded (F090)', async () => {
    const { page } = await startLoadedPage()
    await page.clock.advance(9999)
    expect(page.sentMessages).toHaveLength(1)
    await page.clock.advance(1)
    expect(page.sentMessages.at(-1)).toEqual({ type: 'failed', report: { network: true } })
  })

  it('keeps waiting while the loader requests more scripts (F090)', async () => {
    const { page, vendor } = await startLoadedPage()
    for (let round = 0; round < 4; round += 1) {
      await page.clock.advance(9000)
      page.reportChange()
    }
    vendor.emit('ready')
    await page.clock.advance(60_000)
    expect(page.sentMessages.slice(1)).toEqual([{ type: 'ready' }])
  })

  it('fails when the opened widget shows nothing for 10 s, and waits forever once it shows something (F090)', async () => {
    const { page, vendor } = await startLoadedPage()
    vendor.emit('ready')
    page.receive({ type: 'verify' })
    page.reportChange()
    await page.clock.advance(600_000)
    expect(page.sentMessages.at(-1)).toEqual({ type: 'ready' })
    page.receive({ type: 'verify' })
    await page.clock.advance(10_000)
    expect(page.sentMessages.at(-1)).toEqual({ type: 'failed', report: { network: true } })
  })

  it('reports when it is closed, and what goes wrong (I4.40)', async () => {
    const { page, vendor } = await startLoadedPage()
    vendor.emit('ready')
    vendor.emit('close')
    vendor.emit('error', { error_code: 'error_101', user_error: 'Configuration Error' })
    expect(page.sentMessages.slice(2)).toEqual([
      { type: 'closed' },
      { type: 'failed', report: { code: 101, message: 'Configuration Error' } },
    ])
  })

  it('reports an unknown failure when the loader is not as expected', async () => {
    const page = fakeCaptchaPage({})
    page.receive(start)
    await page.finishScript(true)
    expect(page.sentMessages.at(-1)).toEqual({ type: 'failed', report: {} })
    expect(takeConsole()).toEqual([
      expect.stringMatching(/^The captcha failed Error: gt4?\.js left no initGeetest4?$/),
    ])
  })

  it('does not accept a success without a result (I4.42)', async () => {
    const { page, vendor } = await startLoadedPage()
    vendor.emit('success')
    expect(page.sentMessages.at(-1)).toEqual({ type: 'failed', report: {} })
  })

  it('ignores messages that it does not understand', async () => {
    const page = fakeCaptchaPage()
    for (const raw of [null, 'start', { type: 'start' }, { ...start, staticServers: ['evil.example/x?'] }])
      page.receive(raw)
    await page.clock.advance(1)
    expect(page.requestedScripts).toEqual([])
  })
})

it('passes v3 the four keys of the register reply, the first API server and the language (I3.09, E7.38, E9.34)', async () => {
  const vendor = fakeVendor()
  const page = fakeCaptchaPage(vendor.globals)
  page.receive(startV3)
  await page.finishScript(true)
  expect(vendor.configs[0]).toMatchObject({
    gt: 'the-id',
    challenge: 'the-challenge',
    new_captcha: true,
    offline: false,
    api_server: 'api1.example',
    lang: 'vi',
  })
})

it('sends v3’s own challenge and seccode, and never the challenge that it was started with (I3.07, E3.55)', async () => {
  const vendor = fakeVendor({
    geetest_challenge: 'the-challengexy',
    geetest_validate: 'v',
    geetest_seccode: 'v|jordan',
  })
  const page = fakeCaptchaPage(vendor.globals)
  page.receive(startV3)
  await page.finishScript(true)
  vendor.emit('success')
  const fields = { geetestChallenge: 'the-challengexy', geetestSeccode: 'v|jordan' }
  expect(page.sentMessages.at(-1)).toEqual({ type: 'passed', fields })
})

it('passes v4 the id, all servers and the language, and never enters its bypass mode (E9.34)', async () => {
  const vendor = fakeVendor()
  const page = fakeCaptchaPage(vendor.globals)
  page.receive(startV4)
  await page.finishScript(true)
  const [config = {}] = vendor.configs
  expect(config).toMatchObject({ captchaId: 'abc', language: 'por', ...servers })
  ;(config.offlineCb as () => void)()
  expect(page.sentMessages.at(-1)).toEqual({ type: 'failed', report: { network: true } })
})

it('sends v4’s whole result as JSON (I3.08, E3.55)', async () => {
  const vendor = fakeVendor(v4Result)
  const page = fakeCaptchaPage(vendor.globals)
  page.receive(startV4)
  await page.finishScript(true)
  vendor.emit('success')
  expect(page.sentMessages.at(-1)).toEqual({
    type: 'passed',
    fields: { geetestValidateV4: JSON.stringify(v4Result) },
  })
})

it('continues without v4’s gct script, and reports a warning (I8.17)', async () => {
  const vendor = fakeVendor()
  const page = fakeCaptchaPage(vendor.globals)
  page.receive(startV4)
  await page.finishScript(true)
  const onError = vendor.configs[0]?.onError as (error: unknown) => void
  onError({ code: '60205', msg: 'Network failure' })
  expect(page.sentMessages.at(-1)).toMatchObject({ type: 'warned', report: { code: 60205 } })
  onError({ code: '60204', msg: 'Network failure' })
  expect(page.sentMessages.at(-1)).toMatchObject({ type: 'failed', report: { code: 60204 } })
})
