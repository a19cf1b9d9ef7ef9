import { describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { openCases, vendorCases } from '../captcha/vendorCases'
import { CaptchaMember } from '../support/captchaMember'
import type { PhoneOptions } from '../support/engines/driver'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
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
  const newPhone = phonesForTests()
  const [first = 'EN'] = built.manifest.languages

  const newMember = async (options?: PhoneOptions) => {
    const phone = await newPhone(languages[first].locale, options)
    const member = new Member(phone, site.current)
    return { member, captcha: new CaptchaMember(member, phone), phone }
  }

  describe('while it loads', () => {
    it.each(vendorCases[version])(
      'shows what the vendor reports with this fault: $fault (E4.66, I8.17, I8.18, F089)',
      async ({ faults, sequence, expected }) => {
        const { captcha } = await newMember()
        await captcha.opens({ captcha: faults })
        await captcha.followsSequence(sequence)
        await captcha.sees(expected)
        await captcha.hasOnlyRequested(sequence)
      },
    )
  })

  describe('when it is opened', () => {
    it.each(openCases)(
      'shows the right state with this fault: $fault (I4.40, I4.46, I4.47, E4.68)',
      async ({ faults, wait, expected }) => {
        const { captcha } = await newMember()
        await captcha.opens({ captcha: faults })
        await captcha.sees({ state: 'waiting' })
        await captcha.tapsBar()
        if (wait) await captcha.letsTimePass(wait)
        await captcha.sees(expected)
      },
    )
  })

  it('is solved after a wrong attempt, and its fields make the login succeed (I4.04, I4.39, I4.42)', async () => {
    const { member, captcha } = await newMember()
    const { userName, password } = site.current.demoMember('ordinary')
    await captcha.opens()
    await captcha.sees({ state: 'waiting' })
    await captcha.tapsBar()
    await captcha.movesSlider(-9)
    await captcha.frame.getByText('Not quite').waitFor()
    await captcha.movesSlider()
    await captcha.sees({ state: 'success' })
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    const [sent = {}] = await captcha.loginPayloads()
    const captchaFields = Object.keys(sent).filter((name) => name.startsWith('geetest'))
    expect(captchaFields.sort()).toEqual(
      version === 'v3' ? ['geetestChallenge', 'geetestSeccode'] : ['geetestValidateV4'],
    )
  })

  it('blocks a login without it, with a notice and a button to confirm (I5.05, E5.31, E8.13)', async () => {
    const { member, captcha } = await newMember()
    const { userName, password } = site.current.demoMember('ordinary')
    await captcha.opens()
    await captcha.sees({ state: 'waiting' })
    await member.sendsLogin(userName, password)
    await member.reads('common.captchaFirst')
    await member.taps('button', 'common.confirm')
    expect(await captcha.loginPayloads()).toEqual([])
  })

  it.each([
    ['that failed', { part: 'main', how: 'missing' }, []],
    ['that hung', { part: 'loader', how: 'hang' }, [3000, 3000, 3000]],
  ] as const)('can be reloaded after an error %s (I4.41, E4.69)', async (_title, fault, delays) => {
    const { captcha } = await newMember()
    await captcha.opens({ captcha: [fault] })
    const loaderSequence =
      vendorCases[version].find(({ faults }) => faults[0]?.part === 'loader')?.sequence ?? []
    const hangingRequests = delays.flatMap((delay, server) => [
      String(loaderSequence[0]).replace('static1', `static${server + 1}`),
      delay,
    ])
    await captcha.followsSequence(hangingRequests)
    await captcha.sees({ state: 'error', text: 'captcha.networkFailure', code: 60204 })
    await site.current.controlPlatform({ captcha: [] })
    await captcha.tapsBar()
    await captcha.sees({ state: 'waiting' })
  })

  it('must be solved again when the platform refuses the login (F105)', async () => {
    const { member, captcha } = await newMember()
    const { userName, password } = site.current.demoMember('ordinary')
    await captcha.opens()
    await captcha.solvesCaptcha()
    await member.sendsLogin(userName, 'not-my-password')
    await member.taps('button', 'common.confirm')
    await captcha.solvesCaptcha()
    await member.sendsLogin(userName, password)
    await member.waitUntilLoggedIn()
    const [first, second] = (await captcha.loginPayloads()).map(({ geetestSeccode, geetestValidateV4 }) =>
      String(geetestSeccode ?? geetestValidateV4),
    )
    expect(first).not.toBe(second)
  })

  it('takes the focus, covers the login sheet, and restores the focus when Escape closes it (F096)', async () => {
    const { member, captcha, phone } = await newMember()
    await captcha.opens({}, '/m/home')
    await member.taps('button', 'shell.logIn')
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
  })

  it('is closed by a tap outside, so that an empty widget cannot block the page (F090)', async () => {
    const { captcha, phone } = await newMember()
    await captcha.opens({ captcha: [{ part: 'open', how: 'silent' }] })
    await captcha.sees({ state: 'waiting' })
    await captcha.tapsBar()
    await phone.until(`document.querySelector('.CaptchaFrame[data-shown]') !== null`)
    await captcha.frame.locator('html').click({ position: { x: 20, y: 600 } })
    await captcha.sees({ state: 'waiting', text: 'captcha.verifyFirst' })
  })

  it('causes no layout shift when a part of the form loads late (E2.64)', async () => {
    const { member, captcha, phone } = await newMember({ fresh: true })
    // The captcha settings are known from an earlier visit.
    await captcha.opens()
    await captcha.sees({ state: 'waiting' })
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

  it('causes no layout shift in any of its states (I2.28, E2.64)', async () => {
    const { captcha, phone } = await newMember()
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
    await captcha.sees({ state: 'error' })
    positions.push(await measure())
    await site.current.controlPlatform({ captcha: [] })
    await captcha.tapsBar()
    await captcha.sees({ state: 'waiting' })
    positions.push(await measure())
    await captcha.solvesCaptcha()
    positions.push(await measure())
    expect(new Set(positions).size).toBe(1)
  })

  it('isolates the vendor’s code from the site, and violates no policy (D16)', async () => {
    const { captcha, phone } = await newMember()
    const consoleErrors: string[] = []
    captcha.page.on('console', (message) => {
      if (isConsoleError(message)) consoleErrors.push(message.text())
    })
    await captcha.opens()
    await captcha.solvesCaptcha()
    expect(consoleErrors).toEqual([])
    const frame = captcha.page.frames().find((candidate) => candidate.url().endsWith('/m/captcha.html'))
    const tryAccess = (expression: string) =>
      frame?.evaluate(
        `(() => { try { return String(${expression}) } catch (error) { return error.name } })()`,
      )
    await phone.evaluate(`localStorage.setItem('secret', 'token')`)
    expect(await tryAccess('parent.document.cookie')).toBe('SecurityError')
    expect(await tryAccess('parent.localStorage')).toBe('SecurityError')
    expect(await tryAccess(`localStorage.getItem('secret')`)).toBe('null')
    expect(await phone.evaluate(`document.querySelector('script[src*="gt"]')`)).toBeNull()
  })

  it('accepts only valid messages from its own frame (I4.42, D16)', async () => {
    const { captcha, phone } = await newMember()
    await captcha.opens()
    await captcha.sees({ state: 'waiting' })
    await captcha.tapsBar()
    await captcha.frame.getByRole('slider').waitFor()
    const fields = { geetestChallenge: 'x', geetestSeccode: 'x' }
    const forgedMessage = JSON.stringify({ type: 'passed', fields })
    await phone.evaluate(`void window.postMessage(${forgedMessage}, '*')`)
    const frame = captcha.page.frames().find((candidate) => candidate.url().endsWith('/m/captcha.html'))
    for (const message of [
      'passed',
      { type: 'passed' },
      { type: 'passed', fields: { ...fields, password: 'x' } },
    ])
      await frame?.evaluate(`void parent.postMessage(${JSON.stringify(message)}, '*')`)
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
  })

  it('passes the member’s language to the vendor (E9.34)', async () => {
    const { captcha, phone } = await newMember()
    const requestedUrls: string[] = []
    captcha.page.on('request', (request) => requestedUrls.push(request.url()))
    await captcha.opens()
    await captcha.sees({ state: 'waiting' })
    const frame = captcha.page.frames().find((candidate) => candidate.url().endsWith('/m/captcha.html'))
    if (version === 'v4') expect(requestedUrls.some((url) => url.includes('lang=por'))).toBe(true)
    else expect(await frame?.evaluate('GeeGT')).toMatch(/^[0-9a-f]{32}$/)
    expect(await phone.evaluate('document.documentElement.lang')).toBe(languages[first].tag)
  })
})

describe('the picture captcha', () => {
  const built = builtSite('sitara')
  const site = siteForTests(built)
  const newPhone = phonesForTests()

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
