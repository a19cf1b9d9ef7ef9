import { banners } from '../catalogue/banners'
import { type GameCategory, localizedName } from '../catalogue/game'
import { findGame } from '../catalogue/games'
import { vendors } from '../catalogue/vendors'
import { avatarPicture } from './avatar'
import { bannerPicture } from './banner'
import { gamePicture, type Shape } from './card'
import { vendorMark } from './vendor'

/** The shape of a category's game cards in the lobby. */
const cardShapes: Readonly<Record<GameCategory, Shape>> = {
  slots: 'portrait',
  fishing: 'portrait',
  live: 'wide',
  sports: 'wide',
  lottery: 'square',
  cards: 'square',
}

const composers: Readonly<Record<string, (id: string, language: string) => string | undefined>> = {
  games: (code, language) => {
    const game = findGame(code)
    if (!game) return undefined
    return gamePicture({
      code,
      category: game.category,
      title: localizedName(game.names, language),
      shape: cardShapes[game.category],
    })
  },
  banners: (id, language) => {
    const banner = banners.find((banner) => banner.id === id)
    if (!banner) return undefined
    const [title, text] = banner.texts[language] ?? banner.texts.EN
    return bannerPicture({ seed: banner.seed, category: banner.category, title, text })
  },
  vendors: (id) => {
    const vendor = vendors.find((vendor) => vendor.id === id)
    return vendor && vendorMark(vendor.name)
  },
  avatars: (id) => avatarPicture(id),
}

const picturePath = /^\/wps\/media\/([a-z]+)\/([a-z0-9-]+)\.svg$/

/** The picture at a path below /wps/media, as SVG; undefined when there is none. */
export function renderPicture(url: URL): string | undefined {
  const [, kind = '', id = ''] = picturePath.exec(url.pathname) ?? []
  return composers[kind]?.(id, url.searchParams.get('language') ?? 'EN')
}
