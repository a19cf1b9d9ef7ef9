import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import { linkProps } from '../../kit/pages/Link'
import { useSite, useText } from '../../kit/useSite'
import { type LineItem, lineOwner } from '../../rules/content/announcementLine'
import { openOverlaysAtom } from '../../state/overlays'
import { sessionAtom } from '../../state/session'
import * as limits from '../../tables/limits'
import { Marquee } from '../../ui/media/Marquee'
import { storedLine, useAnnouncements } from './useAnnouncements'

/** Where an announcement is shown in full, if the manifest mounts it. */
const activityPath = '/m/activity'

/**
 * The announcements in one line. Its room is there when the lobby opens, or the line does not come: a line that comes later would
 * move what is below it. Another member, or another language, begins anew.
 */
export default function LobbyMarquee() {
  const site = useSite()
  const { page } = site.browser
  const [hasRoom] = useState(page.lineSpace)
  // The first announcements wait for the next opening of the lobby.
  useEffect(() => () => page.reserveLine(storedLine(site).length > 0), [site, page])
  const owner = `${site.text.language} ${lineOwner(useAtomValue(sessionAtom))}`
  useText()
  return <Line key={owner} hasRoom={hasRoom} />
}

function Line({ hasRoom }: { hasRoom: boolean }) {
  const announcements = useAnnouncements()
  if (!hasRoom) return null
  return (
    <div className="LobbyMarquee">
      {announcements.length > 0 && <RunningLine announcements={announcements} />}
    </div>
  )
}

function RunningLine({ announcements }: { announcements: readonly LineItem[] }) {
  const site = useSite()
  const t = useText()
  const { storage } = site.browser
  const isSuspended = useIsSuspended()
  const hasActivityPage = site.data.manifest.routes[activityPath] !== undefined
  const items = announcements.map(({ id, text }) => ({
    id,
    text,
    ...(hasActivityPage ? linkProps(site, `${activityPath}?id=${encodeURIComponent(id)}`) : {}),
  }))
  return (
    <Marquee
      label={t('marquee.label')}
      items={items}
      speed={limits.marqueeSpeed}
      suspended={isSuspended}
      initiallyPaused={storage.read('marquee') === true}
      onPausedChange={(paused) => {
        if (paused) storage.write('marquee', true)
        else storage.remove('marquee')
      }}
      pauseLabel={t('marquee.pause')}
      playLabel={t('marquee.play')}
    />
  )
}

/** In a hidden tab and below a dialog nothing moves (D119). */
function useIsSuspended(): boolean {
  const { page } = useSite().browser
  const [isVisible, setIsVisible] = useState(page.visible)
  useEffect(() => page.onVisible(setIsVisible), [page])
  const isCovered = useAtomValue(openOverlaysAtom).length > 0
  return !isVisible || isCovered
}
