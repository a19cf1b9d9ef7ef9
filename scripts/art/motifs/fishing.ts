import { angler, clownfish, koi, manta, puffer, shark, swordfish, whale } from './fishing-fish'
import {
  cannon,
  crab,
  jellyfish,
  lobster,
  octopus,
  pearlShell,
  seahorse,
  starfish,
  trident,
  turtle,
} from './fishing-reef'
import type { Motif } from './motif'
import { dragon } from './slots-creatures'

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
