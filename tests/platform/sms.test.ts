import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { messageLanguages } from '../../scripts/platform/messages'
import {
  lastCode,
  otherCode,
  readSentMessages,
  secondFactorMember,
  sendSms,
  sendSmsToVisitor,
  verifyLogin,
} from './memberCalls'
import { type PlatformServer, startPlatformServer, startTime } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

const advance = (by: number) => control(server.origin, { clock: { advance: by } })
const verifyCode = (verificationCode: string) =>
  verifyLogin(server, { method: 'S', ...secondFactorMember.mobile, verificationCode })

describe('a code by SMS', () => {
  it('is sent with its lifetime, and shown to the control call and in the log (I3.12, I7.08)', async () => {
    const { success, value } = await sendSms(server)
    expect({ success, value }).toEqual({ success: true, value: { expirationTime: 90 } })
    const { codes } = await readSentMessages(server)
    expect(codes).toEqual([
      {
        merchant: 'hongvan',
        to: 'member',
        ...secondFactorMember.mobile,
        code: expect.stringMatching(/^\d{6}$/),
        sentAt: startTime,
        expiresAt: startTime + 90_000,
        triesLeft: 5,
        used: false,
      },
    ])
    expect(server.lines).toContain(`SMS to +84 903100500: ${codes[0]?.code} (90 s)`)
  })

  it("is valid for as long as the merchant's setting says", async () => {
    await control(server.origin, { settings: { merchant: 'hongvan', values: { smsCodeSeconds: 30 } } })
    expect((await sendSms(server)).value).toEqual({ expirationTime: 30 })
    await advance(30_000)
    expect((await verifyCode(await lastCode(server))).errorCode).toBe('verification.code.expired')
  })

  it('is valid until its last millisecond', async () => {
    await sendSms(server)
    await advance(89_999)
    expect((await verifyCode(await lastCode(server))).success).toBe(true)
    await sendSms(server)
    await advance(90_000)
    expect((await verifyCode(await lastCode(server))).errorCode).toBe('verification.code.expired')
  })

  it('can be used once', async () => {
    await sendSms(server)
    const code = await lastCode(server)
    expect((await verifyCode(code)).success).toBe(true)
    expect((await verifyCode(code)).errorCode).toBe('verification.code.expired')
  })

  it('allows five attempts; then a new code is needed', async () => {
    await sendSms(server)
    const code = await lastCode(server)
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await verifyCode(otherCode(code))).errorCode).toBe('verification.sms.err')
    expect((await verifyCode(code)).errorCode).toBe('TOO_MANY_REQUEST_VERIFICATION')
    await advance(90_000)
    await sendSms(server)
    expect((await verifyCode(await lastCode(server))).success).toBe(true)
  })

  it('is not sent again while the first one is valid and unused', async () => {
    await sendSms(server)
    expect(await sendSms(server)).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUEST_SMS' })
    await advance(89_999)
    expect((await sendSms(server)).errorCode).toBe('TOO_MANY_REQUEST_SMS')
    await verifyCode(await lastCode(server))
    expect((await sendSms(server)).success).toBe(true)
    await advance(90_000)
    expect((await sendSms(server)).success).toBe(true)
  })

  it('is replaced by a newer one', async () => {
    await sendSms(server)
    const first = await lastCode(server)
    await advance(90_000)
    await sendSms(server)
    expect((await verifyCode(first)).errorCode).toBe('verification.sms.err')
    expect((await verifyCode(await lastCode(server))).success).toBe(true)
  })

  it.each([
    ['without a user name', { ...secondFactorMember.mobile }],
    ['without a dialling code', { mobileNum: '903100500', username: secondFactorMember.username }],
    ['as people write numbers', { countryDialingCode: '+84', mobileNum: '0903-100 500' }],
  ])('finds the member %s', async (_how, body) => {
    expect((await sendSms(server, body)).success).toBe(true)
    expect((await verifyCode(await lastCode(server))).success).toBe(true)
  })

  it.each([
    [{ ...secondFactorMember.mobile, mobileNum: '903100501' }, 'sms.number.err'],
    [{ ...secondFactorMember.mobile, countryDialingCode: '86' }, 'sms.number.err'],
    [{ ...secondFactorMember.mobile, username: 'minhanh88' }, 'sms.number.err'],
    [{ ...secondFactorMember.mobile, username: 'nobody' }, 'sms.number.err'],
    [{ countryDialingCode: '84' }, 'param.invalid'],
    [{ ...secondFactorMember.mobile, mobileNum: '000' }, 'param.invalid'],
  ])('for %j is refused as %s', async (body, errorCode) => {
    expect(await sendSms(server, body)).toMatchObject({ success: false, errorCode, value: null })
    expect((await readSentMessages(server)).codes).toEqual([])
  })

  it("is refused in the member's language", async () => {
    const messages = new Set<string>()
    for (const Language of messageLanguages)
      messages.add(
        (await sendSms(server, { ...secondFactorMember.mobile, mobileNum: '1' }, { Language })).message,
      )
    expect(messages.size).toBe(messageLanguages.length)
  })
})

describe('a code for a visitor', () => {
  const mobile = { countryDialingCode: '84', mobileNum: '987654321' }

  it('is sent to any number, and does not reveal whose it is (I7.16)', async () => {
    const stranger = await sendSmsToVisitor(server, mobile)
    const member = await sendSmsToVisitor(server, secondFactorMember.mobile)
    expect([stranger.value, member.value]).toEqual([{ expirationTime: 90 }, { expirationTime: 90 }])
    expect((await readSentMessages(server)).codes.map(({ to, mobileNum }) => [to, mobileNum])).toEqual([
      ['visitor', '987654321'],
      ['visitor', '903100500'],
    ])
    expect((await sendSmsToVisitor(server, mobile)).errorCode).toBe('TOO_MANY_REQUEST_SMS')
  })

  it("uses the merchant's country for a number without a dialling code", async () => {
    await sendSmsToVisitor(server, { mobileNum: '0987654321' })
    expect((await readSentMessages(server)).codes[0]).toMatchObject(mobile)
  })

  it('is not accepted as a second factor', async () => {
    await sendSmsToVisitor(server, secondFactorMember.mobile)
    expect((await verifyCode(await lastCode(server))).errorCode).toBe('verification.sms.err')
  })

  it.each([
    [{ countryDialingCode: '84' }, 'param.invalid'],
    [{ countryDialingCode: '84', mobileNum: '987' }, 'mobile.err'],
    [{ countryDialingCode: '999', mobileNum: '987654321' }, 'mobile.err'],
  ])('is not sent to %j: %s', async (body, errorCode) => {
    expect((await sendSmsToVisitor(server, body)).errorCode).toBe(errorCode)
    expect((await readSentMessages(server)).codes).toEqual([])
  })
})
