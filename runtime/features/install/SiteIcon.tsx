import { useAtomValue } from 'jotai/react'
import { useImageSource } from '../../kit/useImageSource'
import { platformSettingsAtom } from '../../state/platformValues'
import { BrandIcon } from '../../ui/media/BrandIcon'

/** What the site looks like on the home screen: the platform's logo, else the brand's icon (E2.78). */
export function SiteIcon() {
  const { image_logo } = useAtomValue(platformSettingsAtom).values?.mobileTemplate ?? {}
  return <BrandIcon picture={useImageSource()(image_logo)?.src} size={32} />
}
