import { expect, onTestFinished } from 'vitest'
import * as times from '../../runtime/tables/times'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { makeDomainUnavailable } from '../support/journeys/failover'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'
import { silentOrigins } from '../support/sites/pingedOrigins'

describeSites('domains', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  async function createMember(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(undefined, { fresh: true })
    return [new Member(phone, site.current), phone]
  }

  it('informs a member while ten domains do not respond, and offers customer service (F015, I9.03)', async () => {
    const [member, { page }] = await createMember()
    const origins = await silentOrigins(built.code)
    onTestFinished(async () => {
      for (const origin of origins) await origin.close()
    })
    await makeDomainUnavailable(member, origins)
    const pingedOrigins = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('/test/ping?speed=')) pingedOrigins.add(new URL(request.url()).origin)
    })
    await page.clock.install()
    await member.opens('/m/home')
    await member.sees('dialog', 'errors.error')
    await waitUntil('ten pings', async () => pingedOrigins.size === 10)
    await page.clock.pauseAt((await member.driver.evaluate<number>('Date.now()')) + 3000)
    await member.reads('domains.looking')
    await member.sees('button', 'common.contactUs')
    await page.clock.runFor(times.domainRace)
    await member.reads('domains.none')
    await member.sees('button', 'common.retry')
    expect(new URL(page.url()).origin).toBe(site.current.origin)
  })

  it('opens customer service from the notice in a tab without opener and referrer (I2.22, E3.23)', async () => {
    const [member, { page }] = await createMember()
    const { customerService: [host] = [] } = built.manifest.hosts ?? {}
    const address = `https://${host}/notice`
    await page.context().route(`https://${host}/**`, (route) => route.fulfill({ body: 'Chat' }))
    await makeDomainUnavailable(member, [site.current])
    const { code: merchant } = built
    await site.current.controlPlatform({
      domainConfig: {
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
    const popupPromise = page.waitForEvent('popup')
    await member.taps('link', 'common.contactUs')
    const tab = await popupPromise
    await tab.waitForLoadState()
    expect(tab.url()).toBe(address)
    expect(await tab.evaluate('[window.opener, document.referrer]')).toEqual([null, ''])
  })
})
