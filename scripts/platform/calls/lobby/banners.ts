import type { AppState } from '../../app/appState'
import { bannersFor } from '../../catalogue/banners'
import type { CallContext } from '../../http/callContext'
import { defaultBannerTheme, formatBannerTheme } from '../../pictures/bannerTheme'
import type { ConfigState } from '../../state/merchantConfig'

/** The banners of a group, in the merchant's colours, with text in the language of the request (D2, E3.13). */
export function getBanners({ state, language, query }: CallContext<unknown, ConfigState & AppState>) {
  const { categories, currency, theme = defaultBannerTheme } = state.merchant
  const groupName = query.get('groupName') ?? ''
  const controlled = state.bannerGroups[groupName]
  if (controlled)
    return {
      banners: controlled.map(({ id, title, picture }) => {
        const common = { id, groupName, title, text: '', picture, url: picture }
        return { ...common, linkageType: 'URL', linkage: '' }
      }),
    }
  const look = `language=${language}&market=${currency.code}&theme=${formatBannerTheme(theme)}`
  return {
    banners: bannersFor(groupName, { categories, market: currency.code }).map((banner) => {
      const [title, text] = banner.texts[language] ?? banner.texts.EN
      const picture = `/wps/media/banners/${banner.id}.webp?${look}`
      const { id, linkage } = banner
      return { id, groupName, title, text, picture, url: picture, linkageType: 'URL', linkage }
    }),
  }
}
