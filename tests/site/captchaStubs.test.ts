import { describe, expect, inject, it } from 'vitest'
import type { CaptchaVersion } from '../../runtime/tables/captcha'
import { vendorCases } from '../captcha/vendorCases'
import { CaptchaMember, checkRows } from '../support/captchaMember'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import { takePageErrors } from '../support/sites/pageErrors'

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

  /** Opens the vendor's page for each row or attempt anew, in one tab. */
  async function createVendorTab() {
    const phone = await newPhone()
    const captcha = new CaptchaMember(new Member(phone, site.current), phone)
    const { code, origin } = site.current
    const { host } = new URL(origin)
    const start = (options?: CaptchaOptions) => phone.evaluate(createInitScript(version, host, options))
    return {
      phone,
      captcha,
      start,
      async open(faults: Parameters<CaptchaMember['opensVendorPage']>[0]['captcha'] = []) {
        await captcha.opensVendorPage({ captcha: faults })
        const headers = { Merchant: code, Language: 'EN' }
        const reply = await fetch(`${origin}/wps/captcha/geetest`, { headers })
        const { value } = (await reply.json()) as { value: { gt: string; challenge: string } }
        await phone.evaluate(
          `Object.assign(window, { events: [], challenge: '${value.challenge}', captchaId: '${value.gt}' })`,
        )
      },
      load: () => captcha.page.addScriptTag({ url: loaderOf(1) }),
      forgetEvents: () => phone.evaluate('void (window.events = [])'),
      waitForEvent: (event: string) =>
        waitUntil(`"${event}"`, async () => (await reportedEvents(phone)).includes(event)),
    }
  }

  const rows = vendorCases[version].filter(({ faults }) => !faults.some(({ part }) => part === 'loader'))

  it('behaves like the vendor with each fault, and after it', async () => {
    const { phone, captcha, start, open, load, forgetEvents, waitForEvent } = await createVendorTab()
    await checkRows(rows, async ({ faults, sequence, outcome, reportsToVendor, sticky }) => {
      await open(faults)
      await load()
      await start()
      await captcha.followsSequence(sequence)
      const event = typeof outcome === 'string' ? outcome : `error ${outcome.error}`
      if (outcome === 'nothing') expect(await reportedEvents(phone)).toEqual([])
      else await waitForEvent(event)
      await captcha.hasOnlyRequested(sequence)
      if (reportsToVendor) await captcha.followsSequence(['monitor /monitor/send'])
      if (!sticky) return
      // It keeps failing in the same page when the fault is over.
      await site.current.controlPlatform({ captcha: [] })
      await forgetEvents()
      await start()
      await waitForEvent(event)
      // After a hanging script the browser would queue a new request behind the hanging one.
      if (faults.some(({ how }) => how === 'hang')) return
      await forgetEvents()
      await load()
      await start()
      await waitForEvent('ready')
    })
  })

  it('reports when it is closed, accepts only a correct attempt, and returns a result only after that (I3.07, I3.08)', async () => {
    const { phone, captcha, start, open, load, waitForEvent } = await createVendorTab()
    const show = () => phone.evaluate(version === 'v3' ? 'captcha.verify()' : 'captcha.showCaptcha()')
    await open()
    await load()
    await start()
    await waitForEvent('ready')
    await show()
    await captcha.page.getByRole('button', { name: 'Close' }).click()
    await waitForEvent('close')
    expect(await phone.evaluate('captcha.getValidate()')).toBe(false)
    await show()
    const slider = captcha.page.getByRole('slider')
    const goal = Number((await slider.getAttribute('aria-label'))?.match(/\d+/)?.[0])
    const check = captcha.page.getByRole('button', { name: 'Check' })
    await slider.fill(String(goal - 10))
    await check.click()
    await captcha.page.getByText('Not quite').waitFor()
    expect(await phone.evaluate('captcha.getValidate()')).toBe(false)
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

  it('throws on a failure without an error handler', async () => {
    const { phone, captcha, start, open, load } = await createVendorTab()
    await open([{ part: 'main', how: 'missing' }])
    const thrown = captcha.page.waitForEvent('pageerror')
    await load()
    await start({ withoutHandlers: true })
    const message = version === 'v3' ? '网络错误' : 'Network failure'
    expect((await thrown).message).toBe(message)
    expect(takePageErrors(phone)).toEqual([expect.stringContaining(message)])
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
