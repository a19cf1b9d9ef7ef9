import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { overlays } from '../../runtime/tables/overlays'
import * as times from '../../runtime/tables/times'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { createProfileEngine } from '../support/engines/profileEngine'
import { type PushService, startPushService } from '../support/engines/pushService'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import { type PushReceiver, receivePushMessages } from '../support/sites/pushPhone'

/*
 * Firebase's own library in a Chromium with a profile, whose push service is ours: messages come from the developer tools, and a
 * tap is an event of the worker, because nothing can tap a notification without a screen.
 */

const built = inject('sites').find(({ manifest }) => manifest.settings?.push !== undefined)
if (!built) throw new Error('No merchant has push notifications')
const { code } = built

describe('push notifications', () => {
  const site = siteForTests(built)
  let service: PushService
  beforeAll(async () => {
    service = await startPushService()
  })
  afterAll(() => service.close())
  const newPhone = phonesForTests(async () =>
    createProfileEngine(inject('chromium'), { flags: service.flags, serviceWorkers: 'allow' }),
  )

  async function createMember(): Promise<[Member, PlaywrightPhone, PushReceiver]> {
    const phone = await newPhone()
    const receiver = await receivePushMessages(phone, site.current.origin)
    return [new Member(phone, site.current), phone, receiver]
  }

  const allow = ({ page }: PlaywrightPhone): Promise<void> =>
    page.context().grantPermissions(['notifications'], { origin: site.current.origin })

  const registered = (token: string, userName: string) => [
    { merchant: code, registrationToken: token, userName, topics: ['ALL'] },
  ]
  const waitForRegistration = (token: string): Promise<void> =>
    waitUntil('a subscribed device', async () =>
      (await site.current.pushRegistrations()).some(
        ({ registrationToken, topics }) => registrationToken === token && topics.length > 0,
      ),
    )

  it('are asked for, and bind the browser’s token, which a logout unsubscribes (E2.66, E4.58, E4.60, E4.61)', async () => {
    const [member, phone, receiver] = await createMember()
    await phone.page.clock.install()
    const userName = await member.opensLoggedIn()
    await phone.page.clock.runFor(times.workerStart + times.idle)
    await phone.until(`navigator.serviceWorker.controller !== null`)
    if (built.manifest.compliance?.consent) await member.taps('button', 'consent.refuse')
    await phone.page.clock.runFor(overlays.pushPrompt.delay + times.idle)
    await member.sees('dialog', 'push.title')
    await phone.page.clock.resume()
    await allow(phone)
    await member.taps('button', 'push.allow')
    await waitForRegistration('fcm-token-1')
    expect(await site.current.pushRegistrations()).toEqual(registered('fcm-token-1', userName))
    expect(receiver.tokens).toEqual(['fcm-token-1'])
    await member.logsOut()
    await waitUntil('no device', async () => (await site.current.pushRegistrations()).length === 0)
    await waitUntil('no subscription', () =>
      phone.evaluate<boolean>(
        `navigator.serviceWorker.ready.then((one) => one.pushManager.getSubscription()).then((found) => found === null)`,
      ),
    )
  })

  it('appear in the page or on the screen, and open their page (E1.07, E7.24)', async () => {
    const [member, phone, receiver] = await createMember()
    await allow(phone)
    const userName = await member.opensLoggedIn()
    await waitForRegistration('fcm-token-1')
    expect(await site.current.pushRegistrations()).toEqual(registered('fcm-token-1', userName))
    const message = (title: string) => ({
      fcmMessageId: title,
      from: '100000000001',
      notification: { title, body: 'You have won' },
      data: { url: '/m/member/home' },
    })
    await receiver.deliver(message('Draw 118'))
    await member.readsText('Draw 118')
    expect(await receiver.notifications()).toEqual([])
    await phone.open(`${site.current.origin}/wps/none`)
    await receiver.deliver(message('Draw 119'))
    await receiver.shown(1)
    expect(await receiver.notifications()).toEqual(['Draw 119'])
    await member.opens('/m/home')
    await phone.evaluate('globalThis.pageBefore = true')
    // The page listens before it loads the library.
    await phone.until(
      `performance.getEntriesByType('resource').some(({ name }) => name.includes('/m/assets/sdk.'))`,
    )
    await receiver.tap()
    await member.expectPath('/m/member/home')
    // The page has opened it itself, without a reload.
    expect(await phone.evaluate('globalThis.pageBefore')).toBe(true)
    await waitUntil('no notification', async () => (await receiver.notifications()).length === 0)
  })
})
