import { BottomBar } from '../../runtime/ui/BottomBar'
import type { IconName } from '../../runtime/ui/Icon'
import type { Words } from './words'

/** What every screen gets: words, and the address of the logo. */
export interface ScreenProps {
  words: Words
  logo: string
}

const icons: readonly IconName[] = ['home', 'search', 'wallet', 'gift', 'user']

/** The bar at the bottom. */
export function Places({ words }: { words: Words }) {
  const items = words.navigation.map((label, place) => ({
    id: label,
    icon: icons[place] ?? 'home',
    label,
    href: '#',
    active: place === 0,
    primary: place === 2,
    badge: place === 3 ? 2 : undefined,
  }))
  return <BottomBar label="places" items={items} />
}

/** The merchant’s logo, as the gallery’s script copied it beside the page. */
export const Brand = ({ logo }: { logo: string }) => <img src={logo} alt="" />
