import { useAtomValue } from 'jotai/react'
import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useSite, useText } from '../../kit/useSite'
import { profileIconAtom } from '../../state/member'
import { settingsAtom } from '../../state/settings'
import { ProfileIcon } from '../../ui/media/ProfileIcon'
import { chooseProfileIcon, offeredIcons } from './profileIcon'

/** The pictures to choose from (I9.23, E9.23); a tap chooses one, for this member on this device. */
export default function ProfileIconSheet(overlay: OverlayProps) {
  const { close } = overlay
  const site = useSite()
  const t = useText()
  const chosen = useAtomValue(profileIconAtom)
  useAtomValue(settingsAtom)
  return (
    <OverlaySheet overlay={overlay} title={t('member.pictureTitle')}>
      <ul className="ProfileIcons">
        {Array.from({ length: offeredIcons(site) }, (_, icon) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the picture
          <li key={icon}>
            <button
              type="button"
              className="ProfileIcons-choice"
              aria-label={t('member.pictureOption', { number: icon + 1 })}
              aria-pressed={icon === chosen}
              onClick={() => {
                chooseProfileIcon(site, icon)
                close()
              }}
            >
              <ProfileIcon icon={icon} size="l" />
            </button>
          </li>
        ))}
      </ul>
    </OverlaySheet>
  )
}
