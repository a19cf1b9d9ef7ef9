import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { control } from '../../scripts/platform/control'
import { chooseMethod, confirmAge, confirmSuccess, newPassword } from '../support/journeys/register'
import { chooseTab } from '../support/journeys/secondFactor'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

describeSites('typed fields', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const [language = 'EN'] = built.manifest.languages
  const numberInput = 'dialog input[type="tel"]'
  const codeInput = 'dialog [role="tabpanel"]:not([hidden]) input[autocomplete="one-time-code"]'

  async function start() {
    const phone = await newPhone(languages[language].locale, { fresh: true })
    const { page } = phone
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await site.current.controlPlatform({ flags: { merchant: built.code, values: { SMSCAPTCHA3: false } } })
    /** Pastes as a member does, and returns the field's text. */
    async function paste(selector: string, text: string): Promise<string> {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.locator(selector).fill('')
      await page.locator(selector).press('ControlOrMeta+v')
      return page.locator(selector).inputValue()
    }
    async function typeKeys(selector: string, text: string): Promise<string> {
      await page.locator(selector).fill('')
      await page.locator(selector).pressSequentially(text)
      return page.locator(selector).inputValue()
    }
    return { member: new Member(phone, site.current), paste, typeKeys }
  }

  const lastCode = async (): Promise<string> => {
    const { codes = [] } = await control(site.current.origin, { codes: true })
    return codes.at(-1)?.code ?? ''
  }
  const withDash = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`

  it('keeps every digit of a number or a code that is typed or pasted, and sends them (F103, F101)', async () => {
    const { member, paste, typeKeys } = await start()
    const { userName, password, secondFactor } = site.current.demoMember('secondFactor')
    if (!secondFactor) throw new Error(`${userName} has no second factor`)
    await member.opens('/m/login')
    expect(await typeKeys('input[name="username"]', userName)).toBe(userName)
    expect(await typeKeys('input[name="password"]', password)).toBe(password)
    await member.taps('button', 'login.submit')
    await member.sees('dialog', 'secondFactor.title')
    await chooseTab(member, 'secondFactor.gaTab')
    expect(await typeKeys(codeInput, '123-4567')).toBe('1234567')
    await member.taps('button', 'secondFactor.submit')
    await member.reads('common.codeLength', { digits: '6' })
    await chooseTab(member, 'secondFactor.smsTab')
    expect(await typeKeys(numberInput, '+1 (234) 567-890-1234')).toBe('+1 (234) 567-890-1234')
    await member.taps('button', 'common.sendCode')
    await member.reads('common.mobileNumOtherCountry', {
      code: `\u2066+${secondFactor.mobile.slice(1).split(' ')[0]}\u2069`,
    })
    const number = `\u202a${secondFactor.mobile.replace(/(\d{3})(?=\d)/g, '$1\u2011')}\u202c`
    expect(await paste(numberInput, number)).toBe(number)
    await member.taps('button', 'common.sendCode')
    await member.reads('common.codeSent')
    const code = await lastCode()
    expect(await paste(codeInput, `\u200e${withDash(code)}\u200f`)).toBe(code)
    await member.taps('button', 'secondFactor.submit')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  })

  it('resets a password with a number and a code as they were copied (F103, I7.16)', async () => {
    const { member, paste } = await start()
    const { userName, secondFactor } = site.current.demoMember('secondFactor')
    await member.opens('/m/login')
    await member.types('login.userName', userName)
    await member.taps('button', 'login.forgotten')
    await chooseTab(member, 'forgotten.smsTab')
    const number = `00${secondFactor?.mobile.slice(1).replace(/(\d{2})/g, '$1 ')}`
    expect(await paste(numberInput, number)).toBe(number)
    await member.taps('button', 'common.sendCode')
    await member.reads('common.codeSent')
    const code = await lastCode()
    expect(await paste(codeInput, withDash(code))).toBe(code)
    await member.types('forgotten.newPassword', 'a phrase of my own')
    await member.taps('button', 'forgotten.reset')
    await member.reads('forgotten.resetDone')
  })

  it(
    'registers the number that was pasted or typed with all its digits (F103, I7.14)',
    async () => {
      const { member, paste, typeKeys } = await start()
      await site.current.controlPlatform({
        settings: { merchant: built.code, values: { mobileNumberPassword: true } },
      })
      await member.opens('/m/register')
      await confirmAge(member)
      await chooseMethod(member, 'register.byMobile')
      const field = 'input[type="tel"]'
      const [code = '', ownNumber = ''] =
        site.current.demoMember('secondFactor').secondFactor?.mobile.split(' ') ?? []
      const number = `${ownNumber.slice(0, -4)}8877`
      expect(await typeKeys(field, '+999 12345678901234567890')).toBe('+999 12345678901234567890')
      const pasted = `${code} ${number.replace(/(\d{3})(?=\d)/g, '$1-')}`
      expect(await paste(field, pasted)).toBe(pasted)
      if (built.manifest.registration?.smsCode === true) {
        await member.taps('button', 'common.sendCode')
        await member.reads('common.codeSent')
        const input = 'input[autocomplete="one-time-code"]'
        const sent = await lastCode()
        expect(await paste(input, withDash(sent))).toBe(sent)
      }
      await member.types('login.password', newPassword)
      await member.taps('button', 'register.submit')
      await confirmSuccess(member)
      const { registrations = [] } = await control(site.current.origin, { registrations: true })
      expect(registrations).toMatchObject([
        { payload: { mobileNum: number, countryDialingCode: code.slice(1) } },
      ])
    },
    {
      where: ({ manifest }) => manifest.registration?.methods?.includes('mobile') === true,
      everywhere: true,
    },
  )
})
