import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

/** The phones on which screens are looked at. */
export const ordinaryPhone = { width: 360, height: 640 }
export const narrowPhone = { width: 320, height: 568 }

/** Writes a picture of the screen in each size to the folder `TEST_PICTURES`, for people to look at; nothing without one. */
export async function savePictures(page: Page, name: string): Promise<void> {
  const folder = process.env.TEST_PICTURES
  if (!folder) return
  const original = page.viewportSize() ?? ordinaryPhone
  mkdirSync(folder, { recursive: true })
  for (const size of [ordinaryPhone, narrowPhone]) {
    await page.setViewportSize(size)
    const file = `${name} ${size.width}.png`.replaceAll(/[^\w.-]+/g, '_')
    await page.screenshot({ path: join(folder, file) })
  }
  await page.setViewportSize(original)
}
