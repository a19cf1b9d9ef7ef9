import { expect } from 'vitest'
import { animationsFinished } from '../support/engines/driver'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** Three ways to close a sheet, besides Back. */
const waysToClose: readonly ((member: Member, phone: PlaywrightPhone) => Promise<void>)[] = [
  (member) => member.driver.press('Escape'),
  // A mask takes no tap in its first moment: whoever means it taps again.
  (_, phone) =>
    waitUntil('a tap beside it to close the sheet', async () => {
      await phone.page.mouse.click(180, 20)
      return phone.evaluate<boolean>(`document.querySelector('dialog:not(.Layer--leaving)') === null`)
    }),
  (member) => member.taps('button', 'common.close'),
]

const noDialog = `document.querySelector('dialog') === null`

describeSites('sheets', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const openLobby = async (createPhone = newPhone): Promise<[Member, PlaywrightPhone]> => {
    const phone = await createPhone()
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    return [member, phone]
  }

  it('closes the login with Escape, a tap beside it or its button, and leaves no history entry', async () => {
    const [member, phone] = await openLobby(newMovingPhone)
    const label = await member.text('shell.logIn')
    for (const close of waysToClose) {
      await member.taps('button', 'shell.logIn')
      await member.sees('dialog', 'login.title')
      await member.driver.until(animationsFinished)
      await close(member, phone)
      await member.driver.until(noDialog)
      await member.expectPath('/m/home')
      await member.driver.until(`document.activeElement?.textContent.trim() === ${JSON.stringify(label)}`)
      await member.driver.until('(history.state?.usr?.overlays ?? []).length === 0')
    }
  })

  it('opens the login once by a double tap, whose second tap does not close it', async () => {
    const [member, phone] = await openLobby(newMovingPhone)
    await phone.page.getByRole('button', { name: await member.text('shell.logIn'), exact: true }).dblclick()
    await member.sees('dialog', 'login.title')
    await member.driver.until(animationsFinished)
    expect(await phone.evaluate(`document.querySelectorAll('dialog:not(.Layer--leaving)').length`)).toBe(1)
    await member.goesBack()
    await member.driver.until(noDialog)
    await member.expectPath('/m/home')
  })

  it('logs in from the login sheet, without leaving the lobby (I1.04)', async () => {
    const [member] = await openLobby()
    const { userName, password } = site.current.demoMember('ordinary')
    await member.taps('button', 'shell.logIn')
    await member.sees('dialog', 'login.title')
    await member.sendsLogin(userName, password)
    await member.driver.until(noDialog)
    await member.waitUntilLoggedIn()
    await member.expectPath('/m/home')
  })

  it('asks a visitor who taps a game to log in, and opens it for a member who has read its stakes (D19, D220)', async () => {
    const [member, phone] = await openLobby()
    await phone.page.locator('#live .GameCard').first().click()
    await member.sees('dialog', 'login.title')
    await member.driver.press('Escape')
    await member.driver.until(noDialog)
    await member.opensLoggedIn()
    await phone.page.locator('#live .GameCard').first().click()
    await member.reads('play.rules')
    await member.taps('button', 'play.forReal')
    await member.driver.until(
      `location.pathname === '/m/launchGame' && document.querySelector('iframe') !== null`,
    )
  })

  it('lists the platform’s customer service for everybody, with links to new tabs (E7.13, E5.26, E3.24)', async () => {
    const [member, phone] = await openLobby()
    const { customerService: hosts = [] } = built.manifest.hosts ?? {}
    const addresses = [`https://${hosts[0]}/live`, `https://${hosts.at(-1)}/assistant`] as const
    const [address, untitled] = addresses
    await site.current.controlPlatform({
      domainConfig: {
        merchant: built.code,
        customerService: [
          { csType: 'LIVECHAT', title: 'Live', address },
          { csType: 'AICAN', address: untitled },
        ],
      },
    })
    await member.taps('button', 'navigation.support', 'nav')
    await member.sees('dialog', 'support.title')
    const links = phone.page.locator('dialog a')
    await links.first().waitFor()
    expect(
      await links.evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href)),
    ).toEqual(addresses)
    await member.driver.see({ kind: 'link', name: await member.text('support.untitled', { number: '2' }) })
    for (const link of await links.all()) {
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
  })

  it("lists the manifest's customer service in its order when the platform does not respond (E5.26)", async () => {
    const [member, phone] = await openLobby()
    await site.current.controlPlatform({ fault: { call: 'customerServiceScript', status: 502 } })
    await member.taps('button', 'navigation.support', 'nav')
    await member.sees('dialog', 'support.title')
    const links = phone.page.locator('dialog a')
    await links.first().waitFor()
    const { customerService = [] } = built.manifest
    expect(
      await links.evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href)),
    ).toEqual(customerService.filter(({ labelIds }) => labelIds === undefined).map(({ url }) => url))
  })

  it('finds games by a part of the name, and says when there is none', async () => {
    const [member, phone] = await openLobby()
    const name =
      (await phone.page.locator('main section[id] button:has(img) bdi').first().textContent()) ?? ''
    await member.taps('button', 'navigation.search', 'nav')
    await member.sees('dialog', 'search.title')
    await phone.page.locator('dialog input[type="search"]').pressSequentially(name.toUpperCase())
    await phone.page.locator('dialog button:has(img)').first().waitFor()
    const found = await phone.page.locator('dialog button:has(img)').first().textContent()
    expect(found?.toLowerCase()).toContain(name.toLowerCase())
    await member.types('search.label', 'qqqqq')
    await member.reads('search.noneTitle', { keyword: 'qqqqq' })
  })
})
