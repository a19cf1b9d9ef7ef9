import { expect, inject } from 'vitest'
import { randomSequence } from '../../scripts/platform/random'
import { findSite } from '../support/languages/walkScript'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** True once the page shows something. */
const isShown = `(document.querySelector('main')?.innerText ?? '').trim() !== '' &&
  document.querySelector('main [class*="Skeleton"]') === null`

/** Resolves when the page has nothing left to do: what a step has set off has been drawn. */
const pageIdle = `new Promise((resolve) =>
  requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
)`

/** Calls a method of the running site. */
const callSite = (call: string): string => `void (${findSite})().${call}`

describeSites('history', ({ site, newPhone, it }) => {
  /** The page shows something, and it is not that it has failed. */
  async function expectPage(member: Member, how: string): Promise<void> {
    await member.driver.evaluate(pageIdle)
    await member.driver.until(isShown)
    const text = await member.driver.evaluate<string>(`document.querySelector('main').innerText`)
    expect(text, how).not.toContain(await member.text('errors.pageTitle'))
  }

  it('shows a page, not nothing, after Back and Forward over a logout (I2.12, E1.10)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.logsIn()
    await member.taps('link', 'navigation.account')
    await member.taps('button', 'member.logOut')
    await member.sees('dialog', 'member.logOutTitle')
    await member.taps('button', 'member.logOut')
    await member.expectPath('/m/home')
    await member.waitUntilVisitor()
    for (const step of ['goBack', 'goForward', 'goForward', 'goBack', 'goBack', 'goForward'] as const) {
      await phone.page[step]({ waitUntil: 'commit' })
      await expectPage(member, step)
      expect(await phone.evaluate<string>('location.pathname'), step).not.toBe('/m/member/home')
    }
  })

  it('shows the login, when another tab has logged out, on the way back to a page with an open dialog (I2.12)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.opensLoggedIn('ordinary', '/m/member/home')
    await member.opensLanguageSheet()
    await member.leavesFor('/m/home')
    await member.expectPath('/m/home')
    const other = new Member(await phone.newTab(), site.current)
    await other.opens('/m/member/home')
    await other.logsOut()
    await member.waitUntilVisitor()
    for (const step of ['goBack', 'goBack', 'goForward', 'goForward'] as const) {
      await phone.page[step]({ waitUntil: 'commit' })
      await expectPage(member, step)
    }
  })

  const walks = Array.from({ length: inject('deep') ? 20 : 1 }, (_, index) => `walk ${index}`)

  it.each(walks)(
    'ends no %s over pages, dialogs, reloads, logins and logouts at an empty page (E1.10)',
    async (name) => {
      const random = randomSequence(`${process.env.TEST_SEED ?? ''} ${name}`)
      const phone = await newPhone()
      const member = new Member(phone, site.current)
      await member.opensLoggedIn()
      const session = JSON.stringify(await site.current.createSession('ordinary'))
      const steps = {
        back: () => phone.evaluate('void history.back()'),
        forward: () => phone.evaluate('void history.forward()'),
        reload: () => member.reloads(),
        home: () => phone.evaluate(callSite(`go('/m/home')`)),
        account: () => phone.evaluate(callSite(`go('/m/member/home')`)),
        password: () => phone.evaluate(callSite(`go('/m/changePsw')`)),
        login: () => phone.evaluate(callSite(`session.begin(${session})`)),
        logOut: () => phone.evaluate(callSite('session.end()')),
        language: () => phone.evaluate(callSite(`openOverlay('language')`)),
        support: () => phone.evaluate(callSite(`openOverlay('support')`)),
        escape: () => phone.press('Escape'),
      }
      const names = Object.keys(steps) as (keyof typeof steps)[]
      const walked: string[] = []
      for (let count = 0; count < 40; count += 1) {
        const step = names[Math.floor(random() * names.length)] ?? 'home'
        // The first entry leads out of the site.
        if (step === 'back' && !(await phone.evaluate<boolean>('history.state?.idx > 0'))) continue
        walked.push(step)
        await steps[step]()
        await expectPage(member, walked.join(', '))
      }
    },
  )
})
