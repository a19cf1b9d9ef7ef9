import { useEffect, useRef } from 'react'
import type { Site } from '../../contract/site'
import { fields } from '../../rules/network/read'
import { memberKey } from '../../rules/session/memberKey'
import { sessionAtom } from '../../state/session'
import { type DraftForm, drafts } from '../../tables/drafts'
import { fieldLimits } from '../../tables/fieldLimits'
import * as limits from '../../tables/limits'

type Values = Readonly<Record<string, string>>
type WithStorage = Pick<Site, 'browser' | 'store'>

/** The forms whose draft this page has used, or does not use: each comes back once. */
const usedForms = new WeakMap<object, Set<DraftForm>>()

/** The forms whose draft was stored when it was sent, and comes back to the same member if that fails with the session. */
const keptForms = new WeakMap<object, Set<DraftForm>>()

const readDrafts = ({ browser }: WithStorage): Readonly<Record<string, unknown>> =>
  fields(browser.storage.read('drafts'))

/** Whose drafts these are: another member's never come back (D21). */
const ownerOf = ({ store }: WithStorage): string => memberKey(store.get(sessionAtom))

/** The forms of this page among these. */
function formsOf(all: WeakMap<object, Set<DraftForm>>, { browser }: Pick<Site, 'browser'>): Set<DraftForm> {
  const forms = all.get(browser) ?? new Set()
  all.set(browser, forms)
  return forms
}

/** What was typed into this form before the browser discarded or reloaded the page; nothing once the form has been shown. */
export function readDraft(site: WithStorage, form: DraftForm): Values {
  const isRestored = site.browser.page.restored && !formsOf(usedForms, site).has(form)
  if (!isRestored && !formsOf(keptForms, site).has(form)) return {}
  const { owner, ...forms } = readDrafts(site)
  if (owner !== ownerOf(site)) return {}
  const stored = fields(forms[form])
  return Object.fromEntries(
    drafts[form].flatMap((name) => {
      const value: unknown = stored[name]
      const longest = Math.max(limits.draftText, fieldLimits[name] ?? 0)
      return typeof value === 'string' && value.length <= longest ? [[name, value]] : []
    }),
  )
}

function saveDraft(site: WithStorage, form: DraftForm, values: Values): void {
  const typed = drafts[form].flatMap((name) => {
    const value = values[name] ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const { [form]: _, ...others } = readDrafts(site)
  site.browser.storage.write('drafts', {
    ...others,
    owner: ownerOf(site),
    ...(typed.length > 0 ? { [form]: Object.fromEntries(typed) } : {}),
  })
}

/** Stores what is being sent: where the session turns out to have ended, it comes back after the login (F063). */
export function keepDraft(site: WithStorage, form: DraftForm, values: Values): void {
  saveDraft(site, form, values)
  formsOf(keptForms, site).add(form)
}

/** What was typed has been sent: it does not come back. */
export function forgetDraft(site: WithStorage, form: DraftForm): void {
  saveDraft(site, form, {})
  formsOf(keptForms, site).delete(form)
}

/**
 * Stores what is typed whenever the page leaves the screen, which is when a browser may discard it. `read` returns the values,
 * also those that a browser has filled in without an event (F087).
 */
export function useSavedDraft(site: Site, form: DraftForm | undefined, read: () => Values): void {
  const latestRead = useRef(read)
  latestRead.current = read
  useEffect(() => {
    if (form === undefined) return
    // Here and not when it is read: React may render a form and throw it away before it is shown.
    formsOf(usedForms, site).add(form)
    return site.browser.page.onVisible((visible) => {
      if (!visible) saveDraft(site, form, latestRead.current())
    })
  }, [site, form])
}
