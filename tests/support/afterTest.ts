type Cleanup = () => unknown

const cleanups: Cleanup[] = []

/** Calls this after the current test, the last one first. A hook in a module would run only in the first file that imports it. */
export const afterThisTest = (cleanup: Cleanup): void => void cleanups.push(cleanup)

/** Calls what tests have asked for since the last call. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}
