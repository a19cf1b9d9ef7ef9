import { describe, expect, inject, it } from 'vitest'
import { blankPage } from '../support/engines/clearStorage'
import { chromium, chromiumForScreens } from '../support/engines/workerBrowsers'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'

/* Tests use the same browser contexts one after the other: none finds what the one before has left. */

const leaveTraces = `(async () => {
  localStorage.setItem('left', 'yes')
  sessionStorage.setItem('left', 'yes')
  document.cookie = 'left=yes'
  window.name = 'left'
  await caches.open('left')
  await new Promise((resolve) => { indexedDB.open('left').onsuccess = resolve })
})()`

const findTraces = `(async () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  document.cookie,
  window.name,
  ...(await caches.keys()),
  ...(await indexedDB.databases()).map(({ name }) => name),
].filter(Boolean))()`

describe.each([
  ['of its own', chromium],
  ['that stays', chromiumForScreens],
])('a phone whose pages have a process %s', (_, engine) => {
  const [built] = inject('sites')
  if (!built) throw new Error('There is no site')
  const site = siteForTests(built)
  const newPhone = phonesForTests(engine)

  it.each([1, 2, 3])('finds nothing of the phone before it, time %i', async () => {
    const phone = await newPhone()
    await phone.open(blankPage(site.current.origin))
    expect(await phone.evaluate(findTraces)).toEqual([])
    await phone.evaluate(leaveTraces)
  })
})
