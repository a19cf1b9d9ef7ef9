import { useSite, useText } from '../contract/useSite'

/** What ui/InsecureBanner wants: spread it. It leads to this page on a closed line, with the codes of its address (I9.25). */
export function useSecurePage() {
  const { hostname, path, search } = useSite().edge.page
  const t = useText()
  return {
    title: t('login.insecureTitle'),
    children: t('login.insecureText'),
    openLabel: t('login.openSecure'),
    href: `https://${hostname}${path}${search}`,
  }
}
