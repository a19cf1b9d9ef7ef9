import { inject } from 'vitest'
import { coverPairs } from '../support/deploys/cover'
import { atSites } from '../support/fixtures'
import { refuseStorage, storages } from '../support/journeys/login'
import { Member } from '../support/member'

/** Every choice of at least one storage: whether each of them is refused. */
const choices = Array.from({ length: 2 ** storages.length - 1 }, (_, index) =>
  Object.fromEntries(storages.map((storage, bit) => [storage, ((index + 1) & (1 << bit)) > 0])),
)

/** In an ordinary run every two storages are there, refused, and there without the other. */
const chosen = (inject('deep') ? choices : coverPairs(choices)).map((choice) =>
  storages.filter((storage) => choice[storage]),
)

atSites('storage', ({ site, newPhone, it }) => {
  it.each(chosen.map((refused) => [refused.join(', '), refused] as const))(
    'logs in when the browser refuses %s (F023)',
    async ([, refused]) => {
      site.current.first(refuseStorage(refused))
      const member = new Member(await newPhone(), site.current)
      const { userName, password } = site.current.member('ordinary')
      await member.opens('/m/login')
      await member.sendsLogin(userName, password)
      await member.isAt('/m/home')
      await member.taps('link', 'navigation.account', 'nav')
      await member.readsWords(userName)
    },
  )
})
