import { useAtomValue } from 'jotai/react'
import { type ImageSource, imageSource } from '../rules/network/imageUrl'
import { platformSettingsAtom } from '../state/platformValues'
import { useSite } from './useSite'

/** Resolves an image from the platform; undefined when it must not be loaded (E3.44, D144, D22). */
export function useImageSource(): (image: string | undefined) => ImageSource | undefined {
  const { hosts, platform } = useSite().data.manifest
  const cdns = useAtomValue(platformSettingsAtom).values?.imageCDNs ?? []
  return (image) => imageSource(image, cdns, hosts?.image ?? [], platform?.imageWidthParameter)
}
