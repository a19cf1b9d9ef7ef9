import { banners } from '../../catalogue/banners'
import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'

/** The banners of a group, with text in the language of the request (D2, E3.13). */
export function getBanners({ state, language, query }: CallContext<unknown, ConfigState>) {
  const groupName = query.get('groupName') ?? ''
  return {
    banners: banners
      .filter(
        (banner) => banner.groupName === groupName && state.merchant.categories.includes(banner.category),
      )
      .map((banner) => {
        const [title, text] = banner.texts[language] ?? banner.texts.EN
        const picture = `/wps/media/banners/${banner.id}.webp?language=${language}`
        const { id, linkage } = banner
        return { id, groupName, title, text, picture, url: picture, linkageType: 'URL', linkage }
      }),
  }
}
