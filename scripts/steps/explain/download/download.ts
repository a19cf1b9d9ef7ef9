import { readMerchantCase } from '../options/readOptions'
import { pageOption, typeOption } from '../options/sharedOptions'
import { subject } from '../subject'
import { explainDownload } from './explainDownload'
import { downloadTable, formatDownload } from './formatDownload'
import { readDownloadCase } from './readDownloadCase'

const count = (help: string) =>
  ({ type: 'string', value: 'number', help: `${help}; unknown without it` }) as const

export const download = subject({
  name: 'download',
  summary: 'Says whether a member is asked to download the app, and why (E4.14).',
  options: {
    page: pageOption,
    type: typeOption,
    device: {
      type: 'string',
      default: 'browser',
      value: 'mode',
      help: 'browser, pwa, webclip or app; by default browser',
    },
    domain: { type: 'string', value: 'host', help: "one of the merchant's domains; by default its first" },
    days: count('whole days since the registration'),
    deposits: count('deposits so far'),
    withdrawals: count('withdrawals so far'),
    cards: count('bound cards and wallets'),
    'game-seconds': count('seconds since the game on the page was started'),
    settings: {
      type: 'string',
      value: 'json',
      help: 'the platform\'s settings, which come before the manifest\'s: \'{"reg_days":{"enabled":true,"value":3}}\'',
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
  table: downloadTable,
  explain({ code, manifest }, options) {
    const read = readMerchantCase(readDownloadCase(manifest, options))
    const explanation = explainDownload(read)
    const note =
      manifest.download === undefined
        ? `\n\n${code} has no "download" in its manifest: its site has neither the bar nor the prompt.`
        : ''
    return { text: formatDownload(code, explanation) + note, json: { case: read.one, ...explanation } }
  },
})
