import { join } from 'node:path'
import { interruptions } from '../runtime/tables/interruptionOrder'
import { readArguments } from './steps/commands/readArguments'
import { explainDownload, formatExplanation } from './steps/explain/explainDownload'
import {
  explainInterruptions,
  formatInterruptions,
  readInterruptionCase,
} from './steps/explain/explainInterruptions'
import { readDownloadCase } from './steps/explain/readDownloadCase'
import { formatIssues } from './steps/validate/formatIssues'
import { loadMerchants } from './steps/validate/loadMerchants'
import { merchantCodes, unknownCodeMessage } from './steps/validate/merchantCodes'

/**
 * `npm run explain -- <code> download [options]`: decides as the site does whether a member is asked to download the app, and
 * says which row of the table decided (E4.14 to E4.31). `interruptions` says the same of everything that opens without being asked
 * for (D27). Exits with 1 when it was asked wrongly.
 */
const root = join(import.meta.dirname, '..')
const usage = 'npm run explain -- <merchant code> download|interruptions [options]'
const sharedOptions = {
  page: { type: 'string', default: '/m/home', value: 'path', help: 'the page; by default /m/home' },
  json: { type: 'boolean', default: false, help: 'prints JSON for programs' },
} as const

const downloadCommand = {
  usage: 'npm run explain -- <merchant code> download [options]',
  summary: 'Says whether a member is asked to download the app, and why.',
  words: 2,
  options: {
    ...sharedOptions,
    type: {
      type: 'string',
      default: '-1',
      value: 'number',
      help: "the member's type; -1, the default: a visitor",
    },
    device: {
      type: 'string',
      default: 'browser',
      value: 'mode',
      help: 'browser, pwa, webclip or app; by default browser',
    },
    domain: { type: 'string', value: 'host', help: "the site's domain; by default the merchant's first" },
    days: { type: 'string', value: 'number', help: 'days since the registration; unknown without it' },
    deposits: { type: 'string', value: 'number', help: 'deposits so far; unknown without it' },
    withdrawals: { type: 'string', value: 'number', help: 'withdrawals so far; unknown without it' },
    cards: { type: 'string', value: 'number', help: 'bound cards and wallets; unknown without it' },
    'game-seconds': {
      type: 'string',
      value: 'number',
      help: 'seconds since the game on the page was started',
    },
    settings: {
      type: 'string',
      value: 'json',
      help: "the platform's settings, which come before the manifest's",
    },
    closed: { type: 'boolean', default: false, help: 'the member has closed a prompt in this session' },
    'forced-before': { type: 'boolean', default: false, help: 'a forced prompt was shown in this session' },
    busy: {
      type: 'boolean',
      default: false,
      help: 'a payment, a game or another page in a frame has been open for some seconds',
    },
    'prompt-open': { type: 'boolean', default: false, help: 'another prompt is open' },
    'no-app': { type: 'boolean', default: false, help: 'there is no app to download and no way to install' },
  },
} as const

const interruptionsCommand = {
  usage: 'npm run explain -- <merchant code> interruptions [options]',
  summary:
    'Says what of all that waits to open without being asked for opens now, and what holds the others back.',
  words: 2,
  options: {
    ...sharedOptions,
    waiting: {
      type: 'string',
      default: interruptions.filter((id) => id !== 'sessionReminder').join(),
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
} as const

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The merchant that the words name; exits when they name none, or nothing that can be explained. */
async function findMerchant([code = '', subject = '']: readonly string[]) {
  if (code === '' || (subject !== 'download' && subject !== 'interruptions'))
    fail(
      `${code === '' ? 'Which merchant?' : `There is nothing to explain about "${subject}"; try download or interruptions.`}\n\nUsage: ${usage}`,
    )
  const unknown = unknownCodeMessage([code], merchantCodes(root))
  if (unknown !== undefined) fail(unknown)
  const { merchants, issues } = await loadMerchants(root, { codes: [code] })
  return merchants.find((one) => one.code === code) ?? fail(formatIssues(issues, { color: false }))
}

async function explainDownloadPrompt(): Promise<void> {
  const { values, positionals } = readArguments(downloadCommand)
  const { code, manifest } = await findMerchant(positionals)
  const result = readDownloadCase(manifest, values)
  if ('problem' in result) fail(result.problem)
  const explanation = explainDownload(result.one)
  console.log(
    values.json
      ? JSON.stringify({ merchant: code, case: result.one, ...explanation }, null, 2)
      : formatExplanation(code, explanation),
  )
}

async function explainAllInterruptions(): Promise<void> {
  const { values, positionals } = readArguments(interruptionsCommand)
  const { code, manifest } = await findMerchant(positionals)
  const one = readInterruptionCase(manifest, values)
  if ('problem' in one) fail(one.problem)
  const explained = explainInterruptions(one)
  console.log(
    values.json
      ? JSON.stringify({ merchant: code, case: one, interruptions: explained }, null, 2)
      : formatInterruptions(code, explained),
  )
}

await (process.argv.includes('interruptions') ? explainAllInterruptions() : explainDownloadPrompt())
