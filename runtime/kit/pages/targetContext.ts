import type { Site } from '../../contract/site'
import type { FrameContext, TargetContext } from '../../rules/network/mountedTarget'

/** What targets inside this site are checked against (D26). */
export const targetContext = ({ browser, data }: Site): TargetContext => ({
  origin: browser.page.origin,
  mountedPaths: Object.keys(data.manifest.routes),
})

/** What the addresses of chats (`frame`) or games are checked against (D149). */
export const frameContext = ({ browser, data }: Site, kind: 'frame' | 'game'): FrameContext => ({
  hosts: data.manifest.hosts?.[kind] ?? [],
  domains: data.manifest.domains,
  origin: browser.page.origin,
})
