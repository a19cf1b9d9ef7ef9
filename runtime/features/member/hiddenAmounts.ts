import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { amountsHiddenAtom } from '../../state/member'

/** Hides the amounts where the device remembers it, also when another tab does (D205). */
export function followHiddenAmounts({ store, browser: { storage } }: Site): Stop {
  const update = () => store.set(amountsHiddenAtom, storage.read('amountsHidden') === true)
  update()
  return storage.watch('amountsHidden', update)
}

export function hideAmounts({ store, browser }: Site, hidden: boolean): void {
  if (hidden) browser.storage.write('amountsHidden', true)
  else browser.storage.remove('amountsHidden')
  store.set(amountsHiddenAtom, hidden)
}
