import type { FrameLocator } from 'playwright'
import { expect } from 'vitest'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

const noDialog = `document.querySelector('dialog') === null`
const windowLoaded = `document.querySelector('.ChatWindow-frame:not(.ChatWindow-frame--loading)') !== null`

describeSites('chat', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const offersChat = { where: () => (built.manifest.flags?.CHAT3 ?? false) !== false }

  /** Opens the member's home, and the chat from there. */
  async function openChat(): Promise<[Member, PlaywrightPhone, FrameLocator]> {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.opensLoggedIn('ordinary', '/m/member/home')
    await phone.page.getByRole('button', { name: await member.text('chat.title') }).click()
    await member.sees('dialog', 'chat.title')
    await phone.until(windowLoaded)
    return [member, phone, phone.page.frameLocator('.ChatWindow-frame')]
  }

  it(
    'lets a visitor log in, write, read the answer, and close the chat (E1.06, E5.08, E6.01)',
    async () => {
      const phone = await newPhone()
      const member = new Member(phone, site.current)
      const { userName, password } = site.current.demoMember('ordinary')
      await member.opens('/m/home')
      await member.taps('button', 'navigation.support', 'nav')
      await member.sees('dialog', 'support.title')
      await member.taps('button', 'chat.title')
      await member.sees('dialog', 'login.title')
      await member.sendsLogin(userName, password)
      await member.sees('dialog', 'chat.title')
      await phone.until(windowLoaded)
      const chat = phone.page.frameLocator('.ChatWindow-frame')
      await chat.locator('input').fill('Hello <b>')
      await chat.locator('#send').click()
      await chat.locator('li.member', { hasText: 'Hello <b>' }).waitFor()
      expect(await chat.locator('li.agent').count()).toBe(2)
      await chat.locator('#close').click()
      await phone.until(noDialog)
      await member.expectPath('/m/home')
      await phone.until(`!document.querySelector('.MemberBadge-unread')`)
    },
    offersChat,
  )

  it(
    'leaves a working history when it is closed, whatever its page has added to it',
    async () => {
      const [member, phone, chat] = await openChat()
      await chat.locator('input').evaluate(() => history.pushState(null, '', '#one'))
      await member.taps('button', 'common.close')
      await phone.until(noDialog)
      await member.taps('link', 'navigation.home', 'nav')
      await member.expectPath('/m/home')
      await member.goesBack()
      await member.expectPath('/m/member/home')
      await phone.until(noDialog)
    },
    offersChat,
  )
})
