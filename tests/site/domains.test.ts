import { afterEach, describe, expect, inject, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import { type PingedOrigin, silentOrigins } from '../support/domains'
import { losesDomain } from '../support/journeys/failover'
import { Member } from '../support/member'
import { launchChromium, type PlaywrightPhone } from '../support/playwrightEngine'
import { browserForTests, phonesForTests, siteForTests } from '../support/stage'
import { waitUntil } from '../support/waitUntil'

const engine = browserForTests(() => launchChromium(inject('chromium')))

describe.each(inject('sites'))('$code', (built) => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(engine)
  const open: PingedOrigin[] = []
  afterEach(async () => {
    for (const origin of open.splice(0)) await origin.close()
  })

  async function arrive(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone()
    return [new Member(phone, site.current), phone]
  }

  it('tells a member whom ten silent domains leave waiting, and lets them reach customer service (F015, I9.03)', async () => {
    const [member, { page }] = await arrive()
    open.push(...(await silentOrigins(built.code)))
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
