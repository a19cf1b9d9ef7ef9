import { describe, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { journeys } from '../support/journeys'
import { Member } from '../support/member'
import { launchChromium } from '../support/playwrightEngine'
import { browserForTests, phonesForTests, siteForTests } from '../support/stage'

const engine = browserForTests(() => launchChromium(inject('chromium')))

describe.each(inject('sites'))('$code', (built) => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(engine)
  const [first = 'EN'] = built.manifest.languages

  for (const { title, where = () => true, phone, run } of journeys) {
    if (!where(built)) continue
    it(title, async () => run(new Member(await newPhone(languages[first].locale, phone), site.current)))
  }
})
