import { expect } from 'vitest'
import type { Member } from '../member'
import { words } from '../words'
import type { Journey } from './journey'

/** The member has looked at something else, and is back in this tab. */
const comesBack = (member: Member): Promise<void> =>
  member.driver.evaluate(`void document.dispatchEvent(new Event('visibilitychange'))`)

/** Nothing lies above the page any more. */
const isOpen = (member: Member): Promise<void> =>
  member.driver.until(`document.querySelector('dialog') === null`)

const typedName = (member: Member): Promise<string> =>
  member.driver.evaluate(`document.querySelector('input[name="username"]').value`)

export const maintenance: Journey = {
  title:
    'is told of maintenance in both languages, and is back with what was typed when it is over (E2.45, E8.20)',
  async run(member) {
    const { code: merchant, manifest, platform } = member.site
    await member.opens('/m/login')
    await member.types('login.userName', 'typed before')
    await platform({ status: { merchant, state: 'maintenance', maintenanceEnd: Date.now() + 3_600_000 } })
    await comesBack(member)
    await member.sees('dialog', 'system.maintenanceTitle')
    await member.reads('system.maintenanceText')
    await member.readsWords(words(manifest, 'EN', 'system.maintenanceText'))
    await member.reads('system.endTime')
    await member.taps('button', 'common.retry')
    await member.reads('system.notYet')
    await platform({ status: { merchant, state: 'normal' } })
    await member.taps('button', 'common.retry')
    await isOpen(member)
    expect(await typedName(member)).toBe('typed before')
  },
}

export const denied: Journey = {
  title: 'is told which address is refused, and whom to ask (E2.51, E2.54, E2.56)',
  async run(member) {
    const { code: merchant, platform } = member.site
    await platform({ status: { merchant, state: 'denied', ip: '203.0.113.99' } })
    await member.opens('/m/home')
    await member.sees('dialog', 'system.deniedTitle')
    await member.readsWords('203.0.113.99')
    await member.reads('common.contactUs')
    await platform({ status: { merchant, state: 'normal' } })
    await comesBack(member)
    await isOpen(member)
    await member.sees('button', 'shell.logIn')
  },
}

export const darkStart: Journey = {
  title: 'reads words where nothing answers, and is in the lobby by itself when the line is back (F036)',
  async run(member) {
    const { platform } = member.site
    await platform({ fault: { call: '*', drop: true } })
    await member.opens('/m/home')
    await member.sees('dialog', 'system.offlineTitle')
    await platform({ clearFaults: true })
    await isOpen(member)
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 2`)
  },
}
