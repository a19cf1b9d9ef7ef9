import type { Site } from '../../contract/site'
import { askedAtom } from './asked'

/** Who logs out is not logged in again by a prompt that chooses by itself; where none was shown there is nothing to do. */
export default function forgetTask({ browser, store }: Site) {
  return () => {
    if (store.get(askedAtom)) void browser.oneTap().then((oneTap) => oneTap.disableAutoSelect(), ignore)
  }
}

/** What could not be loaded again has nothing to forget. */
const ignore = (): void => undefined
