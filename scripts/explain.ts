import { join } from 'node:path'
import { readArguments } from './steps/commands/readArguments'
import { explainDownload, formatExplanation } from './steps/explain/explainDownload'
import { readDownloadCase } from './steps/explain/readDownloadCase'
import { formatIssues } from './steps/validate/formatIssues'
import { loadMerchants } from './steps/validate/loadMerchants'
import { merchantCodes, unknownCodeMessage } from './steps/validate/merchantCodes'

/**
 * `npm run explain -- <code> download [options]`: decides as the site does whether a member is asked to download the app, and
 * says which row of the table decided (E4.14 to E4.31). Exits with 1 when it was asked wrongly.
 */
const root = join(import.meta.dirname, '..')
const { values, positionals } = readArguments({
  usage: 'npm run explain -- <merchant code> download [options]',
  summary: 'Says whether a member is asked to download the app, and why.',
  words: 2,
  options: {
    type: {
      type: 'string',
      default: '-1',
      value: 'number',
      help: "the member's type; -1, the default: a visitor",
    },
    page: { type: 'string', default: '/m/home', value: 'path', help: 'the page; by default /m/home' },
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
    json: { type: 'boolean', default: false, help: 'prints JSON for programs' },
  },
})

const [code = '', subject = ''] = positionals

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (code === '' || subject !== 'download')
  fail(
    `${code === '' ? 'Which merchant?' : `There is nothing to explain about "${subject}"; try download.`}\n\nUsage: npm run explain -- <merchant code> download [options]`,
  )
const unknown = unknownCodeMessage([code], merchantCodes(root))
if (unknown !== undefined) fail(unknown)
const { merchants, issues } = await loadMerchants(root, { codes: [code] })
const merchant = merchants.find((one) => one.code === code)
if (!merchant) fail(formatIssues(issues, { color: false }))
const result = readDownloadCase(merchant.manifest, values)
if ('problem' in result) fail(result.problem)
const explanation = explainDownload(result.one)
console.log(
  values.json
    ? JSON.stringify({ merchant: code, case: result.one, ...explanation }, null, 2)
    : formatExplanation(code, explanation),
)
