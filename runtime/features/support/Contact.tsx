import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../kit/useSite'
import type { OpenServiceEntry } from '../../rules/customerService/customerService'
import { Button } from '../../ui/Button'
import { ServiceRows } from './ServiceRows'
import { useServices } from './useServices'

/**
 * "Contact us" on screens that tell of trouble, without session and settings (D6): from the domain config, or the
 * manifest's list. Each way is a link that is ready before the tap, so no browser blocks its tab. One opens at once, several
 * unfold here (I2.22); without any nothing is drawn.
 */
export default function Contact() {
  const t = useText()
  const { own, shown = own } = useServices('domainRoute')
  // What is unfolded stays as it is, also when the platform answers now: nothing moves below a finger.
  const [unfolded, setUnfolded] = useState<readonly OpenServiceEntry[]>()
  const rows = useId()
  const ways = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (unfolded) ways.current?.scrollIntoView({ block: 'nearest' })
  }, [unfolded])
  const [first, ...others] = shown
  if (!first) return null
  if (others.length === 0 && !unfolded) {
    return (
      <Button wide variant="tonal" icon="support" href={first.url} target="_blank" rel="noopener noreferrer">
        {t('common.contactUs')}
      </Button>
    )
  }
  return (
    <div className="Contact">
      <Button
        wide
        variant="tonal"
        icon="support"
        aria-expanded={unfolded !== undefined}
        aria-controls={rows}
        onClick={() => setUnfolded(unfolded ? undefined : shown)}
      >
        {t('common.contactUs')}
      </Button>
      <div ref={ways} id={rows} className="Contact-ways" hidden={!unfolded}>
        {unfolded && <ServiceRows services={unfolded} />}
      </div>
    </div>
  )
}
