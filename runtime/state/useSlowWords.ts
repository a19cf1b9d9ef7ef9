import { useText } from '../contract/useSite'

/** What ui/SlowBanner says of any long wait: spread it. */
export function useSlowWords() {
  const t = useText()
  return { title: t('common.slowTitle'), children: t('common.slowText'), cancelLabel: t('common.cancel') }
}
