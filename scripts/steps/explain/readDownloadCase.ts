import type { RunMode } from '../../../runtime/rules/device/device'
import type { DownloadCase } from '../../../runtime/rules/download/decideDownload'
import {
  activeDownloadSettings,
  downloadSettingNames,
} from '../../../runtime/rules/download/downloadSettings'
import { untrusted } from '../../../runtime/rules/network/read'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { closestName } from '../validate/closestName'
import { OptionError, readOptions, readPage } from './readOptions'

/** The options of `npm run explain -- <code> download`, as they were typed. */
export interface DownloadOptions {
  readonly type: string
  readonly page: string
  readonly device: string
  readonly domain?: string | undefined
  readonly days?: string | undefined
  readonly deposits?: string | undefined
  readonly withdrawals?: string | undefined
  readonly cards?: string | undefined
  readonly 'game-seconds'?: string | undefined
  readonly settings?: string | undefined
  readonly closed: boolean
  readonly 'forced-before': boolean
  readonly 'prompt-open': boolean
  readonly busy: boolean
  readonly 'no-app': boolean
}

const devices: readonly RunMode[] = ['browser', 'pwa', 'webclip', 'app']

function readNumber(name: string, text: string | undefined, whole: boolean): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  const isRight = text.trim() !== '' && Number.isFinite(number) && (!whole || Number.isInteger(number))
  if (!isRight) throw new OptionError(`--${name} is ${whole ? 'a whole number' : 'a number'}, not "${text}".`)
  return number
}

const readCount = (name: string, text: string | undefined): number | undefined => {
  const count = readNumber(name, text, true)
  if (count !== undefined && count < 0) throw new OptionError(`--${name} is not below 0.`)
  return count
}

/** The platform's settings: JSON as in the reply of the download-settings call, `{"reg_days":{"enabled":true,"value":3}}`. */
function readPlatformSettings(text: string | undefined): object | undefined {
  if (text === undefined) return undefined
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch (error) {
    throw new OptionError(`--settings is not JSON: ${error instanceof Error ? error.message : error}.`)
  }
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply))
    throw new OptionError('--settings is an object of settings, by name.')
  for (const name of Object.keys(reply)) {
    if ((downloadSettingNames as readonly string[]).includes(name)) continue
    const suggestion = closestName(name, downloadSettingNames)
    throw new OptionError(
      `--settings: there is no setting "${name}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
    )
  }
  return reply
}

/** The case that the options describe, or the problem with them. */
export const readDownloadCase = (
  manifest: Manifest,
  options: DownloadOptions,
): { readonly one: DownloadCase } | { readonly problem: string } =>
  readOptions(() => {
    const { type, page, device, domain = manifest.domains[0] ?? '', settings } = options
    const runMode = devices.find((name) => name === device)
    if (runMode === undefined)
      throw new OptionError(`--device is one of ${devices.join(', ')}, not "${device}".`)
    const reply = readPlatformSettings(settings)
    const active = activeDownloadSettings(
      manifest.download?.settings,
      reply === undefined ? undefined : untrusted(reply),
    )
    if (active.dropped.length > 0)
      throw new OptionError(`--settings: ${active.dropped.join(', ')} has a value of the wrong type.`)
    const one: DownloadCase = {
      settings: active.settings,
      memberType: readNumber('type', type, true) ?? -1,
      daysSinceRegistration: readNumber('days', options.days, false),
      deposits: readCount('deposits', options.deposits),
      withdrawals: readCount('withdrawals', options.withdrawals),
      cards: readCount('cards', options.cards),
      path: readPage(page),
      hostname: domain,
      runMode,
      gameSeconds: readNumber('game-seconds', options['game-seconds'], false),
      closed: options.closed,
      forcedBefore: options['forced-before'],
      promptOpen: options['prompt-open'],
      busy: options.busy,
      hasWayOn: !options['no-app'],
    }
    return { one }
  })
