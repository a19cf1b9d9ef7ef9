import type { Browser, CDPSession } from 'playwright'
import { type Profile, processorSlowdown } from './profiles'

/** Gives a page a slow network and a slow processor. */
export async function throttlePage(session: CDPSession, profile: Profile): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...profile })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
}

/**
 * Gives the service workers that start from now on a slow network: what they request does not go through the page's. Resolves to a
 * function that ends this.
 */
export async function throttleWorkers(browser: Browser, profile: Profile): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession()
  session.on('Target.targetCreated', async ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker') return
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
    const send = (id: number, method: string, params: object = {}): Promise<unknown> =>
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
    await send(1, 'Network.enable')
    await send(2, 'Network.emulateNetworkConditions', { offline: false, ...profile })
  })
  await session.send('Target.setDiscoverTargets', { discover: true })
  return () => session.detach()
}
