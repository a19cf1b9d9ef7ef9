import { useAtomValue } from 'jotai/react'
import { useService } from '../../kit/code/useService'
import { unreadMessagesAtom } from '../../state/chat'

interface Chat {
  /** 0 when there are none, or nobody knows. */
  readonly unread: number
  open(): void
}

/** What every entry to the chat needs. */
export function useChat(): Chat {
  return { unread: useAtomValue(unreadMessagesAtom), open: useService('openChat') }
}
