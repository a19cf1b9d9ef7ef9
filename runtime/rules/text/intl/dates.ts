/**
 * A date and time in the locale's format and the device's time zone, including the zone's name: "Sat, Nov 21, 3:30 PM
 * GMT+7".
 */
export const formatDateTime = (timestamp: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(timestamp)

/** A moment of the last days: "Sat 3:30 PM". */
export const formatMoment = (timestamp: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(timestamp)

/** A day: "Nov 21, 2026". */
export const formatDay = (timestamp: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(timestamp)
