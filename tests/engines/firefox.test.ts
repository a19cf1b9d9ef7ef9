import { inject } from 'vitest'
import { declareJourneys } from '../support/engines/engineJourneys'
import { firefox } from '../support/engines/workerBrowsers'
import { journeys } from '../support/journeys'
import { allSocialChannels, socialChannelJourneys } from '../support/journeys/socialChannels'

declareJourneys(
  'Firefox',
  [...journeys, ...(inject('deep') ? allSocialChannels : socialChannelJourneys)],
  firefox,
)
