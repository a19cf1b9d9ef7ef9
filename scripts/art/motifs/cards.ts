import {
  bauble,
  carrom,
  checkers,
  chess,
  dice,
  dominoes,
  kites,
  ludo,
  mahjong,
  mines,
  plinko,
  scratchLotus,
} from './cards-boards'
import { fan, flush, highLow, joker, queen, suitJewels, tower } from './cards-hands'
import { blackjack, pokerNight, threeCards } from './live-cards'
import type { Motif } from './motif'

export const cards: readonly [Motif, ...Motif[]] = [
  { name: 'dominoes', words: ['domino', 'dominoes'], draw: dominoes },
  { name: 'mahjong', words: ['mahjong'], draw: mahjong },
  { name: 'dice', words: ['dice'], draw: dice },
  { name: 'ludo', words: ['ludo'], draw: ludo },
  { name: 'chess', words: ['chess'], draw: chess },
  { name: 'carrom', words: ['carrom'], draw: carrom },
  { name: 'checkers', words: ['checkers'], draw: checkers },
  { name: 'plinko', words: ['plinko'], draw: plinko },
  { name: 'mines', words: ['mines'], draw: mines },
  { name: 'kites', words: ['kites'], draw: kites },
  { name: 'scratch', words: ['scratch'], draw: scratchLotus },
  { name: 'bauble', words: ['bauble'], draw: bauble },
  { name: 'joker', words: ['joker', 'bluff'], draw: joker },
  { name: 'queen', words: ['queen'], draw: queen },
  { name: 'tower', words: ['tower'], draw: tower },
  { name: 'flush', words: ['flush', 'jacks'], draw: flush },
  { name: 'high low', words: ['hi'], draw: highLow },
  { name: 'jewels', words: ['hearts', 'solitaire', 'deuces', 'rang'], draw: suitJewels },
  { name: 'three cards', words: ['teen', 'three'], draw: threeCards },
  { name: 'blackjack', words: ['blackjack'], draw: blackjack },
  { name: 'poker', words: ['poker'], draw: pokerNight },
  { name: 'fan', words: ['thirteen', 'phom', 'rummy', 'truco', 'buraco', 'sweep'], draw: fan },
]
