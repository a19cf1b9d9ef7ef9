/**
 * The script of `/m/captcha.html`, the frame page in which a captcha vendor's code runs (D16). The frame is sandboxed: its
 * origin is opaque, so nothing of the site is within the vendor's reach. It speaks with the page around it, and with
 * nobody else.
 */

import { browserClock } from '../clock'
import type { Stop } from '../edge'
import { captchaPage } from './captchaPage'
import { lendStorage } from './storage'
import type { VendorGlobals } from './vendor'

function addScript(url: string, done: (loaded: boolean) => void): Stop {
  const script = document.createElement('script')
  script.src = url
  script.onload = () => done(true)
  script.onerror = () => done(false)
  document.head.append(script)
  return () => script.remove()
}

function onChange(changed: () => void): Stop {
  const observer = new MutationObserver(changed)
  observer.observe(document, { childList: true, subtree: true, attributes: true })
  return () => observer.disconnect()
}

lendStorage(globalThis)

const page = location.origin
const say = (message: unknown): void => parent.postMessage(message, page)

const hear = captchaPage({
  clock: browserClock,
  protocol: location.protocol,
  addScript,
  onChange,
  vendor: () => globalThis as VendorGlobals,
  say,
})

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === page) hear(data)
})
// The frame covers the page while it is shown: whatever the vendor shows or not, there is a way back.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') say({ say: 'closed' })
})
addEventListener('click', ({ target }) => {
  if (target === document.documentElement || target === document.body) say({ say: 'closed' })
})
