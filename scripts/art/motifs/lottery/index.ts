import type { Motif } from '../motif'
import { dragon } from '../slots/dragon'
import { moon } from '../slots/moon'
import { board } from './board'
import { bond } from './bond'
import { cage } from './cage'
import { drum } from './drum'
import { greatBall } from './great-ball'
import { keno } from './keno'
import { lotusBall } from './lotus-ball'
import { mountains } from './mountains'
import { pile } from './pile'
import { race } from './race'
import { scratch } from './scratch'
import { threeDice } from './three-dice'
import { tickets } from './tickets'
import { town } from './town'

export const lottery: readonly [Motif, ...Motif[]] = [
  { name: 'drum', words: ['drum', 'northern'], draw: drum },
  { name: 'dragon', words: ['dragon'], draw: dragon },
  { name: 'moon', words: ['moon', 'eid', 'rabbit'], draw: moon },
  { name: 'lotus', words: ['lotus', 'hue', 'ipe'], draw: lotusBall },
  { name: 'dice', words: ['dice'], draw: threeDice },
  { name: 'race', words: ['racing', 'quick', 'fast'], draw: race },
  { name: 'keno', words: ['keno', 'eleven', 'bingo', 'animals'], draw: keno },
  { name: 'scratch', words: ['scratch'], draw: scratch },
  { name: 'tickets', words: ['ticket', 'festa', 'club'], draw: tickets },
  { name: 'bond', words: ['bond', 'prize'], draw: bond },
  { name: 'board', words: ['digits', 'minutes', 'minute', 'double'], draw: board },
  { name: 'mountains', words: ['mountain', 'khyber', 'lat', 'minas'], draw: mountains },
  {
    name: 'town',
    words: ['city', 'tho', 'nang', 'ninh', 'khanh', 'multan', 'bahia', 'sao', 'nai'],
    draw: town,
  },
  { name: 'great ball', words: ['five', 'six', 'fifteen', 'long'], draw: greatBall },
  { name: 'pile', words: ['giang', 'pampas', 'evening'], draw: pile },
  { name: 'cage', words: ['amazonas', 'jangada', 'gold'], draw: cage },
]
