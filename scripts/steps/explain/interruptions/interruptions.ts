import { interruptions as ids } from '../../../../runtime/tables/interruptionOrder'
import { readMerchantCase } from '../options/readOptions'
import { pageOption } from '../options/sharedOptions'
import { subject } from '../subject'
import {
  explainInterruptions,
  formatInterruptions,
  interruptionTable,
  readInterruptionCase,
} from './explainInterruptions'

export const interruptions = subject({
  name: 'interruptions',
  summary:
    'Says what of all that waits to open without being asked for opens now, and what holds the others back (D27).',
  options: {
    page: pageOption,
    waiting: {
      type: 'string',
      default: ids.filter((id) => id !== 'sessionReminder').join(),
      value: 'names',
      help: 'what waits, separated by commas; by default everything but the reminder of the time played',
    },
    forced: { type: 'string', value: 'names', help: 'what of it cannot be closed' },
    seconds: {
      type: 'string',
      default: '0',
      value: 'number',
      help: 'seconds since the visit began; by default 0',
    },
    opened: {
      type: 'string',
      default: '0',
      value: 'number',
      help: "how many were opened in the visit's first minute; by default 0",
    },
    'closed-ago': {
      type: 'string',
      value: 'number',
      help: 'seconds since the last one was closed; none was without it',
    },
    hidden: { type: 'boolean', default: false, help: 'the tab is hidden' },
    open: { type: 'boolean', default: false, help: 'something else is open' },
    typed: { type: 'boolean', default: false, help: 'the member types, or a field has typed text' },
    sending: { type: 'boolean', default: false, help: 'a form is being sent' },
    'consent-due': { type: 'boolean', default: false, help: 'the question about tracking is not answered' },
  },
  table: interruptionTable,
  explain({ code, manifest }, options) {
    const one = readMerchantCase(readInterruptionCase(manifest, options))
    const explained = explainInterruptions(one)
    return { text: formatInterruptions(code, explained), json: { case: one, interruptions: explained } }
  },
})
