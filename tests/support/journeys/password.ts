import type { Journey } from './journey'

const newPassword = 'a phrase of my own'

export const forcedPasswordChange: Journey = {
  title:
    'forces a new password at the first login, continues to the target page, and accepts the new password (I2.07, I4.06)',
  aspects: ['typing'],
  async run(member) {
    const { userName, password: old } = member.site.demoMember('firstLogin')
    await member.opens('/m/login?redirectUrl=%2Fm%2Fmember%2Fhome')
    await member.sendsLogin(userName, old)
    await member.expectPath('/m/changePsw')
    await member.reads('password.forcedText')
    await member.types('password.old', 'not my password')
    await member.types('password.new', newPassword)
    await member.taps('button', 'password.submit')
    await member.sees('dialog', 'common.notice')
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.types('password.old', old)
    await member.taps('button', 'password.submit')
    await member.expectPath('/m/member/home')
    await member.readsText(userName)
    await member.logsOut()
    await member.opens('/m/login')
    await member.sendsLogin(userName, newPassword)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  },
}
