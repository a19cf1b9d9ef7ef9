import type { Page, Request, Route } from 'playwright'

/**
 * Two frames and two idle periods: work that was put off until the first of them may put off more. There are none while the
 * parser waits for a script in the head.
 */
const idle = `(async () => {
  for (let round = 0; round < 2; round += 1) {
    if (!document.body) await new Promise((resolve) => setTimeout(resolve))
    else await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  }
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
  let ended = 0
  const countEnded = (): void => {
    ended += 1
  }
  page.on('request', () => {
    started += 1
  })
  page.on('requestfinished', countEnded)
  page.on('requestfailed', countEnded)
  await page.route('**/*', (route, request) =>
    request.isNavigationRequest() ? route.continue() : void held.push(route),
  )
  return {
    async quiet() {
      for (let before = -1; before < started || ended + held.length < started; ) {
        before = started
        await page.evaluate(idle)
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
