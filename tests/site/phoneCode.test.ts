import { beforeAll, describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { undetectedPrivateWindow } from '../support/journeys/social'
import { Member, withoutMotion } from '../support/member'
import { enableFirebaseCodes } from '../support/screens/screenCases'
import { findAxeViolations, watchPageProblems } from '../support/screens/screenChecks'
import { readSmsCode } from '../support/sites/emulator'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import { addSmsCodeSender, type RecaptchaBehavior } from '../support/smsCodeSender'

const built = inject('sites').find(({ manifest }) => manifest.settings?.firebase !== undefined)
if (!built) throw new Error('No merchant has a Firebase project')

describe('a code by SMS', () => {
  const site = siteForTests(built)
  const newPhone = withoutMotion(phonesForTests())
  beforeAll(() => site.current.waitForEmulator())
  const [language = 'EN'] = built.manifest.languages

  /** Opens the sheet, with codes sent by Firebase. */
  async function openSheet(): Promise<{ member: Member; phone: PlaywrightPhone; number: string }> {
    await enableFirebaseCodes(site.current)
    const phone = await newPhone(languages[language].locale)
    const member = new Member(phone, site.current)
    site.current.injectScript(undetectedPrivateWindow)
    await member.opens('/m/login')
    await member.taps('button', 'phoneCode.title')
    await member.sees('dialog', 'phoneCode.title')
    // The user name of a member who registered by mobile number is that number.
    return { member, phone, number: `+${site.current.demoMember('mobile').userName}` }
  }

  it('logs in the holder of the number (I2.18, I4.31, I4.32)', async () => {
    const { member, phone, number } = await openSheet()
    const watched = watchPageProblems(phone.page, site.current.origin)
    await member.types('common.mobileNum', number)
    await member.taps('button', 'common.sendCode')
    await phone.until(`document.activeElement?.autocomplete === 'one-time-code'`)
    await member.types('common.verificationCode', await readSmsCode(site.current.origin, number))
    await member.taps('button', 'login.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    expect(watched.problems([501])).toEqual([])
  })

  it('can be corrected when it is wrong; an invalid number is marked (I8.11, E8.17)', async () => {
    const { member, phone, number } = await openSheet()
    // The emulator accepts every number; this is the real server's refusal.
    const refusal = { error: { code: 400, message: 'INVALID_PHONE_NUMBER : TOO_SHORT', errors: [] } }
    const sendCodeUrl = '**/accounts:sendVerificationCode*'
    await phone.page.route(sendCodeUrl, (route) => route.fulfill({ status: 400, json: refusal }))
    await member.types('common.mobileNum', '+84 12 345 67 89')
    await member.taps('button', 'common.sendCode')
    await member.reads('signIn.badNumber')
    await member.reads('signIn.code', { code: 'auth/invalid-phone-number' })
    expect(await phone.evaluate('document.activeElement.value')).toBe('+84 12 345 67 89')
    await phone.page.unroute(sendCodeUrl)
    await member.types('common.mobileNum', number)
    await member.taps('button', 'common.sendCode')
    await phone.until(`document.activeElement?.autocomplete === 'one-time-code'`)
    await member.types('common.verificationCode', '000000')
    await member.taps('button', 'login.submit')
    await member.reads('signIn.wrongCode')
    await member.reads('signIn.code', { code: 'auth/invalid-verification-code' })
    expect(await findAxeViolations(phone.page)).toEqual([])
  })
})

describe('reCAPTCHA before an SMS code', () => {
  const site = siteForTests(built)
  const newPhone = withoutMotion(phonesForTests())
  beforeAll(() => site.current.waitForEmulator())
  const badgeCount = `document.querySelectorAll('.badge').length`

  async function createSender() {
    const phone = await newPhone()
    await phone.page.goto(`${site.current.origin}/wps/none`)
    await addSmsCodeSender(phone.page)
    /** Starts sending; the result is in `window.outcome`. */
    const send = (behavior: RecaptchaBehavior): Promise<void> =>
      phone.evaluate(`(window.recaptchaBehavior = '${behavior}', window.outcome = undefined, void sendCode('+84903100500').then(
        (confirm) => { window.outcome = 'sent'; window.confirm = confirm },
        ({ code }) => { window.outcome = code }))`)
    return { phone, send }
  }

  it('passes invisibly, and is removed afterwards (I4.31, I4.32)', async () => {
    const { phone, send } = await createSender()
    await send('passes')
    await phone.until(`outcome === 'sent'`)
    expect(await phone.evaluate(badgeCount)).toBe(0)
    const code = await readSmsCode(site.current.origin, '+84903100500')
    expect(await phone.evaluate<string>(`confirm('${code}')`)).toMatch(/^ey/)
  })

  it('reports a network failure, and passes the next time (I8.11)', async () => {
    const { phone, send } = await createSender()
    await send('hasNoNetwork')
    await phone.until(`outcome === 'auth/network-request-failed'`)
    expect(await phone.evaluate(badgeCount)).toBe(0)
    await send('passes')
    await phone.until(`outcome === 'sent'`)
  })

  it('that was closed is replaced by the next one', async () => {
    const { phone, send } = await createSender()
    await send('isClosed')
    await phone.until(`${badgeCount} === 1`)
    await send('passes')
    await phone.until(`outcome === 'sent'`)
    expect(await phone.evaluate(badgeCount)).toBe(0)
  })
})
