import { useText } from '../useSite'

/** Props for ui/feedback/SlowMessage; spread them. */
export function useSlowMessageProps() {
  const t = useText()
  return { title: t('common.slowTitle'), children: t('common.slowText'), cancelLabel: t('common.cancel') }
}
