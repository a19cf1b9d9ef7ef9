import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { appLinksAtom } from '../../state/download'

/** The brand's own icon, which the build puts into every site. */
const brandIcon = '/m/icons/icon.svg'

/** The icon of the app: the platform's, else the brand's (E2.34, E3.12). */
export function AppIcon({ size = 40 }: { size?: number }) {
  const { icon } = useAtomValue(appLinksAtom) ?? {}
  const [broken, setBroken] = useState<string>()
  const src = icon === undefined || icon === broken ? brandIcon : icon
  return (
    <img className="AppIcon" src={src} width={size} height={size} alt="" onError={() => setBroken(icon)} />
  )
}
