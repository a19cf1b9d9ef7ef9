import type { Journey } from './journey'

/** GeeTest, where the merchant uses it. The vendor passes the member on the first tap. */
export const captcha: Journey = {
  title: 'passes the captcha of the login, and logs in (I2.15, I4.04, I4.38, I4.39)',
  aspects: ['frame'],
  where: ({ manifest }) => manifest.flags?.GEETEST3 !== undefined && manifest.flags.GEETEST3 !== false,
  async run(member) {
    const { userName, password } = member.site.demoMember('ordinary')
    await member.site.controlPlatform({
      flags: { merchant: member.site.code, values: { GEETEST3: true, LOGINCAPTCHA3: true } },
      captcha: [{ part: 'open', how: 'passes' }],
    })
    await member.opens('/m/login')
    await member.taps('button', 'captcha.waiting')
    await member.sees('button', 'captcha.success')
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  },
}
