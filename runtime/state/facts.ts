import { atom } from 'jotai/vanilla'
import { offersPush } from '../rules/push/pushProject'
import { type FactManifest, type Facts, visitFacts } from '../rules/settings/facts'
import { flagValue } from '../rules/settings/flags'
import { initialQueryStringAtom, leftBehindAtom, onlineAtom, runModeAtom } from './page'
import { platformFlagsAtom } from './platformValues'
import { customerTypeAtom, sessionAtom } from './session'
import { settingsAtom } from './settings'

/** The manifest's part in the facts; set once at startup. */
export const factManifestAtom = atom<FactManifest>({})

const noPush = { known: true, value: undefined }

/** Looks up every fact that a condition can use. */
export const factsAtom = atom<Facts>((get) => {
  const manifest = get(factManifestAtom)
  const platform = get(platformFlagsAtom)
  const visit = {
    customerType: get(customerTypeAtom),
    session: get(sessionAtom),
    runMode: get(runModeAtom),
    online: get(onlineAtom),
    queryString: get(initialQueryStringAtom),
    leftBehind: get(leftBehindAtom),
    firebase: get(settingsAtom)('firebase'),
    push: offersPush(manifest) === false ? noPush : get(settingsAtom)('push'),
  }
  return visitFacts(manifest, visit, (name) => flagValue(manifest.flags?.[name], name, platform))
})
