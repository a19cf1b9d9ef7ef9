import type { Member } from '../member'
import type { Journey } from './journey'
import { workerWorks } from './update'

/** The words that this page speaks are kept: it asked for them before the worker was there. */
const wordsKept = `(() => {
  const words = performance.getEntriesByType('resource').find(({ name }) => /assets\\/[A-Z-]+\\.[^.]+\\.json$/.test(name))
  caches.match(words.name).then((found) => { globalThis.wordsKept = found !== undefined })
  return globalThis.wordsKept === true
})()`

/** The site is kept whole: it was opened once, and nothing of it will be asked of the network again. */
export async function visitsOnce(member: Member): Promise<void> {
  await member.opens('/m/home')
  await workerWorks(member)
  await member.driver.until(wordsKept)
}

export const offlineShell: Journey = {
  title: 'starts without a network after one visit, on any path, and goes on when it is back (E7.24, F036)',
  phone: { serviceWorkers: 'allow' },
  async run(member) {
    await visitsOnce(member)
    await member.site.disconnect()
    await member.reloads()
    await member.reads('system.offlineTitle')
    await member.opens('/m/login')
    await member.reads('system.offlineTitle')
    await member.site.reconnect()
    await member.noLongerReads('system.offlineTitle')
    await member.sees('button', 'login.submit')
  },
}
