import { scriptJson } from '../../steps/site/html'
import type { StoredEntry } from './siteState'

/**
 * A page that begins a visit, or a page of it: it empties the browser's storage for this preview, stores the entries, and goes on
 * to the site's page. With `keeps`, only the entries change.
 */
export const enterPage = (
  page: string,
  entries: readonly StoredEntry[],
  keeps: boolean,
): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Preview</title></head>
<body><script>
const entries = ${scriptJson(entries)}
async function empty() {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = cookie.split('=')[0] + '=; Max-Age=0; Path=/'
  const databases = (await indexedDB.databases?.()) ?? []
  await Promise.all(databases.map(({ name }) => new Promise((done) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.onsuccess = deleting.onerror = deleting.onblocked = done
  })))
  if (globalThis.caches) for (const name of await caches.keys()) await caches.delete(name)
}
(async () => {
  ${keeps ? '' : 'await empty().catch(console.error)'}
  for (const { area, name, text } of entries) (area === 'local' ? localStorage : sessionStorage).setItem(name, text)
  location.replace(${scriptJson(page)})
})()
</script></body>
</html>
`
