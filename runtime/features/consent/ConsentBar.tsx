import { useAtomValue } from 'jotai/react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { saveConsent } from '../../kit/consent'
import { useSite, useText } from '../../kit/useSite'
import { trackingPartners } from '../../rules/tracking/trackingPartners'
import { consentBarOpenAtom, pixelsLoadedAtom } from '../../state/consent'
import { consentAtom } from '../../state/page'
import { languages } from '../../tables/languages'
import { Button } from '../../ui/Button'

/** Asks once, beside the page and not over it; both answers are one tap, and alike. */
export default function ConsentBar() {
  const unanswered = useAtomValue(consentAtom) === undefined
  const choosing = useAtomValue(consentBarOpenAtom)
  return unanswered || choosing ? <Question choosing={choosing} /> : null
}

function Question({ choosing }: { choosing: boolean }) {
  const site = useSite()
  const t = useText()
  const bar = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const names = trackingPartners(site.data.manifest)
  const goBack = useFocus(choosing, title)
  useEffect(() => {
    if (bar.current) uncover(bar.current)
  }, [])

  function answer(said: 'agreed' | 'refused'): void {
    // What was pressed goes away: the focus must stay on the page.
    goBack(bar.current?.parentElement?.querySelector('main'))
    const leave = said === 'refused' && site.store.get(pixelsLoadedAtom)
    saveConsent(site, said)
    site.store.set(consentBarOpenAtom, false)
    // An advertiser's script cannot be taken out of a page that it runs in.
    if (leave) site.browser.page.reload()
  }

  return (
    <section className="ConsentBar" aria-labelledby={titleId} ref={bar}>
      <h2 className="ConsentBar-title" id={titleId} tabIndex={-1} ref={title}>
        {t('consent.title')}
      </h2>
      <p className="ConsentBar-text">
        {t('consent.text')}{' '}
        {names.length > 0 &&
          t('consent.partners', { names: listed(names, languages[site.text.language].tag) })}
      </p>
      <div className="ConsentBar-answers">
        <Button variant="outline" size="s" wide onClick={() => answer('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button variant="outline" size="s" wide onClick={() => answer('agreed')}>
          {t('consent.agree')}
        </Button>
      </div>
    </section>
  )
}

const listed = (names: readonly string[], tag: string): string => new Intl.ListFormat(tag).format(names)

/**
 * The bar comes by itself, perhaps over what has the focus just then (WCAG 2.4.11). What is higher than the room above it, as the
 * whole page is, can be seen anyway.
 */
function uncover(bar: HTMLElement): void {
  const { activeElement: focused } = bar.ownerDocument
  if (!focused || bar.contains(focused)) return
  const [it, above] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
  const isCovered = it.bottom > above.top && it.top < above.bottom && it.height < above.top
  if (isCovered) focused.scrollIntoView({ block: 'nearest' })
}

/** Whoever opens the choice is led to it, and back afterwards; nobody else is moved. */
function useFocus(choosing: boolean, title: RefObject<HTMLElement | null>) {
  const { browser } = useSite()
  const back = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (!choosing) return
    back.current = browser.page.saveFocus()
    title.current?.focus({ preventScroll: true })
  }, [choosing, browser, title])
  return (otherwise: HTMLElement | null | undefined) =>
    back.current ? back.current() : otherwise?.focus({ preventScroll: true })
}
