import { linkProps } from '../../kit/pages/Link'
import { useSite, useText } from '../../kit/useSite'
import { pathOfPage } from '../../rules/network/url'
import { infoPages } from './infoPage'

/** The same links in the footer, for visitors too. */
export default function InfoLinks() {
  const site = useSite()
  const t = useText()
  return infoPages.map(({ page, title }) => {
    const path = pathOfPage(site.data.manifest.routes, page)
    return (
      path !== undefined && (
        <li key={page}>
          <a className="Footer-link" {...linkProps(site, path)}>
            {t(title)}
          </a>
        </li>
      )
    )
  })
}
