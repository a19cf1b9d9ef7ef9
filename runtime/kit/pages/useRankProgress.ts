import { useAtomValue } from 'jotai/react'
import type { QueryState } from '../../rules/network/query'
import { isHighest } from '../../rules/session/levels'
import type { VipProgress } from '../../rules/session/vip'
import { memberAtom, rankProgressAtom } from '../../state/member'

/** The progress to the next level, as far as it agrees with the member's level (E3.30, E5.28). */
export function useRankProgress(): QueryState<VipProgress> {
  const query = useAtomValue(rankProgressAtom)
  const rank = useAtomValue(memberAtom).value?.rank
  const { value } = query
  return value === undefined ? query : { ...query, value: { ...value, isTop: isHighest(value, rank) } }
}
