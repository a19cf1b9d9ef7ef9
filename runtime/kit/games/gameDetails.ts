import { useMemo } from 'react'
import type { Site } from '../../contract/site'
import type { Game } from '../../rules/content/game'
import { readRules, readStakes } from '../../rules/games/gameDetails'
import type { Currency } from '../../rules/text/money'
import { languages } from '../../tables/languages'
import { frameContext } from '../pages/targetContext'
import { useCurrency } from '../useCurrency'
import { useSite } from '../useSite'

type Described = Pick<Game, 'stakes' | 'rules'>

/** What is worth knowing before a game is played for the first time (D220). */
export interface GameDetails {
  /** The lowest and the highest stake, as money. */
  readonly stakes: string | undefined
  /** The address of the rules. */
  readonly rules: string | undefined
}

export const gameDetails = (site: Site, { stakes, rules }: Described, currency: Currency): GameDetails => ({
  stakes: readStakes(stakes, currency, languages[site.text.language].locale)?.stakes,
  rules: readRules(rules, frameContext(site, 'game')),
})

/** The details of a game, in the member's currency and language. */
export function useGameDetails({ stakes, rules }: Described): GameDetails {
  const site = useSite()
  const currency = useCurrency()
  return useMemo(() => gameDetails(site, { stakes, rules }, currency), [site, stakes, rules, currency])
}
