import { serialize, storedName } from '../../../runtime/browser/storage/storedValue'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { type StorageKeyRow, storageKeys } from '../../../runtime/tables/storageKeys'
import { pictureTime } from './pictureTime'
import type { Picture } from './selectPictures'

/**
 * What a page does later than after so many milliseconds, it does not do: offers, hints that it is slow, and retries would be in a picture
 * or not, as the machine is busy or not. Without requests for half a second, everything earlier is done.
 */
const longestWait = 400

/** The longest time that a browser waits, in milliseconds. */
const never = 2 ** 31 - 1

/**
 * A script that runs before a page's own: the language is chosen, the question about tracking is answered, the member is logged in,
 * and what is random is the same each time.
 */
export function visitScript(
  { code, language }: Picture,
  { session: { keep = 'device' } = {} }: Manifest,
  session: object | undefined,
): string {
  const values: (readonly [StorageKeyRow, unknown])[] = [
    [storageKeys.language, language],
    [storageKeys.consent, 'refused'],
    ...(session ? [[storageKeys[keep === 'tab' ? 'tabSession' : 'session'], session] as const] : []),
  ]
  const stores = values.map(
    ([row, value]) =>
      `${row.area}Storage.setItem(${JSON.stringify(storedName(code, row))}, ${JSON.stringify(serialize(value, row, pictureTime))})`,
  )
  // Frames without an origin have no storage.
  return `const later = setTimeout;
window.setTimeout = (run, wait = 0, ...rest) => later(run, wait > ${longestWait} ? ${never} : wait, ...rest);
let seed = 1; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
if (window === top && location.protocol === 'https:') { ${stores.join('; ')} }`
}
