import { BottomBar } from '../../runtime/ui/layout/BottomBar'
import { iconNamed } from '../steps/site/icons'
import type { SampleBrand } from './sampleBrand'
import type { SampleTexts } from './sampleTexts'

/** Props of every screen: texts, and the URL of the logo. */
export interface ScreenProps {
  words: SampleTexts
  logo: string
  brand: SampleBrand
}

/** The bottom bar. */
export function SampleBottomBar({ words }: { words: SampleTexts }) {
  const items = words.navigation.map(({ label, icon, primary }, index) => ({
    id: label,
    icon: iconNamed(icon),
    label,
    href: '#',
    active: index === 0,
    primary,
    badge: index === 3 ? 2 : undefined,
  }))
  return <BottomBar label="navigation" items={items} />
}

/** The merchant's logo, which the gallery command copied next to the page. */
export const Logo = ({ logo }: { logo: string }) => <img src={logo} alt="" />
