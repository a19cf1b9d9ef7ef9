import { vi } from 'vitest'

/** How long anything that waits may take, in milliseconds; only the result of a test that fails depends on it. */
export const patience = 40_000

/**
 * Looks again and again until it is true; rejects with what was waited for. A look that fails is a look at a page that
 * is just giving way to another one. `instead` tells what is there when the wait was in vain.
 */
export async function waitUntil(
  what: string,
  look: () => Promise<boolean>,
  instead: () => Promise<string> = async () => '',
): Promise<void> {
  let problem = ''
  const looked = async (): Promise<boolean> => {
    problem = 'the last look has not come back'
    try {
      const seen = await look()
      problem = ''
      return seen
    } catch (error) {
      problem = String(error)
      return false
    }
  }
  try {
    await vi.waitUntil(looked, { timeout: patience, interval: 25 })
  } catch {
    const seen = await instead().catch(String)
    throw new Error(
      `Waited in vain for: ${what}${problem && `\n(${problem})`}${seen && `\nSeen instead: ${seen}`}`,
    )
  }
}
