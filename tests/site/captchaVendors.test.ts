import { describe, expect, inject, it } from 'vitest'
import type { CaptchaVersion } from '../../runtime/tables/captcha'
import { vendorRows } from '../captcha/vendors'
import { CaptchaMember } from '../support/captcha'
import { phonesForTests, siteForTests } from '../support/fixtures'
import { Member } from '../support/member'
import type { PlaywrightPhone } from '../support/playwrightEngine'
import { waitUntil } from '../support/waitUntil'

/*
 * The simulator's loaders and widgets behave as the vendor's do: each row of the table in tests/captcha/vendors.ts, played
 * without any code of the site.
 */

const [built] = inject('sites')
if (!built) throw new Error('There is no site')
const site = siteForTests(built)
const newPhone = phonesForTests()

/** What has been told so far: "ready", "error 60204", "offlineCb", "success", "fail", "close", in their order. */
const toldSoFar = (phone: PlaywrightPhone): Promise<readonly string[]> => phone.evaluate('window.told')

interface Setting {
  /** Neither `onError` nor `offlineCb` is given. */
  readonly bare?: boolean
}

/** Begins a captcha as the vendor's documents show it. */
const begin = (version: CaptchaVersion, host: string, setting: Setting = {}): string => {
  const api = [1, 2, 3].map((server) => `${host}/__captcha/api${server}`)
  const servers = [1, 2, 3].map((server) => `${host}/__captcha/static${server}`)
  const config =
    version === 'v3'
      ? `{ gt: 'g', challenge: window.challenge, new_captcha: true, offline: false, product: 'bind', api_server: '${api[0]}' }`
      : `{ captchaId: window.captchaId, product: 'bind', timeout: 3000, apiServers: ${JSON.stringify(api)}, staticServers: ${JSON.stringify(servers)} }`
  return `(() => {
    const tell = (word) => (about) => {
      const code = typeof about === 'string' ? about : (about?.error_code ?? about?.code)
      told.push(code === undefined ? word : word + ' ' + code)
    }
    const handlers = ${setting.bare ? '{}' : "{ onError: tell('error'), offlineCb: tell('offlineCb') }"}
    const init = window.${version === 'v3' ? 'initGeetest' : 'initGeetest4'}
    init({ ...${config}, ...handlers }, (captcha) => {
      window.captcha = captcha
      captcha.onReady(tell('ready'))
      captcha.onSuccess(tell('success'))
      captcha.onError(tell('error'))
      captcha.onClose(tell('close'))
      captcha.onFail?.(tell('fail'))
    })
  })()`
}

describe.each(['v3', 'v4'] as const)('the stand-in of GeeTest %s', (version) => {
  const path = version === 'v3' ? '/static/tools/gt.js' : '/v4/gt4.js'
  const loaderOf = (server: number) => `/__captcha/static${server}${path}`

  async function stage(faults: Parameters<CaptchaMember['opensVendorPage']>[0]['captcha'] = []) {
    const phone = await newPhone()
    const captcha = new CaptchaMember(new Member(phone, site.current), phone)
    await captcha.opensVendorPage({ captcha: faults })
    const { code, origin } = site.current
    const headers = { Merchant: code, Language: 'EN' }
    const reply = await fetch(`${origin}/wps/captcha/geetest`, { headers })
    const { value } = (await reply.json()) as { value: { gt: string; challenge: string } }
    await phone.evaluate(
      `Object.assign(window, { told: [], challenge: '${value.challenge}', captchaId: '${value.gt}' })`,
    )
    const told = async (word: string) =>
      waitUntil(`"${word}"`, async () => (await toldSoFar(phone)).includes(word))
    return {
      phone,
      captcha,
      host: new URL(origin).host,
      told,
      load: () => captcha.page.addScriptTag({ url: loaderOf(1) }),
    }
  }

  const rows = vendorRows[version].filter(({ faults }) => !faults.some(({ part }) => part === 'loader'))

  it.each(rows)('does what the vendor does when this is wrong: $wrong', async (row) => {
    const { captcha, phone, host, load, told } = await stage(row.faults)
    await load()
    await phone.evaluate(begin(version, host))
    await captcha.lives(row.sequence)
    const { tells } = row
    if (tells === 'nothing') expect(await toldSoFar(phone)).toEqual([])
    else await told(typeof tells === 'string' ? tells : `error ${tells.error}`)
    await captcha.hasAsked(row.sequence)
    if (row.reports) await captcha.lives(['monitor /monitor/send'])
  })

  const sticky = rows.filter((row) => row.sticky)

  it.each(sticky)('stays failed in its page when all is well again, after: $wrong', async (row) => {
    const { captcha, phone, host, load, told } = await stage(row.faults)
    const error = typeof row.tells === 'string' ? row.tells : `error ${row.tells.error}`
    await load()
    await phone.evaluate(begin(version, host))
    await captcha.lives(row.sequence)
    await told(error)
    await site.current.platform({ captcha: [] })
    await phone.evaluate('void (window.told = [])')
    await phone.evaluate(begin(version, host))
    await told(error)
  })

  // Not after a hanging script: the browser lets a new request for it wait for the old one.
  it.each(sticky.filter(({ faults }) => faults.every(({ how }) => how !== 'hang')))(
    'works again with a fresh loader, after: $wrong',
    async ({ faults, sequence }) => {
      const { captcha, phone, host, load, told } = await stage(faults)
      await load()
      await phone.evaluate(begin(version, host))
      await captcha.lives(sequence)
      await site.current.platform({ captcha: [] })
      await load()
      await phone.evaluate(begin(version, host))
      await told('ready')
    },
  )

  it('passes a right attempt only, and gives its result then and not before (I3.07, I3.08)', async () => {
    const { captcha, phone, host, load, told } = await stage()
    await load()
    await phone.evaluate(begin(version, host))
    await told('ready')
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
    await told('success')
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

  it('closes, and tells so', async () => {
    const { captcha, phone, host, load, told } = await stage()
    await load()
    await phone.evaluate(begin(version, host))
    await told('ready')
    await phone.evaluate(version === 'v3' ? 'captcha.verify()' : 'captcha.showCaptcha()')
    await captcha.page.getByRole('button', { name: 'Close' }).click()
    await told('close')
  })

  it('throws when something fails and nobody listens', async () => {
    const { captcha, phone, host, load } = await stage([{ part: 'main', how: 'missing' }])
    const thrown = captcha.page.waitForEvent('pageerror')
    await load()
    await phone.evaluate(begin(version, host, { bare: true }))
    expect((await thrown).message).toBe(version === 'v3' ? '网络错误' : 'Network failure')
  })
})

describe('the stand-ins', () => {
  it('have v4’s bypass mode for whoever has no offlineCb', async () => {
    const phone = await newPhone()
    const captcha = new CaptchaMember(new Member(phone, site.current), phone)
    await captcha.opensVendorPage({ captcha: [{ part: 'load', how: 'missing' }] })
    await phone.evaluate(`Object.assign(window, { told: [], captchaId: 'any' })`)
    await captcha.page.addScriptTag({ url: '/__captcha/static1/v4/gt4.js' })
    await phone.evaluate(begin('v4', new URL(site.current.origin).host, { bare: true }))
    await captcha.lives(['static1 /v4/bypass.js'])
    await phone.until(`told.includes('ready')`)
    await phone.evaluate('captcha.showCaptcha()')
    await captcha.page.getByRole('button', { name: 'Check' }).click()
    expect(await phone.evaluate('captcha.getValidate().pass_token')).toBe('bypass')
  })

  it('leave v3’s gt and challenge in the page', async () => {
    const phone = await newPhone()
    const captcha = new CaptchaMember(new Member(phone, site.current), phone)
    await captcha.opensVendorPage({ captcha: [{ part: 'gettype', how: 'hang' }] })
    await phone.evaluate(`Object.assign(window, { told: [], challenge: 'c' })`)
    await captcha.page.addScriptTag({ url: '/__captcha/static1/static/tools/gt.js' })
    await phone.evaluate(begin('v3', new URL(site.current.origin).host))
    expect(await phone.evaluate('[GeeGT, GeeChallenge]')).toEqual(['g', 'c'])
  })
})
