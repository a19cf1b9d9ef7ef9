import { useAtomValue } from 'jotai/react'
import { useSite, useText } from '../../kit/useSite'
import { waitingInterruptionsAtom } from '../../state/interruptions'
import { ListGroup } from '../../ui/lists/ListGroup'
import { ListRow } from '../../ui/lists/ListRow'
import type { IconSource } from '../../ui/media/Icon'

declare module '../../contract/interruptions' {
  interface WaitingRow {
    readonly icon: IconSource
  }
}

/** What has waited for its moment, and opens at a tap (D27). */
export function WaitingRows() {
  const t = useText()
  const { name } = useSite().data.manifest
  const waiting = useAtomValue(waitingInterruptionsAtom)
  if (waiting.length === 0) return null
  return (
    <ListGroup inset title={t('shell.waiting')}>
      {waiting.map(({ id, title, icon, open }) => (
        <ListRow key={id} icon={icon} label={t(title, { name })} onClick={open} />
      ))}
    </ListGroup>
  )
}
