import { declareJourneys } from '../support/engines/engineJourneys'
import { webKit } from '../support/engines/workerBrowsers'
import { journeys } from '../support/journeys'

declareJourneys('WebKit', journeys, 2, webKit)
