/**
 * The very first script of a page, inlined in its head and compiled for old browsers. It redirects browsers that cannot
 * run the site to a page that needs no script (F011), and starts the startup watchdog in all others (F009).
 */

import { type BrowserFeatures, isSupportedBrowser } from './browserSupport'
import { createStartupWatchdog } from './startupWatchdog'

if (isSupportedBrowser(window as unknown as BrowserFeatures))
  window.__watchdog = createStartupWatchdog(window, (document.currentScript as HTMLScriptElement).dataset)
else location.replace('/m/unsupported.html')
