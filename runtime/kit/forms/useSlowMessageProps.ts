import { useText } from '../useSite'

/** Props for ui/feedback/SlowMessage; spread them. */
export function useSlowMessageProps() {
  const t = useText()
  return {
    title: t('common.slowTitle'),
    children: t('common.slowCancelText'),
    cancelLabel: t('common.cancel'),
  }
}
