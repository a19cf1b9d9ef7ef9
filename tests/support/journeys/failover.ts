import { expect } from 'vitest'
import { failingOrigins, type PingedOrigin, slowerOrigins } from '../domains'
import type { Member } from '../member'
import { serve } from '../served'
import type { Journey } from './journey'

/** Codes with all that an address cannot carry as it is. */
const affiliateCode = 'A&1#%'
const referralCode = '50% 🎉'
const invitation = new URLSearchParams({ affiliateCode, r: referralCode })

/** The platform no longer serves this domain, says no more about it, and names others. */
export async function losesDomain(
  member: Member,
  others: readonly Pick<PingedOrigin, 'origin'>[],
): Promise<void> {
  const { code: merchant, platform } = member.site
  await platform({
    status: { merchant, errorCode: 'domain_not_available', message: '' },
    route: { merchant, domainList: others.map(({ origin }) => origin) },
  })
}

async function closeAll(origins: readonly Pick<PingedOrigin, 'close'>[]): Promise<void> {
  for (const origin of origins) await origin.close()
}

/** What is kept of who sent the visitor, at the origin that is shown. */
const keptCodes = ({ driver, site }: Member): Promise<Readonly<Record<string, unknown>>> =>
  driver.evaluate(`JSON.parse(localStorage.getItem('${site.code}:registrationInfo'))`)

export const failover: Journey = {
  title:
    'goes on at the fastest good domain of ten, with the codes it was opened with (I4.48, I2.23, F014, F018)',
  async run(member) {
    const { driver, site } = member
    const fastest = await serve(site)
    const others = await slowerOrigins(site.code)
    try {
      await losesDomain(member, [...others.slice(0, 5), fastest, ...others.slice(5)])
      await member.opens(`/m/home?${invitation}`)
      await member.sees('dialog', 'errors.error')
      await member.readsWords(new URL(fastest.origin).host)
      await member.taps('button', 'common.retry')
      await driver.until(`location.origin === ${JSON.stringify(fastest.origin)}`)
      await member.isAt(`/m/index?${invitation}`)
      await driver.until(`document.querySelector('main section[id]') !== null`)
      await driver.until(`localStorage.getItem('${site.code}:registrationInfo') !== null`)
      expect(await keptCodes(member)).toMatchObject({ affiliateCode, referralCode })
    } finally {
      await closeAll([...others, fastest])
    }
  },
}

export const noDomainLeft: Journey = {
  title:
    'says that no domain answers, has customer service at hand, and goes on here when that is possible (I2.22, F015)',
  async run(member) {
    const { code: merchant, platform } = member.site
    const others = await failingOrigins(merchant)
    try {
      await losesDomain(member, others)
      await member.opens('/m/home')
      await member.sees('dialog', 'errors.error')
      await member.reads('domains.none')
      await member.taps('button', 'common.contactUs')
      await member.driver.see({ kind: 'link', name: await member.word('support.untitled', { number: '2' }) })
      await platform({ status: { merchant, state: 'normal' } })
      await member.taps('button', 'common.retry')
      await member.isAt('/m/index')
      await member.driver.until(`document.querySelector('main section[id]') !== null`)
      await member.driver.until(`document.querySelector('dialog') === null`)
    } finally {
      await closeAll(others)
    }
  },
}
