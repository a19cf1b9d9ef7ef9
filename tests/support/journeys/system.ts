import { expect } from 'vitest'
import type { Member } from '../member'
import { siteText } from '../siteText'
import type { Journey } from './journey'

/** The member returns to this tab. */
const returnToTab = (member: Member): Promise<void> =>
  member.driver.evaluate(`void document.dispatchEvent(new Event('visibilitychange'))`)

/** Waits until every overlay is closed. */
const waitForClosedOverlays = (member: Member): Promise<void> =>
  member.driver.until(`document.querySelector('dialog') === null`)

const readUserName = (member: Member): Promise<string> =>
  member.driver.evaluate(`document.querySelector('input[name="username"]').value`)

export const maintenance: Journey = {
  title: 'announces maintenance in both languages, and keeps the typed text until it is over (E2.45, E8.20)',
  aspects: ['returning', 'dialog'],
  async run(member) {
    const { code: merchant, manifest, controlPlatform } = member.site
    await member.opens('/m/login')
    await member.types('login.userName', 'typed before')
    await controlPlatform({
      status: { merchant, state: 'maintenance', maintenanceEnd: Date.now() + 3_600_000 },
    })
    await returnToTab(member)
    await member.sees('dialog', 'system.maintenanceTitle')
    await member.reads('system.maintenanceText')
    await member.readsText(siteText(manifest, 'EN', 'system.maintenanceText'))
    await member.reads('system.endTime')
    await member.taps('button', 'common.retry')
    await member.reads('system.notYet')
    await controlPlatform({ status: { merchant, state: 'normal' } })
    await member.taps('button', 'common.retry')
    await waitForClosedOverlays(member)
    expect(await readUserName(member)).toBe('typed before')
  },
}

export const denied: Journey = {
  title: 'shows a denied visitor the IP address and customer service (E2.51, E2.54, E2.56)',
  aspects: ['returning', 'dialog'],
  async run(member) {
    const { code: merchant, controlPlatform } = member.site
    await controlPlatform({ status: { merchant, state: 'denied', ip: '203.0.113.99' } })
    await member.opens('/m/home')
    await member.sees('dialog', 'system.deniedTitle')
    await member.readsText('203.0.113.99')
    await member.reads('common.contactUs')
    await controlPlatform({ status: { merchant, state: 'normal' } })
    await returnToTab(member)
    await waitForClosedOverlays(member)
    await member.sees('button', 'shell.logIn')
  },
}

export const unreachableStart: Journey = {
  title: 'shows a message when nothing responds, and the lobby as soon as the connection is back (F036)',
  aspects: ['network', 'dialog'],
  async run(member) {
    const { controlPlatform } = member.site
    await controlPlatform({ fault: { call: '*', drop: true } })
    await member.opens('/m/home')
    await member.sees('dialog', 'system.offlineTitle')
    await controlPlatform({ clearFaults: true })
    await waitForClosedOverlays(member)
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 2`)
  },
}
