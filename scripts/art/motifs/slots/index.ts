import type { Motif } from '../motif'
import { bell } from './bell'
import { book } from './book'
import { candy } from './candy'
import { cat } from './cat'
import { cherries } from './cherries'
import { chest } from './chest'
import { clover } from './clover'
import { coins } from './coins'
import { crown } from './crown'
import { dragon } from './dragon'
import { fireworks } from './fireworks'
import { gems } from './gems'
import { grapes } from './grapes'
import { hive } from './hive'
import { ingots } from './ingots'
import { jackpotStar } from './jackpot-star'
import { lanterns } from './lanterns'
import { lemons } from './lemons'
import { map } from './map'
import { mask } from './mask'
import { melon } from './melon'
import { moon } from './moon'
import { pagoda } from './pagoda'
import { phoenix } from './phoenix'
import { planet } from './planet'
import { pot } from './pot'
import { pyramid } from './pyramid'
import { reels } from './reels'
import { scarab } from './scarab'
import { sevens } from './sevens'
import { ship } from './ship'
import { tiger } from './tiger'
import { waterLily } from './water-lily'

export const slots: readonly [Motif, ...Motif[]] = [
  { name: 'dragon', words: ['dragon'], draw: dragon },
  { name: 'tiger', words: ['tiger', 'stallion'], draw: tiger },
  {
    name: 'phoenix',
    words: ['phoenix', 'firebird', 'peacock', 'crane', 'toucan', 'macaw', 'falcon'],
    draw: phoenix,
  },
  {
    name: 'mask',
    words: ['carnaval', 'masks', 'masquerade', 'samba', 'rio', 'dancer', 'jamboree'],
    draw: mask,
  },
  { name: 'cat', words: ['cat'], draw: cat },
  { name: 'scarab', words: ['scarab', 'pharaohs'], draw: scarab },
  { name: 'hive', words: ['honey', 'hive'], draw: hive },
  { name: 'sevens', words: ['seven', 'sevens'], draw: sevens },
  { name: 'cherries', words: ['cherries', 'fruit'], draw: cherries },
  { name: 'lemons', words: ['lemon', 'citrus', 'orchard'], draw: lemons },
  { name: 'grapes', words: ['grape'], draw: grapes },
  { name: 'melon', words: ['melon', 'plum'], draw: melon },
  { name: 'reels', words: ['reels', 'spin', 'stall', 'engine', 'club'], draw: reels },
  { name: 'clover', words: ['clover', 'leaf'], draw: clover },
  { name: 'candy', words: ['sugar', 'candy', 'jelly'], draw: candy },
  { name: 'lotus', words: ['lotus', 'garden', 'foxfire', 'spices'], draw: waterLily },
  { name: 'jackpot', words: ['jackpot', 'neon'], draw: jackpotStar },
  { name: 'book', words: ['book', 'scrolls', 'almanac', 'tome', 'grimoire', 'ledger'], draw: book },
  { name: 'map', words: ['map', 'cartographers', 'captain', 'isle'], draw: map },
  { name: 'pagoda', words: ['temple', 'pagoda', 'stupa', 'shrine', 'lost'], draw: pagoda },
  { name: 'pyramid', words: ['pyramid', 'nile', 'sphinx', 'oasis', 'mirage', 'desert'], draw: pyramid },
  { name: 'lanterns', words: ['lantern', 'lanterns'], draw: lanterns },
  { name: 'ship', words: ['ship', 'shipwreck', 'captain', 'delta'], draw: ship },
  { name: 'planet', words: ['comet', 'galaxy', 'orbit', 'star', 'starlight'], draw: planet },
  { name: 'moon', words: ['moon', 'moonlight', 'moonlit'], draw: moon },
  { name: 'fireworks', words: ['firework', 'fireworks'], draw: fireworks },
  {
    name: 'crown',
    words: ['crown', 'king', 'queen', 'throne', 'maharani', 'sultans', 'emperors'],
    draw: crown,
  },
  { name: 'coins', words: ['coin', 'midas', 'piggy', 'market'], draw: coins },
  { name: 'chest', words: ['chest', 'treasure', 'coffer', 'hoard'], draw: chest },
  { name: 'ingots', words: ['ingot'], draw: ingots },
  { name: 'pot', words: ['pot', 'bowl', 'rice'], draw: pot },
  { name: 'bell', words: ['bell', 'bells', 'chimes'], draw: bell },
  {
    name: 'gems',
    words: ['sapphire', 'ruby', 'diamond', 'emerald', 'opal', 'opals', 'crystal', 'gemcutters', 'amethyst'],
    draw: gems,
  },
]
