/**
 * The script of `/m/captcha.html`, the frame page in which a captcha vendor's code runs (D51). The frame is sandboxed: its
 * origin is opaque, so the vendor cannot reach the site. It exchanges messages with the page that embeds it, and with
 * nobody else.
 */

import type { Stop } from '../browser'
import { browserClock } from '../clock'
import { polyfillStorage } from '../storage/storagePolyfill'
import { startCaptchaPage } from './captchaPage'
import type { GeetestGlobals } from './geetest'

function addScript(url: string, done: (loaded: boolean) => void): Stop {
  const script = document.createElement('script')
  script.src = url
  script.onload = () => done(true)
  script.onerror = () => done(false)
  document.head.append(script)
  return () => script.remove()
}

function onChange(listener: () => void): Stop {
  const observer = new MutationObserver(listener)
  observer.observe(document, { childList: true, subtree: true, attributes: true })
  return () => observer.disconnect()
}

polyfillStorage(globalThis)

const siteOrigin = location.origin
const send = (message: unknown): void => parent.postMessage(message, siteOrigin)

const handleMessage = startCaptchaPage({
  clock: browserClock,
  protocol: location.protocol,
  addScript,
  onChange,
  geetest: () => globalThis as GeetestGlobals,
  send,
})

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === siteOrigin) handleMessage(data)
})
// The frame covers the whole page, so it can always be closed, whatever the vendor shows.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') send({ type: 'closed' })
})
addEventListener('click', ({ target }) => {
  if (target === document.documentElement || target === document.body) send({ type: 'closed' })
})
