import type { Category } from '../../kit/games/gameCategories'
import type { Game, LaneOfGames } from '../../rules/content/game'
import * as times from '../../tables/times'

const drawCategory: Category = 'lottery'

/** Whether the next draw leads the lobby: where lotteries are the merchant's first category. */
export const leadsWithDraws = (categories: readonly string[] = []): boolean => categories[0] === drawCategory

export type Draw = Game & { readonly nextDraw: number }

/** The draw that leads the lobby: the next one in which there is still time to take part. */
export const leadingDraw = (lanes: readonly LaneOfGames[], now: number): Draw | undefined =>
  lanes
    .filter(({ category }) => category === drawCategory)
    .flatMap(({ games }) => games)
    .filter((game): game is Draw => game.nextDraw !== undefined && leadsAt(game.nextDraw, now))
    .reduce<Draw | undefined>(
      (first, game) => (first && first.nextDraw <= game.nextDraw ? first : game),
      undefined,
    )

const leadsAt = (nextDraw: number, now: number): boolean => nextDraw - now > times.drawClosing

/** When another draw takes its place. */
export const leadsUntil = ({ nextDraw }: Draw): number => nextDraw - times.drawClosing
