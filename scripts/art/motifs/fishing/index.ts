import type { Motif } from '../motif'
import { dragon } from '../slots/dragon'
import { angler } from './angler'
import { cannon } from './cannon'
import { clownfish } from './clownfish'
import { crab } from './crab'
import { jellyfish } from './jellyfish'
import { koi } from './koi'
import { lobster } from './lobster'
import { manta } from './manta'
import { octopus } from './octopus'
import { pearlShell } from './pearl-shell'
import { puffer } from './puffer'
import { seahorse } from './seahorse'
import { shark } from './shark'
import { starfish } from './starfish'
import { swordfish } from './swordfish'
import { trident } from './trident'
import { turtle } from './turtle'
import { whale } from './whale'

export const fishing: readonly [Motif, ...Motif[]] = [
  { name: 'dragon', words: ['dragon'], draw: dragon },
  { name: 'koi', words: ['koi', 'anglers', 'river'], draw: koi },
  { name: 'shark', words: ['shark', 'piranha', 'barracuda'], draw: shark },
  { name: 'puffer', words: ['pufferfish'], draw: puffer },
  { name: 'swordfish', words: ['swordfish', 'harpoon'], draw: swordfish },
  { name: 'manta', words: ['manta'], draw: manta },
  { name: 'angler', words: ['lantern', 'abyss'], draw: angler },
  { name: 'clownfish', words: ['clownfish', 'coral'], draw: clownfish },
  { name: 'whale', words: ['whale', 'dolphin'], draw: whale },
  { name: 'octopus', words: ['octopus', 'kraken'], draw: octopus },
  { name: 'turtle', words: ['turtle'], draw: turtle },
  { name: 'jellyfish', words: ['jellyfish'], draw: jellyfish },
  { name: 'crab', words: ['crab'], draw: crab },
  { name: 'seahorse', words: ['seahorse'], draw: seahorse },
  { name: 'pearl', words: ['pearl'], draw: pearlShell },
  { name: 'lobster', words: ['lobster', 'prawn'], draw: lobster },
  { name: 'cannon', words: ['cannon'], draw: cannon },
  { name: 'trident', words: ['trident', 'atlantis', 'emperor'], draw: trident },
  { name: 'starfish', words: ['starfish'], draw: starfish },
]
