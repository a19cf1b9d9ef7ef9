import { useAtomValue } from 'jotai/react'
import { appLinksAtom } from '../../state/download'
import { BrandIcon } from '../../ui/media/BrandIcon'

/** The icon of the app: the platform's, else the brand's (E2.34, E3.12). */
export const AppIcon = ({ size = 40 }: { size?: number }) => (
  <BrandIcon picture={useAtomValue(appLinksAtom)?.icon} size={size} />
)
