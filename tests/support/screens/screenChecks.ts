import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { ConsoleMessage, Page } from 'playwright'
import { animationsFinished, phoneViewport } from '../engines/driver'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The custom properties of another merchant's theme, by name. */
export type ThemeTokens = Readonly<Record<string, string>>

const runAxe = (page: Page, options: object): Promise<AxeResults> =>
  // Frames are pages of others, or have tests of their own.
  page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'], iframes: false, preload: false })})`,
  )

/** Script that gives the page custom properties. */
const setTokens = (tokens: ThemeTokens): string => `(async () => {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(${JSON.stringify(tokens)})) style.setProperty(name, value)
  await new Promise(requestAnimationFrame)
})()`

/** Script that takes them away again; the page has others of its own there. */
const removeTokens = (tokens: ThemeTokens): string =>
  `for (const name of ${JSON.stringify(Object.keys(tokens))}) document.documentElement.style.removeProperty(name)`

/**
 * The violations of WCAG 2.2 AA that axe finds, one line for each element, and the contrasts that are too low in other themes.
 * The window is made higher than the page; otherwise axe would treat content scrolled under the bars as covered.
 */
export async function findAxeViolations(page: Page, themes: readonly ThemeTokens[] = []): Promise<string[]> {
  // Elements that are fading in do not have their final contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const originalSize = page.viewportSize() ?? phoneViewport
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axeSource)
  let results: AxeResults
  do {
    await showWhole(page, originalSize)
    results = await runAxe(page, {
      runOnly: axeRules,
      rules: { 'page-has-heading-one': { enabled: true } },
    })
    // What loads when the browser is idle, such as the footer, may have come meanwhile.
  } while (await page.evaluate<boolean>('document.documentElement.scrollHeight > innerHeight'))
  const { violations } = results
  for (const theme of themes) {
    await page.evaluate(setTokens(theme))
    violations.push(...(await runAxe(page, { runOnly: ['color-contrast'] })).violations)
    await page.evaluate(removeTokens(theme))
  }
  await resizeWindow(page, originalSize)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
}

/** Makes the window so high that nothing scrolls. The page gets higher itself when parts of it are laid out for the first time. */
async function showWhole(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const readHeight = () => page.evaluate<number>('document.documentElement.scrollHeight')
  let shown = await page.evaluate<number>('innerHeight')
  for (let needed = await readHeight(); needed > shown; needed = await readHeight()) {
    shown = needed + height
    await resizeWindow(page, { width, height: shown })
  }
}

/**
 * Finds horizontal overflow: of the page itself, and of elements that are not inside a container that scrolls or clips them on
 * purpose. A text may also be clipped by its own element. What the browser skips as far from the screen still has the layout of
 * the width before.
 */
export const overflowScript = `(() => {
  const root = document.documentElement
  const isClipped = (start) => {
    for (let box = start; box; box = box.parentElement)
      if (box !== root && box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true
    return false
  }
  const isOutside = (element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden') return false
    return right > innerWidth + 1 || left < -1
  }
  const isTextOutside = (element) => {
    // Visually hidden text for screen readers is clipped to one pixel.
    if (element.getBoundingClientRect().width <= 1) return false
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, width } = range.getBoundingClientRect()
    return width > 1 && (right > innerWidth + 1 || left < -1)
  }
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
  const found = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .filter((element) =>
      (isOutside(element) && !isClipped(element.parentElement)) ||
      (hasText(element) && isTextOutside(element) && !isClipped(element)))
    .map((element) => element.outerHTML.slice(0, 120))
  if (root.scrollWidth > innerWidth) found.push('the page is ' + root.scrollWidth + ' px wide')
  return found
})()`

/** Script that waits until a change of the layout has arrived. */
const layoutSettled = `(async () => {
  do await new Promise(requestAnimationFrame)
  while (!(${animationsFinished}))
})()`

/** Script that sets the text size in percent; '' is the original one. */
const setTextSize = (size: number | ''): string => `(async () => {
  document.documentElement.style.fontSize = ${JSON.stringify(size === '' ? '' : `${size}%`)}
  await ${layoutSettled}
})()`

/** Resizes the window, in px, and waits until the page has the layout of that size. */
export async function resizeWindow(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(`(async () => {
    while (innerWidth !== ${size.width} || innerHeight !== ${size.height}) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await ${layoutSettled}
  })()`)
}

/** Runs scripts that find problems, at a width in px with each of these text sizes in percent. The window keeps that width. */
export async function findAtTextSizes(
  page: Page,
  width: number,
  textSizes: readonly number[],
  scripts: readonly string[],
): Promise<string[]> {
  await resizeWindow(page, { ...(page.viewportSize() ?? phoneViewport), width })
  const found: string[] = []
  for (const size of textSizes) {
    await page.evaluate(setTextSize(size))
    for (const script of scripts) {
      const lines = await page.evaluate<string[]>(script)
      found.push(...lines.map((line) => `${width} px, text ${size} %: ${line}`))
    }
  }
  await page.evaluate(setTextSize(''))
  return found
}

/** Finds overflow at a width in px, with each of these text sizes in percent. The window keeps that width. */
export const findOverflow = (page: Page, width: number, textSizes: readonly number[]): Promise<string[]> =>
  findAtTextSizes(page, width, textSizes, [overflowScript])

/**
 * Finds touch targets smaller than 44 px. Exceptions: links in running text, and elements that are hidden until they have the
 * focus. A checkbox counts with its label.
 */
const smallTargetsScript = `(() => {
  const minimumSize = 44 - 0.5
  const touchArea = (element) => (element.labels?.[0] ?? element).getBoundingClientRect()
  return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"]')]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { display, visibility } = getComputedStyle(element)
      if (width <= 1 || height <= 1 || visibility === 'hidden' || display === 'inline') return false
      if (element.closest('[inert]')) return false
      const box = element.matches('[type="checkbox"], [type="radio"]') ? touchArea(element) : { width, height }
      return box.width < minimumSize || box.height < minimumSize
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return Math.round(width) + ' x ' + Math.round(height) + ' px: ' + element.outerHTML.slice(0, 120)
    })
})()`

export const findSmallTargets = (page: Page): Promise<string[]> => page.evaluate(smallTargetsScript)

/** Whether a console message is an error. */
export const isConsoleError = (message: ConsoleMessage): boolean => message.type() === 'error'

/** Records errors of the page, including violations of its policy. */
export function recordConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (isConsoleError(message)) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/**
 * Records what a page must not do: errors, requests to other origins, violations of its own policy. The simulated chat and the
 * merchant's own pages are this machine under its other name.
 */
export function watchPageProblems(page: Page, origin: string) {
  const problems: string[] = []
  const origins = [origin, origin.replace('127.0.0.1', 'localhost')]
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (isConsoleError(message)) problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url())
    if (!origins.includes(requestOrigin) && protocol !== 'data:')
      problems.push(`foreign request: ${request.url()}`)
  })
  return {
    /** The problems since the last call, except for the expected error statuses. */
    problems: (expected: readonly number[]): string[] =>
      problems
        .splice(0)
        .filter((line) => !expected.some((status) => line.includes(`responded with a status of ${status}`))),
  }
}
