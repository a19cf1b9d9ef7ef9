import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { messageLanguages } from '../../scripts/platform/messages'
import { careful, lastCode, sendSms, sendSmsToVisitor, sent, verify, wrong } from './members'
import { openSite, type Site, START } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => control(site.origin, { reset: true }))
afterAll(() => site.close())

const advance = (by: number) => control(site.origin, { clock: { advance: by } })
const prove = (verificationCode: string) => verify(site, { method: 'S', ...careful.mobile, verificationCode })

describe('a code by SMS', () => {
  it('is sent with the time that it is good for, and told to the control and the operator (I3.12, I7.08)', async () => {
    const { success, value } = await sendSms(site)
    expect({ success, value }).toEqual({ success: true, value: { expirationTime: 90 } })
    const { codes } = await sent(site)
    expect(codes).toEqual([
      {
        merchant: 'hongvan',
        to: 'member',
        ...careful.mobile,
        code: expect.stringMatching(/^\d{6}$/),
        sentAt: START,
        expiresAt: START + 90_000,
        triesLeft: 5,
        used: false,
      },
    ])
    expect(site.lines).toContain(`SMS to +84 903100500: ${codes[0]?.code} (90 s)`)
  })

  it("is good for as long as the merchant's setting says", async () => {
    await control(site.origin, { settings: { merchant: 'hongvan', values: { smsCodeSeconds: 30 } } })
    expect((await sendSms(site)).value).toEqual({ expirationTime: 30 })
    await advance(30_000)
    expect((await prove(await lastCode(site))).errorCode).toBe('verification.code.expired')
  })

  it('is good to its last millisecond', async () => {
    await sendSms(site)
    await advance(89_999)
    expect((await prove(await lastCode(site))).success).toBe(true)
    await sendSms(site)
    await advance(90_000)
    expect((await prove(await lastCode(site))).errorCode).toBe('verification.code.expired')
  })

  it('serves once', async () => {
    await sendSms(site)
    const code = await lastCode(site)
    expect((await prove(code)).success).toBe(true)
    expect((await prove(code)).errorCode).toBe('verification.code.expired')
  })

  it('may be tried five times; then only another code helps', async () => {
    await sendSms(site)
    const code = await lastCode(site)
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await prove(wrong(code))).errorCode).toBe('verification.sms.err')
    expect((await prove(code)).errorCode).toBe('TOO_MANY_REQUEST_VERIFICATION')
    await advance(90_000)
    await sendSms(site)
    expect((await prove(await lastCode(site))).success).toBe(true)
  })

  it('is not sent twice while the first one is good, unless that one is used', async () => {
    await sendSms(site)
    expect(await sendSms(site)).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUEST_SMS' })
    await advance(89_999)
    expect((await sendSms(site)).errorCode).toBe('TOO_MANY_REQUEST_SMS')
    await prove(await lastCode(site))
    expect((await sendSms(site)).success).toBe(true)
    await advance(90_000)
    expect((await sendSms(site)).success).toBe(true)
  })

  it('is the last one that was sent', async () => {
    await sendSms(site)
    const first = await lastCode(site)
    await advance(90_000)
    await sendSms(site)
    expect((await prove(first)).errorCode).toBe('verification.sms.err')
    expect((await prove(await lastCode(site))).success).toBe(true)
  })

  it.each([
    ['without a user name', { ...careful.mobile }],
    ['without a dialling code', { mobileNum: '903100500', username: careful.username }],
    ['as people write numbers', { countryDialingCode: '+84', mobileNum: '0903-100 500' }],
  ])('finds the member %s', async (_how, body) => {
    expect((await sendSms(site, body)).success).toBe(true)
    expect((await prove(await lastCode(site))).success).toBe(true)
  })

  it.each([
    [{ ...careful.mobile, mobileNum: '903100501' }, 'sms.number.err'],
    [{ ...careful.mobile, countryDialingCode: '86' }, 'sms.number.err'],
    [{ ...careful.mobile, username: 'minhanh88' }, 'sms.number.err'],
    [{ ...careful.mobile, username: 'nobody' }, 'sms.number.err'],
    [{ countryDialingCode: '84' }, 'param.invalid'],
    [{ ...careful.mobile, mobileNum: '000' }, 'param.invalid'],
  ])('is refused to %j as %s', async (body, errorCode) => {
    expect(await sendSms(site, body)).toMatchObject({ success: false, errorCode, value: null })
    expect((await sent(site)).codes).toEqual([])
  })

  it("is refused in the member's language", async () => {
    const said = new Set<string>()
    for (const Language of messageLanguages)
      said.add((await sendSms(site, { ...careful.mobile, mobileNum: '1' }, { Language })).message)
    expect(said.size).toBe(messageLanguages.length)
  })
})

describe('a code for a visitor', () => {
  const mobile = { countryDialingCode: '84', mobileNum: '987654321' }

  it('is sent to whatever number is given, and says nothing about whose it is (I7.16)', async () => {
    const stranger = await sendSmsToVisitor(site, mobile)
    const member = await sendSmsToVisitor(site, careful.mobile)
    expect([stranger.value, member.value]).toEqual([{ expirationTime: 90 }, { expirationTime: 90 }])
    expect((await sent(site)).codes.map(({ to, mobileNum }) => [to, mobileNum])).toEqual([
      ['visitor', '987654321'],
      ['visitor', '903100500'],
    ])
    expect((await sendSmsToVisitor(site, mobile)).errorCode).toBe('TOO_MANY_REQUEST_SMS')
  })

  it("takes a number without a dialling code for one of the merchant's country", async () => {
    await sendSmsToVisitor(site, { mobileNum: '0987654321' })
    expect((await sent(site)).codes[0]).toMatchObject(mobile)
  })

  it('is no proof of a login', async () => {
    await sendSmsToVisitor(site, careful.mobile)
    expect((await prove(await lastCode(site))).errorCode).toBe('verification.sms.err')
  })

  it.each([
    [{ countryDialingCode: '84' }, 'param.invalid'],
    [{ countryDialingCode: '84', mobileNum: '987' }, 'mobile.err'],
    [{ countryDialingCode: '999', mobileNum: '987654321' }, 'mobile.err'],
  ])('is not sent to %j: %s', async (body, errorCode) => {
    expect((await sendSmsToVisitor(site, body)).errorCode).toBe(errorCode)
    expect((await sent(site)).codes).toEqual([])
  })
})
