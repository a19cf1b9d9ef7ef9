import { defaultAppPattern } from '../../../runtime/browser/device/deviceSignals'
import { type Language, languageNames } from '../../../runtime/tables/languages'
import { demoRoles, roleNames } from '../../platform/members/demoRoles'
import { deviceFor, deviceNames, devices } from './devices'
import type { Offer } from './offer'

export interface Option {
  readonly value: string
  readonly label: string
}

export interface Choice {
  readonly label: string
  readonly group: 'Visit' | 'Device' | 'Time and network'
  /** The first is that of a link without the parameter. */
  readonly options: (offer: Pick<Offer, 'manifest'>) => readonly Option[]
  /** Other values than those of the options. */
  readonly accepts?: (value: string) => boolean
  readonly expected?: string
  /** What a change of it begins anew: the visit, with storage and platform; the page; or nothing. */
  readonly begins: 'visit' | 'page' | 'nothing'
}

/** "-2d": in minutes, hours or days. */
const shiftPattern = /^(-?\d{1,5})([mhd])$/

const millisecondsOf = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** A shift of a clock in ms; 0 for what is none. */
export function shiftOf(text: string): number {
  const [, amount, unit] = shiftPattern.exec(text) ?? []
  return amount ? Number(amount) * millisecondsOf[unit as keyof typeof millisecondsOf] : 0
}

const shift = {
  accepts: (value: string) => shiftPattern.test(value),
  expected: 'a number with m, h or d, such as -2d',
}

/** What every preview can be set to, by the parameter's name in the link. */
export const choices = {
  member: {
    label: 'Member',
    group: 'Visit',
    options: () => [
      { value: 'visitor', label: 'visitor, not logged in' },
      ...roleNames.map((value) => ({ value, label: demoRoles[value].note })),
    ],
    begins: 'visit',
  },
  visit: {
    label: 'This device',
    group: 'Visit',
    options: () => [
      { value: 'first', label: 'is here for the first time' },
      { value: 'returning', label: 'has answered about tracking and age' },
    ],
    begins: 'visit',
  },
  language: {
    label: 'Language',
    group: 'Visit',
    options: ({ manifest }) =>
      manifest.languages.map((value: Language) => ({ value, label: languageNames[value] })),
    begins: 'page',
  },
  device: {
    label: 'Device',
    group: 'Device',
    // The agent of an app is made from the manifest's pattern.
    options: ({ manifest }) =>
      deviceNames
        .filter((value) => deviceFor(value, manifest.nativeApp?.userAgent ?? defaultAppPattern))
        .map((value) => ({ value, label: devices[value].label })),
    begins: 'page',
  },
  width: {
    label: 'Width',
    group: 'Device',
    options: () => [
      { value: '390', label: '390 × 844' },
      { value: '360', label: '360 × 640' },
      { value: '430', label: '430 × 932' },
      { value: '320', label: '320 × 568' },
      { value: '768', label: '768 × 1024' },
    ],
    accepts: (value) => /^\d{3,4}$/.test(value) && Number(value) >= 240 && Number(value) <= 1600,
    expected: 'a number of pixels from 240 to 1600',
    begins: 'nothing',
  },
  text: {
    label: 'Text size',
    group: 'Device',
    options: () => ['100', '130', '160', '200'].map((value) => ({ value, label: `${value} %` })),
    begins: 'page',
  },
  clock: {
    label: 'Time of platform and device',
    group: 'Time and network',
    options: () => [
      { value: 'now', label: 'now' },
      { value: '1h', label: 'in an hour' },
      { value: '1d', label: 'tomorrow' },
      { value: '7d', label: 'in a week' },
      { value: '31d', label: 'in a month' },
      { value: '-1d', label: 'yesterday' },
    ],
    ...shift,
    begins: 'page',
  },
  deviceClock: {
    label: 'The clock of the device',
    group: 'Time and network',
    options: () => [
      { value: 'right', label: 'is right' },
      { value: '10m', label: '10 minutes ahead' },
      { value: '-10m', label: '10 minutes behind' },
      { value: '365d', label: 'a year ahead' },
      { value: '-365d', label: 'a year behind' },
    ],
    ...shift,
    begins: 'page',
  },
  network: {
    label: 'Network',
    group: 'Time and network',
    options: () => [
      { value: 'fast', label: 'fast' },
      { value: 'slow', label: 'slow: half a second for each request' },
      { value: 'verySlow', label: 'very slow: 3 seconds for each request' },
      { value: 'offline', label: 'offline' },
    ],
    begins: 'nothing',
  },
} as const satisfies Readonly<Record<string, Choice>>

export type ChoiceName = keyof typeof choices

export const choiceNames = Object.keys(choices) as ChoiceName[]

/** How long each request waits, ms. */
export const networkDelays: Readonly<Record<string, number>> = { slow: 500, verySlow: 3000 }

/** The value of a link without the parameter. */
export const defaultOf = (name: ChoiceName, offer: Pick<Offer, 'manifest'>): string =>
  (choices[name] as Choice).options(offer)[0]?.value ?? ''
