/** Whether the page in a frame is a page of the site. */
export function showsSite(frame: HTMLIFrameElement): boolean {
  try {
    const { origin, pathname } = frame.contentWindow?.location ?? {}
    return origin === location.origin && pathname?.startsWith('/m/') === true
  } catch {
    // The browser tells nothing about a page of another origin.
    return false
  }
}
