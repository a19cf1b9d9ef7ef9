import { useSite, useText } from '../useSite'

/**
 * Props for ui/feedback/InsecureMessage; spread them. It links to this page over https, with the codes in its query (I9.25).
 */
export function useInsecureMessageProps() {
  const { hostname, path, search } = useSite().browser.page
  const t = useText()
  return {
    title: t('login.insecureTitle'),
    children: t('login.insecureText'),
    openLabel: t('login.openSecure'),
    href: `https://${hostname}${path}${search}`,
  }
}
