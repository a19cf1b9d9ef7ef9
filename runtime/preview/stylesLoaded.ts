/**
 * Resolves when the page has been parsed and its stylesheets are there, or have failed. They stand at its end: a script from the
 * cache runs before, and would show the lobby without them.
 */
export async function stylesLoaded(): Promise<void> {
  await parsed()
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', resolve)
        }),
    ),
  )
}

/** Not DOMContentLoaded, which waits for the application's own script. */
const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.readyState !== 'loading') resolve()
    }
    document.addEventListener('readystatechange', check)
    check()
  })
