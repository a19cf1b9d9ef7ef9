import type { Motif } from '../motif'
import { basketball } from './basketball'
import { belt } from './belt'
import { boxing } from './boxing'
import { cricket } from './cricket'
import { cycling } from './cycling'
import { darts } from './darts'
import { football } from './football'
import { gamepad } from './gamepad'
import { goal } from './goal'
import { golf } from './golf'
import { helmet } from './helmet'
import { hockey } from './hockey'
import { horseshoe } from './horseshoe'
import { rocket } from './rocket'
import { rooster } from './rooster'
import { shuttle } from './shuttle'
import { snooker } from './snooker'
import { tableTennis } from './table-tennis'
import { tennis } from './tennis'
import { trophy } from './trophy'
import { volleyball } from './volleyball'

export const sports: readonly [Motif, ...Motif[]] = [
  { name: 'rocket', words: ['rocket', 'crash'], draw: rocket },
  { name: 'goal', words: ['penalty', 'futsal'], draw: goal },
  { name: 'football', words: ['football'], draw: football },
  { name: 'cricket', words: ['cricket'], draw: cricket },
  { name: 'shuttle', words: ['badminton'], draw: shuttle },
  { name: 'basketball', words: ['basketball'], draw: basketball },
  { name: 'table tennis', words: ['table'], draw: tableTennis },
  { name: 'tennis', words: ['tennis'], draw: tennis },
  { name: 'volleyball', words: ['volleyball'], draw: volleyball },
  { name: 'golf', words: ['golf'], draw: golf },
  { name: 'snooker', words: ['snooker'], draw: snooker },
  { name: 'darts', words: ['darts'], draw: darts },
  { name: 'trophy', words: ['trophy', 'rugby', 'baseball'], draw: trophy },
  { name: 'boxing', words: ['boxing', 'muay'], draw: boxing },
  { name: 'gamepad', words: ['e'], draw: gamepad },
  { name: 'horseshoe', words: ['horse'], draw: horseshoe },
  { name: 'helmet', words: ['motor'], draw: helmet },
  { name: 'rooster', words: ['rooster'], draw: rooster },
  { name: 'hockey', words: ['hockey'], draw: hockey },
  { name: 'belt', words: ['kabaddi'], draw: belt },
  { name: 'cycling', words: ['cycling'], draw: cycling },
]
