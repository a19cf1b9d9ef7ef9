import type { Stop } from '../clock'

/**
 * Shows the page without the browser's own bars. Of the whole document, so that dialogs stay visible. An iPhone and some apps
 * cannot: then nothing happens.
 */
export async function enterFullscreen(): Promise<void> {
  await document.documentElement.requestFullscreen?.().catch(() => undefined)
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}

/** Calls back when fullscreen has ended, also by Back or Escape. */
export function onFullscreenEnd(listener: () => void): Stop {
  const onChange = (): void => {
    if (!document.fullscreenElement) listener()
  }
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
