import { inject } from 'vitest'
import { journeysIn } from '../support/engineJourneys'
import { journeys } from '../support/journeys'
import { allIdentities, identities } from '../support/journeys/identities'
import { firefox } from '../support/workerBrowsers'

// One engine beside Chromium proves what the identity library does; it takes long.
journeysIn('Firefox', [...journeys, ...(inject('deep') ? allIdentities : identities)], 1, firefox)
