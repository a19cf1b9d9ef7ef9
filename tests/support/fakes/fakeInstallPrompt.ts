import type { SystemInstallPrompt } from '../../../runtime/browser/browser'

export interface FakeInstallPrompt extends SystemInstallPrompt {
  available: boolean
  /** What the member answers. */
  answer: 'accepted' | 'dismissed'
  /** How often the prompt was opened. */
  readonly opened: number
  /** The browser offers its prompt. */
  offer(): void
  /** The browser reports that the site was installed. */
  install(): void
}

/** The browser's install prompt, without a browser. */
export function fakeInstallPrompt(): FakeInstallPrompt {
  const offered = new Set<() => void>()
  const installed = new Set<() => void>()
  let opened = 0
  let isInstalled = false
  const listenTo = (listeners: Set<() => void>, happened: () => boolean) => (listener: () => void) => {
    listeners.add(listener)
    if (happened()) listener()
    return () => void listeners.delete(listener)
  }
  const fake: FakeInstallPrompt = {
    available: false,
    answer: 'accepted',
    get opened() {
      return opened
    },
    async open() {
      if (!fake.available) return undefined
      fake.available = false
      opened += 1
      return fake.answer
    },
    onOffered: listenTo(offered, () => fake.available),
    onInstalled: listenTo(installed, () => isInstalled),
    offer() {
      fake.available = true
      for (const listener of [...offered]) listener()
    },
    install() {
      isInstalled = true
      for (const listener of [...installed]) listener()
    },
  }
  return fake
}
