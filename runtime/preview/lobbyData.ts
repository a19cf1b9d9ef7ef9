import type { HttpResponse } from '../browser/browser'
import type { SiteData } from '../browser/start/siteData'
import { readStoredValue, writeStoredValue } from '../browser/storage/storedValue'
import type { LaneOfGames } from '../rules/content/game'
import { lobbyCopyOwner } from '../rules/content/lobbyCopyOwner'
import {
  type OwnGamesOfMember,
  readFavourites,
  readRecentGames,
  shownGames,
} from '../rules/content/memberGames'
import { splitByAllowlist } from '../rules/network/imageUrl'
import { fields, hasShape, listOf, parseJson, untrusted } from '../rules/network/read'
import { memberKey } from '../rules/session/memberKey'
import { readSession, type Session } from '../rules/session/session'
import type { Language } from '../tables/languages'
import {
  bannersKey,
  favouriteGamesKey,
  lanesKey,
  recentGamesKey,
  type StorageKeyRow,
  sessionKey,
  settingsKey,
  tabSessionKey,
  textsKey,
} from '../tables/storageKeys'

type Reply = Promise<HttpResponse | undefined>

function sessionOf({ code, manifest }: SiteData): Session | undefined {
  const key = manifest.session?.keep === 'tab' ? tabSessionKey : sessionKey
  return readSession(untrusted(readStoredValue(code, key)), code)
}

const ownerOf = (data: SiteData, language: Language): string => lobbyCopyOwner(language, sessionOf(data))

/** The lanes of features/lobby/OwnGames.tsx. */
export function ownGames(data: SiteData, lanes: readonly LaneOfGames[]): OwnGamesOfMember {
  const member = memberKey(sessionOf(data))
  return {
    recent: shownGames(readRecentGames(readStoredValue(data.code, recentGamesKey), member), lanes),
    favourites: shownGames(readFavourites(readStoredValue(data.code, favouriteGamesKey), member), lanes),
  }
}

/** The copies of the last visit that are this visitor's; undefined where there are none. */
export function readCopies(data: SiteData, language: Language) {
  const { code, manifest, texts } = data
  const owner = ownerOf(data, language)
  const replyOf = (row: StorageKeyRow): unknown => {
    const copy = fields(readStoredValue(code, row))
    return copy.owner === owner ? copy.reply : undefined
  }
  const { url, catalogue } = fields(readStoredValue(code, textsKey))
  return {
    texts: url === texts[language] ? catalogue : undefined,
    lanes: replyOf(lanesKey),
    banners: replyOf(bannersKey),
    /** The platform's image hosts that the manifest lists. */
    imageHosts: splitByAllowlist(
      listOf(fields(readStoredValue(code, settingsKey)).imageCDNs).filter((host) => typeof host === 'string'),
      manifest.hosts?.image ?? [],
    ).listed,
  }
}

/** Stores what is shown, so that the application begins with the same. */
export function storeCopy(data: SiteData, language: Language, row: StorageKeyRow, reply: unknown): void {
  writeStoredValue(data.code, row, { owner: ownerOf(data, language), reply })
}

/** The value of a successful reply with this list; otherwise undefined: the application reports and repeats it. */
export async function readReply(reply: Reply, list: string): Promise<unknown> {
  const response = await reply
  if (response?.status !== 200) return undefined
  const { success, value } = fields(parseJson(response.text))
  return success === true && hasShape(value, `list:${list}`) ? value : undefined
}

export async function readTexts(reply: Reply | undefined): Promise<unknown> {
  const response = await reply
  return response?.status === 200 ? parseJson(response.text) : undefined
}
