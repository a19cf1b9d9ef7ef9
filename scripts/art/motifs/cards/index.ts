import { blackjack } from '../live/blackjack'
import { pokerNight } from '../live/poker-night'
import { threeCards } from '../live/three-cards'
import type { Motif } from '../motif'
import { bauble } from './bauble'
import { carrom } from './carrom'
import { checkers } from './checkers'
import { chess } from './chess'
import { dice } from './dice'
import { dominoes } from './dominoes'
import { fan } from './fan'
import { flush } from './flush'
import { highLow } from './high-low'
import { joker } from './joker'
import { kites } from './kites'
import { ludo } from './ludo'
import { mahjong } from './mahjong'
import { mines } from './mines'
import { plinko } from './plinko'
import { queen } from './queen'
import { scratchLotus } from './scratch-lotus'
import { suitJewels } from './suit-jewels'
import { tower } from './tower'

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
