import type { AppState } from '../../app/appState'
import { bannersFor, type CatalogueLink } from '../../catalogue/banners'
import { gamesForMarket } from '../../catalogue/games'
import type { CallContext } from '../../http/callContext'
import { defaultBannerTheme, formatBannerTheme } from '../../pictures/bannerTheme'
import type { ConfigState, SimulatedMerchant } from '../../state/merchantConfig'

/** The banners of a group, in the merchant's colours, with text in the language of the request (D2, E3.13). */
export function getBanners({
  state,
  language,
  query,
  session,
}: CallContext<unknown, ConfigState & AppState>) {
  const { categories, currency, theme = defaultBannerTheme, popups = false } = state.merchant
  const groupName = query.get('groupName') ?? ''
  const controlled = state.bannerGroups[groupName]
  if (controlled)
    return {
      banners: controlled.map((banner) => {
        const common = { groupName, text: '', url: banner.picture }
        return { ...common, linkageType: 'URL', linkage: '', ...banner }
      }),
    }
  if (groupName.startsWith('m_popup') && !popups) return { banners: [] }
  const look = `language=${language}&market=${currency.code}&theme=${formatBannerTheme(theme)}`
  return {
    banners: bannersFor(groupName, {
      categories,
      market: currency.code,
      isMember: session !== undefined,
    }).map(({ id, texts, link, picture = `/wps/media/banners/${id}.webp?${look}` }) => {
      const [title, text] = texts[language] ?? texts.EN
      const common = { id, groupName, title, text, picture, url: picture }
      return { ...common, ...linkFields(link, state.merchant) }
    }),
  }
}

const none = { linkageType: 'URL', linkage: '' }

/** The fields that say where a banner leads (E3.14). */
function linkFields(link: CatalogueLink, { currency, pages, bannerHosts = [] }: SimulatedMerchant) {
  const hasPage = (path: string): boolean => pages === undefined || pages.includes(path)
  if ('action' in link) return { linkageType: 'URL', linkage: link.action }
  if ('page' in link) return hasPage(link.page) ? { linkageType: 'URL', linkage: link.page } : none
  if ('promotion' in link)
    return hasPage('/m/activity') ? { linkageType: 'P', linkage: link.promotion } : none
  // Without a scheme, as operators write it (E5.22).
  if ('site' in link)
    return bannerHosts[0] ? { linkageType: 'URL', linkage: bannerHosts[0] + link.site } : none
  const game = gamesForMarket(currency.code).find(({ category }) => category === link.gameOf)
  if (!game) return none
  const { code, id, category, vendor } = game
  return { linkageType: 'G', linkage: code, vendor, nodeId: id, roomId: '1', gameType: category }
}
