/** The path of the site's page that a frame shows; undefined for a page of another origin. */
export function sitePathIn(frame: HTMLIFrameElement): string | undefined {
  try {
    const { origin, pathname } = frame.contentWindow?.location ?? {}
    return origin === location.origin && pathname?.startsWith('/m/') === true ? pathname : undefined
  } catch {
    // The browser tells nothing about a page of another origin.
    return undefined
  }
}
