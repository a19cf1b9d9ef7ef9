import { useText } from '../useSite'

/** Props for ui/feedback/SlowBanner; spread them. */
export function useSlowBannerProps() {
  const t = useText()
  return { title: t('common.slowTitle'), children: t('common.slowText'), cancelLabel: t('common.cancel') }
}
