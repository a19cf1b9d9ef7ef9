import { useAtom, useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import { linkProps } from '../../kit/pages/Link'
import { useSite, useText } from '../../kit/useSite'
import type { PushMessage as Message } from '../../rules/push/pushMessage'
import { openOverlaysAtom } from '../../state/overlays'
import * as times from '../../tables/times'
import { IconButton } from '../../ui/actions/IconButton'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { IsolatedText } from '../../ui/text/IsolatedText'
import { pushMessageAtom } from './pushMessageAtom'

/**
 * A push message that arrives while the site is open: a card that leaves by itself, but stays while it is touched, hovered or
 * focused (D118). The live region is always rendered.
 */
export default function PushMessage() {
  const [message, setMessage] = useAtom(pushMessageAtom)
  const [held, setHeld] = useState(false)
  const close = () => {
    setHeld(false)
    setMessage(undefined)
  }
  return (
    <div
      className="PushMessage"
      role="status"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message && <Card message={message} held={held} onClose={close} />}
    </div>
  )
}

/** While something covers the page, the time stands still. */
function Card({ message, held, onClose }: { message: Message; held: boolean; onClose: () => void }) {
  const t = useText()
  const { clock } = useSite().browser
  const covered = useAtomValue(openOverlaysAtom).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is shown for its own time
  useEffect(
    () => (held || covered ? undefined : clock.after(times.pushMessage, onClose)),
    [held, covered, message, clock],
  )
  return (
    <div className="PushMessage-card">
      <Icon icon={icons.bell} />
      <Words message={message} onOpen={onClose} />
      <IconButton icon="close" label={t('common.close')} onClick={onClose} />
    </div>
  )
}

/** A link, if the message leads to a page of the site. The language is the sender's. */
function Words({ message: { title, body, path }, onOpen }: { message: Message; onOpen: () => void }) {
  const site = useSite()
  const words = (
    <>
      <span className="PushMessage-title" dir="auto">
        <IsolatedText text={title} />
      </span>
      {body !== '' && (
        <span className="PushMessage-body" dir="auto">
          <IsolatedText text={body} />
        </span>
      )}
    </>
  )
  if (path === undefined) return <p className="PushMessage-words">{words}</p>
  const { href, onClick } = linkProps(site, path)
  return (
    <a
      className="PushMessage-words"
      href={href}
      onClick={(event) => {
        onOpen()
        onClick(event)
      }}
    >
      {words}
    </a>
  )
}
