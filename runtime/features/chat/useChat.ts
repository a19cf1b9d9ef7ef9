import { useAtomValue } from 'jotai/react'
import { notifyLoadError } from '../../kit/lazyCode'
import { useSite } from '../../kit/useSite'
import { unreadMessagesAtom } from '../../state/chat'

interface Chat {
  /** 0 when there are none, or nobody knows. */
  readonly unread: number
  open(): void
}

/** What every entry to the chat needs. */
export function useChat(): Chat {
  const site = useSite()
  const unread = useAtomValue(unreadMessagesAtom)
  const open = (): void =>
    void site
      .service('openChat')
      .then((openChat) => openChat?.())
      .catch((error: unknown) => notifyLoadError(site, error, open))
  return { unread, open }
}
