import { useAtomValue } from 'jotai/react'
import { type ReactNode, useEffect } from 'react'
import { FailedState } from '../../kit/FailedState'
import { refreshRank } from '../../kit/refreshMember'
import { SlowRetry } from '../../kit/SlowRetry'
import { useRankProgress } from '../../kit/useRankProgress'
import { useSite } from '../../kit/useSite'
import type { VipProgress } from '../../rules/session/vip'
import { rankProgressAtom } from '../../state/member'
import { reconnectCountAtom } from '../../state/page'
import { SkeletonList } from '../../ui/SkeletonList'
import { LevelCard } from './LevelCard'

interface RankedPageProps {
  readonly children: (progress: VipProgress) => ReactNode
}

/** A page about the member's rank: the level, and what follows from the progress, which is loaded anew (E7.11). */
export function RankedPage({ children }: RankedPageProps) {
  const site = useSite()
  const { value, status, cause } = useRankProgress()
  const reconnectCount = useAtomValue(reconnectCountAtom)
  const refresh = () => void refreshRank(site)
  const retry = () => void refreshRank(site, { isRetry: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on arrival, and when the connection returns
  useEffect(() => {
    if (site.store.get(rankProgressAtom).status !== 'pending') refresh()
  }, [site, reconnectCount])
  if (value)
    return (
      <div className="RankedPage">
        <LevelCard progress={value} />
        {children(value)}
      </div>
    )
  if (status === 'error')
    return <FailedState titleKey="vip.failedTitle" textKey="vip.failedText" cause={cause} onRetry={retry} />
  return (
    <>
      <SlowRetry onRetry={retry} />
      <SkeletonList />
    </>
  )
}
