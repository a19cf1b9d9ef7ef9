import { blackjack, cardDuel, dealerTable, pokerNight, threeCards } from './live-cards'
import { beads, chips, diceDome, lounge, moneyWheel, roulette, rouletteClose, studio } from './live-tables'
import { drum } from './lottery-balls'
import type { Motif } from './motif'

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
