import { banners } from '../catalogue/banners'
import type { Exchange } from '../exchange'

/** The banners of a group, lettered in the language of the request (D2, E3.13). */
export function getBanners({ state, language, query }: Exchange) {
  const groupName = query.get('groupName') ?? ''
  return {
    banners: banners
      .filter((banner) => banner.groupName === groupName && state.merchant.categories.includes(banner.about))
      .map((banner) => {
        const [title, text] = banner.words[language] ?? banner.words.EN
        const picture = `/wps/media/banners/${banner.id}.svg?language=${language}`
        const { id, linkage } = banner
        return { id, groupName, title, text, picture, url: picture, linkageType: 'URL', linkage }
      }),
  }
}
