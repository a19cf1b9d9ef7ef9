import { languages } from '../../runtime/tables/languages'
import { journeys } from '../support/journeys'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

describeSites('journeys', ({ built, site, newPhone, it }) => {
  const [first = 'EN'] = built.manifest.languages

  for (const { title, phone, run, ...selection } of journeys)
    it(
      title,
      async () => run(new Member(await newPhone(languages[first].locale, phone), site.current)),
      selection,
    )
})
