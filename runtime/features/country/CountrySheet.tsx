import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { findCountries, type NamedCountry, namedCountries } from '../../rules/phone/countryNames'
import { languages } from '../../tables/languages'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Sheet } from '../../ui/Sheet'
import { TextField } from '../../ui/TextField'
import { VirtualList } from '../../ui/VirtualList'
import { CountryRow } from './CountryRow'

const codeOf = ({ code }: NamedCountry): string => code

/** All countries with flag and dialling code; a tap chooses one (I2.25, E2.59, E2.60). Closed with its code. */
export default function CountrySheet({ payload, close, titleId, leaving }: OverlayProps<'countryPicker'>) {
  const site = useSite()
  const t = useText()
  const question = payload
  const { locale } = languages[site.text.language]
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const all = useMemo(() => namedCountries(question, locale), [question, locale])
  const found = useMemo(() => findCountries(all, typed), [all, typed])

  /** Enter takes the only one that is left; with several, and with an arrow, it goes on in the list. */
  function leaveSearch(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'Enter' && found.length === 1) close(found[0]?.code)
    else list.current?.focus()
  }

  return (
    <Sheet
      full
      fillBody
      title={t('common.diallingCode')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      tools={
        <TextField
          ref={search}
          type="search"
          label={t('country.search')}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          icon="search"
          maxLength={limits.name}
          value={typed}
          onChange={setTyped}
          onKeyDown={leaveSearch}
          clearLabel={t('common.clear')}
          helper={t('country.found', { count: found.length })}
        />
      }
    >
      {found.length === 0 ? (
        <EmptyState
          icon="globe"
          title={t('country.none', { keyword: typed.trim() })}
          action={
            <Button
              variant="tonal"
              onClick={() => {
                setTyped('')
                search.current?.focus()
              }}
            >
              {t('country.showAll')}
            </Button>
          }
        />
      ) : (
        <VirtualList
          ref={list}
          label={t('common.diallingCode')}
          items={found}
          getKey={codeOf}
          selected={found.findIndex(({ code }) => code === question.current)}
          onSelect={({ code }) => close(code)}
          onCharacter={() => search.current?.focus()}
        >
          {(country) => (
            <CountryRow
              country={country}
              chosen={country.code === question.current}
              flags={site.data.countryFlags}
            />
          )}
        </VirtualList>
      )}
    </Sheet>
  )
}
