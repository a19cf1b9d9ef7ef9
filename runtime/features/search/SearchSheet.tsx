import { useEffect, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { limits } from '../../tables/limits'
import { times } from '../../tables/times'
import { Sheet } from '../../ui/Sheet'
import { TextField } from '../../ui/TextField'
import { SearchResults } from './SearchResults'
import { SearchStart } from './SearchStart'

/** What is typed, once the fingers have rested. */
function useRested(typed: string): string {
  const { clock } = useSite().browser
  const [rested, setRested] = useState(typed)
  useEffect(() => clock.after(times.searchDebounce, () => setRested(typed)), [clock, typed])
  return rested
}

/** Finds games by name or category; opened with a category it shows all of that. */
export default function SearchSheet({ payload, close, titleId, leaving }: OverlayProps<'search'>) {
  const t = useText()
  const [scope, setScope] = useState(payload)
  const [typed, setTyped] = useState('')
  const keyword = useRested(typed.trim())
  const searching = keyword.length >= limits.searchKeyword
  return (
    <Sheet
      full
      title={scope?.title ?? t('search.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      tools={
        <TextField
          type="search"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          icon="search"
          maxLength={limits.userName}
          value={typed}
          onChange={setTyped}
          clearLabel={t('common.clear')}
        />
      }
    >
      {searching || scope ? (
        <SearchResults keyword={searching ? keyword : undefined} category={scope?.category} />
      ) : (
        <SearchStart onKeyword={setTyped} onScope={setScope} />
      )}
    </Sheet>
  )
}
