import * as limits from '../../tables/limits'
import { fields, listOf, textOf } from '../network/read'

/** The picture that one member of this device has chosen: a number below the count of pictures. */
export interface ChosenIcon {
  readonly member: string
  readonly icon: number
}

const isIcon = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limits.profileIcons

function readAll(stored: unknown): ChosenIcon[] {
  return listOf(stored).flatMap((raw) => {
    const { member, icon } = fields(raw)
    return isIcon(icon) && textOf(member) !== '' ? [{ member: textOf(member), icon }] : []
  })
}

/** How many pictures there are to choose from (I9.23, E9.23); a platform's number is not trusted. */
export const iconCount = (setting: number): number => Math.min(setting, limits.profileIcons)

/** The picture of this member; undefined when none was chosen, or when it is no longer offered. */
export function readProfileIcon(stored: unknown, member: string, count: number): number | undefined {
  const icon = readAll(stored).find((one) => one.member === member)?.icon
  return icon !== undefined && icon < count ? icon : undefined
}

/** What to store when the member chooses a picture; only the last few members of the device are kept. */
export const withProfileIcon = (stored: unknown, member: string, icon: number): ChosenIcon[] =>
  [{ member, icon }, ...readAll(stored).filter((one) => one.member !== member)].slice(
    0,
    limits.profileIconMembers,
  )
