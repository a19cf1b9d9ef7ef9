import { expect } from 'vitest'
import type { Member } from '../member'
import type { Journey } from './journey'
import { waitForActiveWorker } from './update'

/** True once the texts of this page are cached, although the page requested them before the worker was active. */
const textsCached = `(() => {
  const textsFile = performance.getEntriesByType('resource').find(({ name }) => /assets\\/[A-Z-]+\\.[^.]+\\.json$/.test(name))
  caches.match(textsFile.name).then((found) => { globalThis.textsCached = found !== undefined })
  return globalThis.textsCached === true
})()`

/** Opens the site once, and waits until it is cached completely. */
export async function visitUntilCached(member: Member): Promise<void> {
  await member.opens('/m/home')
  await waitForActiveWorker(member)
  await member.driver.until(textsCached)
}

export const offlineStart: Journey = {
  title:
    'starts offline after one visit, with the lobby as it was, and continues by itself (E7.24, F036, D212)',
  aspects: ['worker', 'network'],
  phone: { serviceWorkers: 'allow' },
  async run(member) {
    await visitUntilCached(member)
    await member.site.disconnect()
    await member.reloads()
    await member.reads('system.offlineLine')
    await member.driver.until(`document.querySelectorAll('main section[id] .GameCard').length > 2`)
    expect(await member.driver.evaluate(`document.querySelector('dialog')`)).toBe(null)
    await member.opens('/m/login')
    await member.reads('system.offlineTitle')
    await member.site.reconnect()
    await member.noLongerReads('system.offlineTitle')
    await member.sees('button', 'login.submit')
  },
}
