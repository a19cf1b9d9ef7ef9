import { useAtomValue } from 'jotai/react'
import { findPromotion } from '../../rules/content/promotion'
import { promotionsAtom } from '../../state/promotions'

/** Whether there is a gift for downloading the app (E2.35): known to members of merchants with a reward centre. */
export const useDownloadGift = (): boolean =>
  findPromotion(useAtomValue(promotionsAtom), 'APP_DOWNLOAD')?.enabled === true
