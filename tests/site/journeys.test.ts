import { inject } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { waitInside } from '../support/engines/waitInside'
import { journeys } from '../support/journeys'
import { pickDiffering } from '../support/journeys/chooseJourneys'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

describeSites('journeys', ({ built, site, newPhone, it }) => {
  const [first = 'EN'] = built.manifest.languages

  for (const { title, phone, run, where = () => true, dependsOn } of journeys) {
    const differing = dependsOn ? pickDiffering(inject('sites').filter(where), dependsOn) : undefined
    const selection =
      inject('deep') || !differing
        ? { where }
        : { where: (one: typeof built) => differing.includes(one), everywhere: true }
    it(
      title,
      async () => run(new Member(waitInside(await newPhone(languages[first].locale, phone)), site.current)),
      selection,
    )
  }
})
