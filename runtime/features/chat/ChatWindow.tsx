import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useService } from '../../kit/code/useService'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { useBuildCode } from '../../kit/feedback/useBuildCode'
import { useFailureText } from '../../kit/feedback/useFailureText'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useDelayedFlag } from '../../kit/timing/useDelayedFlag'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { chatAccess } from '../../rules/chat/chatAccess'
import type { FailureCause } from '../../rules/network/failureCause'
import { truncate } from '../../rules/text/text'
import { unreadMessagesAtom } from '../../state/chat'
import { sessionAtom } from '../../state/session'
import * as limits from '../../tables/limits'
import * as times from '../../tables/times'
import { Button } from '../../ui/actions/Button'
import { IconButton } from '../../ui/actions/IconButton'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { Skeleton } from '../../ui/feedback/Skeleton'
import * as icons from '../../ui/media/icons'
import { ChatFrame } from './ChatFrame'
import { launchChat } from './launchChat'

/** The chat over the page (E5.06). A window that does not load can be opened in a new tab. */
export default function ChatWindow(overlay: OverlayProps<'chat'>) {
  const { close, leaving } = overlay
  const site = useSite()
  const t = useText()
  const chat = useChatWindow()
  const code = useBuildCode()
  useAccess(close, leaving)
  return (
    <OverlaySheet
      overlay={overlay}
      full
      fillBody
      title={t('chat.title')}
      action={
        chat.url !== undefined && (
          <IconButton
            icon={icons.external}
            label={t('chat.newTab')}
            {...newTab(chat.url)}
            onClick={() => close()}
          />
        )
      }
    >
      <div className="ChatWindow">
        {chat.state === 'waiting' && (
          <div className="ChatWindow-waiting" aria-busy="true">
            <SlowRetry onRetry={chat.retry} />
            <ChatSkeleton />
          </div>
        )}
        {chat.state === 'failed' && (
          <div className="ChatWindow-failed">
            <ErrorState
              title={t('chat.failedTitle')}
              text={<FailedText {...chat} />}
              code={code}
              retry={{ label: t('common.retry'), onClick: chat.retry }}
              support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
            />
            {chat.url !== undefined && (
              <Button
                wide
                variant="tonal"
                icon={icons.external}
                {...newTab(chat.url)}
                onClick={() => close()}
              >
                {t('chat.newTab')}
              </Button>
            )}
          </div>
        )}
        {chat.url !== undefined && (
          <ChatFrame
            url={chat.url}
            loaded={chat.state === 'open'}
            onLoad={chat.onLoad}
            onClose={() => close()}
          />
        )}
      </div>
    </OverlaySheet>
  )
}

const newTab = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' })

interface ChatWindowState {
  readonly state: 'waiting' | 'open' | 'failed'
  /** The chat's page, once it is known. */
  readonly url: string | undefined
  /** Why the platform refuses, in its words. */
  readonly message: string | undefined
  readonly cause: FailureCause | undefined
  onLoad(): void
  retry(): void
}

/** Launches the chat, and waits until its page has loaded; what loads late is shown all the same. */
function useChatWindow(): ChatWindowState {
  const site = useSite()
  const [loaded, setLoaded] = useState(false)
  const { value, status, cause, retry } = useQuery('chat', (isRetry) => launchChat(site, isRetry))
  const launch = status === 'success' ? value : undefined
  const url = launch && 'url' in launch ? launch.url : undefined
  const late = useDelayedFlag(site.browser.clock, url !== undefined && !loaded, times.chatLoad)
  const failed = status === 'error' || (launch && 'refused' in launch) || late
  return {
    state: loaded ? 'open' : failed ? 'failed' : 'waiting',
    url,
    message: launch && 'refused' in launch ? launch.refused : undefined,
    cause: launch && 'refused' in launch ? 'service' : cause,
    onLoad() {
      setLoaded(true)
      site.store.set(unreadMessagesAtom, 0)
    },
    retry() {
      setLoaded(false)
      retry()
    },
  }
}

/** Whoever has opened it: it is for members who may chat, and the service deals with all others. */
function useAccess(close: () => void, leaving: boolean): void {
  const openChat = useService('openChat')
  const access = chatAccess(useAtomValue(sessionAtom))
  const isDenied = (access === 'visitor' || access === 'refused') && !leaving
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when access ends
  useEffect(() => {
    if (!isDenied) return
    close()
    openChat()
  }, [isDenied])
}

function FailedText({ message, url, cause }: Pick<ChatWindowState, 'message' | 'url' | 'cause'>) {
  const words = useFailureText(cause, url === undefined ? 'chat.failedText' : 'chat.lateText')
  return message === undefined ? words : <bdi>{truncate(message, limits.message)}</bdi>
}

/** Messages of both sides, and the field below them. */
function ChatSkeleton() {
  return (
    <div className="ChatWindow-skeleton" aria-hidden="true">
      <Skeleton shape="control" width="long" />
      <Skeleton shape="control" width="half" />
      <Skeleton shape="control" width="long" />
      <Skeleton shape="control" />
    </div>
  )
}
