import { createIncrementalBuilder } from '../steps/bundle/builder'
import { merchantCodes } from '../steps/validate/merchantCodes'
import { type MerchantSite, type MerchantSiteOptions, openMerchantSite } from './merchantSite'

/** The sites of a process: each is built when it is opened first. */
export interface MerchantSites {
  /** Undefined when there is no such merchant. */
  open(code: string): Promise<MerchantSite> | undefined
  /** The site if it is open now. */
  opened(code: string): Promise<MerchantSite> | undefined
  close(): Promise<void>
}

/** More are open only as long as browsers have their pages: each is built again at every change of the code. */
const mostOpen = 4

type Options = Omit<MerchantSiteOptions, 'code' | 'builder'> & {
  /** It stays open. */
  readonly first: string
}

export function createMerchantSites({ first, ...options }: Options): MerchantSites {
  const builder = createIncrementalBuilder()
  /** The one that was asked for last is at the end. */
  const sites = new Map<string, Promise<MerchantSite>>()
  async function closeUnused(): Promise<void> {
    for (const [code, opening] of [...sites].slice(0, -1)) {
      if (sites.size <= mostOpen) return
      const site = await opening
      if (code === first || site.openPages > 0 || sites.get(code) !== opening) continue
      sites.delete(code)
      await site.close()
    }
  }
  function begin(code: string): Promise<MerchantSite> | undefined {
    if (!merchantCodes(options.root).includes(code)) return undefined
    const opening = openMerchantSite({ ...options, code, builder })
    opening.catch(() => sites.delete(code))
    return opening
  }
  return {
    open(code) {
      const known = sites.get(code)
      const opening = known ?? begin(code)
      if (!opening) return undefined
      sites.delete(code)
      sites.set(code, opening)
      // Whoever opens it is told when it fails.
      if (!known) opening.then(closeUnused, () => undefined)
      return opening
    },
    opened: (code) => sites.get(code),
    async close() {
      const all = await Promise.allSettled(sites.values())
      for (const result of all) if (result.status === 'fulfilled') await result.value.close()
      sites.clear()
      await builder.close()
    },
  }
}
