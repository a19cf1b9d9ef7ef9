import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { imageUrl } from '../rules/network/imageUrl'
import { mountedTarget, outsideTarget } from '../rules/network/mountedTarget'
import { htmlToText } from '../rules/text/htmlToText'
import { loadCode } from './code/lazyCode'
import { targetContext } from './pages/targetContext'
import { reportFault } from './tracking'
import { useSite } from './useSite'

type Fill = typeof import('../browser/html/sanitizeHtml').fillWithHtml

/** Texts that the platform sends as HTML, sanitised (D10). Until the code for that is there, and if it fails, as plain text. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  const site = useSite()
  const [fill, setFill] = useState<Fill>()
  const element = useRef<HTMLDivElement>(null)
  const [isPlain, setIsPlain] = useState(false)
  useEffect(() => {
    let isGone = false
    loadCode(site, () => import('../browser/html/sanitizeHtml')).then(
      (module) => !isGone && setFill(() => module.fillWithHtml),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [site])
  useLayoutEffect(() => {
    if (!fill || !element.current) return
    const { hosts = {}, domains } = site.data.manifest
    const listed = [...(hosts.customerService ?? []), ...(hosts.download ?? []), ...domains]
    try {
      const isFilled = fill(element.current, html, {
        link: (address) =>
          mountedTarget(address, targetContext(site)) ?? outsideTarget(address, listed, domains),
        image: (address) => imageUrl(address, [], hosts.image ?? []),
      })
      if (isFilled) return
    } catch {
      // The text is enough.
    }
    reportFault(site, { kind: 'empty', where: 'html' })
    setIsPlain(true)
  }, [fill, html, site])
  const text = htmlToText(html)
  return fill && !isPlain ? (
    <div ref={element} className={className} dir="auto" />
  ) : (
    <div className={className} dir="auto">
      {text?.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}
