import type { PixelVendor } from './pixelVendors'

/**
 * Query parameters of a landing that registration passes on (I3.16, I3.21 to I3.27). The value is stored under the first
 * name.
 */
export const landingParams = {
  tid: ['tid'],
  kw: ['kw'],
  utm_source: ['utm_source'],
  fbclid: ['fbclid'],
  gclid: ['gclid'],
  gbraid: ['gbraid'],
  wbraid: ['wbraid'],
  msclkid: ['msclkid'],
  ttclid: ['ttclid'],
  twclid: ['twclid'],
  /** Kwai's own links use click_id; the platform's campaigns use kwaiclid (I9.25). */
  kwaiclid: ['kwaiclid', 'click_id'],
} as const

export type LandingId = keyof typeof landingParams

/** Advertising ids of the native app (I3.30). */
export const nativeIds = [
  'adAppToken',
  'gpsAdid',
  'adid',
  'afAppId',
  'appsflyerId',
  'afAdvertisingId',
  'afOaid',
  'idfa',
  'idfv',
] as const

export type NativeId = (typeof nativeIds)[number]

/** The possible fields of an event (E3.49), with those that say where it happened. */
export const eventFields = [
  'path',
  'method',
  'customerId',
  'customerName',
  'revenue',
  'amount',
  'value',
  'currency',
] as const

export type EventField = (typeof eventFields)[number]

interface EventRow {
  /** The fields of the event; others never leave the page. */
  readonly fields: readonly EventField[]
}

const money = ['revenue', 'amount', 'value', 'currency'] as const

/** The tracking events (E3.48); the comments say when, also in .github/reference/tracking.md. */
export const events = {
  /** A page is shown: the first one, and each with another path. */
  pageView: { fields: ['path'] },
  /** The registration form is shown. */
  registerStart: { fields: ['path', 'method'] },
  /** An account has been created, with a form or with an identity elsewhere. */
  registerSuccess: { fields: ['path', 'method', 'customerId', 'customerName', ...money] },
  /** A login is complete. */
  loginSuccess: { fields: ['path', 'method', 'customerId', 'customerName'] },
  /** A deposit has been paid, as the page of the cashier says. */
  purchase: { fields: ['path', 'method', 'customerId', 'customerName', ...money] },
} as const satisfies Record<string, EventRow>

export type EventName = keyof typeof events

export const isEventName = (name: string): name is EventName => Object.hasOwn(events, name)

/** Each vendor's name for an event; an event without one is not sent to the vendor. */
export const vendorEvents: Readonly<Record<PixelVendor, Readonly<Partial<Record<EventName, string>>>>> = {
  facebook: {
    pageView: 'PageView',
    registerStart: 'Lead',
    registerSuccess: 'CompleteRegistration',
    purchase: 'Purchase',
  },
  tiktok: {
    pageView: 'page',
    registerStart: 'SubmitForm',
    registerSuccess: 'CompleteRegistration',
    purchase: 'CompletePayment',
  },
  gtag: {
    pageView: 'page_view',
    registerStart: 'generate_lead',
    registerSuccess: 'sign_up',
    loginSuccess: 'login',
    purchase: 'purchase',
  },
  gtm: {
    pageView: 'page_view',
    registerStart: 'generate_lead',
    registerSuccess: 'sign_up',
    loginSuccess: 'login',
    purchase: 'purchase',
  },
  kwai: {
    pageView: 'page',
    registerStart: 'formSubmit',
    registerSuccess: 'completeRegistration',
    purchase: 'purchase',
  },
}

/** The hosts of each vendor's script and requests; all must be in the manifest's hosts (D144). */
export const vendorHosts = {
  facebook: {
    script: ['connect.facebook.net'],
    connect: ['connect.facebook.net', 'www.facebook.com'],
    image: ['www.facebook.com'],
  },
  tiktok: { script: ['analytics.tiktok.com'], connect: ['analytics.tiktok.com'], image: [] },
  gtag: {
    script: ['www.googletagmanager.com'],
    connect: ['www.googletagmanager.com', 'www.google-analytics.com'],
    image: ['www.googletagmanager.com'],
  },
  gtm: { script: ['www.googletagmanager.com'], connect: ['www.googletagmanager.com'], image: [] },
  kwai: { script: ['s1.kwai.net'], connect: ['s1.kwai.net'], image: ['s1.kwai.net'] },
} as const satisfies Record<PixelVendor, Record<'script' | 'connect' | 'image', readonly string[]>>

/** The vendors' own names, to tell visitors who learns what. */
export const vendorNames: Readonly<Record<PixelVendor, string>> = {
  facebook: 'Facebook',
  tiktok: 'TikTok',
  gtag: 'Google',
  gtm: 'Google',
  kwai: 'Kwai',
}

/** I9.21; Facebook treats an expired version as the oldest that is still supported. */
export const facebookSdkVersion = 'v2.7'
