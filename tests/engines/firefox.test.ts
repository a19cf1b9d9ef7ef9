import { inject } from 'vitest'
import { declareJourneys } from '../support/engines/engineJourneys'
import { firefox } from '../support/engines/workerBrowsers'
import { journeys } from '../support/journeys'
import { allSocialChannels, socialChannelJourneys } from '../support/journeys/socialChannels'

// Only one engine besides Chromium runs these slow tests of the sign-in library.
declareJourneys(
  'Firefox',
  [...journeys, ...(inject('deep') ? allSocialChannels : socialChannelJourneys)],
  1,
  firefox,
)
