import type { Site } from '../../contract/site'
import { loadAppLinks } from '../../kit/appLinks'
import { openPrompt } from './openPrompt'

/** Opens the prompt because the member asked for it (E4.34). */
export default function offerApp(site: Site) {
  return async (): Promise<void> => {
    await loadAppLinks(site)
    await openPrompt(site, { forced: false })
  }
}
