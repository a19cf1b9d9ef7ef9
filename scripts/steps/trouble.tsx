import { renderToStaticMarkup } from 'react-dom/server'
import { Trouble } from '../../runtime/ui/Trouble'
import { contactsOf } from './contacts'
import { preloadOfPicture, type ShellInput, wordsOf } from './shell'

/** What the guard shows when the site does not come (F009): words in every language of the merchant, and customer service. */
export function paintTrouble({
  manifest,
  catalogues,
  logo,
}: Pick<ShellInput, 'manifest' | 'catalogues' | 'logo'>): string {
  const words = wordsOf(catalogues)
  const html = renderToStaticMarkup(
    <Trouble
      logo={logo}
      brand={manifest.name}
      texts={{
        failedTitle: words.mark('errors.pageTitle'),
        failedText: words.mark('guard.failedText'),
        offlineTitle: words.mark('guard.offlineTitle'),
        offlineText: words.mark('guard.offlineText'),
        slow: words.mark('common.slowTitle'),
        retry: words.mark('common.retry'),
      }}
      contacts={contactsOf(manifest).map(({ address, title }) => ({ address, title: words.markOwn(title) }))}
    />,
  )
  return words.spell(html.replace(preloadOfPicture, ''))
}
