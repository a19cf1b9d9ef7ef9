import * as limits from '../../tables/limits'
import { useSite, useText } from '../useSite'

/** What a screen without a failure of its own shows for customer service: the code that the fault reports of this build have. */
export function useBuildCode(): string {
  const t = useText()
  return t('errors.supportCode', { code: useSite().data.build.slice(0, limits.buildCode) })
}
