/** The path and query of the site's page that a frame shows; undefined for a page of another origin. */
export function sitePathIn(frame: HTMLIFrameElement): string | undefined {
  try {
    const { origin, pathname = '', search = '' } = frame.contentWindow?.location ?? {}
    return origin === location.origin && pathname.startsWith('/m/') ? pathname + search : undefined
  } catch {
    // The browser tells nothing about a page of another origin.
    return undefined
  }
}
