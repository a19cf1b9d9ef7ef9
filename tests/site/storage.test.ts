import { describe, inject, it } from 'vitest'
import { refuseStorage, storages } from '../support/journeys/login'
import { Member } from '../support/member'
import { launchChromium } from '../support/playwrightEngine'
import { browserForTests, dealt, phonesForTests, siteForTests } from '../support/stage'

const engine = browserForTests(() => launchChromium(inject('chromium')))

/** Every choice of at least one storage. */
const choices = Array.from({ length: 2 ** storages.length - 1 }, (_, index) =>
  storages.filter((_, bit) => (index + 1) & (1 << bit)),
)

describe.each(dealt(choices, inject('sites')))('$site.code', ({ site: built, rows }) => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(engine)

  it.each(rows.map((choice) => [choice.join(', '), choice] as const))(
    'logs in when the browser refuses %s (F023)',
    async (_, refused) => {
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
