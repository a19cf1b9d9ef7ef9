import type { LaunchChat } from '../../schema/replies.gen'
import type { QueryOf } from '../../tables/calls'
import type { ChatLanguage } from '../../tables/chatLanguages'
import { sessionParams } from '../../tables/queryParams'
import { type FrameContext, frameTarget } from '../network/mountedTarget'
import { fields, textOf, type Untrusted } from '../network/read'

interface LaunchInput {
  /** The heading of the chat, in the member's language. */
  readonly title: string
  readonly language: ChatLanguage
  /** The brand's colour: `#rgb` or `#rrggbb`. */
  readonly color: string
  readonly origin: string
  /** Where the member is: path and query. */
  readonly path: string
  readonly search: string
}

/** The query of the launch call (E7.07). */
export const launchQuery = ({ title, language, color, ...place }: LaunchInput): QueryOf<'launchChat'> => ({
  b2c: true,
  title,
  backUrl: backUrl(place),
  language,
  headerColor: sixDigits(color),
})

/** The page that the chat leads back to, without anything that begins a session (D26). */
function backUrl({ origin, path, search }: Pick<LaunchInput, 'origin' | 'path' | 'search'>): string {
  const url = new URL(path + search, origin)
  for (const name of sessionParams) url.searchParams.delete(name)
  return url.href
}

const sixDigits = (color: string): string => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** The chat's URL in a reply: https, on one of the manifest's frame hosts (D149). */
export const readChatUrl = (raw: Untrusted<LaunchChat>, context: FrameContext): string | undefined =>
  frameTarget(textOf(fields(raw).chatUrl), context)
