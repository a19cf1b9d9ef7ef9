import type { Rank } from './member'
import type { RankStanding } from './rank'
import type { VipProgress } from './vip'

/**
 * A member whose reply names no next level is not at the highest one while the page names a lower level, or none at all
 * (E3.31, E5.29). `rank` is the level that the member's own data name.
 */
export function isHighest({ isTop, levels, levelId }: VipProgress, rank: Rank | undefined): boolean {
  const highest = levels.at(-1)
  if (!isTop || highest === undefined) return isTop
  const own =
    levels.find(({ id }) => id === levelId) ??
    levels.find(({ id, name }) => id === rank?.id || name === rank?.name)
  if (own) return own === highest
  // A level that the list does not have says nothing about it.
  return levelId !== '' || rank !== undefined
}

/** What a bar of the progress is called: a next level is only named where there is one. */
export const progressLabel = ({ isTop, isUnknown }: RankStanding) =>
  isTop ? 'member.topLevel' : isUnknown ? 'vip.yourLevel' : 'member.nextLevel'
