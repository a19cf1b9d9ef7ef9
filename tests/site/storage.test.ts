import { inject } from 'vitest'
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

describeSites('storage', ({ site, newPhone, it }) => {
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
})
