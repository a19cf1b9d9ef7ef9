import { expect } from 'vitest'
import type { Member } from '../member'
import type { Journey } from './journey'

/** Waits until the service worker is active and controls the page. */
export const waitForActiveWorker = (member: Member): Promise<void> =>
  member.driver.until(
    'navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller.state === "activated"',
  )

/** The build of the current page. */
export const shownBuild = (member: Member): Promise<string> =>
  member.driver.evaluate(`JSON.parse(document.getElementById('site').textContent).build`)

/** The member returns to the tab, which triggers an update check. */
export const returnToTab = (member: Member): Promise<void> =>
  member.driver.evaluate(`document.dispatchEvent(new Event('visibilitychange')) && null`)

/** How many asset manifests this page has loaded; each update check loads two. */
export const assetManifestReads = `performance.getEntriesByType('resource')
  .filter(({ name, responseEnd }) => name.includes('/asset-manifest.json') && responseEnd > 0).length`

/** Returns to the tab, and waits until another update check has finished. */
export async function returnWithoutUpdate(member: Member): Promise<void> {
  const before = await member.driver.evaluate<number>(assetManifestReads)
  await returnToTab(member)
  await member.driver.until(`${assetManifestReads} >= ${before + 2}`)
}

/** True once a worker is waiting and none is installing, so that the waiting one is the newest. */
const newestWorkerIsWaiting = `(() => {
  navigator.serviceWorker.getRegistration('/m/').then((found) => {
    globalThis.newestIsWaiting = found?.waiting != null && found.installing === null
  })
  return globalThis.newestIsWaiting === true
})()`

export const update: Journey = {
  title: 'announces a newer site once, and shows it after one tap (E2.43, E4.54, E8.19, F126)',
  aspects: ['worker', 'returning', 'dialog'],
  phone: { serviceWorkers: 'allow' },
  async run(member) {
    await member.opens('/m/home')
    await waitForActiveWorker(member)
    await member.becomesCalm()
    await member.reloads()
    // Nothing opens over a form with typed text (F129).
    await member.taps('button', 'shell.logIn')
    await member.types('login.userName', 'somebody')
    member.site.deploy()
    await returnWithoutUpdate(member)
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(1)
    await member.taps('button', 'common.close')
    await member.sees('dialog', 'update.title')
    await member.taps('button', 'update.later')
    await member.noLongerReads('update.title')
    await returnWithoutUpdate(member)
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    await member.becomesCalm()
    const newest = member.site.deploy()
    await returnToTab(member)
    await member.sees('dialog', 'update.title')
    await member.reads('update.message')
    await member.driver.until(newestWorkerIsWaiting)
    await member.taps('button', 'update.refresh')
    await member.driver.until(
      `JSON.parse(document.getElementById('site')?.textContent ?? '{}').build === '${newest}'`,
    )
    await member.expectPath('/m/home')
    await member.waitUntilVisitor()
  },
}
