import { detectIncognito } from 'detectincognitojs'

/** The names of the databases that the library creates: in Chromium, and in Safari. */
const probe = /^(__di_[0-9a-z]+|0\.\d+)$/

/** Removes what earlier detections have left, because their page was closed before they ended. */
async function removeProbes(): Promise<void> {
  const databases = await indexedDB.databases()
  for (const { name } of databases) if (name !== undefined && probe.test(name)) indexedDB.deleteDatabase(name)
}

/** Whether this is a private window, as far as the library can detect it (D7). */
export async function isIncognito(): Promise<boolean> {
  // Older browsers do not list their databases.
  await removeProbes().catch(() => undefined)
  return (await detectIncognito()).isPrivate
}
