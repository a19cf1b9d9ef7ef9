import { useAtomValue } from 'jotai/react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { saveConsent } from '../../kit/consent'
import { useSite, useText } from '../../kit/useSite'
import { formatList } from '../../rules/text/intl/lists'
import { trackingPartners } from '../../rules/tracking/trackingPartners'
import { consentAtom, consentBarOpenAtom, pixelsLoadedAtom } from '../../state/consent'
import { languages } from '../../tables/languages'
import { Button } from '../../ui/actions/Button'
import { useInset } from '../../ui/layout/useInset'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

/** Asks once, in one line above the bottom bar; both answers take one tap and look the same, and a tap on the question explains it. */
export default function ConsentBar() {
  const unanswered = useAtomValue(consentAtom) === undefined
  const isReopened = useAtomValue(consentBarOpenAtom)
  return unanswered || isReopened ? <ConsentQuestion isReopened={isReopened} /> : null
}

function ConsentQuestion({ isReopened }: { isReopened: boolean }) {
  const site = useSite()
  const t = useText()
  const barRef = useRef<HTMLElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [titleId, textId] = [useId(), useId()]
  // Whoever asks for the question again wants to read it.
  const [detailed, setDetailed] = useState(isReopened)
  const partners = trackingPartners(site.data.manifest)
  const restoreFocus = useFocusWhenReopened(isReopened, titleRef)
  useInset('--strip', barRef)
  useEffect(() => {
    if (barRef.current) scrollFocusIntoView(barRef.current)
  }, [])

  function answer(choice: 'agreed' | 'refused'): void {
    // The pressed button unmounts: the focus must stay on the page.
    restoreFocus(barRef.current?.parentElement?.querySelector('main'))
    const mustReload = choice === 'refused' && site.store.get(pixelsLoadedAtom)
    saveConsent(site, choice)
    site.store.set(consentBarOpenAtom, false)
    // A running advertising script cannot be unloaded without a reload.
    if (mustReload) site.browser.page.reload()
  }

  return (
    <section className="ConsentBar" aria-labelledby={titleId} ref={barRef}>
      <h2 className="ConsentBar-title" id={titleId} tabIndex={-1} ref={titleRef}>
        <button
          type="button"
          className="ConsentBar-question"
          aria-expanded={detailed}
          aria-controls={textId}
          onClick={() => setDetailed(!detailed)}
        >
          {t('consent.title')}
          <Icon icon={icons.chevronDown} size="s" />
        </button>
      </h2>
      <div className="ConsentBar-answers">
        <Button variant="outline" size="s" onClick={() => answer('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button variant="outline" size="s" onClick={() => answer('agreed')}>
          {t('consent.agree')}
        </Button>
      </div>
      <p className="ConsentBar-text" id={textId} hidden={!detailed}>
        {t('consent.text')}{' '}
        {partners.length > 0 &&
          t('consent.partners', { names: formatList(partners, languages[site.text.language].locale) })}
      </p>
    </section>
  )
}

/**
 * The bar appears by itself and may cover the focused element (WCAG 2.4.11). An element taller than the space above the bar is
 * visible anyway.
 */
function scrollFocusIntoView(bar: HTMLElement): void {
  const { activeElement: focused } = bar.ownerDocument
  if (!focused || bar.contains(focused)) return
  const [focusedRect, barRect] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
  const isCovered =
    focusedRect.bottom > barRect.top && focusedRect.top < barRect.bottom && focusedRect.height < barRect.top
  if (isCovered) focused.scrollIntoView({ block: 'nearest' })
}

/** When the visitor reopens the bar, it takes the focus and gives it back afterwards; otherwise the focus does not move. */
function useFocusWhenReopened(isReopened: boolean, titleRef: RefObject<HTMLElement | null>) {
  const { browser } = useSite()
  const restoreFocus = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (!isReopened) return
    restoreFocus.current = browser.page.saveFocus()
    titleRef.current?.focus({ preventScroll: true })
  }, [isReopened, browser, titleRef])
  return (fallback: HTMLElement | null | undefined) =>
    restoreFocus.current ? restoreFocus.current() : fallback?.focus({ preventScroll: true })
}
