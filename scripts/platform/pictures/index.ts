import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { imageWidths } from '../../../runtime/tables/imageWidths'
import { banners, sceneFor } from '../catalogue/banners'
import { type GameCategory, localizedName } from '../catalogue/game'
import { findGame } from '../catalogue/games'
import { vendors } from '../catalogue/vendors'
import { avatarPicture } from './avatar'
import { bannerPicture } from './banner'
import { parseBannerTheme } from './bannerTheme'
import { gamePicture, type Shape } from './card'
import { createPictureStore } from './pictureStore'
import { rasterize } from './rasterize'
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

const composers: Readonly<
  Record<string, (id: string, language: string, query: URLSearchParams) => string | undefined>
> = {
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
  banners: (id, language, query) => {
    const banner = banners.find((banner) => banner.id === id)
    if (!banner) return undefined
    const [title, text] = banner.texts[language] ?? banner.texts.EN
    const theme = parseBannerTheme(query.get('theme'))
    return bannerPicture({ scene: sceneFor(banner, query.get('market') ?? ''), theme, title, text })
  },
  vendors: (id) => {
    const vendor = vendors.find((vendor) => vendor.id === id)
    return vendor && vendorMark(vendor.name)
  },
  avatars: (id) => avatarPicture(id),
}

const picturePath = /^\/wps\/media\/([a-z]+)\/([a-z0-9-]+)\.webp$/

/** The widths that are served; the first is for avatars. */
const widths = [96, ...imageWidths]

/** The smallest of these that is enough, or the largest. */
const widthFor = (asked: number): number => widths.find((width) => width >= asked) ?? Math.max(...widths)

/** `npm ci` empties it, as the fonts and the renderer may have changed. */
const folder = join(fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url)), 'pictures')
const storedPicture = createPictureStore(folder, rasterize)

/**
 * The picture at a path below /wps/media, as WebP; undefined when there is none. It is as wide as `w` asks for, in pixels;
 * without a usable one, as it is drawn.
 */
export async function renderPicture({ pathname, searchParams }: URL): Promise<Buffer | undefined> {
  const [, kind = '', id = ''] = picturePath.exec(pathname) ?? []
  const svg = composers[kind]?.(id, searchParams.get('language') ?? 'EN', searchParams)
  if (svg === undefined) return undefined
  const asked = Number(searchParams.get('w'))
  return storedPicture(svg, widthFor(asked >= 1 ? asked : drawnWidth(svg)))
}

const drawnWidth = (svg: string): number => Number(/ width="(\d+)"/.exec(svg)?.[1])
