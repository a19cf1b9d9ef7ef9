import type { Frame } from 'playwright-core'
import { expect } from 'vitest'
import { formatMoney } from '../../runtime/rules/text/money'
import { type Language, languages } from '../../runtime/tables/languages'
import * as limits from '../../runtime/tables/limits'
import * as times from '../../runtime/tables/times'
import { control } from '../../scripts/platform/control'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { lotteryPath } from '../support/journeys/game'
import { findSite } from '../support/languages/walkScript'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/* The pages that members reach from their home: the cashier in a frame, feedback; and the line in the lobby. */

const depositPath = '/m/voucherCenter'

describeSites('a page of the merchant’s own', ({ built, site, newPhone, it }) => {
  const url = built.manifest.routes[depositPath]?.url
  if (url === undefined) throw new Error('The merchant mounts no page for deposits')
  const cashierPath = `/__pages/${new URL(url).hostname}/deposit`

  /** The frame with the cashier, on this machine's other name. */
  async function cashierFrame({ page }: PlaywrightPhone): Promise<Frame> {
    await expect.poll(() => page.frames().some((frame) => frame.url().includes(cashierPath))).toBe(true)
    const frame = page.frames().find((one) => one.url().includes(cashierPath))
    if (!frame) throw new Error('There is no cashier')
    return frame
  }

  const showIn = (language: Language): string => `(${findSite})().changeLanguage('${language}')`

  const shownBalance = `document.querySelector('.BalancePill-amount [aria-hidden]')?.textContent`

  it('takes a deposit: the balance that is shown and the count change, and the token is in no URL (E2.08, E4.32, D9)', async () => {
    // On this page the offer of the app would come to whoever has not deposited yet.
    await site.current.controlPlatform({
      downloadSettings: { merchant: built.code, values: { first_deposit: { enabled: false } } },
    })
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.opensLoggedIn()
    await phone.until(shownBalance)
    const before = await phone.evaluate<string>(shownBalance)
    await member.taps('link', 'member.deposit')
    await member.expectPath(depositPath)
    const frame = await cashierFrame(phone)
    expect(new URL(frame.url()).origin).not.toBe(site.current.origin)
    await frame.locator('[data-amount]').first().click()
    await frame.locator('#submit').click()
    await frame.locator('#result:not(:empty)').waitFor()
    await frame.locator('#back').click()
    await member.expectPath('/m/home')
    await phone.until(`${shownBalance} && ${shownBalance} !== ${JSON.stringify(before)}`)
    const token = await member.token()
    const counts = await fetch(`${site.current.origin}/wps/relay/PAYFE_getSuccessCounts`, {
      headers: { Merchant: built.code, Language: 'EN', Authorization: token ?? '' },
    })
    expect((await counts.json()).value).toMatchObject({ totalDepositSuccessCount: 1 })
    expect(
      phone.page
        .frames()
        .map((one) => one.url())
        .join(),
    ).not.toContain(token)
  })

  it('says nothing about a login before the site has answered, and asks until then (E2.08, D9)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    // A site that is too busy to hear the page.
    await phone.page.addInitScript(`if (window === top) {
      globalThis.isBusy = true
      globalThis.asked = 0
      addEventListener('message', (event) => {
        if (event.data?.type !== 'ready') return
        globalThis.asked += 1
        if (globalThis.isBusy) event.stopImmediatePropagation()
      })
    }`)
    await phone.page.clock.install()
    await member.opensLoggedIn('ordinary', depositPath)
    const frame = await cashierFrame(phone)
    await phone.until('globalThis.asked > 0')
    await phone.page.clock.runFor(times.embeddedPage * 2)
    expect(await frame.locator('#no-session').isVisible()).toBe(false)
    await phone.until('globalThis.asked > 30')
    await phone.evaluate('globalThis.isBusy = false')
    await phone.page.clock.runFor(times.seconds(1))
    await frame.locator('main').waitFor()
    expect(await frame.locator('#no-session').isVisible()).toBe(false)
  })

  it('says to log in at once where there is no site around it', async () => {
    const phone = await newPhone()
    await phone.open(site.current.origin + cashierPath)
    await phone.until(`document.querySelector('#no-session').textContent !== ''`)
    expect(await phone.page.locator('#waiting').isVisible()).toBe(false)
  })

  it(
    'writes an amount as the site and the games do, in each language (E3.45, E5.42, E5.43)',
    async () => {
      const { code: merchant, manifest, demoMember } = site.current
      const { userName } = demoMember('ordinary')
      const phone = await newPhone()
      const member = new Member(phone, site.current)
      const shownInSite = `document.querySelector('.MemberHome-amount').textContent`
      await member.opensLoggedIn('ordinary', '/m/member/home')
      // The second has more digits than a number of JavaScript; it says nothing about languages.
      for (const [balance, shown] of [
        ['1234567.89', manifest.languages],
        ['12345678901234567.89', []],
      ] as const) {
        const written = formatMoney(balance, manifest.currency)
        await site.current.controlPlatform({ member: { merchant, userName, balance } })
        await member.opens('/m/member/home')
        const isWritten = `${shownInSite} === ${JSON.stringify(written)}`
        await phone.until(isWritten)
        for (const language of shown) {
          await phone.evaluate(showIn(language))
          await phone.until(`${isWritten} && document.documentElement.lang === '${languages[language].tag}'`)
        }
        await member.goesTo(depositPath)
        const cashier = await cashierFrame(phone)
        await cashier.locator('main').waitFor()
        for (const language of shown) {
          await phone.evaluate(showIn(language))
          await expect.poll(() => cashier.locator('html').getAttribute('lang')).toBe(languages[language].tag)
          expect(await cashier.locator('#account').textContent(), language).toBe(written)
        }
        await member.opens(lotteryPath)
        const game = phone.page.frameLocator('iframe')
        await expect.poll(() => game.locator('#balance').textContent()).toBe(written)
        const [stake] = await game.locator('[data-stake]').all()
        expect(await stake?.textContent()).toBe(
          formatMoney(await stake?.getAttribute('data-stake'), manifest.currency),
        )
      }
    },
    { everywhere: true },
  )

  it('is heard only from its own frame and origin (D16)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.opensLoggedIn('ordinary', depositPath)
    const frame = await cashierFrame(phone)
    await frame.locator('main').waitFor()
    // The same page at the site's own origin, in another frame: it says that it is ready, and asks to close.
    await phone.evaluate(`new Promise((resolve) => {
      const other = document.createElement('iframe')
      other.src = ${JSON.stringify(cashierPath)}
      other.onload = resolve
      document.body.append(other)
    })`)
    const other = phone.page.frames().find((one) => one.url() === site.current.origin + cashierPath)
    await other?.locator('#waiting').waitFor()
    await other?.evaluate(`parent.postMessage({ type: 'close' }, '*')`)
    // The frame itself, once another page is in it.
    await frame.goto(site.current.origin + cashierPath)
    await frame.locator('#no-session').waitFor()
    await frame.evaluate(`parent.postMessage({ type: 'close' }, '*')`)
    await frame.evaluate(`new Promise((resolve) => setTimeout(resolve))`)
    expect(await phone.evaluate('location.pathname')).toBe(depositPath)
    expect(await other?.locator('main').isVisible()).toBe(false)
  })
})

describeSites('the feedback page', ({ site, newPhone, it }) => {
  it('sends what was written to the operator (E2.14)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    const userName = await member.opensLoggedIn('ordinary', '/m/member/home')
    await member.taps('link', 'member.feedback')
    await phone.page.locator('textarea').fill('More draws, please.')
    await member.taps('button', 'feedback.submit')
    await member.sees('heading', 'feedback.doneTitle')
    const reply = await control(site.current.origin, { feedback: true })
    expect(reply).toMatchObject({ feedback: [{ userName, message: 'More draws, please.' }] })
  })
})

describeSites('the line in the lobby', ({ built, site, newPhone, it }) => {
  it('is there with the second visit, moves nothing, and runs at 60 px per second (E9.22)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    await phone.until(`localStorage.getItem('${built.code}:announcementLine') !== null`)
    expect(await phone.evaluate(`document.querySelector('.Marquee')`)).toBeNull()
    // What has moved by more than rounding, and from where to where.
    await phone.page.addInitScript(`globalThis.shifts = []
      const describe = ({ node, previousRect, currentRect }) => [node?.className ?? node?.nodeName, previousRect.y, currentRect.y].join(' ')
      new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) => {
        if (value > 0.001) globalThis.shifts.push(value + ': ' + sources.map(describe).join(', '))
      })).observe({ type: 'layout-shift', buffered: true })`)
    await member.reloads()
    await phone.until(`document.querySelector('.Marquee')`)
    const [width, duration] = await phone.evaluate<[number, number]>(`(() => {
      const belt = document.querySelector('.Marquee-belt')
      return [belt.scrollWidth / 2, parseFloat(getComputedStyle(belt).animationDuration)]
    })()`)
    expect(width / duration).toBeCloseTo(limits.marqueeSpeed, 0)
    expect(await phone.evaluate<string[]>('globalThis.shifts')).toEqual([])
  })
})
