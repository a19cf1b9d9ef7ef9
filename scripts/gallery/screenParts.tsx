import { BottomBar } from '../../runtime/ui/layout/BottomBar'
import type { IconSource } from '../../runtime/ui/media/Icon'
import * as icons from '../../runtime/ui/media/icons'
import type { SampleTexts } from './sampleTexts'

/** Props of every screen: texts, and the URL of the logo. */
export interface ScreenProps {
  words: SampleTexts
  logo: string
}

const barIcons: readonly IconSource[] = ['home', 'search', icons.wallet, 'gift', 'user']

/** The bottom bar. */
export function SampleBottomBar({ words }: { words: SampleTexts }) {
  const items = words.navigation.map((label, index) => ({
    id: label,
    icon: barIcons[index] ?? 'home',
    label,
    href: '#',
    active: index === 0,
    primary: index === 2,
    badge: index === 3 ? 2 : undefined,
  }))
  return <BottomBar label="navigation" items={items} />
}

/** The merchant's logo, which the gallery command copied next to the page. */
export const Logo = ({ logo }: { logo: string }) => <img src={logo} alt="" />
