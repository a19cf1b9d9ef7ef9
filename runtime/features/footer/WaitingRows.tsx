import { useAtomValue } from 'jotai/react'
import type { TextKey } from '../../contract/text'
import { useSite, useText } from '../../kit/useSite'
import { waitingInterruptionsAtom } from '../../state/interruptions'
import type { InterruptionId } from '../../tables/interruptionOrder'
import { ListGroup } from '../../ui/lists/ListGroup'
import { ListRow } from '../../ui/lists/ListRow'
import type { IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

/** How each is named there; undefined: it never waits in the lobby. */
const rows: Readonly<Record<InterruptionId, readonly [TextKey, IconSource] | undefined>> = {
  sessionReminder: undefined,
  update: ['update.title', 'refresh'],
  appUpgrade: ['appUpgrade.title', 'refresh'],
  announcement: ['announcements.title', icons.horn],
  downloadScreen: ['download.title', icons.download],
  downloadSheet: ['download.title', icons.download],
  picturePopup: ['picturePopups.title', 'gift'],
  oneTap: undefined,
  pushPrompt: ['push.title', icons.bell],
}

/** What has waited for its moment, and opens at a tap (D27). */
export function WaitingRows() {
  const t = useText()
  const { name } = useSite().data.manifest
  const waiting = useAtomValue(waitingInterruptionsAtom).flatMap((one) => {
    const row = rows[one.id]
    return row ? [{ ...one, label: t(row[0], { name }), icon: row[1] }] : []
  })
  if (waiting.length === 0) return null
  return (
    <ListGroup inset title={t('shell.waiting')}>
      {waiting.map(({ id, label, icon, open }) => (
        <ListRow key={id} icon={icon} label={label} onClick={open} />
      ))}
    </ListGroup>
  )
}
