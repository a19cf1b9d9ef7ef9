import { expect } from 'vitest'
import type { Command } from '../../scripts/platform'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

type Fault = Omit<NonNullable<Command['fault']>, 'call'>

describeSites('system', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  it('shows the lobby while the status call is pending (I7.18)', async () => {
    const member = new Member(await newPhone(), site.current)
    await site.current.controlPlatform({ fault: { call: 'status', delay: 3_600_000 } })
    await member.opens('/m/home')
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 2`)
    await member.sees('button', 'shell.logIn')
  })

  it('reports the visit to the platform, and sends its track back (I7.18)', async () => {
    const member = new Member(await newPhone(), site.current)
    await member.opens('/m/home?affiliateCode=A1')
    await member.driver.until(`sessionStorage.getItem('${built.code}:track') !== null`)
    await member.reloads()
    await member.driver.until(
      `performance.getEntriesByType('resource').some(({ name }) => name.includes('/system/status'))`,
    )
    const statusCalls = (await site.current.receivedCalls()).filter(({ call }) => call === 'status')
    const queries = statusCalls.map(({ path }) =>
      Object.fromEntries(new URL(path, 'http://x.example').searchParams),
    )
    const { origin } = site.current
    const visit = { device: 'MOBILE', originalDomain: '127.0.0.1', url: `${origin}/m/home` }
    expect(queries).toEqual([visit, { ...visit, track: expect.stringMatching(/^[\da-f]{12}$/) }])
    expect(statusCalls.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache'])
  })

  it.each<readonly [string, Fault, 'errors.networkOrCors' | 'errors.error']>([
    [
      'a network error when the call fails without a code (I8.16)',
      { status: 500, body: 'x' },
      'errors.networkOrCors',
    ],
    ['a network error when only the call is lost (I8.16)', { drop: true }, 'errors.networkOrCors'],
    [
      '"Error" when it fails with a code and no message (I8.15)',
      { reply: { errorCode: 'odd.day' } },
      'errors.error',
    ],
  ])('on plain http shows %s', async ([, fault, expected]) => {
    const member = new Member(await newPhone(), site.current)
    await site.current.controlPlatform({ fault: { call: 'status', ...fault } })
    await member.opens('/m/home')
    await member.sees('dialog', 'common.notice')
    await member.reads(expected)
  })
})
