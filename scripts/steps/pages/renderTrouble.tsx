import { renderToStaticMarkup } from 'react-dom/server'
import { Trouble } from '../../../runtime/ui/Trouble'
import { createMultilingualTexts, imagePreload, type ShellInput } from './renderShell'
import { supportContacts } from './supportContacts'

/**
 * Renders what the watchdog shows when the site does not start (F009): a message in every language of the merchant, and
 * customer service.
 */
export function renderTrouble({
  manifest,
  catalogues,
  logo,
}: Pick<ShellInput, 'manifest' | 'catalogues' | 'logo'>): string {
  const texts = createMultilingualTexts(catalogues)
  const html = renderToStaticMarkup(
    <Trouble
      logo={logo}
      brand={manifest.name}
      texts={{
        failedTitle: texts.placeholder('errors.pageTitle'),
        failedText: texts.placeholder('guard.failedText'),
        offlineTitle: texts.placeholder('guard.offlineTitle'),
        offlineText: texts.placeholder('guard.offlineText'),
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
