/** Replies of the lobby. */
export interface LaneReply {
  readonly title: string
  readonly gameClassify: string
  readonly ordinal: number
  readonly games: readonly string[]
  readonly gameCount?: number
}

const card = (name: string, id: number) => ({
  id,
  code: `game-${id}`,
  displayName: name,
  accountTypeName: 'Aurora',
  image: `/images/${id}.svg`,
  ...(id === 1 ? { badge: 'hot' } : {}),
})

let made = 0

export const lanes = (...some: LaneReply[]) => ({
  lanes: some.map(({ games, gameCount, ...lane }) => ({
    ...lane,
    gameCount: gameCount ?? games.length,
    cards: games.map((name, index) => {
      made = index + 1
      return card(name, lane.ordinal + made - 100)
    }),
  })),
})

export const slots: LaneReply = {
  title: 'Slots',
  gameClassify: 'slots',
  ordinal: 100,
  games: ['Dragon', 'Tiger'],
}
export const live: LaneReply = { title: 'Live', gameClassify: 'live', ordinal: 200, games: ['Baccarat'] }
export const lottery: LaneReply = {
  title: 'Lottery',
  gameClassify: 'lottery',
  ordinal: 300,
  games: ['Mekong'],
}
