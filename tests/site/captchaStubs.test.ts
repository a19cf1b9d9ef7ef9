import { describe, expect, inject, it } from 'vitest'
import type { CaptchaVersion } from '../../runtime/tables/captcha'
import { vendorCases } from '../captcha/vendorCases'
import { CaptchaMember } from '../support/captchaMember'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'

/*
 * The simulator's loaders and widgets behave like the vendor's: each row in tests/captcha/vendorCases.ts, without any
 * code of the site.
 */

const [built] = inject('sites')
if (!built) throw new Error('There is no site')
const site = siteForTests(built)
const newPhone = phonesForTests()

/** The reported events, in order: "ready", "error 60204", "offlineCb", "success", "fail", "close". */
const reportedEvents = (phone: PlaywrightPhone): Promise<readonly string[]> => phone.evaluate('window.events')

interface CaptchaOptions {
  /** Passes neither `onError` nor `offlineCb`. */
  readonly withoutHandlers?: boolean
}

/** A script that starts a captcha according to the vendor's documents. */
const createInitScript = (version: CaptchaVersion, host: string, options: CaptchaOptions = {}): string => {
  const api = [1, 2, 3].map((server) => `${host}/__captcha/api${server}`)
  const servers = [1, 2, 3].map((server) => `${host}/__captcha/static${server}`)
  const config =
    version === 'v3'
      ? `{ gt: 'g', challenge: window.challenge, new_captcha: true, offline: false, product: 'bind', api_server: '${api[0]}' }`
      : `{ captchaId: window.captchaId, product: 'bind', timeout: 3000, apiServers: ${JSON.stringify(api)}, staticServers: ${JSON.stringify(servers)} }`
  return `(() => {
    const record = (event) => (details) => {
      const code = typeof details === 'string' ? details : (details?.error_code ?? details?.code)
      window.events.push(code === undefined ? event : event + ' ' + code)
    }
    const handlers = ${options.withoutHandlers ? '{}' : "{ onError: record('error'), offlineCb: record('offlineCb') }"}
    const init = window.${version === 'v3' ? 'initGeetest' : 'initGeetest4'}
    init({ ...${config}, ...handlers }, (captcha) => {
      window.captcha = captcha
      captcha.onReady(record('ready'))
      captcha.onSuccess(record('success'))
      captcha.onError(record('error'))
      captcha.onClose(record('close'))
      captcha.onFail?.(record('fail'))
    })
  })()`
}

describe.each(['v3', 'v4'] as const)('the stub of GeeTest %s', (version) => {
  const path = version === 'v3' ? '/static/tools/gt.js' : '/v4/gt4.js'
  const loaderOf = (server: number) => `/__captcha/static${server}${path}`

  async function setUp(faults: Parameters<CaptchaMember['opensVendorPage']>[0]['captcha'] = []) {
    const phone = await newPhone()
    const captcha = new CaptchaMember(new Member(phone, site.current), phone)
    await captcha.opensVendorPage({ captcha: faults })
    const { code, origin } = site.current
    const headers = { Merchant: code, Language: 'EN' }
    const reply = await fetch(`${origin}/wps/captcha/geetest`, { headers })
    const { value } = (await reply.json()) as { value: { gt: string; challenge: string } }
    await phone.evaluate(
      `Object.assign(window, { events: [], challenge: '${value.challenge}', captchaId: '${value.gt}' })`,
    )
    const waitForEvent = async (event: string) =>
      waitUntil(`"${event}"`, async () => (await reportedEvents(phone)).includes(event))
    return {
      phone,
      captcha,
      host: new URL(origin).host,
      waitForEvent,
      load: () => captcha.page.addScriptTag({ url: loaderOf(1) }),
    }
  }

  const rows = vendorCases[version].filter(({ faults }) => !faults.some(({ part }) => part === 'loader'))

  it.each(rows)('behaves like the vendor with this fault: $fault', async (row) => {
    const { captcha, phone, host, load, waitForEvent } = await setUp(row.faults)
    await load()
    await phone.evaluate(createInitScript(version, host))
    await captcha.followsSequence(row.sequence)
    const { outcome } = row
    if (outcome === 'nothing') expect(await reportedEvents(phone)).toEqual([])
    else await waitForEvent(typeof outcome === 'string' ? outcome : `error ${outcome.error}`)
    await captcha.hasOnlyRequested(row.sequence)
    if (row.reportsToVendor) await captcha.followsSequence(['monitor /monitor/send'])
  })

  const stickyRows = rows.filter((row) => row.sticky)

  it.each(stickyRows)('keeps failing in the same page when the fault is over: $fault', async (row) => {
    const { captcha, phone, host, load, waitForEvent } = await setUp(row.faults)
    const error = typeof row.outcome === 'string' ? row.outcome : `error ${row.outcome.error}`
    await load()
    await phone.evaluate(createInitScript(version, host))
    await captcha.followsSequence(row.sequence)
    await waitForEvent(error)
    await site.current.controlPlatform({ captcha: [] })
    await phone.evaluate('void (window.events = [])')
    await phone.evaluate(createInitScript(version, host))
    await waitForEvent(error)
  })

  // Not after a hanging script, because the browser queues a new request behind the hanging one.
  it.each(stickyRows.filter(({ faults }) => faults.every(({ how }) => how !== 'hang')))(
    'works again with a newly loaded script after this fault: $fault',
    async ({ faults, sequence }) => {
      const { captcha, phone, host, load, waitForEvent } = await setUp(faults)
      await load()
      await phone.evaluate(createInitScript(version, host))
      await captcha.followsSequence(sequence)
      await site.current.controlPlatform({ captcha: [] })
      await load()
      await phone.evaluate(createInitScript(version, host))
      await waitForEvent('ready')
    },
  )

  it('accepts only a correct attempt, and returns a result only after that (I3.07, I3.08)', async () => {
    const { captcha, phone, host, load, waitForEvent } = await setUp()
    await load()
    await phone.evaluate(createInitScript(version, host))
    await waitForEvent('ready')
    expect(await phone.evaluate('captcha.getValidate()')).toBe(false)
    await phone.evaluate(version === 'v3' ? 'captcha.verify()' : 'captcha.showCaptcha()')
    const slider = captcha.page.getByRole('slider')
    const goal = Number((await slider.getAttribute('aria-label'))?.match(/\d+/)?.[0])
    const check = captcha.page.getByRole('button', { name: 'Check' })
    await slider.fill(String(goal - 10))
    await check.click()
    await captcha.page.getByText('Not quite').waitFor()
    await slider.fill(String(goal))
    await check.click()
    await waitForEvent('success')
    const validate = await phone.evaluate<Record<string, string>>('captcha.getValidate()')
    expect(Object.keys(validate)).toEqual(
      version === 'v3'
        ? ['geetest_challenge', 'geetest_validate', 'geetest_seccode']
        : ['captcha_id', 'lot_number', 'captcha_output', 'pass_token', 'gen_time'],
    )
    if (version === 'v4') return
    const challenge = await phone.evaluate<string>('window.challenge')
    expect(validate.geetest_challenge?.slice(0, -2)).toBe(challenge)
    expect(validate.geetest_seccode).toBe(`${validate.geetest_validate}|jordan`)
  })

  it('reports when it is closed', async () => {
    const { captcha, phone, host, load, waitForEvent } = await setUp()
    await load()
    await phone.evaluate(createInitScript(version, host))
    await waitForEvent('ready')
    await phone.evaluate(version === 'v3' ? 'captcha.verify()' : 'captcha.showCaptcha()')
    await captcha.page.getByRole('button', { name: 'Close' }).click()
    await waitForEvent('close')
  })

  it('throws on a failure without an error handler', async () => {
    const { captcha, phone, host, load } = await setUp([{ part: 'main', how: 'missing' }])
    const thrown = captcha.page.waitForEvent('pageerror')
    await load()
    await phone.evaluate(createInitScript(version, host, { withoutHandlers: true }))
    expect((await thrown).message).toBe(version === 'v3' ? '网络错误' : 'Network failure')
  })
})

describe('the stubs', () => {
  it('support v4’s bypass mode, without an offlineCb', async () => {
    const phone = await newPhone()
    const captcha = new CaptchaMember(new Member(phone, site.current), phone)
    await captcha.opensVendorPage({ captcha: [{ part: 'load', how: 'missing' }] })
    await phone.evaluate(`Object.assign(window, { events: [], captchaId: 'any' })`)
    await captcha.page.addScriptTag({ url: '/__captcha/static1/v4/gt4.js' })
    await phone.evaluate(createInitScript('v4', new URL(site.current.origin).host, { withoutHandlers: true }))
    await captcha.followsSequence(['static1 /v4/bypass.js'])
    await phone.until(`events.includes('ready')`)
    await phone.evaluate('captcha.showCaptcha()')
    await captcha.page.getByRole('button', { name: 'Check' }).click()
    expect(await phone.evaluate('captcha.getValidate().pass_token')).toBe('bypass')
  })

  it('set v3’s globals for gt and challenge', async () => {
    const phone = await newPhone()
    const captcha = new CaptchaMember(new Member(phone, site.current), phone)
    await captcha.opensVendorPage({ captcha: [{ part: 'gettype', how: 'hang' }] })
    await phone.evaluate(`Object.assign(window, { events: [], challenge: 'c' })`)
    await captcha.page.addScriptTag({ url: '/__captcha/static1/static/tools/gt.js' })
    await phone.evaluate(createInitScript('v3', new URL(site.current.origin).host))
    expect(await phone.evaluate('[GeeGT, GeeChallenge]')).toEqual(['g', 'c'])
  })
})
