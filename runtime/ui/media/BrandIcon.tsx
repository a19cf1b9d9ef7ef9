import { useState } from 'react'

/** The build puts it into every site. */
const brandIcon = '/m/icons/icon.svg'

export interface BrandIconProps {
  /** Shown in its place, as long as it can be loaded. */
  picture: string | undefined
  /** In px. */
  size: number
}

/** The brand's own icon, or the platform's picture for it. */
export function BrandIcon({ picture, size }: BrandIconProps) {
  const [broken, setBroken] = useState<string>()
  const src = picture === undefined || picture === broken ? brandIcon : picture
  return (
    <img
      className="BrandIcon"
      src={src}
      width={size}
      height={size}
      alt=""
      onError={() => setBroken(picture)}
    />
  )
}
