import { inject } from 'vitest'
import { storedName } from '../../runtime/browser/storage/storedValue'
import { storageKeys } from '../../runtime/tables/storageKeys'
import { selectPairwise } from '../support/deploys/pairwise'
import { blockStorageScript, storages } from '../support/journeys/login'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** Every non-empty set of storages, as booleans: whether each of them is blocked. */
const combinations = Array.from({ length: 2 ** storages.length - 1 }, (_, index) =>
  Object.fromEntries(storages.map((storage, bit) => [storage, ((index + 1) & (1 << bit)) > 0])),
)

/** An ordinary run covers every pair of storages in all combinations of blocked and available. */
const blockedStorages = (inject('deep') ? combinations : selectPairwise(combinations)).map((combination) =>
  storages.filter((storage) => combination[storage]),
)

/** What another release, or another script, may have left under any key; a date makes it one of those that expire. */
const oddTexts = [
  'null',
  '{}',
  '[[1]]',
  '"text"',
  '{"half',
  `{"at":${Date.now()},"value":{"owner":7}}`,
] as const

/** As when a member clears the data of a site, or the browser does because the device is full. */
const forgetEverything = async ({ driver }: Member): Promise<void> => {
  await driver.evaluate(`(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })()`)
}

describeSites('storage', ({ built, site, newPhone, it }) => {
  it.each(oddTexts)('starts where everything that the device has kept reads %s (F077)', async (text) => {
    const member = new Member(await newPhone(), site.current)
    await member.opens('/m/home')
    const names = Object.values(storageKeys).map((row) => [row.area, storedName(built.code, row)])
    await member.driver.evaluate(
      `${JSON.stringify(names)}.forEach(([area, name]) =>
        area !== 'cookie' && globalThis[area + 'Storage'].setItem(name, ${JSON.stringify(text)}))`,
    )
    await member.opens('/m/home')
    await member.waitUntilVisitor()
    await member.driver.until(`document.querySelectorAll('main section[id] img').length > 0`)
    await member.logsIn()
  })

  it.each(blockedStorages.map((blocked) => [blocked.join(', '), blocked] as const))(
    'logs in when the browser blocks %s (F023)',
    async ([, blocked]) => {
      site.current.injectScript(blockStorageScript(blocked))
      const member = new Member(await newPhone(), site.current)
      const { userName, password } = site.current.demoMember('ordinary')
      await member.opens('/m/login')
      await member.sendsLogin(userName, password)
      await member.expectPath('/m/home')
      await member.taps('link', 'navigation.account', 'nav')
      await member.readsText(userName)
    },
  )

  it('goes on in every tab when the device forgets everything while they are open (F023)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    const userName = await member.logsIn()
    const other = await member.opensNewTab()
    await other.opens('/m/member/home')
    await other.readsText(userName)

    await forgetEverything(member)
    // Whoever clears the data of a site is logged out of it, here and in the other tab.
    await member.leavesFor('/m/rewardCenter')
    await member.expectPath('/m/login')
    await other.goesTo('/m/home')
    await other.waitUntilVisitor()
    await other.driver.until(`document.querySelectorAll('main .GameCard').length > 0`)
    await member.opensLanguageSheet()
    await member.driver.press('Escape')
    await member.driver.until(`document.querySelector('dialog') === null`)
    const { password } = site.current.demoMember('ordinary')
    await member.sendsLogin(userName, password)
    await member.waitUntilLoggedIn()
    await other.reloads()
    await other.waitUntilLoggedIn()
  })
})
