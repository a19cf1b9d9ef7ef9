import type { RunMode } from '../../../../runtime/rules/device/device'
import type { DownloadCase } from '../../../../runtime/rules/download/decideDownload'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { readChoice, readCount, readMemberType, readOptions, readSeconds } from '../options/readOptions'
import { ownDomain, readPlace } from '../options/readPlace'
import { readReply, readSettings, type SaidSettings } from './saidSettings'

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

export interface ReadDownloadCase {
  readonly one: DownloadCase
  readonly said: SaidSettings
}

export const devices: readonly RunMode[] = ['browser', 'pwa', 'webclip', 'app']

/** The case that the options describe, or the problem with them. */
export const readDownloadCase = (
  manifest: Manifest,
  options: DownloadOptions,
): ReadDownloadCase | { readonly problem: string } =>
  readOptions(() => {
    const { domains } = manifest
    const place = readPlace(manifest, options.page)
    const reply = readReply(options.settings)
    // Without a section "download", the site does not contain what would ask for the platform's settings.
    const { settings, said } = readSettings(manifest.download?.settings, manifest.download && reply)
    const { 'game-seconds': gameSeconds } = options
    const one: DownloadCase = {
      settings,
      memberType: readMemberType(options.type),
      daysSinceRegistration: readCount('days', options.days),
      deposits: readCount('deposits', options.deposits),
      withdrawals: readCount('withdrawals', options.withdrawals),
      cards: readCount('cards', options.cards),
      path: place.path,
      hostname:
        options.domain === undefined
          ? (place.domain ?? domains[0] ?? '')
          : ownDomain('domain', options.domain, domains),
      runMode: readChoice('device', options.device, devices),
      gameSeconds: gameSeconds === undefined ? undefined : readSeconds('game-seconds', gameSeconds),
      closed: options.closed,
      forcedBefore: options['forced-before'],
      promptOpen: options['prompt-open'],
      busy: options.busy,
      hasWayOn: !options['no-app'],
    }
    return { one, said }
  })
