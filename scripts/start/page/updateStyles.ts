/** "/m/assets/lobby.1A2B3C4D.css" is lobby. */
const nameOf = (address: string): string | undefined => /\/([^/]+)\.\w+\.css$/.exec(address)?.[1]

/** Replaces the page's stylesheets by the new ones of the same name, without a moment without styles. */
export function updateStyles(addresses: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const { pathname } = new URL(link.href)
    const address = addresses.find((one) => nameOf(one) === nameOf(pathname))
    if (address === undefined || address === pathname) continue
    const newer = link.cloneNode() as HTMLLinkElement
    newer.removeAttribute('integrity')
    newer.href = address
    newer.addEventListener('load', () => link.remove())
    link.after(newer)
  }
}
