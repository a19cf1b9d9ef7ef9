/**
 * The very first script of a page, inlined in its head and compiled for old browsers: it leads those that cannot run the
 * site to a page that needs no script (F011), and watches over the start in all others (F009).
 */

import { isCurrent, type Signs } from './oldBrowser'
import { watchStart } from './watchStart'

if (isCurrent(window as unknown as Signs))
  window.__guard = watchStart(window, (document.currentScript as HTMLScriptElement).dataset.code as string)
else location.replace('/m/unsupported.html')
