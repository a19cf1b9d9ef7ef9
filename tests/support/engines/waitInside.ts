import { describeTarget, pageSummary, type Target } from './driver'
import { waitFor, whenFillable, whenPresent, whenTappable, whenTrue } from './pageScripts'
import type { PlaywrightPhone } from './playwrightEngine'
import { tapHasHit } from './tapCheck'
import { waitUntil } from './waitUntil'

/**
 * Makes a phone wait in its pages: the questions of a locator cost more than what the pages do. Not for a page whose clock a test
 * moves.
 */
export function waitInside(phone: PlaywrightPhone): PlaywrightPhone {
  const { page, evaluate, newTab } = phone

  async function waitInPage<T>(description: string, attempt: string): Promise<T> {
    let found: T | null = null
    const check = async (): Promise<boolean> => {
      found = await evaluate<T | null>(`new Promise(${waitFor(attempt)})`)
      return found !== null
    }
    await waitUntil(description, check, () => evaluate<string>(pageSummary))
    return found as T
  }

  async function tap(target: Target): Promise<void> {
    const center = `(({ left, top, width, height }) => [left + width / 2, top + height / 2])(element.getBoundingClientRect())`
    const description = `${describeTarget(target)}, uncovered and not moving`
    await waitUntil(`a tap on ${describeTarget(target)}`, async () => {
      const [x, y] = await waitInPage<[number, number]>(description, whenTappable(target, center))
      await page.mouse.click(x, y)
      return evaluate<boolean>(tapHasHit).catch(() => true)
    })
  }

  return {
    ...phone,
    see: async (target) => void (await waitInPage(describeTarget(target), whenPresent(target))),
    tap,
    async fill(target, text) {
      const description = `${describeTarget(target)}, present and not moving`
      await waitInPage(description, whenFillable(target, 'element.select() ?? element.focus() ?? true'))
      // Key by key, because React does not notice a value that is set at once.
      await page.keyboard.type(text)
    },
    until: async (expression) => void (await waitInPage(expression, whenTrue(expression))),
    newTab: async () => waitInside((await newTab()) as PlaywrightPhone),
  }
}
