import { journeysIn } from '../support/engineJourneys'
import { journeys } from '../support/journeys'
import { webKit } from '../support/workerBrowsers'

journeysIn('WebKit', journeys, 2, webKit)
