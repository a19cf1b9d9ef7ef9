import { useEffect, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { SearchField } from '../../kit/forms/SearchField'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useSite, useText } from '../../kit/useSite'
import * as limits from '../../tables/limits'
import * as times from '../../tables/times'
import { SearchResults } from './SearchResults'
import { SearchStart } from './SearchStart'

/** The text, once typing has paused. */
function useDebounced(text: string): string {
  const { clock } = useSite().browser
  const [debounced, setDebounced] = useState(text)
  useEffect(() => clock.after(times.searchDebounce, () => setDebounced(text)), [clock, text])
  return debounced
}

/** Finds games by name or category; opened with a category, it shows all of its games. */
export default function SearchSheet(overlay: OverlayProps<'search'>) {
  const { payload } = overlay
  const site = useSite()
  const t = useText()
  const [scope, setScope] = useState(payload)
  const [text, setText] = useState(() => site.browser.page.takeHeldText())
  const keyword = useDebounced(text.trim())
  const tooLong = text.trim().length > limits.searchText
  // An emptied field shows the start again at once.
  const searching =
    text.trim() !== '' && keyword.length >= limits.searchKeyword && keyword.length <= limits.searchText
  return (
    <OverlaySheet
      overlay={overlay}
      full
      title={scope?.title ?? t('search.title')}
      tools={
        <SearchField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={setText}
          autoFocused={payload === undefined}
          onFocus={() => {
            // Letters that were typed while the sheet was drawn.
            const held = site.browser.page.takeHeldText()
            if (held !== '') setText(held)
          }}
          error={tooLong ? t('common.tooLong', { limit: limits.searchText }) : undefined}
        />
      }
    >
      {searching || scope ? (
        <SearchResults
          keyword={searching ? keyword : undefined}
          category={scope?.category}
          onScope={(next) => {
            setScope(next)
            setText('')
          }}
        />
      ) : (
        <SearchStart onKeyword={setText} onScope={setScope} />
      )}
    </OverlaySheet>
  )
}
