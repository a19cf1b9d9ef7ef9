import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../kit/useSite'
import type { OpenServiceEntry } from '../../rules/customerService/customerService'
import { Button } from '../../ui/actions/Button'
import { ServiceRows } from './ServiceRows'
import { useServiceEntries } from './useServiceEntries'

/**
 * "Contact us" on error screens, without session and settings (D6): entries from the domain config, or from the manifest.
 * Each is a plain link, so that no browser blocks its tab. A single entry opens at once, several expand here (I2.22); renders
 * nothing without entries.
 */
export default function Contact() {
  const t = useText()
  const { manifestEntries, entries = manifestEntries } = useServiceEntries('domainRoute')
  // An expanded list does not change when the platform answers: nothing moves under a finger.
  const [expandedEntries, setExpandedEntries] = useState<readonly OpenServiceEntry[]>()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (expandedEntries) list.current?.scrollIntoView({ block: 'nearest' })
  }, [expandedEntries])
  const [first, ...others] = entries
  if (!first) return null
  if (others.length === 0 && !expandedEntries) {
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
        aria-expanded={expandedEntries !== undefined}
        aria-controls={listId}
        onClick={() => setExpandedEntries(expandedEntries ? undefined : entries)}
      >
        {t('common.contactUs')}
      </Button>
      <div ref={list} id={listId} className="Contact-ways" hidden={!expandedEntries}>
        {expandedEntries && <ServiceRows entries={expandedEntries} />}
      </div>
    </div>
  )
}
