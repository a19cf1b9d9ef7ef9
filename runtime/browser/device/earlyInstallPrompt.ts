/** Chromium's event; TypeScript does not know it. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' } | undefined>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** What the boot script has caught: on a later visit the browser offers its prompt once, before the application is there. */
export interface CaughtInstallEvents {
  prompt?: InstallPromptEvent | undefined
  installed?: boolean
  /** Called after each change. */
  changed?: () => void
}

declare global {
  var __install: CaughtInstallEvents | undefined
}

/** Catches the browser's install prompt, which would otherwise show a bar of its own (E4.04). */
export function catchInstallEvents(): CaughtInstallEvents {
  const caught: CaughtInstallEvents = {}
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    caught.prompt = event as InstallPromptEvent
    caught.changed?.()
  })
  addEventListener('appinstalled', () => {
    caught.installed = true
    caught.changed?.()
  })
  return caught
}

/** Names the web manifest: a browser looks for it when the page has loaded, and offers no installation without one (F012). */
export function linkWebManifest(url: string): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = url
  document.head.append(link)
}
