import { expect } from 'vitest'
import type { TextKey } from '../../runtime/contract/text'
import { control } from '../../scripts/platform/control'
import { confirmAge, newUserName, sendRegistration } from '../support/journeys/register'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'
import type { BuiltSite } from '../support/sites/sites'

const hasPromotions = ({ manifest: { flags = {}, routes } }: BuiltSite): boolean =>
  flags.REWCEN3 !== false && '/m/inviteFriends' in routes

describeSites('inviting friends', ({ site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const createMember = async (): Promise<Member> => new Member(await newPhone(), site.current)

  /** The link that the page shows, once its QR code is drawn. */
  async function readLink(member: Member, qrCode: TextKey): Promise<string> {
    const name = JSON.stringify(await member.text(qrCode))
    await member.driver.until(
      `document.querySelector('svg[aria-label=' + ${JSON.stringify(name)} + '] path') !== null`,
    )
    return member.driver.evaluate<string>(`document.querySelector('input[readonly]').value`)
  }

  it(
    'ends with a friend’s account and one friend more (E1.05, E2.06, E5.03)',
    async () => {
      const host = await createMember()
      await host.opensLoggedIn('ordinary', '/m/member/home')
      await host.taps('button', 'referral.title', 'main')
      await host.expectPath('/m/inviteFriends')
      await host.readsText('3')
      const link = new URL(await readLink(host, 'referral.qrCode'))

      const friend = await createMember()
      await friend.opens(link.pathname + link.search)
      await confirmAge(friend)
      await sendRegistration(friend)
      await friend.sees('dialog', 'register.ready')
      await friend.taps('button', 'register.start')
      await friend.waitUntilLoggedIn()
      const { registrations = [] } = await control(site.current.origin, { registrations: true })
      expect(registrations).toMatchObject([
        { userName: newUserName, payload: { referralCode: link.searchParams.get('r') } },
      ])

      await host.reloads()
      await host.readsText('4')
    },
    { where: hasPromotions },
  )

  it('gives an agent a link that the registration accepts (E2.07, E5.02, E6.03)', async () => {
    const agent = await createMember()
    await agent.opensLoggedIn('agent', '/m/member/home')
    await agent.taps('button', 'referral.title', 'main')
    await agent.expectPath('/m/agentRegister')
    const link = new URL(await readLink(agent, 'referral.agentQrCode'))
    const { id } = await site.current.createSession('agent')
    expect([link.origin, link.pathname, link.search]).toEqual([
      site.current.origin,
      '/m/register',
      `?affiliateCode=A${id}`,
    ])
  })
})
