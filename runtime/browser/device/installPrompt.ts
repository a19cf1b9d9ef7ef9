import type { SystemInstallPrompt } from '../browser'
import { type CaughtInstallEvents, catchInstallEvents } from './earlyInstallPrompt'

/** Without the boot script, the events are caught from now on. */
const caughtEvents = (): CaughtInstallEvents => {
  globalThis.__install ??= catchInstallEvents()
  return globalThis.__install
}

/** The browser's install prompt, as the boot script has caught it (E4.04). */
export function createInstallPrompt(): SystemInstallPrompt {
  const listeners = new Set<() => void>()
  function listen(listener: () => void) {
    const events = caughtEvents()
    events.changed = () => {
      for (const one of [...listeners]) one()
    }
    listeners.add(listener)
    listener()
    return () => void listeners.delete(listener)
  }
  return {
    get available() {
      return caughtEvents().prompt !== undefined
    },
    async open() {
      const events = caughtEvents()
      const { prompt } = events
      if (!prompt) return undefined
      // The browser's event works once.
      events.prompt = undefined
      try {
        const choice = (await prompt.prompt()) ?? (await prompt.userChoice)
        return choice.outcome
      } catch {
        // Not within a tap, or the browser has changed its mind.
        return undefined
      }
    },
    onOffered: (listener) => listen(() => caughtEvents().prompt && listener()),
    onInstalled: (listener) => listen(() => caughtEvents().installed && listener()),
  }
}
