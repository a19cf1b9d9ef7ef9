import { useAtomValue } from 'jotai/react'
import { type ReactNode, useEffect } from 'react'
import type { VipProgress } from '../../rules/session/vip'
import { rankProgressAtom } from '../../state/member'
import { reconnectCountAtom } from '../../state/page'
import { SkeletonList } from '../../ui/feedback/SkeletonList'
import { Stack } from '../../ui/layout/Stack'
import { Place } from '../code/Place'
import { FailedState } from '../feedback/FailedState'
import { SlowRetry } from '../feedback/SlowRetry'
import { refreshRank } from '../identity/refreshMember'
import { useSite } from '../useSite'
import { useRankProgress } from './useRankProgress'

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
      <Stack>
        <Place name="vipLevel" />
        {children(value)}
      </Stack>
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
