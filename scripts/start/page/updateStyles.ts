/** "/m/assets/lobby.1A2B3C4D.css" is lobby. */
const nameOf = (address: string): string | undefined => /\/([^/]+)\.\w+\.css$/.exec(address)?.[1]

let updates = 0

/**
 * Replaces the page's stylesheets by the new ones of the same name, without a moment without styles; also one whose address is the
 * same, because its content may be that of another build (`currentStylesheet.ts`).
 */
export function updateStyles(addresses: readonly string[]): void {
  updates += 1
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const { pathname } = new URL(link.href)
    const address = addresses.find((one) => nameOf(one) === nameOf(pathname))
    if (address === undefined) continue
    const newer = link.cloneNode() as HTMLLinkElement
    newer.removeAttribute('integrity')
    newer.href = `${address}?update=${updates}`
    newer.addEventListener('load', () => link.remove())
    link.after(newer)
  }
}
