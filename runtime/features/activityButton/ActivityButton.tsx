import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { notifyLoadError } from '../../kit/code/lazyCode'
import { useScrolling } from '../../kit/timing/useScrolling'
import { reportFault } from '../../kit/tracking'
import { useImageSource } from '../../kit/useImageSource'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import {
  type Activity,
  type ActivityType,
  activityGroup,
  isActivityType,
  readActivity,
  showsActivity,
} from '../../rules/content/activity'
import { memberKey } from '../../rules/session/memberKey'
import { sessionAtom } from '../../state/session'
import { Pressable } from '../../ui/actions/Pressable'
import { useInset } from '../../ui/layout/useInset'
import { Icon, type IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { type PictureSource, pictureProps, usePicture } from '../../ui/media/picture'
import { carryOut } from './carryOut'
import { useActivityCase } from './useActivityCase'

/** Another member's begins anew (D21). */
export default function ActivityButton() {
  const member = memberKey(useAtomValue(sessionAtom))
  return <MemberActivity key={member} member={member} />
}

function MemberActivity({ member }: { member: string }) {
  const site = useSite()
  useText()
  const { storage } = site.browser
  const [isAway, setAway] = useState(() => storage.read('activityPutAway') === member)
  const activity = useQuery(`activity ${site.text.language}`, async () =>
    readActivity(await site.platform.call('banners', { query: { groupName: activityGroup }, alert: false })),
  ).value
  const one = useActivityCase()
  const action = activity?.action
  useReportUnknown(action)
  if (!activity || action === undefined || isAway || !isActivityType(action)) return null
  if (!showsActivity(action, one)) return null

  function putAway(): void {
    storage.write('activityPutAway', member)
    setAway(true)
  }

  return <FloatingButton activity={activity} type={action} onPutAway={putAway} />
}

/** One that the site does not know only warns the operator (E5.17). */
function useReportUnknown(action: string | undefined): void {
  const site = useSite()
  useEffect(() => {
    if (action === undefined || isActivityType(action)) return
    console.warn(`The activity button has an unknown action: ${action}`)
    reportFault(site, { kind: 'setting', where: 'activityButton' })
  }, [site, action])
}

const texts = {
  APP_DOWNLOAD: 'activityButton.appDownload',
  REGISTER: 'activityButton.register',
  INVITE_FRIENDS: 'activityButton.inviteFriends',
  MEMBER: 'activityButton.member',
} as const

const activityIcons: Readonly<Record<ActivityType, IconSource>> = {
  APP_DOWNLOAD: icons.phone,
  REGISTER: 'user',
  INVITE_FRIENDS: icons.share,
  MEMBER: icons.crown,
}

interface FloatingButtonProps {
  readonly activity: Activity
  readonly type: ActivityType
  readonly onPutAway: () => void
}

function FloatingButton({ activity, type, onPutAway }: FloatingButtonProps) {
  const site = useSite()
  const t = useText()
  const isScrolling = useScrolling()
  const float = useRef<HTMLDivElement>(null)
  useInset('--float', float)
  const image = useImageSource()(activity.image)
  const follow = (): void =>
    void carryOut(site, type).catch((error: unknown) => notifyLoadError(site, error, follow))
  return (
    <div className="ActivityButton" data-half-out={isScrolling || undefined} ref={float}>
      <Pressable className="ActivityButton-go" aria-label={activity.title || t(texts[type])} onClick={follow}>
        <Picture key={image?.src} image={image} icon={activityIcons[type]} />
      </Pressable>
      <Pressable
        className="ActivityButton-putAway"
        aria-label={t('activityButton.putAway')}
        onClick={onPutAway}
      >
        <span className="ActivityButton-cross">
          <Icon icon="close" size="s" />
        </span>
      </Pressable>
    </div>
  )
}

function Picture({ image, icon }: { image: PictureSource | undefined; icon: IconSource }) {
  const { source, handlers } = usePicture(image)
  if (source === undefined) return <Icon icon={icon} />
  return (
    <img {...pictureProps(source, '56px')} width={56} height={56} alt="" draggable={false} {...handlers} />
  )
}
