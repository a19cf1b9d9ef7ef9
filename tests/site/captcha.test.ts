import { describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { openCases, vendorCases } from '../captcha/vendorCases'
import { CaptchaMember, checkRows } from '../support/captchaMember'
import type { PhoneOptions } from '../support/engines/driver'
import { waitUntil } from '../support/engines/waitUntil'
import { Member, withoutMotion } from '../support/member'
import { isConsoleError } from '../support/screens/screenChecks'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import type { BuiltSite } from '../support/sites/sites'

function builtSite(code: string): BuiltSite {
  const found = inject('sites').find((site) => site.code === code)
  if (!found) throw new Error(`There is no site ${code}`)
  return found
}

/** A merchant for each version, according to their manifests. */
const merchants = { v3: 'hongvan', v4: 'brasa' } as const

describe.each(['v3', 'v4'] as const)('GeeTest %s', (version) => {
  const built = builtSite(merchants[version])
  const site = siteForTests(built)
  const newMovingPhone = phonesForTests()
  const newPhone = withoutMotion(newMovingPhone)
  const [first = 'EN'] = built.manifest.languages

  const newMember = async (create = newPhone, options?: PhoneOptions) => {
    const phone = await create(languages[first].locale, options)
    const member = new Member(phone, site.current)
    return { member, captcha: new CaptchaMember(member, phone), phone }
  }

  it('shows what the vendor reports with each fault, and can be reloaded after a lasting one (E4.66, I8.17, I8.18, F089)', async () => {
    const { captcha } = await newMember()
    await captcha.opens({}, '/m/home')
    await checkRows(vendorCases[version], async ({ faults, sequence, expected, sticky }) => {
      await captcha.opensSheet(faults)
      await captcha.followsSequence(sequence)
      await captcha.sees(expected)
      await captcha.hasOnlyRequested(sequence)
      if (!sticky) return
      // In the same page the vendor's code would fail again.
      await site.current.controlPlatform({ captcha: [] })
      await captcha.tapsBar()
      await captcha.sees({ state: 'waiting' })
    })
  })

  it('shows the right state with each fault when it is opened (I4.40, I4.46, I4.47, E4.68)', async () => {
    const { captcha } = await newMember()
    await captcha.opens({}, '/m/home')
    await checkRows(openCases, async ({ faults, wait, expected }) => {
      await captcha.opensSheet(faults)
      await captcha.sees({ state: 'waiting' })
      await captcha.tapsBar()
      if (wait) await captcha.letsTimePass(wait)
      await captcha.sees(expected)
    })
  })

  it('is required for a login, solved after a wrong attempt, and again after a refusal; then its fields are accepted (E5.31, E8.13, I4.39, I4.42)', async () => {
    const { member, captcha } = await newMember()
    const { userName, password } = site.current.demoMember('ordinary')
    await captcha.opens()
    await captcha.sees({ state: 'waiting' })
    await member.sendsLogin(userName, 'not-my-password')
    await member.reads('common.captchaFirst')
    await member.taps('button', 'common.confirm')
    expect(await captcha.loginPayloads()).toEqual([])
    await captcha.tapsBar()
    await captcha.movesSlider(-9)
    await captcha.frame.getByText('Not quite').waitFor()
    await captcha.movesSlider()
    await captcha.sees({ state: 'success' })
    await member.taps('button', 'login.submit')
    await member.taps('button', 'common.confirm')
    await captcha.solvesCaptcha()
    await member.types('login.password', password)
    await member.taps('button', 'login.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    const payloads = await captcha.loginPayloads()
    for (const payload of payloads)
      expect(
        Object.keys(payload)
          .filter((name) => name.startsWith('geetest'))
          .sort(),
      ).toEqual(version === 'v3' ? ['geetestChallenge', 'geetestSeccode'] : ['geetestValidateV4'])
    const results = payloads.map(
      ({ geetestSeccode, geetestValidateV4 }) => geetestSeccode ?? geetestValidateV4,
    )
    expect(results).toHaveLength(2)
    expect(results[0]).not.toBe(results[1])
  })

  it('takes the focus, covers the login sheet, and is closed by Escape or a tap outside (F096, F090)', async () => {
    const { member, captcha, phone } = await newMember()
    await captcha.opens({}, '/m/home')
    await captcha.opensSheet([])
    await captcha.sees({ state: 'waiting' })
    await captcha.tapsBar()
    const slider = captcha.frame.getByRole('slider')
    await slider.waitFor()
    await phone.until(`document.activeElement?.className === 'CaptchaFrame'`)
    expect(await phone.evaluate(`document.elementFromPoint(180, 320).className`)).toBe('CaptchaFrame')
    expect(await phone.evaluate(`document.querySelector('#root').inert`)).toBe(true)
    await slider.press('Escape')
    await phone.until(`document.activeElement?.classList.contains('Captcha-bar')`)
    await captcha.sees({ state: 'waiting', text: 'captcha.verifyFirst' })
    await member.sees('dialog', 'login.title')
    expect(await phone.evaluate(`document.querySelector('#root').inert`)).toBe(false)
    // An empty widget, too, must not block the page.
    await captcha.opensSheet([{ part: 'open', how: 'silent' }])
    await captcha.sees({ state: 'waiting' })
    await captcha.tapsBar()
    await phone.until(`document.querySelector('.CaptchaFrame[data-shown]') !== null`)
    await captcha.frame.locator('html').click({ position: { x: 20, y: 600 } })
    await captcha.sees({ state: 'waiting', text: 'captcha.verifyFirst' })
  })

  it('causes no layout shift in any of its states, nor when a part of the form loads late (I2.28, E2.64, I4.41, E4.69)', async () => {
    const { member, captcha, phone } = await newMember(newMovingPhone, { fresh: true })
    const measure = () =>
      phone.evaluate<string>(`(() => {
        const box = (element) => { const { top, height } = element.getBoundingClientRect(); return [Math.round(top + scrollY), height] }
        const bar = document.querySelector('.Captcha-bar')
        return JSON.stringify([box(bar), box(document.querySelector('form button[type="submit"]'))])
      })()`)
    const positions: string[] = []
    await captcha.opens({ captcha: [{ part: 'loader', how: 'hang' }] })
    await captcha.sees({ state: 'loading' })
    positions.push(await measure())
    for (const wait of [3000, 3000, 3000]) await captcha.letsTimePass(wait)
    await captcha.sees({ state: 'error', text: 'captcha.networkFailure', code: 60204 })
    positions.push(await measure())
    await site.current.controlPlatform({ captcha: [] })
    await captcha.tapsBar()
    await captcha.sees({ state: 'waiting' })
    positions.push(await measure())
    await captcha.solvesCaptcha()
    positions.push(await measure())
    expect(new Set(positions).size).toBe(1)

    // The captcha settings are known from this visit.
    const formShown = `document.querySelector('form button[type="submit"]') !== null`
    await captcha.page.route('**/rememberedLogin.*.js', async (route) => {
      await phone.until(formShown)
      await route.continue()
    })
    await captcha.page.addInitScript(`{
      globalThis.positions = []
      const recordPosition = () => {
        const button = document.querySelector('form button[type="submit"]')
        if (button) positions.push(Math.round(button.getBoundingClientRect().top + scrollY))
        requestAnimationFrame(recordPosition)
      }
      requestAnimationFrame(recordPosition)
    }`)
    await member.reloads()
    await captcha.sees({ state: 'waiting' })
    await phone.until(`performance.getEntriesByType('resource').some(({ name, responseEnd }) =>
      name.includes('/rememberedLogin.') && responseEnd > 0)`)
    expect(new Set(await phone.evaluate<number[]>('positions')).size).toBe(1)
  })

  it('runs the vendor’s code in the member’s language, apart from the site, and hears only its own frame (D16, I4.42, E9.34)', async () => {
    const { captcha, phone } = await newMember()
    const consoleErrors: string[] = []
    const requestedUrls: string[] = []
    captcha.page.on('console', (message) => {
      if (isConsoleError(message)) consoleErrors.push(message.text())
    })
    captcha.page.on('request', (request) => requestedUrls.push(request.url()))
    await captcha.opens()
    await captcha.sees({ state: 'waiting' })
    const frame = captcha.captchaFrame()
    if (version === 'v4') expect(requestedUrls.some((url) => url.includes('lang=por'))).toBe(true)
    else expect(await frame?.evaluate('GeeGT')).toMatch(/^[0-9a-f]{32}$/)
    expect(await phone.evaluate('document.documentElement.lang')).toBe(languages[first].tag)

    await captcha.tapsBar()
    await captcha.frame.getByRole('slider').waitFor()
    const tryAccess = (expression: string) =>
      frame?.evaluate(
        `(() => { try { return String(${expression}) } catch (error) { return error.name } })()`,
      )
    await phone.evaluate(`localStorage.setItem('secret', 'token')`)
    expect(await tryAccess('parent.document.cookie')).toBe('SecurityError')
    expect(await tryAccess('parent.localStorage')).toBe('SecurityError')
    expect(await tryAccess(`localStorage.getItem('secret')`)).toBe('null')
    expect(await phone.evaluate(`document.querySelector('script[src*="gt"]')`)).toBeNull()

    const fields = { geetestChallenge: 'x', geetestSeccode: 'x' }
    const forgedMessage = JSON.stringify({ type: 'passed', fields })
    await phone.evaluate(`void window.postMessage(${forgedMessage}, '*')`)
    for (const message of [
      'passed',
      { type: 'passed' },
      { type: 'passed', fields: { ...fields, password: 'x' } },
    ])
      await frame?.evaluate(`void parent.postMessage(${JSON.stringify(message)}, '*')`)
    expect(consoleErrors).toEqual([])
    await phone.evaluate(`(() => {
      const foreignFrame = Object.assign(document.createElement('iframe'), { src: '/m/captcha.html?foreign' })
      foreignFrame.setAttribute('sandbox', 'allow-scripts')
      document.body.append(foreignFrame)
    })()`)
    const foreignFrame = () => captcha.page.frames().find((candidate) => candidate.url().endsWith('?foreign'))
    await waitUntil(
      'the foreign frame',
      async () => (await foreignFrame()?.evaluate('document.readyState')) === 'complete',
    )
    await foreignFrame()?.evaluate(`void parent.postMessage(${forgedMessage}, '*')`)
    await captcha.movesSlider(-9)
    await captcha.frame.getByText('Not quite').waitFor()
    expect(await phone.evaluate(`document.querySelector('.Captcha-bar').className`)).toContain('--waiting')
    await captcha.movesSlider()
    await captcha.sees({ state: 'success' })
    expect(consoleErrors).toEqual([])
  })
})

describe('the picture captcha', () => {
  const built = builtSite('sitara')
  const site = siteForTests(built)
  const newPhone = withoutMotion(phonesForTests())

  const newMember = async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    return { member, phone, captcha: new CaptchaMember(member, phone) }
  }

  /** Reads the code in the picture. */
  const readCode = async (captcha: CaptchaMember): Promise<string> => {
    const address = await captcha.page.locator('.Captcha-picture img').getAttribute('src')
    const svg = Buffer.from(address?.split(',')[1] ?? '', 'base64').toString()
    return [...svg.matchAll(/>(\w)<\/text>/g)].map(([, letter]) => letter).join('')
  }

  it('accepts the right code, and shows another picture after a wrong one (I5.18, E5.33, F105)', async () => {
    const { member, captcha } = await newMember()
    const { userName, password } = site.current.demoMember('ordinary')
    await captcha.opens()
    const first = await readCode(captcha)
    await member.types('captcha.pictureLabel', 'wrong')
    await member.sendsLogin(userName, password)
    await member.taps('button', 'common.confirm')
    await captcha.page.waitForFunction(
      (code) =>
        !atob(
          document.querySelector<HTMLImageElement>('.Captcha-picture img')?.src.split(',')[1] ?? '',
        ).includes(code),
      `>${first[0]}</text>`,
    )
    await member.types('captcha.pictureLabel', (await readCode(captcha)).toLowerCase())
    await member.taps('button', 'login.submit')
    await member.waitUntilLoggedIn()
    expect((await captcha.loginPayloads()).map(Object.keys)).toEqual([
      expect.arrayContaining(['captchaId', 'captchaCode']),
      expect.arrayContaining(['captchaId', 'captchaCode']),
    ])
  })

  it('says that it failed to load, and loads after a retry (F089)', async () => {
    const { member, captcha } = await newMember()
    await captcha.opens({ fault: { call: 'captchaImage', status: 503, times: 1 } })
    await member.reads('captcha.pictureFailed')
    await member.taps('button', 'captcha.pictureReload')
    expect(await readCode(captcha)).toMatch(/^\w{5}$/)
    await member.taps('button', 'captcha.help')
    await member.sees('dialog', 'support.title')
  })
})
