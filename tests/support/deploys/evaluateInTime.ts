import type { Page } from 'playwright'

/** The time limit of every wait, in milliseconds. Only failing deploys reach it. */
export const waitTimeout = 40_000

/** The page is stuck. */
export class NoAnswer extends Error {}

/** What a page answers to an expression. One that is stuck never does: that is a failure with words, and no test that hangs. */
export async function evaluateInTime<T>(page: Page, expression: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('the page does not answer')), waitTimeout)
  })
  return Promise.race([page.evaluate<T>(expression), silence]).finally(() => clearTimeout(timer))
}
