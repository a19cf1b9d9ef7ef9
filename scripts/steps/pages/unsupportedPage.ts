import { element } from '../site/html'
import { entryPath } from '../site/sitePaths'
import { type PlainPage, type PlainPageInput, plainPage } from './plainPage'

/** The oldest supported browsers (D133), by the names that members know. */
const supportedBrowsers = ['Chrome 109+', 'Safari 15.4+', 'Firefox 115+']

/** The page for unsupported browsers (F011, D133). */
export const unsupportedPage = (input: PlainPageInput): PlainPage =>
  plainPage(input, {
    title: 'watchdog.oldTitle',
    text: 'watchdog.oldText',
    more: element('ul', { dir: 'ltr' }, supportedBrowsers.map((name) => element('li', {}, name)).join('')),
    action: { text: 'shell.notFoundAction', href: entryPath },
  })
