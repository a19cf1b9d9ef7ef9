import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import { readPromotions } from '../../rules/content/promotion'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'

const promotion = 'APP_DOWNLOAD'

/** Whether there is a gift for downloading the app (E2.35): known to members of merchants with a reward centre. */
export function useDownloadGift(): boolean {
  const site = useSite()
  const asks = evaluate({ all: ['member', 'flag.REWCEN3'] }, useAtomValue(factsAtom)) === 'yes'
  const [hasGift, setHasGift] = useState(false)
  useEffect(() => {
    if (!asks) return
    let isGone = false
    site.platform.call('promotions', { alert: false }).then(
      (reply) =>
        !isGone && setHasGift(readPromotions(reply).some(({ key, enabled }) => key === promotion && enabled)),
      () => undefined,
    )
    return () => {
      isGone = true
      setHasGift(false)
    }
  }, [asks, site])
  return hasGift
}
