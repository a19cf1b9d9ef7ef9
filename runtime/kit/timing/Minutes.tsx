import { useEffect, useState } from 'react'
import { formatNumber } from '../../rules/text/intl/numbers'
import { languages } from '../../tables/languages'
import * as times from '../../tables/times'
import { useSite } from '../useSite'

interface MinutesProps {
  /** The time until now, in ms. */
  readonly read: () => number
}

/** A time that goes on, in hours and whole minutes. */
export function Minutes({ read }: MinutesProps) {
  const site = useSite()
  const { clock } = site.browser
  const [, setTicks] = useState(0)
  useEffect(() => clock.every(times.minutesShown, () => setTicks((ticks) => ticks + 1)), [clock])
  const minutes = Math.floor(read() / times.minutes(1))
  const { locale } = languages[site.text.language]
  const inWords = (value: number, unit: 'hour' | 'minute'): string =>
    formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'short' })
  const hours = Math.floor(minutes / 60)
  return (
    <time dateTime={`PT${minutes}M`}>
      {hours > 0 && `${inWords(hours, 'hour')} `}
      {inWords(minutes % 60, 'minute')}
    </time>
  )
}
