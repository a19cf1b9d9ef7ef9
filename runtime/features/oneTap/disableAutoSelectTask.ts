import type { Site } from '../../contract/site'
import { promptShownAtom } from './promptShown'

/** After a logout, a prompt that selects the account automatically must not log in again. Needed only if one was shown. */
export default function disableAutoSelectTask({ browser, store }: Site) {
  return () => {
    if (store.get(promptShownAtom))
      void browser.oneTap().then((oneTap) => oneTap.disableAutoSelect(), ignoreLoadError)
  }
}

/** Without Google's script nothing can be selected automatically. */
const ignoreLoadError = (): void => undefined
