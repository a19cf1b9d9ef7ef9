/** A moment as people there write it, in the device's own time zone, which it names: "Sat, Nov 21, 3:30 PM GMT+7". */
export const moment = (at: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(at)
