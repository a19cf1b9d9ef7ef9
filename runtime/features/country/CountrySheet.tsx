import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { SearchField } from '../../kit/forms/SearchField'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useSite, useText } from '../../kit/useSite'
import { findCountries, type NamedCountry, namedCountries } from '../../rules/phone/countryNames'
import { languages } from '../../tables/languages'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { VirtualList } from '../../ui/lists/VirtualList'
import { CountryRow } from './CountryRow'

const getCode = ({ code }: NamedCountry): string => code

/** All countries with flag and dialling code (I2.25, E2.59, E2.60). Closes with the chosen country's code. */
export default function CountrySheet(overlay: OverlayProps<'countryPicker'>) {
  const { payload, close } = overlay
  const site = useSite()
  const t = useText()
  const options = payload
  const { locale } = languages[site.text.language]
  const [keyword, setKeyword] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const countries = useMemo(() => namedCountries(options, locale), [options, locale])
  const matches = useMemo(() => findCountries(countries, keyword), [countries, keyword])

  /** Enter chooses the only match; with several, and with the down arrow, the focus moves to the list. */
  function onSearchKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'Enter' && matches.length === 1) close(matches[0]?.code)
    else list.current?.focus()
  }

  return (
    <OverlaySheet
      overlay={overlay}
      full
      fillBody
      title={t('common.diallingCode')}
      tools={
        <SearchField
          ref={searchField}
          label={t('country.search')}
          value={keyword}
          onChange={setKeyword}
          onKeyDown={onSearchKeyDown}
          helper={t('country.found', { count: matches.length })}
        />
      }
    >
      {matches.length === 0 ? (
        <EmptyState
          icon="globe"
          title={t('country.none', { keyword: keyword.trim() })}
          action={
            <Button
              variant="tonal"
              onClick={() => {
                setKeyword('')
                searchField.current?.focus()
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
          items={matches}
          getKey={getCode}
          selected={matches.findIndex(({ code }) => code === options.current)}
          onSelect={({ code }) => close(code)}
          onCharacter={() => searchField.current?.focus()}
        >
          {(country) => (
            <CountryRow
              country={country}
              chosen={country.code === options.current}
              flagsUrl={site.data.countryFlags}
            />
          )}
        </VirtualList>
      )}
    </OverlaySheet>
  )
}
