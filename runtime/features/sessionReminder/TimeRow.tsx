import { Minutes } from '../../kit/timing/Minutes'
import { useSite, useText } from '../../kit/useSite'
import { ListRow } from '../../ui/lists/ListRow'
import { screenTimeNow } from './screenTime'

/** In the account: how long this session has been on the screen, as the reminder counts it (D14). */
export default function TimeRow() {
  const site = useSite()
  const t = useText()
  return (
    <ListRow
      icon="clock"
      label={t('sessionReminder.time')}
      value={<Minutes read={() => screenTimeNow(site)} />}
    />
  )
}
