import { expect } from 'vitest'
import { preservedParams } from '../../runtime/tables/queryParams'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'

/** Where an address leads, and what stands in the address bar then. */
const lobbyAddresses = [
  ['/', '/m/home'],
  ['/m', '/m/home'],
  ['/m/', '/m/'],
  ['/m/index', '/m/index'],
  ['/m/index.html', '/m/index'],
  ['/M/HOME', '/m/home'],
  ['/m/home/', '/m/home'],
  ['/m//home', '/m/home'],
  ['/m/home.html', '/m/home'],
] as const

atSites('addresses', ({ site, newPhone, it }) => {
  it.each(lobbyAddresses)('shows the lobby at %s (I2.01, I2.02, F021)', async ([address, shown]) => {
    const member = new Member(await newPhone(), site.current)
    await member.opens(`${address}?kw=7`)
    await member.driver.until(`document.querySelector('main section[id]') !== null`)
    await member.isAt(`${shown}?kw=7`)
  })

  it('answers an unknown address with status 404, not to be indexed, before any script runs (F021)', async () => {
    const response = await fetch(`${site.current.origin}/m/nowhere`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<meta name="robots" content="noindex">')
  })

  it('keeps exactly the parameters that survive, through every navigation (I9.25, E5.50)', async () => {
    const member = new Member(await newPhone(), site.current)
    const kept = new URLSearchParams(preservedParams.map((name, index) => [name, `${index} &ü`]))
    const search = `?${kept}`
    const { userName, password } = site.current.member('ordinary')
    await member.opens(`/m/home${search}&mine=1`)
    await member.taps('link', 'navigation.account')
    await member.isAt(`/m/login${search}`)
    await member.sendsLogin(userName, password)
    await member.isAt(`/m/home${search}`)
    await member.taps('link', 'shell.account', 'header')
    await member.isAt(`/m/member/home${search}`)
    await member.taps('link', 'common.back')
    await member.isAt(`/m/home${search}`)
  })

  it.each(['token', 'tokens'])(
    'shows the %s of an address to nobody but the platform (F075, E2.18)',
    async (name) => {
      const member = new Member(await newPhone(), site.current)
      const { token } = await site.current.session('ordinary')
      const before = (await site.current.received()).length
      await member.opens(`/m/home?${name}=${token}`)
      await member.isLoggedIn()
      await member.isAt('/m/home')
      const calls = (await site.current.received()).slice(before)
      expect(calls.length).toBeGreaterThan(0)
      for (const { path, headers } of calls) expect(`${path} ${headers.referer}`).not.toContain(token)
    },
  )

  it('takes a member who opens the login to the lobby, and a visitor in the lobby sees nothing of a member (I6.01, I6.02, I6.03)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    await member.isVisitor()
    const account = await member.word('shell.account')
    expect(await phone.page.getByRole('link', { name: account, exact: true }).count()).toBe(0)
    await member.comesLoggedIn()
    await member.opens('/m/login')
    await member.isAt('/m/home')
    await member.isLoggedIn()
  })
})
