import { useAtom } from 'jotai/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { HtmlText } from '../../kit/HtmlText'
import { hasModifier, linkProps } from '../../kit/pages/Link'
import { useSite, useText } from '../../kit/useSite'
import type { Announcement } from '../../rules/content/announcement'
import { pathOfPage, withQuery } from '../../rules/network/url'
import { announcementPopupAtom, type AnnouncementPopup as Popup } from '../../state/announcements'
import { Button } from '../../ui/actions/Button'
import { IconButton } from '../../ui/actions/IconButton'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { Checkbox } from '../../ui/forms/Checkbox'
import { Carousel } from '../../ui/media/Carousel'
import * as icons from '../../ui/media/icons'
import { RichText } from '../../ui/text/RichText'
import { useTurning } from './useTurning'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    /** `forced`: closing leads to the last one first (E4.39). What is shown is in `state/announcements.ts`. */
    announcement: { readonly forced: boolean }
  }
  interface OverlayResults {
    /** The path that was chosen; absent: it was closed. */
    announcement: string
  }
}

/** Pages to swipe through, a box to hide them today, and the way to the activity (E2.39, E2.40). */
export default function AnnouncementPopup(props: OverlayProps<'announcement'>) {
  const [popup, setPopup] = useAtom(announcementPopupAtom)
  const { close } = props
  const isEnded = popup === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing twice does nothing
  useEffect(() => {
    if (isEnded) close()
    else setPopup((current) => current && { ...current, isSeen: true })
  }, [isEnded])
  // It stays on the screen while the closing animation runs.
  const last = useRef(popup)
  last.current = popup ?? last.current
  if (!last.current) return null
  const change = (part: Partial<Popup>) => setPopup((current) => current && { ...current, ...part })
  return <PopupPanel {...props} popup={last.current} onChange={change} />
}

interface PopupPanelProps extends OverlayProps<'announcement'> {
  readonly popup: Popup
  readonly onChange: (part: Partial<Popup>) => void
}

function PopupPanel({ popup, onChange, payload, close, titleId, leaving }: PopupPanelProps) {
  const t = useText()
  const { announcements, index, hideToday, isRead } = popup
  const lastIndex = announcements.length - 1
  const showAt = (next: number) => onChange({ index: next, isRead: isRead || next === lastIndex })
  const turning = useTurning(announcements.length, index, showAt)
  const mustRead = payload.forced && !isRead
  return (
    <DialogPanel
      title={t('announcements.title')}
      titleId={titleId}
      leaving={leaving}
      fills
      onClose={() => (mustRead ? showAt(lastIndex) : close())}
      closeLabel={t('common.close')}
      actions={<ActivityButton announcement={announcements[index]} onClose={mustRead ? undefined : close} />}
    >
      <Carousel
        label={t('announcements.title')}
        slides={announcements.map((one) => ({ id: one.id, content: <Slide announcement={one} /> }))}
        index={index}
        onIndexChange={showAt}
        positionLabel={(position) =>
          t('announcements.position', { number: position + 1, total: announcements.length })
        }
        previousLabel={t('announcements.previous')}
        nextLabel={t('announcements.next')}
        isTurning={turning.isTurning}
        onTouchChange={turning.setTouched}
        onFocusChange={turning.setFocused}
        control={
          turning.canTurn && (
            <IconButton
              icon={turning.isPaused ? 'play' : icons.pause}
              label={t(turning.isPaused ? 'announcements.play' : 'announcements.pause')}
              onClick={turning.togglePause}
            />
          )
        }
      />
      {mustRead && <p className="AnnouncementPopup-note">{t('announcements.readFirst')}</p>}
      <Checkbox
        label={t('announcements.hideToday')}
        checked={hideToday}
        onChange={(checked) => onChange({ hideToday: checked })}
      />
    </DialogPanel>
  )
}

function Slide({ announcement: { title, content } }: { announcement: Announcement }) {
  return (
    <div className="AnnouncementPopup-slide">
      {title !== '' && (
        <h3 className="AnnouncementPopup-title" dir="auto">
          {title}
        </h3>
      )}
      {content !== '' && (
        <RichText>
          <HtmlText html={content} />
        </RichText>
      )}
    </div>
  )
}

/** Leads to the activity, where the merchant has that page; the popup counts as closed then, unless it must be read first. */
function ActivityButton({
  announcement,
  onClose,
}: {
  announcement: Announcement | undefined
  onClose: ((target: string) => void) | undefined
}) {
  const site = useSite()
  const t = useText()
  const path = pathOfPage(site.data.manifest.routes, 'activity')
  if (path === undefined || !announcement) return null
  const target = withQuery(path, { id: announcement.id })
  const link = linkProps(site, target)
  const closeAndGo = (event: MouseEvent<HTMLElement>): void => {
    if (!onClose || hasModifier(event)) link.onClick(event)
    else {
      event.preventDefault()
      onClose(target)
    }
  }
  return (
    <Button wide href={link.href} onClick={closeAndGo}>
      {t('announcements.goToActivity')}
    </Button>
  )
}
