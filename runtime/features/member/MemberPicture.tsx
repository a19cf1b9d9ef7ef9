import { useAtomValue } from 'jotai/react'
import { profileIconAtom } from '../../state/member'
import { Avatar, type AvatarProps } from '../../ui/media/Avatar'
import { ProfileIcon } from '../../ui/media/ProfileIcon'

/** The picture that the member has chosen on this device, else their first letter. */
export function MemberPicture({ name, size }: Pick<AvatarProps, 'name' | 'size'>) {
  const icon = useAtomValue(profileIconAtom)
  return icon === undefined ? (
    <Avatar seed={name} name={name} size={size} />
  ) : (
    <ProfileIcon icon={icon} size={size} />
  )
}
