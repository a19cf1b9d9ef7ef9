import { vi } from 'vitest'

/**
 * The time limit of every wait, in milliseconds. Only failing tests reach it: a busy machine is four times as slow as an idle one.
 */
export const waitTimeout = 120_000

/**
 * Repeats a check until it is true; rejects with its description. A check that throws is repeated, because the page may just be
 * navigating. `describeActual` describes the actual state for the error message.
 */
export async function waitUntil(
  description: string,
  check: () => Promise<boolean>,
  describeActual: () => Promise<string> = async () => '',
  timeout = waitTimeout,
): Promise<void> {
  let problem = ''
  const tryCheck = async (): Promise<boolean> => {
    problem = 'the last check has not finished'
    try {
      const actual = await check()
      problem = ''
      return actual
    } catch (error) {
      problem = String(error)
      return false
    }
  }
  try {
    await vi.waitUntil(tryCheck, { timeout, interval: 25 })
  } catch {
    const actual = await describeActual().catch(String)
    throw new Error(
      `Timed out waiting for: ${description}${problem && `\n(${problem})`}${actual && `\nActual: ${actual}`}`,
    )
  }
}
