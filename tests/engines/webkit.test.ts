import { inject } from 'vitest'
import { declareJourneys } from '../support/engines/engineJourneys'
import { webKit } from '../support/engines/workerBrowsers'
import { journeys } from '../support/journeys'
import { allSocialChannels, socialChannelJourneys } from '../support/journeys/socialChannels'

declareJourneys(
  'WebKit',
  [...journeys, ...(inject('deep') ? allSocialChannels : socialChannelJourneys)],
  webKit,
)
