import type { GameCategory } from '../catalogue/game'
import { hash } from '../random'

/** The motif templates of each category, with the keywords in a game's code that select them. */
export const motifs: Readonly<Record<GameCategory, Readonly<Record<string, string>>>> = {
  lottery: {
    'lottery/drum': 'drum northern amazonas jangada pampas giang',
    'slots/dragon': 'dragon',
    'lottery/lotus': 'lotus moon rabbit hue ipe',
    'lottery/dice': 'dice',
    'lottery/race': 'racing quick fast',
    'lottery/keno': 'keno eleven bingo animals numbers',
    'lottery/scratch': 'scratch',
    'lottery/tickets': 'ticket festa club bond prize afternoon',
    'lottery/board': 'digits minutes minute double',
    'lottery/great-ball': 'five six long city nang lat nai ninh tho khanh',
  },
  live: {
    'live/duel': 'tiger duel high',
    'live/roulette': 'roulette',
    'live/wheel': 'wheel',
    'live/dome': 'sic xoc dice bau fan',
    'lottery/drum': 'bingo',
    'live/three-cards': 'teen andar three seka',
    'live/blackjack': 'blackjack',
    'live/chips': 'chips chip caribbean',
    'live/poker': 'holdem poker canal',
    'live/table': 'baccarat dealer table',
  },
  slots: {
    'slots/dragon': 'dragon foxfire firework',
    'slots/tiger': 'tiger cat',
    'slots/phoenix': 'phoenix firebird peacock crane toucan macaw falcon',
    'slots/mask': 'carnaval carnival masks masquerade samba rio dancer jamboree candy',
    'slots/sevens': 'seven sevens jackpot fruit cherries lemon citrus orchard melon grape clover leaf',
    'slots/book': 'book scrolls almanac tome grimoire ledger map riddle',
    'slots/pagoda':
      'temple pagoda stupa shrine lost garden lantern lanterns moon moonlight bell bells chimes',
    'slots/crown': 'crown king queen throne maharani sultans emperors pharaohs pyramid nile scarab',
    'slots/chest':
      'chest treasure coffer hoard coin midas piggy pot bowl shipwreck captain ingot honey oasis',
    'slots/gems':
      'sapphire ruby diamond emerald opal opals crystal gemcutters amethyst comet galaxy star starlight',
  },
  fishing: {
    'slots/dragon': 'dragon',
    'fishing/koi': 'koi anglers river',
    'fishing/shark': 'shark piranha barracuda swordfish',
    'fishing/octopus': 'octopus kraken jellyfish abyss',
    'fishing/whale': 'whale dolphin manta',
    'fishing/turtle': 'turtle starfish',
    'fishing/crab': 'crab lobster prawn',
    'fishing/clownfish': 'clownfish coral pufferfish',
    'fishing/cannon': 'cannon harpoon',
    'fishing/trident': 'trident atlantis emperor pearl seahorse',
  },
  sports: {
    'sports/rocket': 'rocket crash',
    'sports/football': 'football futsal penalty',
    'sports/cricket': 'cricket',
    'sports/shuttle': 'badminton',
    'sports/basketball': 'basketball',
    'sports/tennis': 'tennis',
    'sports/gamepad': 'e',
    'sports/horseshoe': 'horse derby',
    'sports/helmet': 'motor cycling',
    'sports/trophy': 'trophy rugby baseball boxing muay golf hockey kabaddi snooker darts volleyball',
  },
  cards: {
    'cards/dominoes': 'domino dominoes',
    'cards/mahjong': 'mahjong',
    'cards/dice': 'dice',
    'cards/ludo': 'ludo carrom',
    'cards/chess': 'chess checkers',
    'cards/plinko': 'plinko kites bauble',
    'cards/mines': 'mines scratch',
    'cards/joker': 'joker bluff',
    'live/three-cards': 'teen three blackjack hi tower hearts deuces solitaire',
    'cards/fan': 'thirteen phom rummy truco buraco sweep rang poker flush queen',
  },
}

/** The template that a keyword in the code selects; else a random one, the same for the same code. */
export function motifOf(category: GameCategory, code: string): string {
  const words = code.split('-')
  const list = Object.entries(motifs[category])
  const matched = list.find(([, keywords]) => keywords.split(' ').some((keyword) => words.includes(keyword)))
  const [template = ''] = matched ?? list[hash(code) % list.length] ?? []
  return template
}
