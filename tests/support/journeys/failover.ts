import { expect } from 'vitest'
import type { Member } from '../member'
import { failingOrigins, type PingedOrigin, slowerOrigins } from '../sites/pingedOrigins'
import { serveSite } from '../sites/servedSite'
import type { Journey } from './journey'

/** Codes with characters that must be encoded in a URL. */
const affiliateCode = 'A&1#%'
const referralCode = '50% 🎉'
const invitation = new URLSearchParams({ affiliateCode, r: referralCode })

/** Makes the platform refuse this domain without a message, and return other domains. */
export async function makeDomainUnavailable(
  member: Member,
  others: readonly Pick<PingedOrigin, 'origin'>[],
): Promise<void> {
  const { code: merchant, controlPlatform, manifest } = member.site
  const [host] = manifest.hosts?.customerService ?? []
  await controlPlatform({
    status: { merchant, errorCode: 'domain_not_available', message: '' },
    domainConfig: {
      merchant,
      domainList: others.map(({ origin }) => origin),
      customerService: [
        { csType: 'LIVECHAT', title: 'Live', address: `https://${host}/live` },
        { csType: 'AICAN', address: `https://${host}/assistant` },
      ],
    },
  })
}

async function closeAll(origins: readonly Pick<PingedOrigin, 'close'>[]): Promise<void> {
  for (const origin of origins) await origin.close()
}

/** The referral codes that are stored at the current origin. */
const storedCodes = ({ driver, site }: Member): Promise<Readonly<Record<string, unknown>>> =>
  driver.evaluate(`JSON.parse(localStorage.getItem('${site.code}:registrationInfo'))`)

export const failover: Journey = {
  title:
    'moves to the fastest working domain of ten, and keeps the referral codes (I4.48, I2.23, F014, F018)',
  aspects: ['network', 'storage'],
  async run(member) {
    const { driver, site } = member
    const fastest = await serveSite(site)
    const others = await slowerOrigins(site.code)
    try {
      await makeDomainUnavailable(member, [...others.slice(0, 5), fastest, ...others.slice(5)])
      await member.opens(`/m/home?${invitation}`)
      await member.sees('dialog', 'errors.error')
      await member.readsText(new URL(fastest.origin).host)
      await member.taps('button', 'common.retry')
      await driver.until(`location.origin === ${JSON.stringify(fastest.origin)}`)
      await member.expectPath(`/m/index?${invitation}`)
      await driver.until(`document.querySelector('main section[id]') !== null`)
      await driver.until(`localStorage.getItem('${site.code}:registrationInfo') !== null`)
      expect(await storedCodes(member)).toMatchObject({ affiliateCode, referralCode })
    } finally {
      await closeAll([...others, fastest])
    }
  },
}

export const noDomainLeft: Journey = {
  title:
    'says that no domain works, offers customer service, and continues here once that is possible (I2.22, F015)',
  aspects: ['network', 'dialog'],
  async run(member) {
    const { code: merchant, controlPlatform } = member.site
    const others = await failingOrigins(merchant)
    try {
      await makeDomainUnavailable(member, others)
      await member.opens('/m/home')
      await member.sees('dialog', 'errors.error')
      await member.reads('domains.none')
      await member.taps('button', 'common.contactUs')
      await member.driver.see({ kind: 'link', name: await member.text('support.untitled', { number: '2' }) })
      await controlPlatform({ status: { merchant, state: 'normal' } })
      await member.taps('button', 'common.retry')
      await member.expectPath('/m/index')
      await member.driver.until(`document.querySelector('main section[id]') !== null`)
      await member.driver.until(`document.querySelector('dialog') === null`)
    } finally {
      await closeAll(others)
    }
  },
}
