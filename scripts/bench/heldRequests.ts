import type { Page, Request, Route } from 'playwright'

/**
 * Resolves after two frames and two idle periods: work that was put off until the first of them may put off more. Its value says
 * whether the parser goes on: it has not come to the end of the page, and does not wait for a script or a style that is held. It
 * may pause anywhere, also after one that has been answered, and what follows is not requested yet. While it waits in the head
 * there are no frames.
 */
const idle = (held: readonly string[]): string => `(async () => {
  for (let round = 0; round < 2; round += 1) {
    if (!document.body) await new Promise((resolve) => setTimeout(resolve))
    else await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  }
  const last = [...document.getElementsByTagName('*')].at(-1)
  const blocks = last?.matches('script[src]:not([async], [defer], [type=module]), link[rel=stylesheet]')
  return document.readyState === 'loading' && !(blocks && ${JSON.stringify(held)}.includes(last.src ?? last.href))
})()`

/** The requests of a page, besides the page itself; they wait until they are released together. */
export interface HeldRequests {
  /** Resolves when the page does nothing more without the requests that are held. */
  quiet(): Promise<void>
  /** Lets all held requests go; these are they. */
  releaseAll(): Promise<readonly Request[]>
}

/** Holds the requests of a page from now on. */
export async function holdRequests(page: Page): Promise<HeldRequests> {
  let held: Route[] = []
  let started = 0
  const pending = new Set<string>()
  // In one session, what the page has requested is announced before the answer of a later `evaluate`. A request that is held is
  // announced by another process, and can be late.
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return
    started += 1
    pending.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId }) => void pending.delete(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => void pending.delete(requestId))
  await session.send('Network.enable')
  await page.route('**/*', (route, request) =>
    request.isNavigationRequest() ? route.continue() : void held.push(route),
  )
  return {
    async quiet() {
      // On a busy machine a script may still wait to be run when the page is idle for the first time.
      for (let quietTimes = 0; quietTimes < 2 || held.length < pending.size; ) {
        const before = started
        const { result } = await session.send('Runtime.evaluate', {
          expression: idle(held.map((route) => route.request().url())),
          awaitPromise: true,
          returnByValue: true,
        })
        quietTimes = before === started && result.value === false ? quietTimes + 1 : 0
      }
    },
    async releaseAll() {
      const released = held
      held = []
      await Promise.all(released.map((route) => route.continue()))
      return released.map((route) => route.request())
    },
  }
}
