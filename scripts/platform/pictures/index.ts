import { banners } from '../catalogue/banners'
import { nameIn } from '../catalogue/game'
import { gameWithCode } from '../catalogue/games'
import { vendors } from '../catalogue/vendors'
import type { GameCategory } from '../types'
import { avatarPicture } from './avatar'
import { bannerPicture } from './banner'
import { gamePicture, type Shape } from './card'
import { vendorMark } from './vendor'

/** The shape that the lobby shows a category's cards in. */
const shapes: Readonly<Record<GameCategory, Shape>> = {
  slots: 'portrait',
  fishing: 'portrait',
  live: 'wide',
  sports: 'wide',
  lottery: 'square',
  cards: 'square',
}

const composers: Readonly<Record<string, (id: string, language: string) => string | undefined>> = {
  games: (code, language) => {
    const game = gameWithCode(code)
    if (!game) return undefined
    return gamePicture({
      code,
      category: game.category,
      title: nameIn(game.names, language),
      shape: shapes[game.category],
    })
  },
  banners: (id, language) => {
    const banner = banners.find((banner) => banner.id === id)
    if (!banner) return undefined
    const [title, text] = banner.words[language] ?? banner.words.EN
    return bannerPicture({ seed: banner.art, category: banner.about, title, text })
  },
  vendors: (id) => {
    const vendor = vendors.find((vendor) => vendor.id === id)
    return vendor && vendorMark(vendor.name)
  },
  avatars: (id) => avatarPicture(id),
}

const ADDRESS = /^\/wps\/media\/([a-z]+)\/([a-z0-9-]+)\.svg$/

/** The picture at an address below /wps/media, as SVG; undefined when there is none. */
export function drawnAt(url: URL): string | undefined {
  const [, kind = '', id = ''] = ADDRESS.exec(url.pathname) ?? []
  return composers[kind]?.(id, url.searchParams.get('language') ?? 'EN')
}
