import { useAtomValue } from 'jotai/react'
import { imageUrl } from '../rules/network/imageUrl'
import { platformSettingsAtom } from '../state/platformValues'
import { useSite } from './useSite'

/** Resolves the URL of an image from the platform; undefined when it must not be loaded (E3.44, D16). */
export function useImageUrl(): (image: string | undefined) => string | undefined {
  const allowedHosts = useSite().data.manifest.hosts?.image ?? []
  const cdns = useAtomValue(platformSettingsAtom).values?.imageCDNs ?? []
  return (image) => imageUrl(image, cdns, allowedHosts)
}
