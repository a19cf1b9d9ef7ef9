import { expect } from 'vitest'
import { keptParams } from '../../runtime/tables/queryParams'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** URLs that show the lobby, and the URL in the address bar afterwards. */
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

describeSites('addresses', ({ site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  it('shows the lobby at each of its addresses (I2.01, I2.02, F021)', async () => {
    const member = new Member(await newPhone(), site.current)
    for (const [address, shownPath] of lobbyAddresses) {
      await member.opens(`${address}?kw=7`)
      await member.driver.until(`document.querySelector('main section[id]') !== null`)
      await member.expectPath(`${shownPath}?kw=7`)
    }
  })

  it('serves an unknown path with status 404 and noindex, before any script runs (F021)', async () => {
    const response = await fetch(`${site.current.origin}/m/nowhere`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<meta name="robots" content="noindex">')
  })

  it('keeps exactly the preserved parameters, through every navigation (I9.25, E5.50)', async () => {
    const member = new Member(await newPhone(), site.current)
    const preservedQuery = new URLSearchParams(keptParams.map((name, index) => [name, `${index} &ü`]))
    const queryString = `?${preservedQuery}`
    const { userName, password } = site.current.demoMember('ordinary')
    await member.opens(`/m/home${queryString}&mine=1`)
    await member.taps('link', 'navigation.account')
    await member.sees('dialog', 'login.title')
    await member.sendsLogin(userName, password)
    await member.expectPath(`/m/member/home${queryString}`)
    await member.taps('link', 'navigation.home', 'nav')
    await member.expectPath(`/m/home${queryString}`)
    await member.taps('link', 'shell.account', 'header')
    await member.expectPath(`/m/member/home${queryString}`)
    await member.taps('link', 'common.back')
    await member.expectPath(`/m/home${queryString}`)
  })

  it.each(['token', 'tokens'])(
    'sends the %s parameter of a URL to nobody but the platform (F075, E2.18)',
    async (name) => {
      const member = new Member(await newPhone(), site.current)
      const { token } = await site.current.createSession('ordinary')
      const before = (await site.current.receivedCalls()).length
      await member.opens(`/m/home?${name}=${token}`)
      await member.waitUntilLoggedIn()
      await member.expectPath('/m/home')
      const calls = (await site.current.receivedCalls()).slice(before)
      expect(calls.length).toBeGreaterThan(0)
      for (const { path, headers } of calls) expect(`${path} ${headers.referer}`).not.toContain(token)
    },
  )

  it('redirects a member from the login to the lobby, and hides member links from visitors (I6.01, I6.02, I6.03)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    await member.waitUntilVisitor()
    const account = await member.text('shell.account')
    expect(await phone.page.getByRole('link', { name: account, exact: true }).count()).toBe(0)
    await member.opensLoggedIn('ordinary', '/m/login')
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  })
})
