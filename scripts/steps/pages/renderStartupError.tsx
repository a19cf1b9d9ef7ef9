import { renderToStaticMarkup } from 'react-dom/server'
import { StartupError } from '../../../runtime/ui/feedback/StartupError'
import { createMultilingualTexts, imagePreload, type ShellInput } from './renderShell'
import { supportContacts } from './supportContacts'

/**
 * Renders what the watchdog shows when the site does not start (F009): a message in every language of the merchant, and
 * customer service.
 */
export function renderStartupError({
  manifest,
  catalogues,
  logo,
}: Pick<ShellInput, 'manifest' | 'catalogues' | 'logo'>): string {
  const texts = createMultilingualTexts(catalogues)
  const html = renderToStaticMarkup(
    <StartupError
      logo={logo}
      brand={manifest.name}
      texts={{
        failedTitle: texts.placeholder('errors.pageTitle'),
        failedText: texts.placeholder('watchdog.failedText'),
        offlineTitle: texts.placeholder('watchdog.offlineTitle'),
        offlineText: texts.placeholder('watchdog.offlineText'),
        slow: texts.placeholder('common.slowTitle'),
        retry: texts.placeholder('common.retry'),
      }}
      contacts={supportContacts(manifest).map(({ address, title }) => ({
        address,
        title: texts.customPlaceholder(title),
      }))}
    />,
  )
  return texts.fillPlaceholders(html.replace(imagePreload, ''))
}
