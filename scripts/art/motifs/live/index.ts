import { drum } from '../lottery/drum'
import type { Motif } from '../motif'
import { beads } from './beads'
import { blackjack } from './blackjack'
import { cardDuel } from './card-duel'
import { chips } from './chips'
import { dealerTable } from './dealer-table'
import { diceDome } from './dice-dome'
import { lounge } from './lounge'
import { moneyWheel } from './money-wheel'
import { pokerNight } from './poker-night'
import { roulette } from './roulette'
import { rouletteClose } from './roulette-close'
import { studio } from './studio'
import { threeCards } from './three-cards'

export const live: readonly [Motif, ...Motif[]] = [
  { name: 'duel', words: ['tiger', 'duel', 'high'], draw: cardDuel },
  { name: 'roulette', words: ['grand', 'emerald', 'corcovado'], draw: roulette },
  { name: 'roulette close', words: ['roulette'], draw: rouletteClose },
  { name: 'wheel', words: ['wheel'], draw: moneyWheel },
  { name: 'dome', words: ['sic', 'xoc', 'dice', 'bau'], draw: diceDome },
  { name: 'bingo', words: ['bingo'], draw: drum },
  { name: 'beads', words: ['fan'], draw: beads },
  { name: 'three cards', words: ['teen', 'andar', 'three', 'seka'], draw: threeCards },
  { name: 'blackjack', words: ['blackjack'], draw: blackjack },
  { name: 'chips', words: ['chips', 'chip', 'caribbean'], draw: chips },
  { name: 'poker', words: ['holdem', 'poker', 'canal'], draw: pokerNight },
  { name: 'studio', words: ['studio', 'stadium', 'sunrise'], draw: studio },
  { name: 'lounge', words: ['lounge', 'ruby', 'salon'], draw: lounge },
  { name: 'table', words: ['baccarat', 'dealer', 'table'], draw: dealerTable },
]
