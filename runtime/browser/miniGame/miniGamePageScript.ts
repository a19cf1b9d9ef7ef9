/**
 * The script of `/m/minigame.html`, the frame page in which the platform's mini game runs (D148, F156). The frame is sandboxed: its
 * origin is opaque, so the game cannot reach the site. It exchanges messages with the page that embeds it, and with nobody else.
 */

import { polyfillStorage } from '../storage/storagePolyfill'
import { startMiniGamePage } from './miniGamePage'
import { tryOutInWorker } from './tryOut'

polyfillStorage(globalThis)

const siteOrigin = location.origin
const send = (message: unknown): void => parent.postMessage(message, siteOrigin)

const handleMessage = startMiniGamePage({
  tryOut: tryOutInWorker,
  addScript(path, done) {
    const script = document.createElement('script')
    script.src = path
    script.onload = () => done(true)
    script.onerror = () => done(false)
    document.body.append(script)
  },
  onThrow: (listener) => addEventListener('error', listener),
  define: (miniGame) =>
    void Object.defineProperty(globalThis, 'miniGame', { value: Object.freeze(miniGame) }),
  send,
})

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === siteOrigin) handleMessage(data)
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') send({ type: 'closed' })
})
