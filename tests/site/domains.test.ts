import { expect, onTestFinished } from 'vitest'
import { times } from '../../runtime/tables/times'
import { silentOrigins } from '../support/domains'
import { atSites } from '../support/fixtures'
import { losesDomain } from '../support/journeys/failover'
import { Member } from '../support/member'
import type { PlaywrightPhone } from '../support/playwrightEngine'
import { waitUntil } from '../support/waitUntil'

atSites('domains', ({ built, site, newPhone, it }) => {
  async function arrive(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(undefined, { fresh: true })
    return [new Member(phone, site.current), phone]
  }

  it('tells a member whom ten silent domains leave waiting, and lets them reach customer service (F015, I9.03)', async () => {
    const [member, { page }] = await arrive()
    const open = await silentOrigins(built.code)
    onTestFinished(async () => {
      for (const origin of open) await origin.close()
    })
    await losesDomain(member, open)
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('/test/ping?speed=')) asked.add(new URL(request.url()).origin)
    })
    await page.clock.install()
    await member.opens('/m/home')
    await member.sees('dialog', 'errors.error')
    await waitUntil('ten pings', async () => asked.size === 10)
    await page.clock.pauseAt((await member.driver.evaluate<number>('Date.now()')) + 3000)
    await member.reads('domains.looking')
    await member.sees('button', 'common.contactUs')
    await page.clock.runFor(times.domainRace)
    await member.reads('domains.none')
    await member.sees('button', 'common.retry')
    expect(new URL(page.url()).origin).toBe(site.current.origin)
  })

  it('opens customer service from the notice in a tab that knows nothing of this one (I2.22, E3.23)', async () => {
    const [member, { page }] = await arrive()
    const { customerService: [host] = [] } = built.manifest.hosts ?? {}
    const address = `https://${host}/notice`
    await page.context().route(`https://${host}/**`, (route) => route.fulfill({ body: 'Chat' }))
    await losesDomain(member, [site.current])
    const { code: merchant } = built
    await site.current.platform({
      route: {
        merchant,
        domainList: [site.current.origin],
        customerService: [{ csType: 'LIVECHAT', address }],
      },
    })
    await member.opens('/m/home')
    await member.sees('dialog', 'errors.error')
    await waitUntil('the domain config', () =>
      page
        .getByRole('link')
        .and(page.locator(`[href="${address}"]`))
        .isVisible(),
    )
    const opened = page.waitForEvent('popup')
    await member.taps('link', 'common.contactUs')
    const tab = await opened
    await tab.waitForLoadState()
    expect(tab.url()).toBe(address)
    expect(await tab.evaluate('[window.opener, document.referrer]')).toEqual([null, ''])
  })
})
