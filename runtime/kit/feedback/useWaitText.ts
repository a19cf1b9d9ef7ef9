import { formatCountdown } from '../../rules/text/countdown'
import { useText } from '../useSite'

/** From here on, seconds alone are no unit that people use. */
const shownInMinutes = 120

/** What a button says that cannot be used for some seconds: "Wait 30 seconds", "Wait 9:59". */
export function useWaitText(): (seconds: number) => string {
  const t = useText()
  return (seconds) => {
    const time = seconds < shownInMinutes ? undefined : formatCountdown(seconds * 1000)
    return time === undefined ? t('common.waitSeconds', { count: seconds }) : t('common.waitTime', { time })
  }
}
