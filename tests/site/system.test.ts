import { expect } from 'vitest'
import type { Command } from '../../scripts/platform'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'

type Fault = Omit<NonNullable<Command['fault']>, 'call'>

atSites('system', ({ built, site, newPhone, it }) => {
  it('paints the lobby while the platform does not say how it stands (I7.18)', async () => {
    const member = new Member(await newPhone(), site.current)
    await site.current.platform({ fault: { call: 'status', delay: 3_600_000 } })
    await member.opens('/m/home')
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 2`)
    await member.sees('button', 'shell.logIn')
  })

  it('tells the platform of the visit, and hands its track back (I7.18)', async () => {
    const member = new Member(await newPhone(), site.current)
    await member.opens('/m/home?affiliateCode=A1')
    await member.driver.until(`sessionStorage.getItem('${built.code}:track') !== null`)
    await member.reloads()
    await member.driver.until(
      `performance.getEntriesByType('resource').some(({ name }) => name.includes('/system/status'))`,
    )
    const asked = (await site.current.received()).filter(({ call }) => call === 'status')
    const queries = asked.map(({ path }) =>
      Object.fromEntries(new URL(path, 'http://x.example').searchParams),
    )
    const { origin } = site.current
    const visit = { device: 'MOBILE', originalDomain: '127.0.0.1', url: `${origin}/m/home` }
    expect(queries).toEqual([visit, { ...visit, track: expect.stringMatching(/^[\da-f]{12}$/) }])
    expect(asked.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache'])
  })

  it.each<readonly [string, Fault, 'errors.networkOrCors' | 'errors.error']>([
    ['of the network where the call has no code (I8.16)', { status: 500, body: 'x' }, 'errors.networkOrCors'],
    [
      'of the network where the call is lost and others are not (I8.16)',
      { drop: true },
      'errors.networkOrCors',
    ],
    ['"Error" where it has a code and no words (I8.15)', { reply: { errorCode: 'odd.day' } }, 'errors.error'],
  ])('on plain http speaks %s', async ([, fault, said]) => {
    const member = new Member(await newPhone(), site.current)
    await site.current.platform({ fault: { call: 'status', ...fault } })
    await member.opens('/m/home')
    await member.sees('dialog', 'common.notice')
    await member.reads(said)
  })
})
