import { gameCodeOf } from './game'

/** A fixture: league, teams, and the sport's game. Leagues and teams are made up. */
const fixtures: readonly (readonly [league: string, home: string, away: string, game: string])[] = [
  ['Floodlit League', 'Harbour City', 'North Ridge', 'Football Floodlights'],
  ['Floodlit League', 'Old Mill', 'Lakeside Rovers', 'Football Floodlights'],
  ['Pavilion Trophy', 'Indus Kings', 'Delta Strikers', 'Cricket Pavilion'],
  ['Arena Cup', 'Steel Hawks', 'Coast Giants', 'Basketball Arena'],
  ['Floodlit League', 'Green Valley', 'Union Park', 'Football Floodlights'],
  ['Pavilion Trophy', 'Mountain Eagles', 'Riverside', 'Cricket Pavilion'],
]

const minute = 60_000
const matchLength = 105 * minute
/** One begins every half hour, again and again. */
const interval = 30 * minute

/** A goal for each of these minutes, alternating by the fixture. */
const goalMinutes = [12, 31, 48, 63, 77, 88]

const goals = (index: number, elapsed: number, side: number): number =>
  goalMinutes.filter((at, goal) => at * minute <= elapsed && (goal + index) % 3 === side).length

/** The matches around `now`: those that are being played, and the next ones. They follow the platform's clock. */
export function createMatches(now: number) {
  const cycle = fixtures.length * interval
  return fixtures
    .map(([league, home, away, game], index) => {
      const first = Math.floor(now / cycle) * cycle + index * interval
      const startTime = now - first > matchLength ? first + cycle : first
      const elapsed = now - startTime
      const score = { homeScore: goals(index, elapsed, 0), awayScore: goals(index, elapsed, 1) }
      return {
        id: `match-${index + 1}`,
        league,
        home,
        away,
        startTime,
        ...(elapsed >= 0 ? score : {}),
        gameCode: gameCodeOf(game),
      }
    })
    .sort((first, second) => first.startTime - second.startTime)
}
