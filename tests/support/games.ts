/** One lane of the lobby, with its games by name; the first of them is hot. */
export interface LaneReply {
  readonly title: string
  readonly gameClassify: string
  readonly ordinal: number
  readonly games: readonly string[]
  readonly gameCount?: number
}

const card = (name: string, id: number, hot: boolean) => ({
  id,
  code: `game-${id}`,
  displayName: name,
  accountTypeName: 'Aurora',
  image: `/images/${id}.webp`,
  ...(hot ? { badge: 'hot' } : {}),
})

/** The value of the reply to the `gameLanes` call. */
export const lanes = (...replies: LaneReply[]) => ({
  lanes: replies.map(({ games, gameCount = games.length, ...lane }) => ({
    ...lane,
    gameCount,
    cards: games.map((name, index) => card(name, lane.ordinal + index, index === 0)),
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
