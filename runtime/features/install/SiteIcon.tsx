import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { useImageSource } from '../../kit/useImageSource'
import { platformSettingsAtom } from '../../state/platformValues'

/** The brand's own icon, which the build puts into every site. */
const brandIcon = '/m/icons/icon.svg'

/** What the site looks like on the home screen: the platform's logo, else the brand's icon (E2.78). */
export function SiteIcon() {
  const { image_logo } = useAtomValue(platformSettingsAtom).values?.mobileTemplate ?? {}
  const logo = useImageSource()(image_logo)?.src
  const [broken, setBroken] = useState<string>()
  const src = logo === undefined || logo === broken ? brandIcon : logo
  return <img className="SiteIcon" src={src} width={32} height={32} alt="" onError={() => setBroken(logo)} />
}
