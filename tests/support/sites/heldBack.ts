import type { PlaywrightPhone } from '../engines/playwrightEngine'
import { entryScript } from '../journeys/recovery'

/** Opens a page whose application does not come until it is let through. */
export async function openHeldBack({ page }: PlaywrightPhone, address: string): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(
    ({ pathname }) => entryScript.test(pathname),
    async (route) => {
      await released
      await route.continue()
    },
  )
  // The document does not finish loading while a script is held back.
  await page.goto(address, { waitUntil: 'commit' })
  return letThrough
}
