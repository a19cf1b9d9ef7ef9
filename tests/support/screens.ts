import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { ConsoleMessage, Page } from 'playwright'
import { phone } from './driver'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds against WCAG 2.2 AA: a line for each element, with what is wrong. It looks at a window higher than the
 * page, or it would take what is scrolled under the bars just now for covered.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // What fades in just now has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const before = page.viewportSize() ?? phone
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ ...before, height: height + before.height })
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )
  await page.setViewportSize(before)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
}

/**
 * What does not fit the window sideways: the page itself, and elements that stick out of it without lying in something
 * that scrolls or is cut on purpose.
 */
const overflowing = `(() => {
  const root = document.documentElement
  const isHeld = (element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (box !== root && box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true
    return false
  }
  const sticksOut = (element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden') return false
    return right > innerWidth + 1 || left < -1
  }
  const textSticksOut = (element) => {
    // Spoken and not seen: its box of one pixel cuts it.
    if (element.getBoundingClientRect().width <= 1) return false
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, width } = range.getBoundingClientRect()
    return width > 1 && (right > innerWidth + 1 || left < -1)
  }
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
  const found = [...document.body.querySelectorAll('*')]
    .filter((element) => (sticksOut(element) || (hasText(element) && textSticksOut(element))) && !isHeld(element))
    .map((element) => element.outerHTML.slice(0, 120))
  if (root.scrollWidth > innerWidth) found.push('the page is ' + root.scrollWidth + ' px wide')
  return found
})()`

/** What overflows at a width in px, with the text at each of these sizes in percent. The window keeps that width. */
export async function overflowAt(page: Page, width: number, textSizes: readonly number[]): Promise<string[]> {
  await page.setViewportSize({ ...(page.viewportSize() ?? phone), width })
  const found = await page.evaluate<[number, string[]][]>(`(async () => {
    const all = []
    for (const size of ${JSON.stringify(textSizes)}) {
      document.documentElement.style.fontSize = size + '%'
      await new Promise(requestAnimationFrame)
      all.push([size, ${overflowing}])
    }
    document.documentElement.style.fontSize = ''
    return all
  })()`)
  return found.flatMap(([size, all]) => all.map((what) => `${width} px, text ${size} %: ${what}`))
}

/**
 * Targets that are smaller than a thumb, 44 px. A link in running text is as high as its line; what is hidden until it
 * has the focus is no target for a thumb; a checkbox is as large as its label.
 */
const smallTargets = `(() => {
  const least = 44 - 0.5
  const area = (element) => (element.labels?.[0] ?? element).getBoundingClientRect()
  return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"]')]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { display, visibility } = getComputedStyle(element)
      if (width <= 1 || height <= 1 || visibility === 'hidden' || display === 'inline') return false
      if (element.closest('[inert]')) return false
      const box = element.matches('[type="checkbox"], [type="radio"]') ? area(element) : { width, height }
      return box.width < least || box.height < least
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return Math.round(width) + ' x ' + Math.round(height) + ' px: ' + element.outerHTML.slice(0, 120)
    })
})()`

export const targetsTooSmall = (page: Page): Promise<string[]> => page.evaluate(smallTargets)

/** A line of the console that tells of something wrong. */
export const isError = (message: ConsoleMessage): boolean => message.type() === 'error'

/** Listens to what a page does that it must not do: errors, foreign requests, breaches of its own policy. */
export function watchHealth(page: Page, origin: string) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (isError(message)) problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked !== origin && protocol !== 'data:') problems.push(`foreign request: ${request.url()}`)
  })
  return {
    /** What has happened since the last look. A status that the visit itself has caused is no problem. */
    problems: (expected: readonly number[]): string[] =>
      problems
        .splice(0)
        .filter((line) => !expected.some((status) => line.includes(`responded with a status of ${status}`))),
  }
}
