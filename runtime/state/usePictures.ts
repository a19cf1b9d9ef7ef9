import { useAtomValue } from 'jotai/react'
import { useSite } from '../contract/useSite'
import { pictureAddress } from '../rules/picture'
import { serverSettingsAtom } from './server'

/** Where a picture that the platform names is; undefined when it cannot be shown (E3.44, D16). */
export function usePictures(): (picture: string | undefined) => string | undefined {
  const allowed = useSite().data.manifest.hosts?.image ?? []
  const cdns = useAtomValue(serverSettingsAtom).values?.imageCDNs ?? []
  return (picture) => pictureAddress(picture, cdns, allowed)
}
