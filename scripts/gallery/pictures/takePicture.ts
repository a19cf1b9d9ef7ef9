import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, errors, type Page } from 'playwright'
import { languages } from '../../../runtime/tables/languages'
import { phoneViewport } from '../../bench/phone'
import type { RoleName } from '../../platform/members/demoRoles'
import { pictureStates } from './pictureStates'
import { pictureTime } from './pictureTime'
import type { Picture } from './selectPictures'
import { modeCookie, pixelRatio, type ServedModes } from './serveModes'
import { visitScript } from './visitScript'

/** Opens a page as a phone does, and returns its picture as a PNG when nothing changes any more. */
export async function takePicture(
  browser: Browser,
  site: ServedModes,
  picture: Picture,
  session: object | undefined,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: phoneViewport,
    deviceScaleFactor: pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: languages[picture.language].locale,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: picture.mode,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
  })
  try {
    await context.addCookies([{ name: modeCookie, value: picture.mode, url: site.origin }])
    await context.addInitScript(visitScript(picture, site.manifest, session))
    const page = await context.newPage()
    await page.clock.setFixedTime(pictureTime)
    await page
      .goto(`${site.origin}${picture.path}`, { waitUntil: 'load', timeout: loadLimit })
      .catch(shownAsItIs)
    if (!('waits' in pictureStates[picture.state]))
      await page.waitForLoadState('networkidle', { timeout: loadLimit }).catch(() => {})
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return await untilStill(page)
  } finally {
    await context.close()
  }
}

/** The role that a picture's user has; undefined for visitors. */
export const roleOf = ({ user }: Picture): RoleName | undefined =>
  user === 'visitor' ? undefined : (user as RoleName)

/** A page that has not loaded after these milliseconds is shown as it is. */
const loadLimit = 15_000

function shownAsItIs(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error
}

/** How often a page is looked at at most, and how long it is left alone in between, in milliseconds. */
const looks = 20
const interval = 200
/** So many looks in a row must be the same: on a busy machine a page does nothing for longer than one interval. */
const stillLooks = 3

async function untilStill(page: Page): Promise<Buffer> {
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let last = await look()
  let same = 0
  for (let count = 1; count < looks && same < stillLooks; count += 1) {
    await pause(interval)
    const next = await look()
    same = next.equals(last) ? same + 1 : 0
    last = next
  }
  return last
}
