import type { Stop } from '../browser'

const changes = ['focusin', 'focusout', 'input', 'change', 'reset'] as const

/** Calls the listener after whatever may change `Page.userBusy`: a field gets or loses the focus or its text. */
export function onTyping(listener: () => void): Stop {
  // The focus is between two elements during the event itself.
  const later = () => queueMicrotask(listener)
  for (const change of changes) document.addEventListener(change, later)
  return () => {
    for (const change of changes) document.removeEventListener(change, later)
  }
}
