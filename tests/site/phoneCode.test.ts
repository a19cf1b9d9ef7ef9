import { beforeAll, describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { sentCode } from '../support/emulator'
import { phonesForTests, siteForTests } from '../support/fixtures'
import { Member } from '../support/member'
import { type Captcha, openDoor } from '../support/phoneDoor'
import type { PlaywrightPhone } from '../support/playwrightEngine'
import { axeFindings, watchHealth } from '../support/screens'
import { codesComeFromFirebase } from '../support/visits'
import { chromiumProfiles } from '../support/workerBrowsers'

const built = inject('sites').find(({ manifest }) => manifest.settings?.firebase !== undefined)
if (!built) throw new Error('No merchant has a Firebase project')

describe('a code by SMS', () => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(chromiumProfiles)
  beforeAll(() => site.current.emulatorIsThere())
  const [language = 'EN'] = built.manifest.languages

  /** The sheet is open, where codes come from Firebase. */
  async function arrive(): Promise<{ member: Member; phone: PlaywrightPhone; number: string }> {
    await codesComeFromFirebase(site.current)
    const phone = await newPhone(languages[language].locale)
    const member = new Member(phone, site.current)
    await member.opens('/m/login')
    await member.taps('button', 'phoneCode.title')
    await member.sees('dialog', 'phoneCode.title')
    // Whoever has registered by a number is called by it.
    return { member, phone, number: `+${site.current.member('mobile').userName}` }
  }

  it('logs in whoever holds the number (I2.18, I4.31, I4.32)', async () => {
    const { member, phone, number } = await arrive()
    const health = watchHealth(phone.page, site.current.origin)
    await member.types('common.mobileNum', number)
    await member.taps('button', 'common.sendCode')
    await phone.until(`document.activeElement?.autocomplete === 'one-time-code'`)
    await member.types('common.verificationCode', await sentCode(site.current.origin, number))
    await member.taps('button', 'login.submit')
    await member.isAt('/m/home')
    await member.isLoggedIn()
    expect(health.problems([501])).toEqual([])
  })

  it('that is wrong may be corrected; a bad number is marked (I8.11, E8.17)', async () => {
    const { member, phone, number } = await arrive()
    // The emulator takes every number; this is how the real server refuses one.
    const refusal = { error: { code: 400, message: 'INVALID_PHONE_NUMBER : TOO_SHORT', errors: [] } }
    const sending = '**/accounts:sendVerificationCode*'
    await phone.page.route(sending, (route) => route.fulfill({ status: 400, json: refusal }))
    await member.types('common.mobileNum', '+8412')
    await member.taps('button', 'common.sendCode')
    await member.reads('signIn.badNumber')
    await member.reads('signIn.code', { code: 'auth/invalid-phone-number' })
    expect(await phone.evaluate('document.activeElement.value')).toBe('+8412')
    await phone.page.unroute(sending)
    await member.types('common.mobileNum', number)
    await member.taps('button', 'common.sendCode')
    await phone.until(`document.activeElement?.autocomplete === 'one-time-code'`)
    await member.types('common.verificationCode', '000000')
    await member.taps('button', 'login.submit')
    await member.reads('signIn.wrongCode')
    await member.reads('signIn.code', { code: 'auth/invalid-verification-code' })
    expect(await axeFindings(phone.page)).toEqual([])
  })
})

describe('the captcha before a code', () => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(chromiumProfiles)
  beforeAll(() => site.current.emulatorIsThere())
  const badges = `document.querySelectorAll('.badge').length`

  async function arrive() {
    const phone = await newPhone()
    await phone.page.goto(`${site.current.origin}/wps/none`)
    await openDoor(phone.page)
    /** Begins to send; what comes of it stands in `window.outcome`. */
    const send = (captcha: Captcha): Promise<void> =>
      phone.evaluate(`(window.captcha = '${captcha}', window.outcome = undefined, void door('+84903100500').then(
        (confirm) => { window.outcome = 'sent'; window.confirm = confirm },
        ({ code }) => { window.outcome = code }))`)
    return { phone, send }
  }

  it('passes unseen, and leaves nothing behind (I4.31, I4.32)', async () => {
    const { phone, send } = await arrive()
    await send('passes')
    await phone.until(`outcome === 'sent'`)
    expect(await phone.evaluate(badges)).toBe(0)
    const code = await sentCode(site.current.origin, '+84903100500')
    expect(await phone.evaluate<string>(`confirm('${code}')`)).toMatch(/^ey/)
  })

  it('that loses its network is told, and the next one passes (I8.11)', async () => {
    const { phone, send } = await arrive()
    await send('hasNoNetwork')
    await phone.until(`outcome === 'auth/network-request-failed'`)
    expect(await phone.evaluate(badges)).toBe(0)
    await send('passes')
    await phone.until(`outcome === 'sent'`)
  })

  it('that somebody has closed makes room for the next one', async () => {
    const { phone, send } = await arrive()
    await send('isClosed')
    await phone.until(`${badges} === 1`)
    await send('passes')
    await phone.until(`outcome === 'sent'`)
    expect(await phone.evaluate(badges)).toBe(0)
  })
})
