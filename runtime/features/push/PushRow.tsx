import { useAtomValue } from 'jotai/react'
import type { TextKey } from '../../contract/text'
import { useSite, useText } from '../../kit/useSite'
import { ListRow } from '../../ui/lists/ListRow'
import * as icons from '../../ui/media/icons'
import { pushSwitchAtom } from './pushSwitch'

const states: Readonly<Record<string, TextKey>> = {
  granted: 'push.stateOn',
  default: 'push.stateOff',
  denied: 'push.stateBlocked',
}

/** In the account: whether this browser gets messages; turns them on, or says where that is decided. */
export default function PushRow() {
  const site = useSite()
  const t = useText()
  const pushSwitch = useAtomValue(pushSwitchAtom)
  if (!pushSwitch) return null
  const { permission, request } = pushSwitch
  function open(): void {
    if (permission === 'default') void request()
    else void site.notice({ message: t(permission === 'granted' ? 'push.turnOff' : 'push.denied') })
  }
  const state = states[permission]
  return <ListRow icon={icons.bell} label={t('push.row')} value={state && t(state)} onClick={open} />
}
