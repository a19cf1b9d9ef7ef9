import { expect } from 'vitest'
import type { Member } from '../member'
import type { Journey } from './journey'

/** The worker of the first visit works: the site would be there without a network. */
export const workerWorks = (member: Member): Promise<void> =>
  member.driver.until(
    'navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller.state === "activated"',
  )

/** The build that this page is of. */
export const buildShown = (member: Member): Promise<string> =>
  member.driver.evaluate(`JSON.parse(document.getElementById('site').textContent).build`)

/** The member looks at the tab again. */
export const looksAgain = (member: Member): Promise<void> =>
  member.driver.evaluate(`document.dispatchEvent(new Event('visibilitychange')) && null`)

/** How often this page has read what its host has; each look reads two lists. */
export const manifestsRead = `performance.getEntriesByType('resource')
  .filter(({ name, responseEnd }) => name.includes('/asset-manifest.json') && responseEnd > 0).length`

/** Waits until the site has asked its host once more what it has. */
export async function looksAgainInVain(member: Member): Promise<void> {
  const before = await member.driver.evaluate<number>(manifestsRead)
  await looksAgain(member)
  await member.driver.until(`${manifestsRead} >= ${before + 2}`)
}

/** A worker waits and none is on its way: the waiting one is the newest. */
const newestWaits = `(() => {
  navigator.serviceWorker.getRegistration('/m/').then((found) => {
    globalThis.newestWaits = found?.waiting != null && found.installing === null
  })
  return globalThis.newestWaits === true
})()`

export const update: Journey = {
  title: 'says once that a newer site is there, and shows it after one tap (E2.43, E4.54, E8.19, F126)',
  phone: { serviceWorkers: 'allow' },
  async run(member) {
    await member.opens('/m/home')
    await workerWorks(member)
    member.site.deploy()
    await looksAgain(member)
    await member.sees('dialog', 'update.title')
    await member.taps('button', 'update.later')
    await member.noLongerReads('update.title')
    await looksAgainInVain(member)
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    const newest = member.site.deploy()
    await looksAgain(member)
    await member.sees('dialog', 'update.title')
    await member.reads('update.message')
    await member.driver.until(newestWaits)
    await member.taps('button', 'update.refresh')
    await member.driver.until(
      `JSON.parse(document.getElementById('site')?.textContent ?? '{}').build === '${newest}'`,
    )
    await member.isAt('/m/home')
    await member.isVisitor()
  },
}
