import { describe, expect, it } from 'vitest'
import { takeConsole } from '../support/quietConsole'
import { fakeCaptchaPage, fakeVendor } from './stage'

const servers = {
  apiServers: ['api1.example', 'api2.example'],
  staticServers: ['static1.example', 'static2.example', 'static3.example'],
}
const startV4 = { say: 'start', version: 'v4', captchaId: 'abc', language: 'por', ...servers }
const startV3 = {
  say: 'start',
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

const validate = { captcha_id: 'abc', lot_number: '1', captcha_output: 'o', pass_token: 'p', gen_time: '9' }

describe.each(starts)('the captcha page, GeeTest %s', (version, start) => {
  const path = version === 'v3' ? '/static/tools/gt.js' : '/v4/gt4.js'
  const loader = (server: number) => `https://static${server}.example${path}`

  /** Started, its loader there. */
  async function loaded(vendor = fakeVendor()) {
    const page = fakeCaptchaPage(vendor.globals)
    page.hear(start)
    await page.answer(true)
    return { page, vendor }
  }

  it('says hello, and asks for nothing until it is told to start', async () => {
    const page = fakeCaptchaPage()
    await page.clock.advance(60_000)
    expect(page.said).toEqual([{ say: 'hello' }])
    expect(page.asked).toEqual([])
  })

  it('tries each server in turn, each for exactly 3 s, and then says 60204 (I8.17, E8.12, F089)', async () => {
    const page = fakeCaptchaPage()
    page.hear(start)
    for (const server of [1, 2, 3]) {
      expect(page.asked.at(-1)).toBe(loader(server))
      await page.clock.advance(2999)
      expect(page.asked).toHaveLength(server)
      await page.clock.advance(1)
    }
    expect(page.asked).toHaveLength(3)
    expect(page.removed()).toBe(3)
    expect(page.said).toEqual([{ say: 'hello' }, { say: 'failed', report: { network: true, code: 60204 } }])
  })

  it('goes on to the next server at once when one refuses (F089)', async () => {
    const page = fakeCaptchaPage(fakeVendor().globals)
    page.hear(start)
    await page.answer(false)
    await page.answer(true)
    expect(page.asked).toEqual([loader(1), loader(2)])
    expect(page.said).toEqual([{ say: 'hello' }])
  })

  it('starts once, however often it is told to', async () => {
    const { page, vendor } = await loaded()
    page.hear(start)
    await page.clock.advance(1)
    expect(page.asked).toHaveLength(1)
    expect(vendor.configs).toHaveLength(1)
  })

  it('gives the vendor 3 s for each server and opens its widget only when told (I8.17)', async () => {
    const { vendor, page } = await loaded()
    expect(vendor.configs[0]).toMatchObject({ timeout: 3000, product: 'bind' })
    page.hear({ say: 'verify' })
    expect(vendor.opened()).toBe(0)
    vendor.tell('ready')
    expect(page.said.at(-1)).toEqual({ say: 'ready' })
    page.hear({ say: 'verify' })
    expect(vendor.opened()).toBe(1)
  })

  it('is an error when the loader has come and nothing more happens for 10 s (F090)', async () => {
    const { page } = await loaded()
    await page.clock.advance(9999)
    expect(page.said).toHaveLength(1)
    await page.clock.advance(1)
    expect(page.said.at(-1)).toEqual({ say: 'failed', report: { network: true } })
  })

  it('waits on as long as the loader asks for further scripts (F090)', async () => {
    const { page, vendor } = await loaded()
    for (let turn = 0; turn < 4; turn += 1) {
      await page.clock.advance(9000)
      page.change()
    }
    vendor.tell('ready')
    await page.clock.advance(60_000)
    expect(page.said.slice(1)).toEqual([{ say: 'ready' }])
  })

  it('is an error when the opened widget shows nothing for 10 s, and waits for ever once it shows something (F090)', async () => {
    const { page, vendor } = await loaded()
    vendor.tell('ready')
    page.hear({ say: 'verify' })
    page.change()
    await page.clock.advance(600_000)
    expect(page.said.at(-1)).toEqual({ say: 'ready' })
    page.hear({ say: 'verify' })
    await page.clock.advance(10_000)
    expect(page.said.at(-1)).toEqual({ say: 'failed', report: { network: true } })
  })

  it('tells when it is closed, and what goes wrong (I4.40)', async () => {
    const { page, vendor } = await loaded()
    vendor.tell('ready')
    vendor.tell('close')
    vendor.tell('error', { error_code: 'error_101', user_error: 'Configuration Error' })
    expect(page.said.slice(2)).toEqual([
      { say: 'closed' },
      { say: 'failed', report: { code: 101, words: 'Configuration Error' } },
    ])
  })

  it('says that it failed, for no known reason, when the loader is not what it should be', async () => {
    const page = fakeCaptchaPage({})
    page.hear(start)
    await page.answer(true)
    expect(page.said.at(-1)).toEqual({ say: 'failed', report: {} })
    expect(takeConsole()).toEqual([
      expect.stringMatching(/^The captcha failed Error: gt4?\.js left no initGeetest4?$/),
    ])
  })

  it('does not take a success without a result for one (I4.42)', async () => {
    const { page, vendor } = await loaded()
    vendor.tell('success')
    expect(page.said.at(-1)).toEqual({ say: 'failed', report: {} })
  })

  it('does nothing on words that it does not understand', async () => {
    const page = fakeCaptchaPage()
    for (const raw of [null, 'start', { say: 'start' }, { ...start, staticServers: ['evil.example/x?'] }])
      page.hear(raw)
    await page.clock.advance(1)
    expect(page.asked).toEqual([])
  })
})

it('hands v3 the four keys of the register reply, the first API server and the language (I3.09, E7.38, E9.34)', async () => {
  const vendor = fakeVendor()
  const page = fakeCaptchaPage(vendor.globals)
  page.hear(startV3)
  await page.answer(true)
  expect(vendor.configs[0]).toMatchObject({
    gt: 'the-id',
    challenge: 'the-challenge',
    new_captcha: true,
    offline: false,
    api_server: 'api1.example',
    lang: 'vi',
  })
})

it('sends v3’s own challenge and seccode, and never the challenge that it was begun with (I3.07, E3.55)', async () => {
  const vendor = fakeVendor({
    geetest_challenge: 'the-challengexy',
    geetest_validate: 'v',
    geetest_seccode: 'v|jordan',
  })
  const page = fakeCaptchaPage(vendor.globals)
  page.hear(startV3)
  await page.answer(true)
  vendor.tell('success')
  const fields = { geetestChallenge: 'the-challengexy', geetestSeccode: 'v|jordan' }
  expect(page.said.at(-1)).toEqual({ say: 'passed', fields })
})

it('hands v4 the id, all servers and the language, and no way into its bypass mode (E9.34)', async () => {
  const vendor = fakeVendor()
  const page = fakeCaptchaPage(vendor.globals)
  page.hear(startV4)
  await page.answer(true)
  const [config = {}] = vendor.configs
  expect(config).toMatchObject({ captchaId: 'abc', language: 'por', ...servers })
  ;(config.offlineCb as () => void)()
  expect(page.said.at(-1)).toEqual({ say: 'failed', report: { network: true } })
})

it('sends v4’s whole result as JSON (I3.08, E3.55)', async () => {
  const vendor = fakeVendor(validate)
  const page = fakeCaptchaPage(vendor.globals)
  page.hear(startV4)
  await page.answer(true)
  vendor.tell('success')
  expect(page.said.at(-1)).toEqual({
    say: 'passed',
    fields: { geetestValidateV4: JSON.stringify(validate) },
  })
})

it('goes on without v4’s gct script, and tells of it (I8.17)', async () => {
  const vendor = fakeVendor()
  const page = fakeCaptchaPage(vendor.globals)
  page.hear(startV4)
  await page.answer(true)
  const onError = vendor.configs[0]?.onError as (error: unknown) => void
  onError({ code: '60205', msg: 'Network failure' })
  expect(page.said.at(-1)).toMatchObject({ say: 'warned', report: { code: 60205 } })
  onError({ code: '60204', msg: 'Network failure' })
  expect(page.said.at(-1)).toMatchObject({ say: 'failed', report: { code: 60204 } })
})
